/** Reads the codebase id that the patched React stores with each element. */
import { PAGE_IDS_KEY, type PageIds } from '../../protocol/runtime-config.ts';
import { currentOf, type Fiber, fiberOf, isHost, isInMemo } from './fibers.ts';

const KEY = Symbol.for(PAGE_IDS_KEY);

/** The id of the JSX element that created this fiber; null if it is not in the project's source. */
export function idOfFiber(fiber: Fiber): string | null {
  const ids = (globalThis as unknown as Record<symbol, PageIds | undefined>)[KEY]?.ids;
  let id = ids?.get(fiber.memoizedProps as object);
  // Server components leave their debug info there, too.
  for (const entry of fiber._debugInfo ?? []) id ??= ids?.get(entry as object);
  return id ?? null;
}

/** Like `idOfFiber`, for the render on the page: the other one may come from an older source. */
export function currentIdOf(fiber: Fiber): string | null {
  // The component in a `memo` keeps its first props as long as they compare equal.
  if (isInMemo(fiber)) return currentIdOf(fiber.return as Fiber);
  const id = idOfFiber(fiber);
  if (!fiber.alternate || id === idOfFiber(fiber.alternate)) return id;
  return idOfFiber(currentOf(fiber));
}

/**
 * The source of an element on the page: its own id, or for the root node of a library component that of the nearest instance in
 * the project's code.
 * @returns null for nodes inside a library component and those that React did not create
 */
export function codebaseIdOf(element: Element): string | null {
  const host = fiberOf(element);
  if (!host) return null;
  const own = currentIdOf(host);
  if (own !== null) return own;
  for (let fiber = host.return; fiber && !isHost(fiber); fiber = fiber.return) {
    const id = currentIdOf(fiber);
    if (id !== null) return id;
  }
  return null;
}
