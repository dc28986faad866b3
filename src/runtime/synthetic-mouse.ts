/** The pointer as the parent sees it, for when the parent's own layer lies over the frame. */
import type { Session } from './session.ts';
import { elementAtPoint, hitOf } from './tools/hit-test.ts';

/**
 * @param notInside keep the hover off the children of the selected element
 * @param deepest the element right under the point instead of the nearest one that the source knows
 */
export function syntheticMouseOver(
  session: Session,
  { x, y }: { x: number; y: number },
  notInside = false,
  deepest = false,
): void {
  if (session.tools.isDriving) return;
  const hit = hitOf(elementAtPoint(session.document, x, y), deepest, session);
  const { selection } = session;
  const element = hit.what === 'element' ? hit.element : null;
  const holder = notInside && element ? selection.elements.find((held) => held.contains(element)) : undefined;
  selection.hover(holder ?? element);
}

/** @param exact as with Meta or Ctrl held */
export function selectAt(session: Session, { x, y }: { x: number; y: number }, exact: boolean): void {
  if (session.tools.isDriving) return;
  const hit = hitOf(elementAtPoint(session.document, x, y), exact, session);
  if (hit.what === 'element') session.selection.select(hit.element);
}

export function syntheticMouseMove(
  session: Session,
  event: { clientX: number; clientY: number; buttons?: number },
): void {
  session.tools.moveTo(event.clientX, event.clientY, event.buttons ?? 1);
}

export function syntheticMouseUp(session: Session): void {
  session.tools.release();
}
