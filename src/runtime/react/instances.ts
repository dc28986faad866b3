/** From a codebase id to the elements that its component instances render. */
import { mountedRoots } from './commit-hook.ts';
import { elementOf, type Fiber, isComponent, isHost } from './fibers.ts';
import { currentIdOf } from './page-ids.ts';

/** The first element that a component instance shows; null for none. */
export function firstElementOf({ child }: Fiber): Element | null {
  for (let fiber = child; fiber; fiber = fiber.sibling) {
    const element = elementOf(fiber) ?? firstElementOf(fiber);
    if (element) return element;
  }
  return null;
}

interface Ahead {
  fiber: Fiber;
  /** inside an instance of the id, with no element in between */
  isIn: boolean;
}

/** The outermost elements of every instance of the JSX element with this id, in tree order. */
export function elementsOfInstances(codebaseId: string): Element[] {
  const found: Element[] = [];
  const ahead: Ahead[] = [];
  for (const { current } of mountedRoots()) if (current.child) ahead.unshift({ fiber: current.child, isIn: false });
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const { fiber, isIn } = next;
    if (fiber.sibling) ahead.push({ fiber: fiber.sibling, isIn });
    const element = isIn ? elementOf(fiber) : null;
    if (element) found.push(element);
    if (!fiber.child) continue;
    const isInstance = isComponent(fiber) && currentIdOf(fiber) === codebaseId;
    ahead.push({ fiber: fiber.child, isIn: isInstance || (isIn && !isHost(fiber)) });
  }
  return found;
}
