/**
 * The session's changes of the project's files, for review and for git: `GET …/canvases/{id}/review` and `POST
 * …/canvases/{id}/stage`.
 */
import type { ApiFailure, FileDiff } from './api.ts';

export interface ReviewFile extends FileDiff {
  /** the file's state compared with the start of the session, edits by others included */
  state: 'modified' | 'created' | 'deleted';
  /** activities that are not undone, oldest first; those by others (UNKNOWN) as well */
  activityIds: string[];
  /** others edited this file since then; their lines are in the diff but are not staged */
  hasExternalEdits: boolean;
  /** numbers of lines */
  added: number;
  removed: number;
  /** its state in git; null if the project is not in a git work tree */
  git: { isTracked: boolean; isIgnored: boolean; isStaged: boolean } | null;
  /** our own edits as a diff; null when they cannot be separated from those of others any more */
  ownDiff: string | null;
}

export type ReviewAnswer =
  | {
      ok: true;
      /** when the server started, ISO 8601 */
      since: string;
      files: ReviewFile[];
      /** null if the project is not in a git work tree; `problem` is the reason why staging will not work */
      git: { branch: string | null; problem: string | null } | null;
    }
  | ApiFailure;

/** Stages our changes in git's index: all of them, or those of some files. */
export interface StageRequest {
  /** paths in the project; all files of the review when absent */
  files?: string[];
}

export type StageAnswer =
  | {
      ok: true;
      staged: string[];
      /** the patch that git received */
      patch: string;
    }
  | ApiFailure;

/**
 * `POST …/parseAndMutate/activities/undoTo`: undoes all changes newer than an activity (with `including`, that one too) or
 * none.
 */
export interface UndoToRequest {
  activityId: string;
  including?: boolean;
  /** the newest change that the caller knows, as for undo */
  latestUuid?: string;
  changeId?: string;
}
