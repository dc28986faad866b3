/**
 * Labels of components in the layers, stored across restarts in `labels.json` of the state folder, never in the project. A
 * label follows its element when the id changes, and is kept for a removed element, which undo may restore.
 */
import { readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSourceId } from '../../protocol/codebase-id.ts';
import { type LabelPatch, type Labels, LONGEST_LABEL, MOST_LABELS, tidyLabel } from '../../protocol/labels.ts';
import { renameKeys } from '../../protocol/renamed-ids.ts';
import { writeStateFile } from '../files/state-file.ts';
import { isObject } from '../routes/decode-fields.ts';
import { asFileRefusal, refuse } from '../routes/errors.ts';
import type { Logger } from '../types.ts';

const FILE = 'labels.json';
const VERSION = 1;
/** In bytes; the maximum number of labels needs less. */
const MAX_READ = 2 * 1024 * 1024;

export class LabelStore {
  private labels: Labels;

  constructor(
    private readonly stateDir: string,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {
    this.labels = this.read();
  }

  all(): Labels {
    return this.labels;
  }

  /**
   * Sets an element's label; an empty text removes it.
   * @param isGone true for ids of removed elements, whose labels are dropped when there are too many
   * @returns the changed labels; empty when nothing changed
   * @throws Refused when the label is too long, there are too many, or the file cannot be saved
   */
  set(codebaseId: string, text: string, isGone: (id: string) => boolean): LabelPatch {
    const label = tidyLabel(text) || null;
    if (label !== null && label.length > LONGEST_LABEL) {
      const message = `A label has at most ${LONGEST_LABEL} characters, and this one has ${label.length}.`;
      refuse('field-too-large', message, { hint: 'Choose a shorter one.', codebaseId });
    }
    if ((this.labels[codebaseId] ?? null) === label) return {};
    const patch: LabelPatch = { [codebaseId]: label };
    if (label !== null && !(codebaseId in this.labels)) this.makeRoom(patch, isGone);
    const next = { ...this.labels };
    for (const [id, value] of Object.entries(patch)) {
      if (value === null) delete next[id];
      else next[id] = value;
    }
    try {
      this.write(next);
    } catch (error) {
      throw asFileRefusal(error, 'The label');
    }
    return patch;
  }

  /** Moves labels to the new ids of renamed elements. */
  follow(renamed: Record<string, string>): void {
    const next = renameKeys(this.labels, renamed);
    if (next === this.labels) return;
    // Editors rename theirs in any case, so keep the new ids even if saving fails; the next saved label writes all.
    this.labels = next;
    try {
      this.write(next);
    } catch (error) {
      this.logger.warn(`Labels of the layers could not be kept for the next start: ${(error as Error).message}`);
    }
  }

  private makeRoom(patch: LabelPatch, isGone: (id: string) => boolean): void {
    const ids = Object.keys(this.labels);
    if (ids.length < MOST_LABELS) return;
    const gone = ids.filter(isGone);
    for (const id of gone) patch[id] = null;
    if (gone.length === 0) {
      const hint = 'Remove one that you no longer need: rename its layer to an empty name.';
      refuse('too-many-labels', `There are ${MOST_LABELS} labels already, and no more are kept.`, { hint });
    }
  }

  private write(labels: Labels): void {
    writeStateFile(this.stateDir, FILE, JSON.stringify({ version: VERSION, labels }), true);
    this.labels = labels;
  }

  private read(): Labels {
    const path = join(this.stateDir, FILE);
    try {
      if (statSync(path).size > MAX_READ) throw new Error('it is too large');
      return labelsIn(JSON.parse(readFileSync(path, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
      this.setAside(path, (error as Error).message);
      return {};
    }
  }

  private setAside(path: string, why: string): void {
    const aside = `${path}.unusable`;
    try {
      renameSync(path, aside);
      this.logger.warn(`Labels of the layers could not be used: ${why}. They are now in ${aside}.`);
    } catch (error) {
      const reason = (error as Error).message;
      this.logger.warn(`Labels of the layers could not be used: ${why}, nor set aside: ${reason}`);
    }
  }
}

/** @throws Error when the data is not a valid table of labels */
function labelsIn(data: unknown): Labels {
  if (!isObject(data) || data.version !== VERSION || !isObject(data.labels))
    throw new Error('it is no table of labels');
  const entries = Object.entries(data.labels);
  const areLabels = entries.every(
    ([id, label]) => isSourceId(id) && typeof label === 'string' && label !== '' && label.length <= LONGEST_LABEL,
  );
  if (!areLabels || entries.length > MOST_LABELS) throw new Error('it contains an invalid label');
  return data.labels as Labels;
}
