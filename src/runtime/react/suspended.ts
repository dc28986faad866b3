/** Content that React hides, with a fallback in its place: a lazy component loads its new code after a hot update. */
import { mountedRoots } from './commit-hook.ts';
import type { Fiber } from './fibers.ts';

/** Value of React's `fiber.tag` (ReactWorkTags), the same in 18 and 19. */
const SUSPENSE = 13;

/** True while a `Suspense` hides what it showed before; false for one that has had nothing to show yet. */
export function isSuspended(): boolean {
  for (const root of mountedRoots()) {
    const stack: Fiber[] = [root.current];
    for (let fiber = stack.pop(); fiber; fiber = stack.pop()) {
      if (fiber.tag === SUSPENSE && hidesContent(fiber)) return true;
      if (fiber.sibling) stack.push(fiber.sibling);
      if (fiber.child) stack.push(fiber.child);
    }
  }
  return false;
}

/** The state is set while the fallback shows; the first child holds the content. HTML that waits for hydration is no fallback. */
function hidesContent({ memoizedState, child }: Fiber): boolean {
  const state = memoizedState as { dehydrated: unknown } | null;
  return state !== null && state.dehydrated === null && child?.child != null;
}
