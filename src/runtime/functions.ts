/**
 * The functions that the parent may call (contract §5): one frozen map, each with the checks of its arguments. A name outside
 * it, whatever it is a property of, is unknown: logged, no reply (spec §8, S-98).
 */
import type { ChangeItem } from '../protocol/changes.ts';
import type { FrameFunctionName, FrameFunctions } from '../protocol/messages.ts';
import { isRevisions } from '../protocol/revisions.ts';
import { postComputedValues } from './css/evals.ts';
import { postProcessedRules } from './css/processed-rules.ts';
import { matches } from './css/selectors.ts';
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
import { findDropTarget } from './geometry/drop-target.ts';
import { reveal } from './geometry/reveal.ts';
import { initProject, renameCodebaseIds } from './init-project.ts';
import { log } from './log.ts';
import { isMarkerClass } from './page/own-nodes.ts';
import { ZOOM } from './page/session-store.ts';
import type { Session } from './session.ts';
import { selectAt, syntheticMouseMove, syntheticMouseOver, syntheticMouseUp } from './synthetic-mouse.ts';
import { tempAddDiv, tempMoveElement, tempMoveToNewParent } from './temporary-moves.ts';

interface Callable {
  checks: readonly ((value: unknown) => boolean)[];
  /** holds tables of the project: large, and left out of the debug log */
  large?: boolean;
  call(session: Session, args: unknown[]): void;
}

type Row<F extends FrameFunctionName> = Omit<Callable, 'call'> & {
  call(session: Session, args: FrameFunctions[F]): void;
};

/** One without a type gets its answer, a failure (spec §4). */
const change = fields({ id: isString, type: optional(isString), changeFields: isObject });
const point = fields({ x: isNumber, y: isNumber });
const key = optional(isString);

const TABLE: { readonly [F in FrameFunctionName]: Row<F> } = {
  initProject: {
    checks: [isString, isObject, isObject, isAnything, optional(isObject), optional(isString), key, key],
    large: true,
    call: (session, args) => initProject(session, args),
  },
  setNewLookups: {
    checks: [isObject, isObject],
    large: true,
    call: (session, [elements, scopes]) => {
      session.project.mergeLookups(elements, scopes);
      session.outlines.update();
      session.navTree.pageChanged();
    },
  },
  setHoveredElement: { checks: [key], call: ({ selection }, [elementKey]) => selection.hoverKey(elementKey) },
  setSelectedElement: { checks: [key], call: (session, [elementKey]) => session.selection.choose(elementKey) },
  setMultiselectedElementKeys: {
    checks: [isStrings],
    call: ({ selection }, [keys]) => selection.setMultiKeys(keys, true),
  },
  processRulesForSelectedElement: {
    checks: [isObject, isString],
    large: true,
    call: (session, [lookup, elementKey]) =>
      session.hotReload.whenShown(() => postProcessedRules(session, lookup, elementKey)),
  },
  setModifiersForSelectedElement: {
    checks: [isStrings, isString],
    call: ({ pseudoStates }, [modifiers, elementKey]) => pseudoStates.set(modifiers, elementKey),
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
    checks: [change],
    call: ({ instant }, [item]) => instant.apply(item as ChangeItem),
  },
  changeSaved: {
    checks: [isString, isRevisions],
    call: ({ instant }, [changeId, revisions]) => instant.saved(changeId, revisions),
  },
  cancelInstantUpdate: { checks: [isString], call: ({ instant }, [changeId]) => instant.cancel(changeId) },
  startEditingText: {
    checks: [isString, optional(isString)],
    call: ({ page, tools }, [elementKey, words]) => {
      const [element] = page.resolve(elementKey);
      if (element) tools.editTextOf(element, elementKey, words);
    },
  },
  setEditingContext: {
    checks: [fields({ darkMode: isObject, breakpoints: isObject })],
    call: ({ theme, instant }, [context]) => {
      instant.setMeanings(context);
      theme.set(context.theme, context.darkMode);
    },
  },
  getComputedValues: { checks: [isString], call: (session, [elementKey]) => postComputedValues(session, elementKey) },
  scrollToElement: {
    checks: [isString],
    call: ({ page }, [elementKey]) => {
      const [element] = page.resolve(elementKey);
      if (element) reveal(element);
    },
  },
  getElementBoxes: { checks: [isString], call: (session, [elementKey]) => postElementBoxes(session, elementKey) },
  findDropTarget: {
    checks: [point, optional(isStrings), optional(isBoolean)],
    call: (session, [at, keys, show, into]) => findDropTarget(session, at, keys ?? [], show === true, into ?? null),
  },
  clearDropTarget: { checks: [], call: ({ outlines }) => outlines.showDrop(null) },
  updateCodebaseIds: {
    checks: [isObject, isObject, isObject],
    large: true,
    call: (session, [ids, elements, scopes]) => renameCodebaseIds(session, ids, elements, scopes),
  },
  dispatchEvent: {
    checks: [isString, isAnything],
    call: ({ document, window }, [eventName, details]) => {
      // Other editors pass the event's init (`{detail}`) or the detail itself.
      const init = isObject(details) && 'detail' in (details as object) ? (details as object) : { detail: details };
      document.dispatchEvent(new window.CustomEvent(eventName, init));
    },
  },
  updateOutlines: { checks: [], call: ({ outlines }) => outlines.update() },
  goBack: {
    checks: [],
    // Only where the page was come to from another (spec §4).
    call: ({ document, window }) => document.referrer !== '' && window.history.back(),
  },
  goForward: { checks: [], call: ({ window }) => window.history.forward() },
  refresh: { checks: [], call: ({ window }) => window.location.reload() },
  syntheticMouseOver: {
    checks: [point, optional(isBoolean), optional(isBoolean)],
    call: (session, [at, notInside, deepest]) => syntheticMouseOver(session, at, notInside, deepest),
  },
  selectAt: {
    checks: [point, isBoolean],
    call: (session, [at, exact]) => selectAt(session, at, exact),
  },
  syntheticMouseMove: {
    checks: [fields({ clientX: isNumber, clientY: isNumber })],
    call: (session, [event]) => syntheticMouseMove(session, event),
  },
  syntheticMouseUp: { checks: [optional(isObject)], call: (session) => syntheticMouseUp(session) },
  clearHoveredOutlines: { checks: [], call: ({ selection }) => selection.hoverKey(null) },
  setZoomPerc: {
    checks: [(value) => isNumber(value) && (value as number) > 0],
    call: ({ project, overlay, outlines, store }, [zoom]) => {
      project.zoom = zoom;
      store.set(ZOOM, String(zoom));
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
    call: (session, [on]) => {
      const turnedOn = on && !session.project.flushing;
      session.project.flushing = on;
      if (!turnedOn) return;
      session.outlines.update();
      session.navTree.restart();
    },
  },
  tempMoveElement: { checks: [isString, isNumber], call: (session, [k, index]) => tempMoveElement(session, k, index) },
  tempAddDiv: {
    checks: [isString, isNumber, isNumber, isNumber],
    call: (session, args) => tempAddDiv(session, ...args),
  },
  tempMoveToNewParent: {
    checks: [isNumber, isNumber, isNumber, isNumber, key, optional(isBoolean)],
    call: (session, args) => tempMoveToNewParent(session, ...args),
  },
  enableDriveMode: { checks: [], call: ({ tools }) => tools.setDriving(true) },
  disableDriveMode: { checks: [], call: ({ tools }) => tools.setDriving(false) },
  checkIfHydrationError: { checks: [], call: ({ errors }) => errors.report() },
  triggerDragStart: { checks: [], call: ({ tools }) => tools.startDrag() },
  triggerDragCancel: { checks: [], call: ({ tools }) => tools.cancelDrag() },
};

const FUNCTIONS: ReadonlyMap<unknown, Callable> = Object.freeze(
  new Map(Object.entries(TABLE) as unknown as [string, Callable][]),
);

/** Calls a function by its name on the wire. Anything wrong is logged and nothing happens. */
export function callFunction(session: Session, functionName: unknown, args: unknown): void {
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
  callable.call(session, given);
}
