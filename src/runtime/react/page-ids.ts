/** Reads what the patched React puts with an element: the codebase id of its source. */
import { PAGE_IDS_KEY, type PageIds } from '../../protocol/runtime-config.ts';
import { currentOf, type Fiber, fiberOf, isHost, isMemo } from './fibers.ts';

const KEY = Symbol.for(PAGE_IDS_KEY);

/** The id of the JSX element that made this fiber, null for what no source of the project made. */
export function idOfFiber(fiber: Fiber): string | null {
  const ids = (globalThis as unknown as Record<symbol, PageIds | undefined>)[KEY]?.ids;
  if (!ids || !fiber.memoizedProps) return null;
  const own = ids.get(fiber.memoizedProps);
  if (own) return own;
  const entries = fiber._debugInfo ?? [];
  // What a server said of it may come before.
  for (let i = entries.length - 1; i >= 0; i--) {
    const id = ids.get(entries[i] as object);
    if (id) return id;
  }
  return null;
}

/** As `idOfFiber`, of the render that is on the page: the other one may belong to a source that was edited since. */
export function currentIdOf(fiber: Fiber): string | null {
  // The component in a `memo` keeps what it was first given, as long as that is the same to it.
  if (fiber.return && isMemo(fiber.return)) return currentIdOf(fiber.return);
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
