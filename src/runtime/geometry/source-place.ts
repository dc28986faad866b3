/**
 * Translates a place on the page to a place in the source. The DOM parent may belong to a component that got the element as its
 * children, or that returns a fragment; the neighbours say best which element is the parent in the source.
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

/** A place in the source, and its file. */
export interface SourcePlace {
  /** missing when the neighbour is in a fragment */
  parentCodebaseId?: string;
  beforeCodebaseId?: string;
  afterCodebaseId?: string;
  file: string | null;
}

/**
 * The source elements that an element represents in its parent: itself, and the component instances between the two, innermost
 * first.
 */
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

/** True for an element of the source that the tables do not have yet. */
function isUnknown({ page, project }: SourceDeps, element: Element | undefined): boolean {
  const id = element && page.codebaseIdOf(element);
  return Boolean(id) && project.element(id as string) === null;
}

/**
 * @param pageParentId id of the DOM parent
 * @param before the child right after the place
 * @param after the child right before it
 * @param nearest which of both decides if they come from different places in the source
 * @param dragged the siblings of these are preferred
 * @returns null while the tables lack the neighbours, right after an edit
 */
export function sourcePlaceOf(
  deps: SourceDeps,
  pageParentId: string,
  { before, after, nearest }: { before?: Element; after?: Element; nearest?: Element },
  dragged: readonly Element[],
): SourcePlace | null {
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
  if (!row) {
    if (isUnknown(deps, before) || isUnknown(deps, after)) return null;
    return { parentCodebaseId: pageParentId, file: project.element(pageParentId)?.filename ?? null };
  }
  const idIn = (side: readonly TreeElement[]) => side.find((entry) => areInOneRow(entry, row))?.codebaseId;
  const [beforeCodebaseId, afterCodebaseId] = [idIn(sides.before), idIn(sides.after)];
  return {
    // A fragment has a path in place of an id.
    ...(!row.row && row.parentCodebaseId ? { parentCodebaseId: row.parentCodebaseId } : {}),
    ...(beforeCodebaseId ? { beforeCodebaseId } : {}),
    ...(afterCodebaseId ? { afterCodebaseId } : {}),
    file: row.filename,
  };
}
