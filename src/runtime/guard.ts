import { log } from './log.ts';

/**
 * Wraps an entry point (listener, timer, observer): an error of ours is logged and does not reach the app's `error` handlers or
 * error boundaries.
 * @param entry its name in the log
 */
export function guarded<A extends unknown[]>(entry: string, run: (...args: A) => void): (...args: A) => void {
  return (...args) => {
    try {
      run(...args);
    } catch (error) {
      log.error(`${entry}:`, error);
    }
  };
}

/** Collects teardowns; `run` calls them newest first and once. */
export class Teardown {
  private steps: (() => void)[] = [];

  add(step: () => void): void {
    this.steps.push(step);
  }

  listen<E extends Event>(
    target: EventTarget,
    type: string,
    listener: (event: E) => void,
    options: AddEventListenerOptions = {},
  ): void {
    const safe = guarded(type, listener) as (event: Event) => void;
    target.addEventListener(type, safe, options);
    this.add(() => target.removeEventListener(type, safe, options));
  }

  run(): void {
    for (const step of this.steps.splice(0).reverse()) guarded('teardown', step)();
  }
}
