/** Words stay apart, as in the source: an element that is added beside one with a space next to it gets spaces of its own. */
import { insertTemporary, type Undo, undoAll } from './dom-edits.ts';

const endsBlank = (node: Node | null) => node instanceof Text && /\s$/.test(node.data);
const beginsBlank = (node: Node | null) => node instanceof Text && /^\s/.test(node.data);
/** A sign that stands close to the word before it. */
const isSign = (node: Node | null) => node instanceof Text && /^[,.;:!?)\]]/.test(node.data);

/** @param side of its neighbour, which the source names; null where the element comes last in its parent */
export function insertApart(
  parent: Node,
  element: Element,
  before: Node | null,
  side: 'before' | 'after' | null,
): Undo {
  const { lead, tail } = gapsAt(parent, before, side);
  const space = (isNeeded: boolean, next: Node | null): Undo[] => {
    if (!isNeeded) return [];
    const text = document.createTextNode(' ');
    parent.insertBefore(text, next);
    return [() => text.remove()];
  };
  const inserted = insertTemporary(parent, element, before);
  return undoAll([inserted, ...space(lead, element), ...space(tail, element.nextSibling)]);
}

function gapsAt(parent: Node, before: Node | null, side: 'before' | 'after' | null): { lead: boolean; tail: boolean } {
  const previous = before ? before.previousSibling : parent.lastChild;
  if (side === 'after' && (endsBlank(previous?.previousSibling ?? null) || beginsBlank(before)))
    return { lead: true, tail: before !== null && !beginsBlank(before) && !isSign(before) };
  if (side === 'before' && (endsBlank(previous) || beginsBlank(before?.nextSibling ?? null)))
    return { lead: previous !== null && !endsBlank(previous), tail: true };
  return { lead: false, tail: false };
}
