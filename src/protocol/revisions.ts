/**
 * The clock of the files. Each text of a file that the server meets gets a *revision*: a number that grows over all files of the
 * server's life. The dev server tells a page which revisions a hot update or its first load serves; the page reports them as
 * *committed* once React and the style sheets show them.
 */

/** Project-relative file to the revision of its text. */
export type Revisions = Readonly<Record<string, number>>;

/** What one page shows: every revision up to `base`, which its first load brought, and those of hot updates since. */
export interface CommittedRevisions {
  base: number;
  files: Revisions;
}

export const NOTHING_COMMITTED: CommittedRevisions = { base: 0, files: {} };

/** Vite event to a page, before a hot update of a file: what the update brings. */
export const SERVES_EVENT = 'visual-edit:serves';
export interface Serves {
  /** Vite's timestamp of the update; null where no update follows because no module of the app is made from the file */
  timestamp: number | null;
  revisions: Revisions;
}

/** Vite event to a page that has just connected: the newest revision. Whatever it loads is not older. */
export const LOADED_EVENT = 'visual-edit:loaded';
export interface Loaded {
  revision: number;
}

/** True when a page shows these revisions, or newer ones of the same files. */
export function hasCommitted({ base, files }: CommittedRevisions, revisions: Revisions): boolean {
  return Object.entries(revisions).every(([file, revision]) => revision <= Math.max(base, files[file] ?? 0));
}

/** Both, with the newer revision of each file. */
export function mergeRevisions(a: Revisions, b: Revisions): Revisions {
  const merged: Record<string, number> = { ...a };
  for (const [file, revision] of Object.entries(b)) merged[file] = Math.max(revision, merged[file] ?? 0);
  return merged;
}

export function isRevisions(value: unknown): value is Revisions {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);
}
