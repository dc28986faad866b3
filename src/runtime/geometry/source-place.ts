/**
 * What a place on the page is in the source. The page's parent of an element may belong to a component that was given the
 * element as its children, or whose fragment holds it; the neighbours tell best what the source's parent then is.
 */
import type { TreeElement } from '../../protocol/api.ts';
import type { Page } from '../page/page.ts';
import type { ProjectState } from '../project-state.ts';
import type { ReactBridge } from '../react-bridge.ts';

export interface SourceDeps {
  page: Page;
  react: ReactBridge;
  project: ProjectState;
}

/** A place in the source, and the file that it is in. */
export interface SourcePlace {
  /** missing where a fragment holds the neighbour */
  parentCodebaseId?: string;
  beforeCodebaseId?: string;
  afterCodebaseId?: string;
  file: string | null;
}

/** What an element stands for in its parent: itself, and the component instances between the two, innermost first. */
export function entriesOf({ page, react, project }: SourceDeps, element: Element): TreeElement[] {
  const around = react.componentChain(element);
  const ofParent = element.parentElement ? react.componentChain(element.parentElement).length : 0;
  const between = around.slice(0, around.length - ofParent);
  const ids = [page.codebaseIdOf(element), ...between.map(({ codebaseId }) => codebaseId)];
  return ids.flatMap((id) => project.element(id ?? '') ?? []);
}

function areInOneRow(one: TreeElement, other: TreeElement): boolean {
  return one.filename === other.filename && one.parentCodebaseId === other.parentCodebaseId && one.row === other.row;
}

/**
 * @param pageParentId id of the element that is the parent on the page
 * @param before the child right behind the place
 * @param after the child right before it
 * @param nearest the one of both that is meant where they are written in different places
 * @param dragged their own row is preferred
 */
export function sourcePlaceOf(
  deps: SourceDeps,
  pageParentId: string,
  { before, after, nearest }: { before?: Element; after?: Element; nearest?: Element },
  dragged: readonly Element[],
): SourcePlace {
  const { project } = deps;
  const entries = (element: Element | undefined) =>
    element ? entriesOf(deps, element).filter(({ row }) => row !== null) : [];
  const sides = { before: entries(before), after: entries(after) };
  const own = dragged.flatMap((element) => entriesOf(deps, element));
  const all = nearest === after ? [...sides.after, ...sides.before] : [...sides.before, ...sides.after];
  const row =
    all.find((entry) => own.some((one) => areInOneRow(one, entry))) ??
    all.find((entry) => entry.parentCodebaseId === pageParentId) ??
    all[0];
  if (!row) return { parentCodebaseId: pageParentId, file: project.element(pageParentId)?.filename ?? null };
  const idIn = (side: readonly TreeElement[]) => side.find((entry) => areInOneRow(entry, row))?.codebaseId;
  const [beforeCodebaseId, afterCodebaseId] = [idIn(sides.before), idIn(sides.after)];
  return {
    // the path of a fragment, which has no id
    ...(!row.row && row.parentCodebaseId ? { parentCodebaseId: row.parentCodebaseId } : {}),
    ...(beforeCodebaseId ? { beforeCodebaseId } : {}),
    ...(afterCodebaseId ? { afterCodebaseId } : {}),
    file: row.filename,
  };
}
