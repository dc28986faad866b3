/**
 * The functions that the parent may call: one frozen map, with checks for each argument. Any other name is unknown, whatever
 * prototype it exists on: it is logged and gets no reply.
 */
import type { ChangeItem } from '../protocol/changes.ts';
import type { FrameFunctionName, FrameFunctions } from '../protocol/messages.ts';
import { isRevisions } from '../protocol/revisions.ts';
import { postComputedValues, type StyleWatch } from './css/evals.ts';
import { postProcessedRules } from './css/processed-rules.ts';
import { matches } from './css/selectors.ts';
import type { ThemeEmulation } from './css/theme-emulation.ts';
import {
  fields,
  isAnything,
  isBoolean,
  isLargerThan,
  isNumber,
  isObject,
  isString,
  isStrings,
  MAX_ARGUMENTS,
  MAX_SIZE,
  MAX_TABLE_SIZE,
  optional,
} from './function-arguments.ts';
import { postElementBoxes } from './geometry/boxes.ts';
import type { DropQuestions } from './geometry/drop-question.ts';
import { reveal } from './geometry/reveal.ts';
import type { HotReload } from './hot-reload.ts';
import { initProject, renameCodebaseIds } from './init-project.ts';
import type { InspectDeps } from './inspect.ts';
import { readChange } from './instant-updates/read-change.ts';
import { partOf } from './instant-updates/style-rules.ts';
import type { InstantUpdates } from './instant-updates/updates.ts';
import { log } from './log.ts';
import type { NavTree } from './nav-tree/nav-tree.ts';
import type { Outlines } from './outlines.ts';
import type { Overlay } from './overlay/overlay.ts';
import type { Backdrop } from './page/backdrop.ts';
import type { ErrorWatch } from './page/error-watch.ts';
import type { PageFlags } from './page/flags.ts';
import { postFonts } from './page/fonts.ts';
import { type FrameStorage, ZOOM } from './page/frame-storage.ts';
import { isMarkerClass } from './page/own-nodes.ts';
import type { Page } from './page/page.ts';
import type { PageSheets } from './page/page-sheets.ts';
import type { Dom, PageChanged, Post } from './parts.ts';
import type { ProjectState } from './project-state.ts';
import type { PseudoStates } from './pseudo-states.ts';
import type { RecordingSwitch } from './recording/recording-switch.ts';
import type { Reports } from './reports.ts';
import type { Selection } from './selection.ts';
import { selectAt, syntheticMouseOver } from './synthetic-mouse.ts';
import { tempAddDiv, tempMoveElement, tempMoveToNewParent } from './temporary-moves.ts';
import type { HitDeps } from './tools/hit-test.ts';
import type { Tools } from './tools/tools.ts';

/** Everything that the functions act on. */
export interface FrameParts extends Dom, InspectDeps {
  post: Post;
  instanceAt: HitDeps['instanceAt'];
  project: ProjectState;
  page: Page;
  flags: PageFlags;
  storage: FrameStorage;
  sheets: PageSheets;
  overlay: Overlay;
  outlines: Outlines;
  pseudoStates: PseudoStates;
  theme: ThemeEmulation;
  styles: StyleWatch;
  selection: Selection;
  reports: Reports;
  backdrop: Backdrop;
  instant: InstantUpdates;
  navTree: NavTree;
  errors: ErrorWatch;
  tools: Tools;
  drops: DropQuestions;
  recording: RecordingSwitch;
  hotReload: HotReload;
  pageChanged: PageChanged;
}

interface Callable {
  checks: readonly ((value: unknown) => boolean)[];
  /** holds tables of the whole project: large, and left out of the debug log */
  large?: boolean;
  call(parts: FrameParts, args: unknown[]): void;
}

type Row<F extends FrameFunctionName> = Omit<Callable, 'call'> & {
  call(parts: FrameParts, args: FrameFunctions[F]): void;
};

/** The type is optional here: a change without one gets its own answer, a failure. */
const change = fields({ id: isString, type: optional(isString), changeFields: isObject });
const point = fields({ x: isNumber, y: isNumber });
const key = optional(isString);

const TABLE: { readonly [F in FrameFunctionName]: Row<F> } = {
  initProject: {
    checks: [isString, isObject, isObject, isAnything, optional(isObject), optional(isString), key, key],
    large: true,
    call: (parts, args) => initProject(parts, args),
  },
  setNewLookups: {
    checks: [isObject, isObject],
    large: true,
    call: (parts, [elements, scopes]) => {
      parts.project.mergeLookups(elements, scopes);
      parts.tools.lookAgain();
      parts.drops.again();
      parts.outlines.update();
      parts.navTree.pageChanged();
    },
  },
  setHoveredElement: { checks: [key], call: ({ selection }, [elementKey]) => selection.hoverKey(elementKey) },
  setSelectedElement: {
    checks: [key],
    call({ selection, tools }, [elementKey]) {
      selection.choose(elementKey);
      tools.stopTypingOutside(selection.elements);
    },
  },
  setMultiselectedElementKeys: {
    checks: [isStrings],
    call: ({ selection }, [keys]) => selection.setMultiKeys(keys, true),
  },
  processRulesForSelectedElement: {
    checks: [isObject, isString, optional(isNumber)],
    large: true,
    call: (parts, [lookup, elementKey, question]) =>
      parts.hotReload.whenShown(() => postProcessedRules(parts, lookup, elementKey, question)),
  },
  setModifiersForSelectedElement: {
    checks: [isStrings, isString],
    call: ({ pseudoStates, styles }, [modifiers, elementKey]) => {
      styles.part = partOf(modifiers);
      pseudoStates.set(
        modifiers.filter((one) => one !== styles.part),
        elementKey,
      );
    },
  },
  setModifiersForComponent: {
    checks: [isStrings],
    call: ({ pseudoStates }, [modifiers]) => pseudoStates.hold(modifiers),
  },
  getCssEvals: { checks: [isString], call: ({ styles }, [elementKey]) => styles.ask(elementKey) },
  getElementClassList: {
    checks: [isString],
    call: ({ page, post }, [elementKey]) => {
      const classList = [...(page.resolve(elementKey)[0]?.classList ?? [])].filter((name) => !isMarkerClass(name));
      post({ id: 'ELEMENT_CLASS_LIST', classList });
    },
  },
  ruleMatchesElement: {
    checks: [isString, isString, isString],
    call: ({ page, reply }, [id, rule, elementKey]) => {
      const [element] = page.resolve(elementKey);
      reply({ id, matches: element ? matches(element, rule) : false });
    },
  },
  applyChangeItemToDocument: {
    checks: [change, optional(isRevisions)],
    call: ({ instant }, [item, revisions]) => instant.apply(item as ChangeItem, revisions),
  },
  changeSaved: {
    checks: [isString, isRevisions],
    call: ({ instant }, [changeId, revisions]) => instant.saved(changeId, revisions),
  },
  checkStyling: {
    checks: [change, isString],
    call: ({ instant }, [item, elementKey]) => instant.check(readChange(item) as ChangeItem<'STYLING'>, elementKey),
  },
  cancelInstantUpdate: { checks: [isString], call: ({ instant }, [changeId]) => instant.cancel(changeId) },
  startEditingText: {
    checks: [isString, optional(isString)],
    call: ({ page, tools }, [elementKey, words]) => {
      const [element] = page.resolve(elementKey);
      if (element) tools.editTextOf(element, elementKey, words);
    },
  },
  stopEditingText: { checks: [], call: ({ tools }) => tools.stopEditingText() },
  setEditingContext: {
    checks: [fields({ darkMode: isObject, breakpoints: isObject })],
    call: ({ theme, instant }, [context]) => {
      instant.setMeanings(context);
      theme.set(context.theme, context.darkMode);
    },
  },
  getComputedValues: { checks: [isString], call: (parts, [elementKey]) => postComputedValues(parts, elementKey) },
  getFonts: { checks: [isStrings], call: (parts, [names]) => postFonts(parts, names) },
  scrollToElement: {
    checks: [isString],
    call: ({ page }, [elementKey]) => {
      const [element] = page.resolve(elementKey);
      if (element) reveal(element);
    },
  },
  getElementBoxes: { checks: [isString], call: (parts, [elementKey]) => postElementBoxes(parts, elementKey) },
  findDropTarget: {
    checks: [point, optional(isStrings), optional(isBoolean)],
    call: ({ drops }, [point, keys, show, into]) =>
      drops.ask({ point, draggedKeys: keys ?? [], isDrawn: show === true, into: into ?? null }),
  },
  clearDropTarget: { checks: [], call: ({ drops }) => drops.clear() },
  updateCodebaseIds: {
    checks: [isObject, isObject, isObject],
    large: true,
    call: (parts, [ids, elements, scopes]) => {
      renameCodebaseIds(parts, ids, elements, scopes);
      parts.tools.lookAgain();
      parts.drops.again();
    },
  },
  dispatchEvent: {
    checks: [isString, isAnything],
    call: ({ document, window }, [eventName, details]) => {
      // Other editors pass the event's init (`{detail}`) or the detail itself.
      const init = isObject(details) && 'detail' in (details as object) ? (details as object) : { detail: details };
      document.dispatchEvent(new window.CustomEvent(eventName, init));
    },
  },
  updateOutlines: {
    checks: [optional(isString), optional(isString)],
    call: ({ outlines }, edited) => outlines.update(...edited),
  },
  goBack: {
    checks: [],
    // Only if the page was reached from another one.
    call: ({ document, window }) => document.referrer !== '' && window.history.back(),
  },
  goForward: { checks: [], call: ({ window }) => window.history.forward() },
  refresh: { checks: [], call: ({ window }) => window.location.reload() },
  syntheticMouseOver: {
    checks: [point, optional(isBoolean), optional(isBoolean)],
    call: (parts, [at, notInside, deepest]) => syntheticMouseOver(parts, at, notInside, deepest),
  },
  selectAt: {
    checks: [point, isBoolean],
    call: (parts, [at, exact]) => selectAt(parts, at, exact),
  },
  syntheticMouseMove: {
    checks: [fields({ clientX: isNumber, clientY: isNumber })],
    call: ({ tools }, [event]) => tools.moveTo(event.clientX, event.clientY, event.buttons ?? 1),
  },
  syntheticMouseUp: { checks: [optional(isObject)], call: ({ tools }) => tools.release() },
  clearHoveredOutlines: { checks: [], call: ({ selection }) => selection.hoverKey(null) },
  setZoomPerc: {
    checks: [(value) => isNumber(value) && (value as number) > 0],
    call: ({ project, overlay, outlines, storage }, [zoom]) => {
      project.zoom = zoom;
      storage.set(ZOOM, String(zoom));
      overlay.setZoom(zoom);
      outlines.update();
    },
  },
  setAiContext: {
    checks: [isBoolean],
    call: ({ project, outlines }, [on]) => {
      project.aiContext = on;
      outlines.update();
    },
  },
  setIsFlushing: {
    checks: [isBoolean],
    call: (parts, [on]) => {
      const turnedOn = on && !parts.project.flushing;
      parts.project.flushing = on;
      if (!turnedOn) return;
      parts.outlines.update();
      parts.navTree.restart();
    },
  },
  tempMoveElement: { checks: [isString, isNumber], call: (parts, [k, index]) => tempMoveElement(parts, k, index) },
  tempAddDiv: {
    checks: [isString, isNumber, isNumber, isNumber],
    call: (parts, args) => tempAddDiv(parts, ...args),
  },
  tempMoveToNewParent: {
    checks: [isNumber, isNumber, isNumber, isNumber, key, optional(isBoolean)],
    call: (parts, args) => tempMoveToNewParent(parts, ...args),
  },
  enableDriveMode: { checks: [], call: ({ tools }) => tools.setDriving(true) },
  disableDriveMode: { checks: [], call: ({ tools }) => tools.setDriving(false) },
  checkIfHydrationError: { checks: [], call: ({ errors }) => errors.report() },
  triggerDragStart: { checks: [], call: ({ tools }) => tools.startDrag() },
  triggerDragCancel: { checks: [], call: ({ tools }) => tools.cancelDrag() },
  startRecording: { checks: [], call: ({ recording }) => recording.on() },
  stopRecording: { checks: [], call: ({ recording }) => recording.off() },
};

const FUNCTIONS: ReadonlyMap<unknown, Callable> = Object.freeze(
  new Map(Object.entries(TABLE) as unknown as [string, Callable][]),
);

/** Calls a function by its name on the wire. A wrong call is logged and has no effect. */
export function callFunction(parts: FrameParts, functionName: unknown, args: unknown): void {
  const callable = typeof functionName === 'string' ? FUNCTIONS.get(functionName) : undefined;
  const shown = typeof functionName === 'string' ? functionName.slice(0, 60) : typeof functionName;
  if (!callable) {
    log.error(`unknown function: ${shown}`);
    return;
  }
  if (!Array.isArray(args) || args.length > MAX_ARGUMENTS) {
    log.error(`${shown}: arguments must be a short list`);
    return;
  }
  const given: unknown[] = [...args];
  const wrong = callable.checks.findIndex((check, index) => !check(given[index]));
  if (wrong >= 0) {
    log.error(`${shown}: argument ${wrong} is not of the right kind`);
    return;
  }
  if (isLargerThan(given, callable.large ? MAX_TABLE_SIZE : MAX_SIZE)) {
    log.error(`${shown}: arguments too large`);
    return;
  }
  log.debug('call', shown, callable.large ? '(large arguments skipped)' : given);
  callable.call(parts, given);
}
