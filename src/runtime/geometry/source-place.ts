/**
 * What a place on the page is in the source. The page's parent of an element may belong to a component that was given the
 * element as its children; the source's parent is then the component instance.
 */
import type { Session } from '../session.ts';

/** The ids that an element stands for: its own, and of the component instances that it is the root of, innermost first. */
function idsOf({ page, react }: Session, element: Element): string[] {
  const own = page.codebaseIdOf(element);
  const around = react.componentChain(element).flatMap(({ codebaseId }) => codebaseId ?? []);
  return own ? [own, ...around] : around;
}

/** The id by which the source of a parent knows a child of it on the page; null where it does not. */
export function sourceIdOf(session: Session, element: Element, parentId: string): string | null {
  const { project } = session;
  const ids = idsOf(session, element);
  return ids.find((id) => project.element(id)?.parentCodebaseId === parentId) ?? null;
}

/**
 * The source's parent at a place beside `neighbour`.
 * @param pageParentId id of the element that is the parent on the page
 */
export function parentIdOf(session: Session, neighbour: Element | undefined, pageParentId: string): string {
  if (!neighbour || sourceIdOf(session, neighbour, pageParentId)) return pageParentId;
  const { page, project } = session;
  const parent = project.element(page.codebaseIdOf(neighbour) ?? '')?.parentCodebaseId;
  return parent ?? pageParentId;
}
