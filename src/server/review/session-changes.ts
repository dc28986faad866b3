/**
 * What this session did to each file: its text before the first edit, and that text with our own edits alone, however others
 * edited the file in between. Kept while the server runs; two texts a file.
 */
import { applySplices } from '../../protocol/splice.ts';
import { carrySplices } from '../edits/carry.ts';
import { lineSplices } from '../files/line-diff.ts';

export interface FileChanges {
  /** text at the first edit of the session, null where there was no file */
  start: string | null;
  /** `start` with our edits alone; undefined once they cannot be told from the others' */
  own: string | null | undefined;
  hasExternalEdits: boolean;
  /** activities that touched the file, oldest first */
  activityIds: Set<string>;
  /** our text as git's index has it since we put it there */
  staged?: string | null;
}

/** Activities that are told of, in all files together: twice as many as the journal keeps. */
const MOST_ACTIVITIES = 2000;

export class SessionChanges {
  readonly since = new Date().toISOString();
  private readonly files = new Map<string, FileChanges>();
  /** activity to the files that it touched, oldest first */
  private readonly noted = new Map<string, Set<FileChanges>>();

  /** An edit of ours, an undo or a redo: from this text to that one. */
  noteOwn(file: string, before: string | null, after: string | null, activityId: string): void {
    const changes = this.changesOf(file, before);
    if (changes.own === before) changes.own = after;
    else if (changes.own !== undefined) changes.own = carried(before, after, changes.own);
    this.note(changes, activityId);
  }

  /** An edit by someone else; only those to files that we edited count. */
  noteOther(file: string, activityId: string): void {
    const changes = this.files.get(file);
    if (!changes) return;
    changes.hasExternalEdits = true;
    this.note(changes, activityId);
  }

  entries(): [file: string, changes: FileChanges][] {
    return [...this.files].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  private changesOf(file: string, before: string | null): FileChanges {
    const known = this.files.get(file);
    if (known) return known;
    const changes: FileChanges = { start: before, own: before, hasExternalEdits: false, activityIds: new Set() };
    this.files.set(file, changes);
    return changes;
  }

  private note(changes: FileChanges, id: string): void {
    changes.activityIds.add(id);
    const touched = this.noted.get(id) ?? new Set();
    this.noted.set(id, touched.add(changes));
    for (const [oldest, files] of this.noted) {
      if (this.noted.size <= MOST_ACTIVITIES) break;
      for (const { activityIds } of files) activityIds.delete(oldest);
      this.noted.delete(oldest);
    }
  }
}

/** The same edit in the text that has ours alone; undefined where others' lines are in the way. */
function carried(before: string | null, after: string | null, own: string | null): string | undefined {
  if (before === null || after === null || own === null) return undefined;
  const edit = carrySplices(lineSplices(before, after), before, own);
  return edit.ok ? applySplices(own, edit.splices) : undefined;
}
