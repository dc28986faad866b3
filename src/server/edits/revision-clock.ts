/** Counts the revisions of the files known to the server (`protocol/revisions.ts`). */
import { canvasOfFile } from '../../protocol/canvases.ts';
import type { Revisions } from '../../protocol/revisions.ts';
import { textHash } from '../journal/file-history.ts';

export class RevisionClock {
  /** the newest revision over all files */
  newest = 0;
  private readonly known = new Map<string, { revision: number; hash: string | null }>();

  /**
   * @param text the current text on disk; null when the file was deleted
   * @returns the file's revision, a new one if the text differs from the last one noted
   */
  note(file: string, text: string | null): number {
    const hash = textHash(text);
    const last = this.known.get(file);
    if (last?.hash === hash) return last.revision;
    this.newest++;
    this.known.set(file, { revision: this.newest, hash });
    return this.newest;
  }

  /**
   * The revisions that pages wait for. The file of a canvas has none, because no page shows it.
   * @param texts by file; undefined for one that cannot be read, which gives 0
   */
  noteAll(texts: Iterable<readonly [file: string, text: string | null | undefined]>): Revisions {
    const shown = [...texts].filter(([file]) => canvasOfFile(file) === null);
    return Object.fromEntries(
      shown.map(([file, text]) => [file, text === undefined ? 0 : this.note(file, text)] as const),
    );
  }
}
