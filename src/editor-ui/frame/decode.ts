/**
 * Messages of the frame, read with care: whatever runs in the page can write to the port, so each message
 * is checked for its shape here and means nothing more than "the page says so".
 */
import type { FrameMessage, FramePayloads, PressedAt } from '../../protocol/messages.ts';
import { LONGEST_CHILD_TEXT } from '../../protocol/nav-tree.ts';
import { MOST_PART, RECORDING_ENDS } from '../../protocol/recordings.ts';
import { isRevisions } from '../../protocol/revisions.ts';
import { decodeChecked, decodeComputed, decodeEvals, decodeFonts, decodeRules } from '../styling/decode-styles.ts';
import { decodeBoxes } from './decode-boxes.ts';
import { decodeDragEnd, decodeDropTarget, decodeMouseMove } from './decode-drag.ts';
import { decodeTreePatch } from './decode-tree.ts';

type Fields = Record<string, unknown>;
type Decoder<K extends keyof FramePayloads> = (fields: Fields) => FramePayloads[K] | null;

const MOST_KEYS = 1_000;
const LONGEST_KEY = 600;
const LONGEST_TEXT = 200_000;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isString = (value: unknown, longest = LONGEST_TEXT): value is string =>
  typeof value === 'string' && value.length <= longest;
const isKey = (value: unknown): value is string => isString(value, LONGEST_KEY);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isPressedAt = (value: unknown): value is PressedAt =>
  isObject(value) && isNumber(value.x) && isNumber(value.y) && typeof value.exact === 'boolean';
const keyOrNull = (value: unknown): value is string | null => value === null || isKey(value);
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '');

/** The place where a drag began is not read: the selection is dragged. */
const NO_CONTEXT: FramePayloads['DRAG_START_EVENT']['event'] = {
  pageX: 0,
  pageY: 0,
  offsetX: 0,
  offsetY: 0,
  parentSelectedElementKey: null,
  selectedParentDisplay: '',
  selectedParentFlexDirection: '',
  dragging: true,
};

/** The messages that this editor acts on; others are known to the protocol, but nothing here needs them yet. */
const DECODERS: { [K in keyof FramePayloads]?: Decoder<K> } = {
  HOVERED_ELEMENT_KEY: (f) => (keyOrNull(f.elementKey) ? { elementKey: f.elementKey } : null),
  SELECTED_ELEMENT_KEY: (f) =>
    keyOrNull(f.elementKey)
      ? {
          elementKey: f.elementKey,
          outerHTML: null,
          doNotSetElementKey: f.doNotSetElementKey === true,
          ...(isKey(f.sameAs) && { sameAs: f.sameAs }),
          ...(isPressedAt(f.pressed) && { pressed: f.pressed }),
        }
      : null,
  MULTI_SELECTED_ELEMENT_KEYS: (f) => {
    const keys = f.elementKeys;
    if (!Array.isArray(keys) || keys.length > MOST_KEYS || !keys.every(isKey)) return null;
    return { elementKeys: keys, outerHTMLs: [], doNotSetElementKeys: f.doNotSetElementKeys === true };
  },
  NAV_TREE: (f) =>
    isObject(f.navTree) ? ({ navTree: f.navTree, outerHtml: '' } as unknown as FramePayloads['NAV_TREE']) : null,
  PROCESSED_CSS_RULES_FOR_ELEMENT: decodeRules,
  CSS_EVALS_FOR_ELEMENT: decodeEvals,
  COMPUTED_VALUES: decodeComputed,
  STYLING_CHECKED: decodeChecked,
  PAGE_FONTS: decodeFonts,
  ELEMENT_BOXES: decodeBoxes,
  PAGE_LEFT: () => ({}),
  REVISIONS_COMMITTED: (f) => {
    const { base, files } = isObject(f.committed) ? f.committed : {};
    return isNumber(base) && isRevisions(files) ? { committed: { base, files } } : null;
  },
  NAV_TREE_PATCH: decodeTreePatch,
  KEY_DOWN_EVENT: (f) => decodeKey(f.event),
  KEY_UP_EVENT: (f) => decodeKey(f.event),
  MOUSE_MOVE_EVENT: (f) => decodeMouseMove(f.event),
  DRAG_START_EVENT: () => ({ event: NO_CONTEXT, outerHTML: null }),
  DRAG_END_EVENT: decodeDragEnd,
  DRAG_CANCEL_EVENT: () => ({ event: {} }),
  DROP_TARGET: decodeDropTarget,
  WHEEL_EVENT: (f) => decodeWheel(f.event),
  PAGE_BACKDROP: (f) => (isString(f.color, 200) ? { color: f.color } : null),
  LATEST_HREF: (f) => (isString(f.href, 8_000) ? { href: f.href } : null),
  LATEST_HYDRATION_ERROR_STATUS: (f) => {
    const status = f.status;
    if (status !== 'no_error' && status !== 'error' && status !== 'other_error') return null;
    return {
      status,
      errorDescr: text(f.errorDescr),
      errorLabel: text(f.errorLabel),
      errorBody: text(f.errorBody),
    };
  },
  START_EDITING_TEXT: (f) => {
    const data = f.data;
    if (!isObject(data) || !isKey(data.key) || !isString(data.oldText)) return null;
    return { data: { key: data.key, oldText: data.oldText } };
  },
  EDITED_TEXT: (f) => {
    const data = f.data;
    if (!isObject(data) || !isKey(data.key) || !isString(data.oldText) || !isString(data.newText)) return null;
    const { key, oldText, newText } = data;
    return { data: { key, oldText, newText, ...(data.isLeft === true && { isLeft: true }) } };
  },
  EDIT_DYNAMIC_TEXT: ({ elementKey, words }) => {
    if (!isKey(elementKey)) return null;
    return { elementKey, ...(isString(words, LONGEST_CHILD_TEXT) && { words }) };
  },
  RECORDED: ({ events }) => (isString(events, MOST_PART) ? { events } : null),
  RECORDING_ENDED: (f) => {
    const reason = RECORDING_ENDS.find((one) => one === f.reason);
    return reason ? { reason } : null;
  },
  CONTEXT_REQUESTED: (f) => {
    const event = f.event;
    if (!isObject(event) || !isNumber(event.clientX) || !isNumber(event.clientY)) return null;
    return { event: { clientX: event.clientX, clientY: event.clientY } };
  },
};

function decodeKey(event: unknown): FramePayloads['KEY_DOWN_EVENT'] | null {
  if (!isObject(event) || !isString(event.key, 40)) return null;
  const active = isObject(event.activeElement) ? event.activeElement : {};
  return {
    event: {
      key: event.key,
      code: isString(event.code, 40) ? event.code : '',
      metaKey: event.metaKey === true,
      shiftKey: event.shiftKey === true,
      ctrlKey: event.ctrlKey === true,
      altKey: event.altKey === true,
      activeElement: {
        tagName: text(active.tagName),
        isContentEditable: active.isContentEditable === true,
        elementType: isString(active.elementType, 40) ? active.elementType : null,
      },
    },
  };
}

function decodeWheel(event: unknown): FramePayloads['WHEEL_EVENT'] | null {
  if (!isObject(event)) return null;
  const numbers = ['deltaX', 'deltaY', 'x', 'y'].map((name) => event[name]);
  if (!numbers.every(isNumber)) return null;
  const [deltaX, deltaY, x, y] = numbers as [number, number, number, number];
  const flag = (name: string) => event[name] === true;
  return {
    event: {
      deltaX,
      deltaY,
      x,
      y,
      wheelDelta: isNumber(event.wheelDelta) ? event.wheelDelta : -deltaY,
      altKey: flag('altKey'),
      ctrlKey: flag('ctrlKey'),
      shiftKey: flag('shiftKey'),
      metaKey: flag('metaKey'),
    },
  };
}

/** The message with its known fields only, or null for anything else. */
export function decodeFrameMessage(data: unknown): FrameMessage | null {
  if (!isObject(data) || typeof data.id !== 'string' || !Object.hasOwn(DECODERS, data.id)) return null;
  const id = data.id as keyof FramePayloads;
  const payload = (DECODERS[id] as Decoder<typeof id>)(data);
  return payload ? ({ id, ...payload } as FrameMessage) : null;
}
