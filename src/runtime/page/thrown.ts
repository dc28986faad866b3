/** The last uncaught error. Recorded from the start: an app that throws while loading is blank before an editor attaches. */
export interface Thrown {
  message: string;
  stack: string;
}

let last: Thrown | null = null;
const listeners = new Set<() => void>();

/** Describes any thrown or rejected value. */
export function thrownOf(reason: unknown): Thrown {
  if (!(reason instanceof Error)) return { message: String(reason), stack: '' };
  return { message: `${reason.name}: ${reason.message}`, stack: reason.stack ?? '' };
}

/** Listens for the life of the page, beside other listeners. */
export function watchThrown(window: Window): void {
  const note = (reason: unknown) => {
    last = thrownOf(reason);
    for (const listener of [...listeners]) listener();
  };
  window.addEventListener('error', ({ error, message }) => message && note(error ?? message), { capture: true });
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason), { capture: true });
}

export const lastThrown = (): Thrown | null => last;

/** The page shows something again: the last error does not explain a later blank page. */
export function forgetThrown(): void {
  last = null;
}

/**
 * Calls the listener after each error.
 * @returns stops it
 */
export function onThrown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
