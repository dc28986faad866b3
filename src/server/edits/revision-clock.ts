/** The revisions of the files that the server has met (`protocol/revisions.ts`). */
import { textHash } from '../journal/file-history.ts';

export class RevisionClock {
  /** the newest revision of all files */
  newest = 0;
  private readonly known = new Map<string, { revision: number; hash: string | null }>();

  /**
   * Called with the text that a file has on disk at this moment (null: the file is gone).
   * @returns its revision: a new one where the text differs from the last that was noted
   */
  note(file: string, text: string | null): number {
    const hash = textHash(text);
    const last = this.known.get(file);
    if (last?.hash === hash) return last.revision;
    this.newest++;
    this.known.set(file, { revision: this.newest, hash });
    return this.newest;
  }
}
