/**
 * The component instance that a press means in our own editor: the outermost instance of a reusable component in whose definition
 * the pressed element is written, as the code around uses it (`<Button>`, not the `<span>` inside). A pressed shape means its
 * drawing. When the selection is inside an instance or a drawing, presses there mean the elements and the instances within it.
 */
import type { TreeElement } from '../../protocol/api.ts';
import { parseElementKey } from '../../protocol/element-key.ts';
import { isInstanceOf, isSameComponent, ownerOf, type UsedComponent } from '../../protocol/used-component.ts';
import { rectOfAll } from '../overlay/rects.ts';
import type { Selected } from '../parts.ts';
import type { ProjectState } from '../project-state.ts';
import { type ComponentLink, type Fiber, firstElementOf, isListed } from '../react/index.ts';
import type { ReactBridge } from '../react-bridge.ts';
import type { Page } from './page.ts';

/** An instance that covers this share of the document counts as the page itself. */
const WHOLE_PAGE = 0.9;

/** Elements of a drawing with words, or with HTML. */
const SVG_WORDS = 'text, foreignObject';

/** The user's choice on the page: an element, or an instance with all its outermost elements. */
export interface Chosen {
  elements: readonly [Element, ...Element[]];
  key: string | null;
}

/** An instance on the page. */
interface Use {
  /** the component; the JSX may have another name for it */
  owner: UsedComponent;
  /** the JSX element that uses the component */
  entry: TreeElement;
  fiber: Fiber;
}

interface Deps {
  document: Document;
  page: Page;
  project: ProjectState;
  react: ReactBridge;
}

/**
 * The instance or the drawing at an element; null where the element itself is meant.
 * @param selected when the press came
 * @param goesIn the press goes into the selected instance
 * @param codebaseId of the JSX that is meant, where it is an instance around the element
 */
export function instanceAt(
  element: Element,
  selected: Selected,
  goesIn: boolean,
  deps: Deps,
  codebaseId = deps.page.codebaseIdOf(element) ?? '',
): Chosen | null {
  const drawing = drawingAround(element, selected, goesIn, deps);
  if (drawing)
    return instanceAt(drawing, selected, goesIn, deps) ?? { elements: [drawing], key: deps.page.keyOf(drawing) };
  const definitions = definitionsOutside(codebaseId, element, deps);
  const entered = enteredFibers(selected, goesIn, deps);
  let outside: Fiber | null = null;
  for (const use of [...definitions].reverse()) {
    const found = !entered.has(use.fiber) && isReusable(use, outside, deps) && instanceOf(use, element, deps);
    if (found) return found;
    outside = use.fiber;
  }
  return null;
}

/** The drawing that a shape is part of; null in the drawing that the selection is in, and in one as large as the page. */
function drawingAround(element: Element, { elements, key }: Selected, goesIn: boolean, { document, page }: Deps) {
  const drawing = element.closest('svg');
  if (!drawing || drawing === element || element.closest(SVG_WORDS)) return null;
  const isEntered = elements.some((one) =>
    one === drawing ? goesIn && key === page.keyOf(one) : drawing.contains(one),
  );
  const isTracked = page.codebaseIdOf(drawing) !== null;
  return isEntered || !isTracked || isWholePage([drawing], document) ? null : drawing;
}

/** True when the lookups hold the element and all instances around it: until then `instanceAt` may miss an instance. */
export function isDescribed(
  element: Element,
  { page, project, react }: Pick<Deps, 'page' | 'project' | 'react'>,
): boolean {
  const ids = [page.codebaseIdOf(element), ...react.componentChain(element).map(({ codebaseId }) => codebaseId)];
  return ids.every((id) => !id || project.element(id) !== null);
}

/** Of the instances in whose definitions the selection is written. */
function enteredFibers(selected: Selected, goesIn: boolean, deps: Deps): ReadonlySet<Fiber> {
  const [element] = selected.elements;
  const codebaseId = parseElementKey(selected.key ?? '')?.codebaseId;
  if (!element || !codebaseId) return new Set();
  const entered = definitionsOutside(codebaseId, element, deps);
  const chain = deps.react.componentChain(element);
  const inside = goesIn ? chain.filter((link) => link.codebaseId === codebaseId).slice(0, 1) : [];
  return new Set([...entered, ...inside].map(({ fiber }) => fiber));
}

/**
 * The instances around some JSX, nearest first, in whose definitions it is written. Before them one that shows it with classes of
 * its own: `<Button asChild><a /></Button>`. Components of packages may do that to children that they only watch.
 */
function definitionsOutside(codebaseId: string, element: Element, { project, react }: Deps): readonly Use[] {
  const chain = react.componentChain(element);
  const at = chain.findIndex((link) => link.codebaseId === codebaseId);
  const outside = chain.slice(at + 1);
  const definitions = definitionsAround(codebaseId, outside, project);
  const entry = project.element(project.element(codebaseId)?.parentCodebaseId ?? '');
  const fiber = outside.find((link) => link.codebaseId === entry?.codebaseId)?.fiber;
  if (!entry?.definition || !fiber || firstElementOf(fiber) !== element) return definitions;
  const classOf = (props: unknown) => (props as { className?: string } | undefined)?.className;
  const shown = classOf(chain[at]?.fiber.memoizedProps ?? react.propsOf(element));
  const given = Object.values(fiber.memoizedProps as Record<string, { props?: unknown } | null>);
  return given.every((one) => classOf(one?.props) !== shown)
    ? [{ owner: entry, entry, fiber }, ...definitions]
    : definitions;
}

/**
 * The instances in whose definition an element is written, then those in whose definition that instance is written, and so on. An
 * element handed to a component as children is not written in its definition.
 * @param chain the instances around the element, nearest first
 */
function definitionsAround(codebaseId: string, chain: readonly ComponentLink[], project: ProjectState): readonly Use[] {
  const written = project.element(codebaseId);
  const owner = written && ownerOf(written);
  if (!owner) return [];
  const at = chain.findIndex((link, i) => isUseOf(owner, link, project) || handsOver(link, owner, chain.slice(0, i)));
  const link = chain[at];
  const entry = link?.codebaseId ? project.element(link.codebaseId) : null;
  if (!link || !entry) return [];
  const use = { owner, entry, fiber: link.fiber };
  return [use, ...definitionsAround(entry.codebaseId, chain.slice(at + 1), project)];
}

function isUseOf(owner: UsedComponent, { codebaseId, name }: ComponentLink, project: ProjectState): boolean {
  const entry = codebaseId === null ? null : project.element(codebaseId);
  return entry !== null && isInstanceOf(owner, entry, name);
}

/** True for an instance whose package renders a component that its props name: `<Button component={RouterLink}>`. */
function handsOver({ codebaseId, fiber }: ComponentLink, { componentName }: UsedComponent, inside: ComponentLink[]) {
  const given = Object.values(fiber.memoizedProps as object);
  return (
    codebaseId !== null && inside.some(({ name, fiber }) => name === componentName && given.includes(fiber.elementType))
  );
}

/**
 * True for a component that takes a `className`, is an item of a list, or is used in more than one place, unless a router shows
 * it.
 */
function isReusable({ owner, entry, fiber }: Use, outside: Fiber | null, { project, react }: Deps): boolean {
  const { uses, takesClassName } = project.component(owner);
  if (takesClassName || isListed(fiber, outside)) return true;
  // `<Component />` in the wrapper of a lazy page: the count of uses is that of the wrapper, not of the page
  if (uses < 2 || !isSameComponent(entry, owner)) return false;
  const { parentCodebaseId, ownerName } = entry;
  // `<Route element={<Page />}>`, `{ element: <Page /> }`: the JSX around the use is not around it on the page
  if (parentCodebaseId === null) return ownerName !== null;
  for (let at = fiber.return; at; at = at.return) if (react.idOf(at) === parentCodebaseId) return true;
  return false;
}

function instanceOf({ entry: { codebaseId }, fiber }: Use, inside: Element, { document, page }: Deps): Chosen | null {
  const root = firstElementOf(fiber);
  // what it shows in a portal, such as a dialog, stands elsewhere
  if (!root?.parentNode?.contains(inside)) return null;
  // the nav tree may not have an instance yet
  const key = page.keyOfInstance(inside, codebaseId) ?? page.keyOf(root, codebaseId);
  const [element, ...others] = page.resolve(key);
  return element && !isWholePage([element, ...others], document) ? { elements: [element, ...others], key } : null;
}

function isWholePage(elements: readonly Element[], document: Document): boolean {
  const rect = rectOfAll(elements);
  const { scrollWidth, scrollHeight } = document.documentElement;
  return rect !== null && rect.width >= WHOLE_PAGE * scrollWidth && rect.height >= WHOLE_PAGE * scrollHeight;
}
