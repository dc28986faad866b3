/**
 * The session's changes per file: the text before the first edit, and that text with only our own edits, whatever others
 * edited in between. Kept in memory; two texts per file.
 */
import { applySplices } from '../../protocol/splice.ts';
import { carrySplices } from '../edits/carry.ts';
import { lineSplices } from '../files/line-diff.ts';

export interface FileChanges {
  /** text before the first edit of the session; null for a file that did not exist */
  start: string | null;
  /** `start` with our edits only; undefined once they cannot be separated from those of others */
  own: string | null | undefined;
  hasExternalEdits: boolean;
  /** activities that touched the file, oldest first */
  activityIds: Set<string>;
  /** our text as last staged in git's index */
  staged?: string | null;
}

/** Limit on remembered activities over all files: twice the number that the journal keeps. */
const MOST_ACTIVITIES = 2000;

export class SessionChanges {
  readonly since = new Date().toISOString();
  private readonly files = new Map<string, FileChanges>();
  /** files touched, by activity, oldest first */
  private readonly noted = new Map<string, Set<FileChanges>>();

  /** Records an edit, undo or redo of this server, with the text before and after. */
  noteOwn(file: string, before: string | null, after: string | null, activityId: string): void {
    const changes = this.changesOf(file, before);
    if (changes.own === before) changes.own = after;
    else if (changes.own !== undefined) changes.own = carried(before, after, changes.own);
    this.note(changes, activityId);
  }

  /** Records an external edit. Ignores files that this server has not edited. */
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

/** Repeats an edit in the text with only our edits; undefined when it conflicts with lines of others. */
function carried(before: string | null, after: string | null, own: string | null): string | undefined {
  if (before === null || after === null || own === null) return undefined;
  const edit = carrySplices(lineSplices(before, after), before, own);
  return edit.ok ? applySplices(own, edit.splices) : undefined;
}
