/** The messages of a drag, read with care (see decode.ts). */
import type { DropTarget, PlainRect } from '../../protocol/geometry.ts';
import type { FramePayloads } from '../../protocol/messages.ts';

type Fields = Record<string, unknown>;

const LONGEST_KEY = 600;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_KEY;
const NOWHERE: PlainRect = { left: 0, top: 0, width: 0, height: 0 };

export function decodeMouseMove(event: unknown): FramePayloads['MOUSE_MOVE_EVENT'] | null {
  if (!isObject(event)) return null;
  const { pageX, pageY, clientX, clientY } = event;
  if (!isNumber(pageX) || !isNumber(pageY) || !isNumber(clientX) || !isNumber(clientY)) return null;
  return { event: { pageX, pageY, clientX, clientY } };
}

/** Reads the place of the drop only: the frame draws the line itself. */
export function decodeDropTarget(fields: Fields): FramePayloads['DROP_TARGET'] | null {
  const { point, target } = fields;
  if (!isObject(point) || !isNumber(point.x) || !isNumber(point.y)) return null;
  const place = { x: point.x, y: point.y };
  const elsewhere = isName(fields.elsewhere) ? fields.elsewhere : null;
  const image = isName(fields.image) ? fields.image : null;
  if (target === null) return { point: place, target: null, elsewhere, image };
  if (!isObject(target)) return null;
  const { parentKey, parentCodebaseId, index, beforeCodebaseId, afterCodebaseId } = target;
  if (!isName(parentKey) || !isNumber(index)) return null;
  const found: DropTarget = {
    parentKey,
    ...(isName(parentCodebaseId) ? { parentCodebaseId } : {}),
    index,
    ...(isName(beforeCodebaseId) ? { beforeCodebaseId } : {}),
    ...(isName(afterCodebaseId) ? { afterCodebaseId } : {}),
    line: null,
    axis: target.axis === 'x' ? 'x' : 'y',
    display: isName(target.display) ? target.display : '',
    parentBox: NOWHERE,
  };
  // a place is named by its parent or by a neighbour
  if (!found.parentCodebaseId && !found.beforeCodebaseId && !found.afterCodebaseId) return null;
  return { point: place, target: found, elsewhere, image };
}

export function decodeDragEnd({ event }: Fields): FramePayloads['DRAG_END_EVENT'] {
  return { event: isObject(event) && typeof event.altKey === 'boolean' ? { altKey: event.altKey } : {} };
}
