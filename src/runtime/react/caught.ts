/** Error boundaries that show their fallback. React reports caught errors only to the console. */
import { mountedRoots } from './commit-hook.ts';
import { componentNameOf, type Fiber } from './fibers.ts';

/** Values of React's `fiber.tag` and `fiber.flags` (ReactWorkTags, ReactFiberFlags), the same in 18 and 19. */
const CLASS = 1;
const DID_CAPTURE = 128;

export interface Caught {
  boundary: string;
  /** most boundaries keep it in their state; null otherwise */
  error: Error | null;
  /** false once the boundary shows something else */
  isStill(): boolean;
}

interface Instance {
  state?: Record<string, unknown> | null;
}

/** The first boundary that caught an error in the last commit, or null. Must be called before the next commit. */
export function caughtNow(): Caught | null {
  for (const root of mountedRoots()) {
    const stack: Fiber[] = [root.current];
    for (let fiber = stack.pop(); fiber; fiber = stack.pop()) {
      if (fiber.tag === CLASS && fiber.flags & DID_CAPTURE) return caughtBy(fiber);
      if (fiber.sibling) stack.push(fiber.sibling);
      if (fiber.child) stack.push(fiber.child);
    }
  }
  return null;
}

function caughtBy(fiber: Fiber): Caught {
  const instance = fiber.stateNode as Instance;
  const { state } = instance;
  const error = Object.values(state ?? {}).find((value) => value instanceof Error);
  return {
    boundary: componentNameOf(fiber),
    error: (error as Error | undefined) ?? null,
    isStill: () => instance.state === state,
  };
}
