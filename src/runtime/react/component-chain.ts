/** The components that rendered an element. */
import { componentNameOf, currentOf, type Fiber, fiberOf, isComponent } from './fibers.ts';
import { currentIdOf } from './page-ids.ts';

export interface ComponentLink {
  name: string;
  /** id of the JSX element of this instance; null inside a library */
  codebaseId: string | null;
  fiber: Fiber;
}

/** The components around an element, nearest first; empty for nodes that React did not create. */
export function componentChain(element: Element): ComponentLink[] {
  const chain: ComponentLink[] = [];
  for (let fiber = fiberOf(element)?.return ?? null; fiber; fiber = fiber.return) {
    if (!isComponent(fiber)) continue;
    chain.push({ name: componentNameOf(fiber), codebaseId: currentIdOf(fiber), fiber: currentOf(fiber) });
  }
  return chain;
}
