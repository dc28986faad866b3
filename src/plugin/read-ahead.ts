/**
 * Reads the project's files while the dev server has nothing to do, from when it listens until the app loads, so that a first
 * load finds their elements and ids ready. Who starts a dev server opens the page a moment later.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isLong } from '../server/engine/outlines.ts';
import type { IdentityRegistry } from '../server/identity.ts';
import { walkProject } from '../server/project-walk.ts';
import type { TaggedElement } from '../server/types.ts';
import type { TaggedCode } from './tag-jsx.ts';

/** Of larger projects the outer folders are read; a first page seldom needs more. */
const LIMITS = { folders: 1000, depth: 12 };
/** characters of all texts that are read, so that they fit in memory beside everything else */
const MAX_TEXT = 16 * 1024 * 1024;
/** A turn of this many milliseconds is no delay that a request would notice. */
const TURN = 4;
/** What was read and has not been asked for by then is let go; ms. */
const KEPT = 60_000;

/** Tags a text whose elements have these ids; null where it stays as it is. */
export type TagText = (text: string, elements: readonly TaggedElement[]) => TaggedCode | null;

interface Ready {
  text: string;
  elements: readonly TaggedElement[];
  tagged: TaggedCode | null;
}

export class ReadAhead {
  /** true once nothing more is read */
  isDone = false;
  private stopped = false;
  private readonly ready = new Map<string, Ready>();
  private readonly timer: NodeJS.Timeout;

  /**
   * Begins at once.
   * @param isOurs whether the elements of a project-relative file are to be tagged
   */
  constructor(
    private readonly root: string,
    private readonly identity: Pick<IdentityRegistry, 'prepare' | 'dropPrepared'>,
    private readonly tag: TagText,
    protectedDirs: readonly string[],
    isOurs: (file: string) => boolean,
  ) {
    this.timer = setTimeout(() => this.stop(), KEPT).unref();
    void this.run(protectedDirs, isOurs);
  }

  /** True when a file reads so: who has the text from elsewhere needs not read it. */
  hasRead(file: string, text: string): boolean {
    return this.ready.get(file)?.text === text;
  }

  /**
   * Hands over what was made of a text, once.
   * @param elements as they are now: another id than the computed one is rare, and makes what was made useless
   * @returns undefined where nothing was made, or for another text
   */
  take(file: string, text: string, elements: readonly TaggedElement[]): TaggedCode | null | undefined {
    const ready = this.ready.get(file);
    this.ready.delete(file);
    if (ready?.text !== text || ready.elements.length !== elements.length) return undefined;
    const isSame = elements.every(({ codebaseId }, i) => codebaseId === ready.elements[i]?.codebaseId);
    return isSame ? ready.tagged : undefined;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.ready.clear();
    this.identity.dropPrepared();
  }

  private async run(protectedDirs: readonly string[], isOurs: (file: string) => boolean): Promise<void> {
    let length = 0;
    let since = performance.now();
    await walkProject(this.root, protectedDirs, LIMITS, async (file) => {
      if (!isOurs(file)) return;
      if (performance.now() - since > TURN) {
        await nextTurn();
        since = performance.now();
      }
      if (this.stopped || length > MAX_TEXT) return false;
      length += this.read(file);
    });
    this.isDone = true;
  }

  /** @returns its length */
  private read(file: string): number {
    let text: string;
    try {
      text = readFileSync(join(this.root, file), 'utf8');
    } catch {
      // gone, or not ours to read: who asks for it hears why
      return 0;
    }
    const elements = isLong(text.length) ? null : this.identity.prepare(file, text);
    if (elements) this.ready.set(file, { text, elements, tagged: this.tag(text, elements) });
    return text.length;
  }
}
