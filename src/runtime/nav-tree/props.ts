/** Props as the parent sees them: literals, a marker for functions, JSON for objects. */
import { FUNCTION_MARKER, OBJECT_MARKER } from '../../protocol/messages.ts';

/** Longest text and JSON of one prop; longer objects become a marker. */
const MAX_LENGTH = 2_000;
const MAX_PROPS = 60;
/** React's own props, and those shown elsewhere in the tree. */
const LEFT_OUT = new Set(['children', 'className', 'key', 'ref']);

/** Shared by all elements without props to show, so that a message holds it once. */
const NONE: Record<string, unknown> = {};

/** React elements and DOM nodes are circular and not worth reading. */
function isOpaque(value: object): boolean {
  return '$$typeof' in value || 'nodeType' in value;
}

/** Counts its steps and gives up early: props may hold whole data sets, DOM nodes and circles. */
function json(value: object): string {
  if (isOpaque(value)) return OBJECT_MARKER;
  let left = 100;
  try {
    const text = JSON.stringify(value, (_name, part: unknown) => {
      left -= 1;
      if (left < 0) throw new RangeError('too large');
      if (typeof part === 'function') return FUNCTION_MARKER;
      if (typeof part === 'bigint') return String(part);
      if (part !== null && typeof part === 'object' && isOpaque(part)) return OBJECT_MARKER;
      return part;
    });
    return text === undefined || text.length > MAX_LENGTH ? OBJECT_MARKER : text;
  } catch {
    return OBJECT_MARKER;
  }
}

export function propValue(value: unknown): unknown {
  switch (typeof value) {
    case 'function':
      return FUNCTION_MARKER;
    case 'string':
      return value.length > MAX_LENGTH ? value.slice(0, MAX_LENGTH) : value;
    case 'object':
      return value === null ? null : json(value);
    case 'symbol':
    case 'bigint':
      return String(value);
    default:
      return value;
  }
}

export function readableProps(props: unknown): Record<string, unknown> {
  const readable: Record<string, unknown> = {};
  if (props === null || typeof props !== 'object') return NONE;
  for (const name of Object.keys(props).slice(0, MAX_PROPS)) {
    if (LEFT_OUT.has(name)) continue;
    try {
      readable[name] = propValue((props as Record<string, unknown>)[name]);
    } catch {
      readable[name] = OBJECT_MARKER;
    }
  }
  return Object.keys(readable).length > 0 ? readable : NONE;
}
