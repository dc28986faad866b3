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

/** The answer of `POST /openingUrl`: two addresses of the editor, for scripts of the same user. */
export interface OpeningAnswer {
  /** with the token, to be shown to the user */
  editorUrl: string;
  /** with a one-time code, for a browser's command line */
  openingUrl: string;
}

export const ELEMENT_TYPES = ['native', 'component', 'component-instance', 'storybook-component'] as const;

/** A JSX element in the source; the table's key is its codebase id. Lines count from 1, columns from 0. */
export interface TreeElement {
  codebaseId: string;
  type: (typeof ELEMENT_TYPES)[number];
  /** tag as written: `div`, `Card`, `Tabs.List` */
  componentName: string;
  /**
   * of a component: file and name of its declaration, as `src/ui/Card.tsx#Card`; null for one of an installed package; absent where
   * nobody can tell. From when the element's own file was read last
   */
  definition?: string | null;
  /** the installed package that a component is imported from */
  packageName?: string;
  /** path in the project, with `/` */
  filename: string;
  line: number;
  column: number;
  /** nearest JSX element around it in the same component, null at a component's root */
  parentCodebaseId: string | null;
  /**
   * position of its siblings: '' among its parent's children; the path of a fragment that is not an element's child (a
   * component's root, a prop); null if it cannot have siblings
   */
  row: string | null;
  /** true for JSX that the component assigns to a variable or makes in a helper function: no root of the component */
  aside?: true;
  /** true for the only child of context providers that are its component's root: treated as the root */
  inProviders?: true;
  /** name of the function component that contains it, null at module level */
  ownerName: string | null;
  /** id of that component in the scope lookup */
  scopeId: string | null;
  /** its children are only literal text, so it can be edited inline */
  staticTextContents: boolean;
  /** true if it has no children in the source, whatever its component renders */
  childless?: true;
  /** classes that are literals in its className and can be removed */
  removableClasses: string[];
  /** true for a component's root that applies the component's own `className` prop, `inside` where an element inside does */
  takesClassName?: true | 'inside';
  /**
   * where its own tag takes a new style: `style` if all that styles it there is a `style` object with literal values, `props` for
   * a component of Mantine or Chakra UI, whose users write styles as props, without a class or style
   */
  stylesIn?: 'style' | 'props';
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
  /** revisions of the written files: a page shows the edit once it has committed them */
  revisions: Revisions;
  /** text of a success toast (`Successfully added`, `Prop changed`, the place of an edit that was made elsewhere); absent if there is none */
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
  /** with `prop-not-passed-on`: the component that ignores the prop, by the name that it is declared with */
  component?: string;
  /** with `prop-not-passed-on`: how often the project uses that component; absent where nobody can tell */
  uses?: number;
  /** with `stale-ledger`: the changes after the newest one that the caller knows, oldest first */
  newer?: Pick<Activity, 'id' | 'changeId' | 'type' | 'origin' | 'time' | 'undone'>[];
}

export interface ApiFailure {
  ok: false;
  error: ApiError;
}

export type MutationAnswer = MutationSuccess | ApiFailure;

/** A literal in the source: its text as shown on the page, its span, and the position of its first word. */
export interface TextPlace {
  file: string;
  /** from 1 */
  line: number;
  /** from 0 */
  column: number;
  start: number;
  end: number;
  text: string;
  /** of the story whose arg the text is: CHANGE_ARG gives it another, also where the story has it from elsewhere */
  arg?: StoryArgName;
}

/** An arg of a story, as CHANGE_ARG names it. */
export interface StoryArgName {
  filename: string;
  exportName: string;
  argName: string;
}

/** One part of an element's text, in order. */
export interface TextPart {
  /** the code that computes it, shortened; null for literal text in the element itself */
  expression: string | null;
  /** its possible sources: one is certain, several if it depends on the page's state, none if it is not a literal */
  sources: TextPlace[];
  /** reasons why it cannot be traced to a literal, as clauses (`it is state of the page (useState)`) */
  reasons: string[];
  /** place to edit in the code: the expression in the children of a component instance, else the source of the first reason */
  at?: Pick<TextPlace, 'file' | 'line' | 'column'>;
  /** the number that a function makes the words of, as written: it is changed instead */
  madeOf?: Pick<TextPlace, 'file' | 'line' | 'text'>;
  /** true where the element itself may show nothing of it: a prop that no use gives, or the text of a child element */
  isUnlikely?: true;
  /** true where the literal of this item of a list is the only one that any of its items can show */
  isOfAllItems?: true;
  /** true for a literal in the props of a package's component; `editText` then takes no `part` */
  isGiven?: true;
  /** the prop that makes the text of a component, where several parts do: `editText` then takes it, too */
  attribute?: string;
  /** its part of the text on the page; none where that text cannot be divided among the parts in exactly one way */
  shown?: string;
}

/**
 * `GET …/canvases/{id}/textSource?codebaseId=[&dataIndex=][&dataCount=][&list=]…[&shown=][&callSite=]…[&attribute=][&storyFile=&storyExport=]`:
 * finds the source of an element's text, or of the text of one of its props (`attribute`). `dataIndex` is the index of its list
 * item, of `dataCount` that the page shows, `list` an `id:index:count` of each list around it, from the inside out, `shown` the text on the page, `callSite` the id of the element that uses its component, once more for each use around that
 * one, from the inside out; the last two name the story that the page shows.
 */
export type TextSourceAnswer = { ok: true; parts: TextPart[] } | ApiFailure;

/**
 * `GET …/canvases/{id}/codeStyle?codebaseId=`: where the element is styled in code (styled-components, Emotion, …), null if it is
 * not. Line from 1, column from 0; the library is null if only the form of the code tells that it is a style.
 */
export type CodeStyleAnswer =
  | { ok: true; style: { library: string | null; file: string; line: number; column: number } | null }
  | ApiFailure;

/** A type error that an edit added, according to the project's TypeScript. */
export interface TypeProblem {
  /** path in the project */
  file: string;
  /** from 1 */
  line: number;
  /** from 0 */
  column: number;
  /** TypeScript's number of the error: 2322 */
  code: number;
  /** TypeScript's reason, on one line */
  message: string;
}

/** `GET …/canvases/{id}/problems`: per activity the type errors that it added and that are still there. */
export type ProblemsAnswer = Record<string, TypeProblem[]>;

/** One entry of the activity list, newest first in `…/activities`. */
export interface Activity {
  id: string;
  /** id of the change that caused it; UNKNOWN activities have their own */
  changeId: string;
  type: ChangeType;
  changeName: string;
  /** ISO 8601 */
  time: string;
  /** the name that an editor or script gave itself, or `external` for edits made outside */
  origin: string;
  files: FileDiff[];
  undone: boolean;
  /** counts as undone although its files were not changed; undo and redo skip it */
  passedOver?: true;
}

/** The editor's first request: `GET <base>/session`. */
export interface SessionInfo {
  projectName: string;
  /** absolute path of the project, shown to the user only */
  root: string;
  /** address of the running app (the frame's src), and its origin for messages */
  appUrl: string;
  appOrigin: string;
  /** the first message on the frame's port must contain it */
  frameNonce: string;
  canvasId: string;
  storyboardId: string;
  version: string;
}

/** Messages of the events socket. `seq` increases by one per message. */
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
  /** an activity was undone or redone; contains its new state */
  | {
      event: 'undo' | 'redo';
      activity: Activity;
      revisions: Revisions;
      prevIdToNewIdMap: Record<string, string>;
      treeElementLookup: TreeElementLookup;
      scopeLookup: ScopeLookup;
    }
  /** files loaded, or edited from outside; the tables are empty for a file without elements */
  | {
      event: 'lookups';
      treeElementLookup: TreeElementLookup;
      scopeLookup: ScopeLookup;
      prevIdToNewIdMap: Record<string, string>;
    }
  /** labels were set or removed; clients rename the ids of other labels themselves */
  | { event: 'labels'; labels: LabelPatch }
  /** the file of a canvas has another text, or is gone; `changeId` is that of the edit, null for an undo, a redo and edits by others */
  | { event: 'canvas'; canvasId: string; changeId: string | null }
  /** the type errors that an edit added and that are still there: some time after the edit, and when one of them is gone */
  | { event: 'problems'; activityId: string; problems: TypeProblem[] }
  | { event: 'refused'; changeId: string; error: ApiError }
);

const LEDGER_OPERATIONS: ReadonlySet<string> = new Set([
  'undoChangeToFiles',
  'redoChangeToFiles',
  'undoTo',
  'passOver',
]);

/** Refusals of an undo after which the user may pass over the change (`passOver`), so that the ones before it can be undone. */
const STUCK: ReadonlySet<string> = new Set([
  'lines-changed',
  'change-not-there',
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
