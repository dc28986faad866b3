/**
 * Messages between frame and editor, over the port that `init` transfers. If our own editor is the parent, the first message
 * on the port is the nonce. Comments that start with "ours" mark additions to the protocol of other editors.
 */
import type { ScopeLookup, TreeElementLookup } from './api.ts';
import type { StoryboardType } from './canvases.ts';
import type { ChangeItem, InstantUpdateData } from './changes.ts';
import type { Container } from './containers.ts';
import type { DropTarget, ElementBoxes } from './geometry.ts';
import type { NavTreeNode, NavTreePatch } from './nav-tree.ts';
import type { RecordingEnd } from './recordings.ts';
import type { Relative } from './relatives.ts';
import type { CommittedRevisions, Revisions } from './revisions.ts';
import type { DarkMode } from './style-rules.ts';

/** The window message that transfers the port: `frame.postMessage('init', appOrigin, [port])`. */
export const INIT_MESSAGE = 'init';
export const OBJECT_MARKER = 'TEMPO_OBJECT_TYPE';
export const FUNCTION_MARKER = 'TEMPO_FUNCTION_TYPE';

export interface ForwardedKey {
  key: string;
  /** ours: the physical key, which ⌥ on a Mac does not change */
  code?: string;
  metaKey: boolean;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  activeElement: { tagName: string; isContentEditable: boolean; elementType: string | null };
}
export interface ForwardedWheel {
  deltaX: number;
  deltaY: number;
  wheelDelta: number;
  x: number;
  y: number;
  altKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  metaKey: boolean;
}
export interface DragContext {
  pageX: number;
  pageY: number;
  offsetX: number;
  offsetY: number;
  parentSelectedElementKey: string | null;
  selectedParentDisplay: string;
  selectedParentFlexDirection: string;
  dragging: boolean;
}
/** Two computed values: the one that an element shows, and the one that it would show if the asked one won. */
export interface DifferingValue {
  /** as the change names it */
  property: string;
  shown: string;
  asked: string;
}
export type HydrationStatus = 'no_error' | 'error' | 'other_error';

/** In CSS pixels of the page; `exact` with Meta or Ctrl held. */
export interface PressedAt {
  x: number;
  y: number;
  exact: boolean;
}

export interface FramePayloads {
  HOVERED_ELEMENT_KEY: { elementKey: string | null };
  SELECTED_ELEMENT_KEY: {
    elementKey: string | null;
    outerHTML: string | null;
    doNotSetElementKey?: boolean;
    /** ours: the key that the element had until now; the user did not change the selection */
    sameAs?: string;
    /** ours: only with `sameAs`; place of a press inside the page's selection. A parent with another selection calls `selectAt` */
    pressed?: PressedAt;
  };
  MULTI_SELECTED_ELEMENT_KEYS: { elementKeys: string[]; outerHTMLs: string[]; doNotSetElementKeys?: boolean };
  CONTEXT_REQUESTED: { event: { clientX: number; clientY: number } };
  WHEEL_EVENT: { event: ForwardedWheel };
  NAV_TREE: { navTree: NavTreeNode; outerHtml: string };
  /** ours: replaces NAV_TREE if our own editor is the parent */
  NAV_TREE_PATCH: NavTreePatch;
  /**
   * elementKey is ours: the element of the rules, which may no longer be selected; so are the elements whose states they can hang on,
   * and the containers around it, nearest first. `question` is the number that came with the call, if one did: a page that shows an
   * update answers after it, with the lookup from before
   */
  PROCESSED_CSS_RULES_FOR_ELEMENT: {
    elementKey: string;
    processedCssRules: unknown[];
    question?: number;
    relatives?: Relative[];
    containers?: Container[];
  };
  /** elementKey is ours, as above */
  CSS_EVALS_FOR_ELEMENT: { elementKey: string; cssEvals: Record<string, unknown> };
  /** ours: every computed value of an element */
  COMPUTED_VALUES: { elementKey: string; values: Record<string, string> };
  /**
   * ours: families that the page can show, each with its name drawn in its own face (address of a PNG); empty while the face loads,
   * `none` if it does not. `local` are those of this computer
   */
  PAGE_FONTS: { faces: Record<string, string>; local: Record<string, string> };
  ELEMENT_CLASS_LIST: { classList: string[] };
  /** ours: the revisions that the page shows; the last reported tree includes them */
  REVISIONS_COMMITTED: { committed: CommittedRevisions };
  /** ours: the document is being replaced by another one */
  PAGE_LEFT: Record<never, never>;
  /** ours: the values of a saved style that an element does not show; empty where it shows all, or is gone */
  STYLING_CHECKED: { changeId: string; differing: DifferingValue[] };
  /** ours: null boxes if the element has none */
  ELEMENT_BOXES: { elementKey: string; boxes: ElementBoxes | null };
  /**
   * ours. `target` is null if nothing can be dropped there. `elsewhere` is the file of the element under the point if the
   * target is an ancestor in another file, or null. `image` is the key of the `<img>` there, if there is one.
   */
  DROP_TARGET: {
    point: { x: number; y: number };
    target: DropTarget | null;
    elsewhere: string | null;
    image: string | null;
  };
  KEY_DOWN_EVENT: { event: ForwardedKey };
  KEY_UP_EVENT: { event: ForwardedKey };
  MOUSE_MOVE_EVENT: { event: { pageX: number; pageY: number; clientX: number; clientY: number } };
  DRAG_START_EVENT: { event: DragContext; outerHTML: string | null };
  /** `altKey`: held when the button was released */
  DRAG_END_EVENT: { event: { altKey?: boolean } };
  DRAG_CANCEL_EVENT: { event: Record<string, never> };
  LATEST_HREF: { href: string };
  /** ours: the colour behind a component or story that is shown alone, on a page that is transparent */
  PAGE_BACKDROP: { color: string };
  LATEST_HYDRATION_ERROR_STATUS: {
    status: HydrationStatus;
    errorDescr: string | null;
    errorLabel: string | null;
    errorBody: string | null;
  };
  START_EDITING_TEXT: { data: { key: string; oldText: string } };
  /** ours: `isLeft` if the user left the text without pressing Enter */
  EDITED_TEXT: { data: { key: string; newText: string; oldText: string; isLeft?: boolean } };
  INSTANT_UPDATE_DONE: {
    changeItem: ChangeItem;
    instantUpdateData: InstantUpdateData;
    instantUpdateSuccessful: boolean;
  };
  /** ours: `words` of the text under the pointer, where one is; of a long text its beginning */
  EDIT_DYNAMIC_TEXT: { elementKey: string; words?: string };
  /** ours: JSON of a list of recorded events (`recordings.ts`) */
  RECORDED: { events: string };
  /** ours: the recorder of the page has stopped; its last events were sent before */
  RECORDING_ENDED: { reason: RecordingEnd };
}

/** `{ id, …payload }`, as it goes over the port. */
export type FrameMessage = { [K in keyof FramePayloads]: { id: K } & FramePayloads[K] }[keyof FramePayloads];

/** Arguments of the callable functions, in order. */
export interface FrameFunctions {
  initProject: [
    storyboardId: string,
    treeElementLookup: TreeElementLookup,
    scopeLookup: ScopeLookup,
    storyboardComponentElement: unknown,
    modes: { driveModeEnabled: boolean; aiContextSelection: boolean },
    storyboardType: StoryboardType,
    savedComponentFilename: string | null,
    originalStoryboardUrl: string,
  ];
  setNewLookups: [TreeElementLookup, ScopeLookup];
  setHoveredElement: [elementKey: string | null];
  setSelectedElement: [elementKey: string | null];
  setMultiselectedElementKeys: [elementKeys: string[]];
  processRulesForSelectedElement: [
    cssElementLookup: Record<string, unknown>,
    selectedElementKey: string,
    /** ours */
    question?: number,
  ];
  setModifiersForSelectedElement: [modifiers: string[], selectedElementKey: string];
  /** ours: the component or story that the page shows alone looks as with these modifiers, whatever is selected */
  setModifiersForComponent: [modifiers: string[]];
  getCssEvals: [selectedElementKey: string];
  getElementClassList: [selectedElementKey: string];
  ruleMatchesElement: [messageId: string, rule: string, selectedElementKey: string];
  /** @param revisions that it was saved with, of a change that is shown once it is saved */
  applyChangeItemToDocument: [ChangeItem, revisions?: Revisions];
  /** ours: removes the instant update of a refused or abandoned change */
  cancelInstantUpdate: [changeId: string];
  /** ours: a change, undo or redo was saved; its instant update ends once the page has committed these revisions */
  changeSaved: [changeId: string, revisions: Revisions];
  /** ours: asks for STYLING_CHECKED */
  checkStyling: [changeItem: ChangeItem<'STYLING'>, elementKey: string];
  /**
   * ours: starts editing an element's text (Enter on a selection), with `words` already typed. If its text is not static,
   * the frame sends EDIT_DYNAMIC_TEXT instead; if it has no text, nothing happens
   */
  startEditingText: [elementKey: string, words?: string];
  /** ours: ends the editing of a text, if there is any; words that the user has typed there are kept */
  stopEditingText: [];
  /**
   * ours: the theme in which to show the app (null: the app's own), and the meaning of modifiers in the project
   */
  setEditingContext: [{ theme: 'light' | 'dark' | null; darkMode: DarkMode; breakpoints: Record<string, string> }];
  /** ours: asks for COMPUTED_VALUES */
  getComputedValues: [elementKey: string];
  /** ours: asks for PAGE_FONTS. `names` are families of the project's style sheets, which may be on this computer */
  getFonts: [names: string[]];
  /** ours: scrolls an element into view, in the page and in its scroll containers */
  scrollToElement: [elementKey: string];
  /** ours: asks for ELEMENT_BOXES */
  getElementBoxes: [elementKey: string];
  /**
   * ours: requests DROP_TARGET at a point of the frame's viewport. `show` draws the line and the parent; `into` names
   * another file that the target may be in
   */
  findDropTarget: [point: { x: number; y: number }, draggedKeys?: string[], show?: boolean, into?: string | null];
  /** ours: removes the drawing of `findDropTarget` */
  clearDropTarget: [];
  updateCodebaseIds: [
    prevIdToNewIdMap: Record<string, string>,
    newTreeElementLookup: TreeElementLookup,
    newScopeLookup: ScopeLookup,
  ];
  dispatchEvent: [eventName: string, eventDetails: unknown];
  syntheticMouseOver: [{ x: number; y: number }, dontHoverInsideSelected?: boolean, selectBottomMostElement?: boolean];
  /**
   * ours: selects the element that a press at this point of the frame's viewport would select, if there is one
   */
  selectAt: [point: { x: number; y: number }, exact: boolean];
  syntheticMouseMove: [{ clientX: number; clientY: number; buttons: number }];
  syntheticMouseUp: [event: { clientX: number; clientY: number }];
  setZoomPerc: [number];
  setAiContext: [boolean];
  setIsFlushing: [boolean];
  tempMoveElement: [elementKey: string, newIndex: number];
  tempAddDiv: [parentCodebaseId: string, indexInParent: number, width: number, height: number];
  tempMoveToNewParent: [
    indicatorWidth: number,
    indicatorHeight: number,
    x: number,
    y: number,
    parentElementKey: string,
    clear?: boolean,
  ];
  enableDriveMode: [];
  disableDriveMode: [];
  /**
   * @param edited ours: the codebase id of what edits of this selected element change, if that is not its own; empty if they
   * change it alone. Of the elements outlined beside it, those are stronger
   */
  updateOutlines: [elementKey?: string, edited?: string];
  goBack: [];
  goForward: [];
  refresh: [];
  clearHoveredOutlines: [];
  checkIfHydrationError: [];
  triggerDragStart: [];
  triggerDragCancel: [];
  /** ours: records the page until `stopRecording`; only for our own editor */
  startRecording: [];
  /** ours: answered by RECORDING_ENDED */
  stopRecording: [];
}

export type FrameFunctionName = keyof FrameFunctions;
