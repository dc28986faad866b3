/** From a codebase id to the elements that its component instances render. */
import { mountedRoots } from './commit-hook.ts';
import { currentOf, elementOf, type Fiber, isComponent, isHost } from './fibers.ts';
import { currentIdOf } from './page-ids.ts';

/** The first element that a component instance shows; null for none. */
export function firstElementOf({ child }: Fiber): Element | null {
  for (let fiber = child; fiber; fiber = fiber.sibling) {
    const element = elementOf(fiber) ?? firstElementOf(fiber);
    if (element) return element;
  }
  return null;
}

/**
 * True for an instance in an item of a list whose other items show the same component in the same place.
 * @param outside the fiber around the list, where the search ends
 */
export function isListed(instance: Fiber, outside: Fiber | null): boolean {
  /** places among siblings, from the item down to the instance */
  const path: number[] = [];
  for (let item = instance; item.return && item !== outside; ) {
    // after an update, `return` may lead to the fiber that is no longer on the page
    const parent: Fiber = currentOf(item.return);
    const row = childrenOf(parent);
    const at = row.indexOf(item);
    if (at < 0) return false;
    if (row.some((other, place) => place !== at && isLike(instance, fiberAt(other, path)))) return true;
    path.unshift(at);
    item = parent;
  }
  return false;
}

function isLike(instance: Fiber, other: Fiber | undefined): boolean {
  const id = currentIdOf(instance);
  return id !== null && other !== undefined && other.type === instance.type && currentIdOf(other) === id;
}

function fiberAt(from: Fiber, path: readonly number[]): Fiber | undefined {
  return path.reduce<Fiber | undefined>((fiber, place) => fiber && childrenOf(fiber)[place], from);
}

function childrenOf({ child }: Fiber): Fiber[] {
  const children: Fiber[] = [];
  for (let fiber = child; fiber; fiber = fiber.sibling) children.push(fiber);
  return children;
}

/** A fiber still to visit. */
interface Ahead {
  fiber: Fiber;
  /** below a match, with no DOM element between */
  isIn: boolean;
}

/** The outermost elements of every instance of the JSX element with this id, in tree order. */
export function elementsOfInstances(codebaseId: string): Element[] {
  return elementsIn((fiber) => isComponent(fiber) && currentIdOf(fiber) === codebaseId);
}

/** The outermost elements of the fibers with this React key, in tree order. */
export function elementsOfKey(key: string): Element[] {
  return elementsIn((fiber) => fiber.key === key);
}

function elementsIn(isSought: (fiber: Fiber) => boolean): Element[] {
  const found: Element[] = [];
  const ahead: Ahead[] = [];
  for (const { current } of mountedRoots()) if (current.child) ahead.unshift({ fiber: current.child, isIn: false });
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const { fiber, isIn } = next;
    if (fiber.sibling) ahead.push({ fiber: fiber.sibling, isIn });
    const element = isIn ? elementOf(fiber) : null;
    if (element) found.push(element);
    if (!fiber.child) continue;
    ahead.push({ fiber: fiber.child, isIn: isSought(fiber) || (isIn && !isHost(fiber)) });
  }
  return found;
}
