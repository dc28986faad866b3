/** From a pixel to the components that drew it. */
import { currentOf, type Fiber, fiberOf, isComponent, nameOf } from './fibers.ts';
import { currentIdOf } from './page-ids.ts';

export interface ComponentLink {
  name: string;
  /** id of the JSX element that made this instance, null where a library made it */
  codebaseId: string | null;
  fiber: Fiber;
}

/** The components around an element, nearest first; [] for nodes that React did not make. */
export function componentChain(element: Element): ComponentLink[] {
  const chain: ComponentLink[] = [];
  for (let fiber = fiberOf(element)?.return ?? null; fiber; fiber = fiber.return) {
    if (!isComponent(fiber)) continue;
    chain.push({ name: nameOf(fiber), codebaseId: currentIdOf(fiber), fiber: currentOf(fiber) });
  }
  return chain;
}
