/**
 * The server's requests and answers (documented in `docs/API.md`). All paths are under `<base>`, the `apiUrl` that
 * `visual-edit dev --json` prints; every request carries `Authorization: Bearer <token>`.
 */
import type { ChangeType } from './changes.ts';
import type { LabelPatch } from './labels.ts';
import type { Revisions } from './revisions.ts';

export const SOCKET_PROTOCOL = 'visual-edit.v1';
export const SOCKET_TOKEN_PREFIX = 'token.';
/** Path of the API on our server. */
export const API_PATH = '/api';

export const ELEMENT_TYPES = ['native', 'component', 'component-instance', 'storybook-component'] as const;

/** One JSX element as the source has it; the table's key is its codebase id. Lines count from 1, columns from 0. */
export interface TreeElement {
  codebaseId: string;
  type: (typeof ELEMENT_TYPES)[number];
  /** tag as written: `div`, `Card`, `Tabs.List` */
  componentName: string;
  /** path in the project, with `/` */
  filename: string;
  line: number;
  column: number;
  /** nearest JSX element around it in the same component, null at a component's root */
  parentCodebaseId: string | null;
  /**
   * where siblings stand: '' among the children of its parent, the path of a fragment where that is no child of an element (a
   * component's root, a prop); null where nothing can stand beside it
   */
  row: string | null;
  /** name of the function component it is written in, null at module level */
  ownerName: string | null;
  /** id of that component in the scope lookup */
  scopeId: string | null;
  /** its children are literal text only: it can be edited inline */
  staticTextContents: boolean;
  /** classes that stand as literals in its className and can be taken away */
  removableClasses: string[];
  /** the root of a component that takes the `className` which the component is given; absent where it does not */
  takesClassName?: boolean;
}

export interface ScopeEntry {
  codebaseIds: string[];
  /** the component's name and place */
  name: string;
  filename: string;
  line: number;
}

/** Tables by id. An answer or event holds changed entries only, and null for removed ones. */
export type TreeElementLookup = Record<string, TreeElement | null>;
export type ScopeLookup = Record<string, ScopeEntry | null>;

export interface FileDiff {
  /** path in the project */
  path: string;
  /** unified diff */
  diff: string;
}

/** The body of every accepted mutation, undo and redo. */
export interface MutationSuccess {
  ok: true;
  activityId: string;
  changeId: string;
  prevIdToNewIdMap: Record<string, string>;
  files: FileDiff[];
  treeElementLookup: TreeElementLookup;
  scopeLookup: ScopeLookup;
  warnings: string[];
  /** of the files that were written: a page shows the edit once it has committed them */
  revisions: Revisions;
  /** words for a success toast (`Successfully added`, `Prop changed`); absent for changes that show none */
  toast?: string;
}

export interface ApiError {
  /** stable, kebab-case: `stale-file`, `dynamic-text`, … */
  code: string;
  /** one sentence: the reason */
  message: string;
  /** one sentence: the next step */
  hint?: string;
  codebaseId?: string;
  file?: string;
  line?: number;
  column?: number;
  /** with `stale-ledger`: the changes after the one that the caller took for the newest, oldest first */
  newer?: Pick<Activity, 'id' | 'changeId' | 'type' | 'origin' | 'time' | 'undone'>[];
}

export interface ApiFailure {
  ok: false;
  error: ApiError;
}

export type MutationAnswer = MutationSuccess | ApiFailure;

/** A literal in the source: its words as shown, the span of them, and where the first word begins. */
export interface TextPlace {
  file: string;
  /** from 1 */
  line: number;
  /** from 0 */
  column: number;
  start: number;
  end: number;
  text: string;
}

/** One part of an element's text, in order. */
export interface TextPart {
  /** the code that computes it, shortened; null where the words stand in the element itself */
  expression: string | null;
  /** where its words may stand: one place is the answer, several when only the page knows which, none when it is no literal */
  sources: TextPlace[];
  /** why some or all of it cannot be followed to a literal, in parts of sentences (`it is state of the page (useState)`) */
  reasons: string[];
}

/**
 * `GET …/canvases/{id}/textSource?codebaseId=[&dataIndex=][&shown=][&callSite=]`: finds the source of an element's words.
 * `dataIndex` is the item of the list around it, `shown` the element's text on the page, `callSite` the id of the element
 * that uses the component around it.
 */
export type TextSourceAnswer = { ok: true; parts: TextPart[] } | ApiFailure;

/** One entry of the activity list, newest first in `…/activities`. */
export interface Activity {
  id: string;
  /** the change that made it; UNKNOWN activities have one of their own */
  changeId: string;
  type: ChangeType;
  changeName: string;
  /** ISO 8601 */
  time: string;
  /** who: an editor's or script's name for itself, or `external` for edits from outside */
  origin: string;
  files: FileDiff[];
  undone: boolean;
  /** it counts as undone, and its files were left as they are: neither undo nor redo takes it up */
  passedOver?: true;
}

/** The editor's first request: `GET <base>/session`. */
export interface SessionInfo {
  projectName: string;
  /** absolute path of the project, shown to the user only */
  root: string;
  /** address of the running app, the frame's src, and its origin for messages */
  appUrl: string;
  appOrigin: string;
  /** first message on the frame's port (S-97) */
  frameNonce: string;
  canvasId: string;
  storyboardId: string;
  version: string;
}

/** Messages of the events socket, each with a number that grows by one. */
export type ServerEvent = { seq: number } & (
  | { event: 'hello'; latestActivityId: string | null }
  | {
      event: 'change';
      activity: Activity;
      revisions: Revisions;
      prevIdToNewIdMap: Record<string, string>;
      treeElementLookup: TreeElementLookup;
      scopeLookup: ScopeLookup;
    }
  /** an activity was undone or redone: the whole entry in its new state */
  | {
      event: 'undo' | 'redo';
      activity: Activity;
      revisions: Revisions;
      prevIdToNewIdMap: Record<string, string>;
      treeElementLookup: TreeElementLookup;
      scopeLookup: ScopeLookup;
    }
  /** files loaded, or edited from outside */
  | {
      event: 'lookups';
      treeElementLookup: TreeElementLookup;
      scopeLookup: ScopeLookup;
      prevIdToNewIdMap: Record<string, string>;
    }
  /** labels of the layers were set or taken away; those of renamed ids follow by themselves */
  | { event: 'labels'; labels: LabelPatch }
  | { event: 'refused'; changeId: string; error: ApiError }
);

const LEDGER_OPERATIONS: ReadonlySet<string> = new Set([
  'undoChangeToFiles',
  'redoChangeToFiles',
  'undoTo',
  'passOver',
]);

/**
 * Why a change can never be undone again: done by hand, or passed over (`passOver`). Other refusals are about the moment.
 */
const STUCK: ReadonlySet<string> = new Set([
  'lines-changed',
  'history-lost',
  'file-exists',
  'file-not-found',
  'syntax-error',
]);
export const isStuck = ({ code }: ApiError): boolean => STUCK.has(code);

/** The path of an operation under a canvas. */
export function mutatePath(canvasId: string, operation: string): string {
  const part = LEDGER_OPERATIONS.has(operation) ? 'activities' : 'mutate';
  return `/canvases/${canvasId}/parseAndMutate/${part}/${operation}`;
}
