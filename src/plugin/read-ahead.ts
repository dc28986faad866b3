/**
 * Reads the project's files while the dev server has nothing to do, from when it listens until the app loads, so that a first
 * load finds their elements and ids ready. Who starts a dev server opens the page a moment later.
 */
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { IdentityRegistry } from '../server/identity.ts';
import { walkProject } from '../server/project-walk.ts';
import type { TaggedElement } from '../server/types.ts';
import type { TaggedCode } from './tag-jsx.ts';

/** Of larger projects the outer folders are read; a first page seldom needs more. */
const LIMITS = { folders: 1000, depth: 12 };
/** Bytes of all files that are read: what is made of them takes several times as much memory. */
const MAX_TOTAL = 8 * 1024 * 1024;
/** Bytes of one file: larger ones, where only the parser can tell their elements, would hold up a request. */
const MAX_FILE = 64 * 1024;
/** A turn of this many milliseconds is no delay that a request would notice. */
const TURN = 4;
/** Modules that are asked for come first: nothing is read until so many milliseconds after the last. */
const QUIET = 200;
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
  /** settles when nothing more is read */
  readonly ended: Promise<void>;
  private stopped = false;
  private quietFrom = 0;
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
    this.ended = this.run(protectedDirs, isOurs);
  }

  /** A module is asked for. @returns true when the file was read and has this text: it needs not be read again */
  asked(file: string, text: string): boolean {
    this.quietFrom = performance.now() + QUIET;
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
    let total = 0;
    let since = performance.now();
    await walkProject(this.root, protectedDirs, LIMITS, async (file) => {
      if (!isOurs(file)) return true;
      if (performance.now() - since > TURN) {
        await nextTurn();
        while (!this.stopped && performance.now() < this.quietFrom) await pause(QUIET, null, { ref: false });
        since = performance.now();
      }
      if (this.stopped) return false;
      total += this.read(file);
      return total < MAX_TOTAL;
    });
  }

  /** @returns how many bytes were read */
  private read(file: string): number {
    const path = join(this.root, file);
    try {
      const { size } = lstatSync(path);
      if (size > MAX_FILE) return 0;
      const text = readFileSync(path, 'utf8');
      const elements = this.identity.prepare(file, text);
      if (elements) this.ready.set(file, { text, elements, tagged: this.tag(text, elements) });
      return size;
    } catch {
      // Whoever asks for the file hears what is wrong with it.
      return 0;
    }
  }
}
