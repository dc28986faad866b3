/** Reads what the patched React puts with an element: the codebase id of its source. */
import { PAGE_IDS_KEY, type PageIds } from '../../protocol/runtime-config.ts';
import { currentOf, type Fiber, fiberOf, isHost, isInMemo } from './fibers.ts';

const KEY = Symbol.for(PAGE_IDS_KEY);

/** The id of the JSX element that made this fiber, null for what no source of the project made. */
export function idOfFiber(fiber: Fiber): string | null {
  const ids = (globalThis as unknown as Record<symbol, PageIds | undefined>)[KEY]?.ids;
  let id = ids?.get(fiber.memoizedProps as object);
  // what a server said of it stands there, too
  for (const entry of fiber._debugInfo ?? []) id ??= ids?.get(entry as object);
  return id ?? null;
}

/** As `idOfFiber`, of the render that is on the page: the other one may belong to a source that was edited since. */
export function currentIdOf(fiber: Fiber): string | null {
  // The component in a `memo` keeps what it was first given, as long as that is the same to it.
  if (isInMemo(fiber)) return currentIdOf(fiber.return as Fiber);
  const id = idOfFiber(fiber);
  if (!fiber.alternate || id === idOfFiber(fiber.alternate)) return id;
  return idOfFiber(currentOf(fiber));
}

/**
 * What an element of the page is in the source: itself where the project's code has it, else, for the root node of a
 * library's component, the nearest instance in the project's code.
 * @returns null for nodes inside a library's component and for those that React did not make
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
