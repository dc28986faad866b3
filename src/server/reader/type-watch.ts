/**
 * Tells editors which edits added type errors. Edits that come while a check runs are checked together, as one step from the
 * first to the last; only if that step added an error are the states between compared.
 */
import { setImmediate } from 'node:timers/promises';
import type { Activity, ProblemsAnswer, TypeProblem } from '../../protocol/api.ts';
import type { SavedEdit, Workspace } from '../edits/workspace.ts';
import type { ProjectReader } from './project-reader.ts';
import { type CheckQuestion, type FileTexts, isScript } from './type-check.ts';
import { type FoundError, isSame } from './type-errors.ts';

/** An error and the edit that added it. One that is gone may come back with an undo. */
interface Known {
  activityId: string;
  error: FoundError;
  isThere: boolean;
}

const MOST_KNOWN = 200;
/** Of more edits in one check, the earlier ones count as one. */
const MOST_STATES = 20;

export class TypeWatch {
  private readonly undone = new Set<string>();
  private readonly shown = new Map<string, TypeProblem[]>();
  private known: Known[] = [];
  private waiting: SavedEdit[] = [];
  private isChecking = false;
  /** no TypeScript in the project, or a project that takes too long */
  private isOff = false;
  private readonly stop: () => void;

  constructor(
    private readonly ws: Workspace,
    private readonly reader: Pick<ProjectReader, 'check'>,
  ) {
    ws.onSaved = (edit) => this.note(edit);
    this.stop = ws.hub.on((event) => {
      if (event.event === 'change' && event.activity.type === 'UNKNOWN') this.noteOutside(event.activity);
    });
  }

  close(): void {
    this.isOff = true;
    this.stop();
  }

  /** The errors that the edits added and that are still there, per activity. */
  problems(): ProblemsAnswer {
    const answer: ProblemsAnswer = {};
    for (const { activityId, error, isThere } of this.known) {
      if (!isThere) continue;
      const { about: _, ...problem } = error;
      answer[activityId] = [...(answer[activityId] ?? []), problem];
    }
    return answer;
  }

  private note(edit: SavedEdit): void {
    const { op, activityId, files } = edit;
    if (op === 'undo') {
      this.undone.add(activityId);
      this.known = this.known.filter((one) => one.activityId !== activityId);
      this.publish();
    } else this.undone.delete(activityId);
    if (this.known.length > 0 || files.some(({ file }) => isScript(file))) this.later(edit);
  }

  /** An edit from outside can fix an error of one of the editor's edits. Errors that it adds are not reported. */
  private noteOutside({ id: activityId, files }: Activity): void {
    if (this.known.length === 0) return;
    const texts = files.map(({ path: file }) => ({ file, text: this.ws.textOnDisk(file) ?? null }));
    this.later({ op: 'undo', activityId, files: texts.map(({ file, text }) => ({ file, before: text, after: text })) });
  }

  private later(edit: SavedEdit): void {
    if (this.isOff) return;
    this.waiting.push(edit);
    void this.check();
  }

  private async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    while (this.waiting.length > 0 && !this.isOff) {
      // The edit is answered first.
      await setImmediate();
      const edits = this.waiting;
      this.waiting = [];
      await this.checkTogether(edits);
    }
    this.isChecking = false;
  }

  private async checkTogether(edits: readonly SavedEdit[]): Promise<void> {
    const asked = this.known.filter(({ isThere }) => isThere);
    const question: CheckQuestion = { states: statesOf(edits), known: asked.map(({ error }) => error) };
    const answer = await this.reader.check(question).catch((error: Error) => {
      if (!this.isOff) this.ws.logger.warn(`Edits are not checked for type errors any more. ${error.message}`);
      return null;
    });
    if (answer === null) {
      this.isOff = true;
      return;
    }
    for (const [i, one] of asked.entries()) {
      const now = answer.known[i] ?? null;
      one.isThere = now !== null;
      one.error = now ?? one.error;
    }
    for (const [i, edit] of edits.slice(-MOST_STATES).entries()) {
      for (const error of answer.added[i] ?? []) this.noteError(edit, error);
    }
    this.known = this.known.slice(-MOST_KNOWN);
    this.publish();
  }

  private noteError({ op, activityId }: SavedEdit, error: FoundError): void {
    if (op !== 'undo') {
      if (!this.undone.has(activityId)) this.known.push({ activityId, error, isThere: true });
      return;
    }
    const back = this.known.find((one) => !one.isThere && isSame(one.error, error));
    if (back) Object.assign(back, { error, isThere: true });
  }

  /** Publishes the activities whose errors have changed. */
  private publish(): void {
    const now = this.problems();
    for (const activityId of new Set([...this.shown.keys(), ...Object.keys(now)])) {
      const list = now[activityId] ?? [];
      if (JSON.stringify(list) === JSON.stringify(this.shown.get(activityId) ?? [])) continue;
      if (list.length > 0) this.shown.set(activityId, list);
      else this.shown.delete(activityId);
      this.ws.hub.publish({ event: 'problems', activityId, problems: list });
    }
  }
}

/** The texts of all edited files before the first edit, then after each. */
function statesOf(edits: readonly SavedEdit[]): FileTexts[] {
  const first: FileTexts = {};
  const states: FileTexts[] = [];
  for (const { files } of edits) for (const { file, before } of files) if (!(file in first)) first[file] = before;
  let now = first;
  for (const { files } of edits) {
    now = { ...now, ...Object.fromEntries(files.map(({ file, after }) => [file, after])) };
    states.push(now);
  }
  return [first, ...states.slice(-MOST_STATES)];
}
