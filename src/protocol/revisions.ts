/**
 * Revisions of files. Each new text of a file gets a *revision*: a number that increases over all files while the server
 * runs. The dev server tells a page the revisions in a hot update or in its first load; the page reports them as *committed*
 * once React and the style sheets show them.
 */

/** The revision of each file, by path relative to the project. */
export type Revisions = Readonly<Record<string, number>>;

/** The revisions that a page shows: all up to `base`, from its first load, and those of hot updates since. */
export interface CommittedRevisions {
  base: number;
  files: Revisions;
}

export const NOTHING_COMMITTED: CommittedRevisions = { base: 0, files: {} };

/** Vite event to a page, before a hot update: the revisions in the update. */
export const SERVES_EVENT = 'visual-edit:serves';
export interface Serves {
  /** Vite's timestamp of the update; null if no update follows because no module of the app depends on the file */
  timestamp: number | null;
  revisions: Revisions;
}

/** Vite event to a page that has just connected: the newest revision. Everything it loads is at least that new. */
export const LOADED_EVENT = 'visual-edit:loaded';
export interface Loaded {
  revision: number;
}

/**
 * Vite event to the dev server, with `paths` as the update named them: these modules ran in the page, and React did not refresh.
 * It is answered by another update, or by the same event when no refresh follows, because the modules are none of React's.
 */
export const UNREFRESHED_EVENT = 'visual-edit:unrefreshed';

/** True when a page shows these revisions, or newer ones of the same files. */
export function hasCommitted({ base, files }: CommittedRevisions, revisions: Revisions): boolean {
  return Object.entries(revisions).every(([file, revision]) => revision <= Math.max(base, files[file] ?? 0));
}

/** Merges two tables; the newer revision of each file wins. */
export function mergeRevisions(a: Revisions, b: Revisions): Revisions {
  const merged: Record<string, number> = { ...a };
  for (const [file, revision] of Object.entries(b)) merged[file] = Math.max(revision, merged[file] ?? 0);
  return merged;
}

export function isRevisions(value: unknown): value is Revisions {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);
}
