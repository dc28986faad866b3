/**
 * The newest error that nobody caught, from before any editor attaches: an app that throws while it is loaded is blank before
 * somebody can ask why.
 */
export interface Thrown {
  message: string;
  stack: string;
}

let last: Thrown | null = null;
const listeners = new Set<() => void>();

/** Of whatever was thrown or rejected. */
export function thrownOf(reason: unknown): Thrown {
  if (!(reason instanceof Error)) return { message: String(reason), stack: '' };
  return { message: `${reason.name}: ${reason.message}`, stack: reason.stack ?? '' };
}

/** Listens for the page's life, beside whoever else does. */
export function watchThrown(window: Window): void {
  const note = (reason: unknown) => {
    last = thrownOf(reason);
    for (const listener of [...listeners]) listener();
  };
  window.addEventListener('error', ({ error, message }) => message && note(error ?? message), { capture: true });
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason), { capture: true });
}

export const lastThrown = (): Thrown | null => last;

/** The page shows something again: what was thrown before is not why it should be blank later. */
export function forgetThrown(): void {
  last = null;
}

/** Calls back after each; the answer stops. */
export function onThrown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
