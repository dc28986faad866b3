/**
 * Finds updates that React did not draw. A module that React's plugin serves accepts updates once a promise has resolved, on a
 * busy page seconds after it has run. Before that, Vite runs its update and calls nobody, or leaves it out. The dev server then
 * sends the module again, after it accepts updates.
 */
import type { HotUpdate } from './hot-context.ts';

/**
 * Asks the dev server to send modules again once they accept updates. Reads them again then: a refresh in between removes them.
 * @param paths of the modules, as their update named them
 * @returns false if the page has loaded none of them
 */
export type Resend = (paths: ReadonlySet<string>) => boolean;

export class MissedRefresh {
  /** modules with updates of their own since the last refresh */
  private readonly waiting = new Set<string>();
  /** modules that were asked for: their next update is the answer, and asks for nothing if it refreshes nothing either */
  private readonly asked = new Set<string>();
  /** undefined in a page without hot updates */
  resend: Resend | undefined;

  /** Vite has handled these updates. */
  updated(updates: readonly HotUpdate[]): void {
    for (const { path, acceptedPath } of updates) {
      if (!path || path !== acceptedPath) continue;
      if (this.asked.delete(path)) this.waiting.delete(path);
      else this.waiting.add(path);
    }
  }

  refreshed(): void {
    this.waiting.clear();
  }

  /** Call it when a refresh would have begun. @returns false if none was missed; else the dev server answers */
  ask(): boolean {
    if (this.waiting.size > 0 && this.resend?.(this.waiting)) {
      for (const path of this.waiting) this.asked.add(path);
      return true;
    }
    this.waiting.clear();
    return false;
  }
}
