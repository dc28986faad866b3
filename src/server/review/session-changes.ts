/**
 * What this session did to each file: its text before the first edit, and that text with our own edits alone, however others
 * edited the file in between. Kept while the server runs; two texts a file.
 */
import { applySplices } from '../../protocol/splice.ts';
import { carrySplices } from '../carry.ts';
import { lineSplices } from '../line-diff.ts';

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

const MOST_IDS = 2000;

export class SessionChanges {
  readonly since = new Date().toISOString();
  private readonly files = new Map<string, FileChanges>();

  /** An edit of ours, an undo or a redo: from this text to that one. */
  noteOwn(file: string, before: string | null, after: string | null, activityId: string): void {
    const changes = this.changesOf(file, before);
    if (changes.own === before) changes.own = after;
    else if (changes.own !== undefined) changes.own = carried(before, after, changes.own);
    noteId(changes, activityId);
  }

  /** An edit by someone else; only those to files that we edited count. */
  noteOther(file: string, activityId: string): void {
    const changes = this.files.get(file);
    if (!changes) return;
    changes.hasExternalEdits = true;
    noteId(changes, activityId);
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
}

function noteId({ activityIds }: FileChanges, id: string): void {
  activityIds.add(id);
  for (const oldest of activityIds) {
    if (activityIds.size <= MOST_IDS) return;
    activityIds.delete(oldest);
  }
}

/** The same edit in the text that has ours alone; undefined where others' lines are in the way. */
function carried(before: string | null, after: string | null, own: string | null): string | undefined {
  if (before === null || after === null || own === null) return undefined;
  const edit = carrySplices(lineSplices(before, after), before, own);
  return edit.ok ? applySplices(own, edit.splices) : undefined;
}
