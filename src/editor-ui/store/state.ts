/**
 * The editor's whole state, in one plain value.
 *
 * Words: a *frame* is one view of the running app on the canvas, and panels, keys and tools are about the *active* one; an
 * *element key* names a rendered element of a frame; a *codebase id* names a JSX element of the source, which may be
 * rendered many times.
 */
import type { Activity, ApiError, ProblemsAnswer, ScopeEntry, SessionInfo, TreeElement } from '../../protocol/api.ts';
import type { Asset } from '../../protocol/assets.ts';
import {
  type CanvasAnswer,
  DEFAULT_CANVAS,
  type ShownState,
  type ShownTheme,
  type StoryboardType,
} from '../../protocol/canvases.ts';
import type { EditScope } from '../../protocol/changes.ts';
import type { ShownComponent } from '../../protocol/component-page.ts';
import type { Labels } from '../../protocol/labels.ts';
import type { HydrationStatus } from '../../protocol/messages.ts';
import { type CommittedRevisions, NOTHING_COMMITTED } from '../../protocol/revisions.ts';
import type { Camera, Point, Size } from '../canvas/camera.ts';
import { NO_VISITS, type Visits } from '../frame/visits.ts';
import type { Insertable } from '../insert/insertable.ts';
import type { CopiedItem } from '../moves/copied-item.ts';
import { EMPTY_INDEX, type NavIndex } from './nav-index.ts';

/** The connection to our server. */
export type Connection =
  | { state: 'starting' }
  /** opened without a token: nothing can be asked */
  | { state: 'no-token' }
  | { state: 'online' }
  /** not connected; retries on its own */
  | { state: 'offline'; error: ApiError }
  /** the server was restarted and has a new token */
  | { state: 'expired' };

/** The state of the app in one frame. */
export type FrameStatus =
  /** never near the view: its page is not loaded yet */
  | 'unseen'
  | 'loading'
  | 'ready'
  /** no answer to the handshake in 5 s */
  | 'silent'
  /** was ready, then loaded a page without our runtime: another origin, or an error page */
  | 'away';

export interface FrameState {
  id: string;
  /** place on the canvas's surface, in CSS pixels of the app */
  x: number;
  y: number;
  /** from 0; several frames are laid out side by side in rows */
  row: number;
  /** position on the canvas. The record itself must not be reordered: moving an iframe in the document reloads it */
  order: number;
  /** given by the user; empty shows the breakpoint or device */
  name: string;
  /**
   * Where it begins, a path of the app; empty until the canvas is saved. Frames that begin at one page go from page to page
   * together
   */
  route: string;
  /** type of its storyboard */
  type: StoryboardType;
  /** shown alone in it; null for the app. Its route is then the address of that page */
  component: ShownComponent | null;
  /** the state in which its component is held, and the theme of the app in it; null for none */
  state: ShownState | null;
  theme: ShownTheme | null;
  /** its size once it is the only frame again */
  alone: Viewport | null;
  /** the breakpoint that is edited in it (`md`, `max-md`), null for the base; the active frame's is that of the editing context */
  breakpoint: string | null;
  status: FrameStatus;
  /**
   * Address to send the frame to, also at first if it differs from the app's start page. `count` grows with each order, so
   * that the same address can be ordered again. `replace`: without a history entry
   */
  goTo: { url: string; count: number; replace?: boolean };
  /** the page that the frame was sent away from, until another page answers */
  leaving: { href: string; visit: number } | null;
  /** address that the app last reported */
  href: string;
  visits: Visits;
  tree: NavIndex;
  /** the revisions that page and tree show */
  committed: CommittedRevisions;
  /** an update of the page, or the news of one, is on its way: page and source do not show the same */
  isBehind: boolean;
  /** counts the pages that answered: another count is another page */
  visit: number;
  /** the page shows nothing; after an error its last tree stays */
  isBlank: boolean;
  hydration: { status: HydrationStatus; label: string; description: string; body: string };
  driving: boolean;
  /** the colour behind a component or story that is shown alone; null for pages, which have their own */
  backdrop: string | null;
  /** the element whose text is being typed in the page */
  editingText: { key: string; oldText: string } | null;
  viewport: Viewport;
}

export interface Viewport {
  /** id of the preset, or `custom` */
  id: string;
  /** CSS pixels; null: as large as the canvas */
  width: number | null;
  height: number | null;
}

/** The outcome of the newest edit: every edit ends visibly, saved or refused. */
export type SaveState =
  | { phase: 'idle' }
  | { phase: 'saving' }
  | { phase: 'saved'; activityId: string }
  | { phase: 'refused'; error: ApiError };

export type ThemeChoice = 'system' | 'light' | 'dark';
/** `pages` and `assets` are above the layers: they show while those are open too. */
export type PanelName = 'layers' | 'pages' | 'assets' | 'inspector' | 'activity';

/** A label while it is typed. */
export interface LabelDraft {
  /** element key of the row with the field, in the active frame */
  key: string;
  /** of the component, whichever row has the field */
  codebaseId: string;
  /** of the component */
  name: string;
  text: string;
  /** the selected part of the text when another row takes the field over; null selects all */
  caret: [from: number, to: number] | null;
}

export type DockTab = 'activity' | 'review' | 'code';

/** A place in the source: an element's, or a line of a file. */
export interface CodePlace {
  codebaseId: string | null;
  file: string | null;
  /** from 1 */
  line: number | null;
  /** grows with each request, also for the same place */
  count: number;
  /** codebase id of the selection at that time: the place is kept until something else is selected */
  selected: string | null;
}

/**
 * Settings for all projects in this browser. The theme is stored apart from them, because it is needed before the first
 * paint.
 */
export interface Settings {
  /** how a diff is drawn: one column, or old and new side by side */
  diff: 'unified' | 'split';
  /** target of 'Open in code editor': the user's own editor, or the code view */
  codeEditor: 'own' | 'view';
  /** a grid of dots behind the frames, in steps of 8 px */
  grid: boolean;
  /** resized frames snap to devices and breakpoints, and to the grid while it is shown */
  snapping: boolean;
  /** an overview of the frames while some are out of view */
  minimap: boolean;
  /** the first minute's steps are done or were put away */
  welcomed: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  diff: 'unified',
  codeEditor: 'own',
  grid: false,
  snapping: true,
  minimap: true,
  welcomed: false,
};

/** A press on a frame that was loading. */
export interface Press {
  frameId: string;
  /** of the frame's viewport, CSS pixels of the app */
  at: Point;
  /** with Meta or Ctrl held */
  exact: boolean;
  /** the frame's `goTo` and the `choices` at that time */
  goTo: FrameState['goTo'];
  choices: number;
}

/** One property of a copied look. */
export interface CopiedValue {
  /** as it is written elsewhere: tokens are kept */
  value: string;
  /** the same as the utility class declares it, which brings the class to another element */
  utility?: string;
  computed: string;
  /** it comes from the elements around: it goes only to an element that sets the property itself */
  isInherited?: true;
}

export interface EditorState {
  connection: Connection;
  session: SessionInfo | null;
  elements: Record<string, TreeElement>;
  scopes: Record<string, ScopeEntry>;
  /** the user's names for components in the layers */
  labels: Labels;
  /** element keys of instances whose inside the layers of a component or story show, though other files wrote it */
  drilled: readonly string[];
  /** the label that is being typed in the layers */
  renaming: LabelDraft | null;
  /** newest first */
  activities: Activity[];
  /** per activity, the type errors that it added and that are still there */
  problems: ProblemsAnswer;
  /** ids of activities as they were undone, newest last */
  undoOrder: string[];
  frames: Record<string, FrameState>;
  activeFrame: string;
  /** the open canvas: the name of its file */
  canvasName: string;
  /** the open canvas as last saved or read; null until the server has answered */
  canvas: CanvasAnswer | null;
  /** counts changes of any canvas's file */
  canvasChanges: number;
  /** the user moved frames: each stays where it is. Else they stand in rows and move aside for one another */
  isPlaced: boolean;
  /** ids of frames that are moved and aligned together: none, or at least two */
  chosenFrames: readonly string[];
  /** the frame whose name is being typed */
  namedFrame: string | null;
  /** element keys in the active frame; the last one is the primary */
  selection: string[];
  /** counts choices by the user, and by edits that select their result; not changes that follow the page */
  choices: number;
  /** counts changes of the app's files, by edits and on disk, and added images */
  sourceChanges: number;
  hovered: string | null;
  save: SaveState;
  /** the scope that the user chose for edits of an element that is rendered many times, by codebase id */
  editScopes: Record<string, EditScope>;
  /** the element that paste puts down, as an item where it is one of a list */
  clipboard: { codebaseId: string; cut: boolean; item: CopiedItem | null } | null;
  /** the copied style, property to value */
  styleClipboard: Record<string, CopiedValue> | null;
  panels: Record<PanelName, boolean>;
  /** open tab of the panel below the canvas */
  dock: DockTab;
  /** the last place requested in the code view, which follows the selection until the next request */
  code: CodePlace | null;
  /** the element with computed text whose source was asked for, and the words under the pointer; `choices` at that time */
  textAsked: { key: string; words: string | null; choices: number } | null;
  /** the newest press that its page has not answered yet */
  pressed: Press | null;
  /** file whose text in the code view is not saved */
  unsavedCode: string | null;
  /** the activity whose diff is open */
  openActivity: string | null;
  /** visible part of the canvas; null fits all frames, whatever the canvas's size */
  camera: Camera | null;
  /** size of the canvas on the screen */
  space: Size;
  /** effect of the pointer on the canvas; Space makes it `pan` while it is held, `draw` and `text` make one element */
  tool: 'select' | 'pan' | 'draw' | 'text';
  /** the insert panel is open */
  insertOpen: boolean;
  /** dragged out of the insert panel */
  inserting: Insertable | null;
  /** an image dragged out of the assets panel, or files dragged in from elsewhere */
  imageDrag: Asset | 'files' | null;
  theme: ThemeChoice;
  settings: Settings;
  /** the project has stories, as far as it was asked: the palette asks when it opens */
  hasStories: boolean;
  /** ids of the first minute's steps that are done */
  stepsDone: string[];
  /** the session that is recorded: in which frame, and since when (ms since 1970) */
  recording: { frameId: string; since: number } | null;
  /** where the context menu is open, in pixels of the window */
  contextMenu: Point | null;
  overlay:
    | 'none'
    | 'palette'
    | 'help'
    | 'settings'
    | 'wrap-in'
    | 'swap'
    | 'extract'
    | 'new-page'
    | 'image'
    | 'canvases'
    | 'recordings'
    | 'story';
}

export const MAIN_FRAME = 'main';

/** More would be too small to work in, and each one runs the whole app. */
export const MOST_FRAMES = 60;

export function newFrame(id: string): FrameState {
  return {
    id,
    x: 0,
    y: 0,
    row: 0,
    order: 0,
    name: '',
    route: '',
    type: 'APPLICATION',
    component: null,
    state: null,
    theme: null,
    alone: null,
    breakpoint: null,
    status: 'loading',
    goTo: { url: '', count: 0 },
    leaving: null,
    href: '',
    visits: NO_VISITS,
    tree: EMPTY_INDEX,
    committed: NOTHING_COMMITTED,
    isBehind: false,
    visit: 0,
    isBlank: false,
    hydration: { status: 'no_error', label: '', description: '', body: '' },
    driving: false,
    backdrop: null,
    editingText: null,
    viewport: { id: 'desktop', width: 1440, height: 900 },
  };
}

export function initialState(): EditorState {
  return {
    connection: { state: 'starting' },
    session: null,
    elements: {},
    scopes: {},
    labels: {},
    drilled: [],
    renaming: null,
    activities: [],
    problems: {},
    undoOrder: [],
    frames: { [MAIN_FRAME]: newFrame(MAIN_FRAME) },
    activeFrame: MAIN_FRAME,
    canvasName: DEFAULT_CANVAS,
    canvas: null,
    canvasChanges: 0,
    isPlaced: false,
    chosenFrames: [],
    namedFrame: null,
    selection: [],
    choices: 0,
    sourceChanges: 0,
    hovered: null,
    save: { phase: 'idle' },
    editScopes: {},
    styleClipboard: null,
    clipboard: null,
    panels: { layers: true, pages: false, assets: false, inspector: true, activity: false },
    dock: 'activity',
    code: null,
    textAsked: null,
    pressed: null,
    unsavedCode: null,
    openActivity: null,
    camera: null,
    space: { width: 0, height: 0 },
    tool: 'select',
    insertOpen: false,
    inserting: null,
    imageDrag: null,
    theme: 'system',
    settings: DEFAULT_SETTINGS,
    hasStories: false,
    stepsDone: [],
    recording: null,
    contextMenu: null,
    overlay: 'none',
  };
}
