/**
 * Undo right behind an edit: the page shows at once what was before, while the hot update of the edit itself may still be on its
 * way. React's refresh waits until the modules of the undo have run as well, and performs both together, so that the edit does not
 * come back for a moment.
 */
import { hasCommitted, type Revisions } from '../../protocol/revisions.ts';
import type { Teardown } from '../guard.ts';
import type { PageClock } from '../page-clock.ts';

/** ms; the server or its update was lost: the app must go on */
const LOST_MS = 5_000;

export interface HeldRefreshDeps {
  window: Window;
  clock: PageClock;
  isEditor: boolean;
  teardown: Teardown;
}

export class HeldRefresh {
  private readonly deps: HeldRefreshDeps;
  /** by the id of the undo: its revisions, null until it is saved */
  private readonly undoing = new Map<string, Revisions | null>();
  private readonly waiting = new Set<() => void>();

  constructor(deps: HeldRefreshDeps) {
    this.deps = deps;
    deps.teardown.add(() => {
      this.undoing.clear();
      this.look();
    });
  }

  /** Refreshes wait for this undo, until it is saved and on the page, or forgotten. */
  waitFor(undoId: string): void {
    // another parent does not say when it is saved
    if (this.deps.isEditor) this.undoing.set(undoId, null);
  }

  saved(undoId: string, revisions: Revisions): void {
    if (!this.undoing.has(undoId)) return;
    this.undoing.set(undoId, revisions);
    this.look();
  }

  forget(undoId: string): void {
    if (this.undoing.delete(undoId)) this.look();
  }

  /** @returns null when nothing is waited for */
  promise(): Promise<void> | null {
    this.dropArrived();
    if (this.undoing.size === 0) return null;
    const { clock, window } = this.deps;
    return new Promise((resolve) => {
      const done = () => {
        window.clearTimeout(timer);
        stop();
        this.waiting.delete(look);
        resolve();
      };
      const look = () => {
        this.dropArrived();
        if (this.undoing.size === 0) done();
      };
      const stop = clock.onRun(look);
      const timer = window.setTimeout(() => {
        this.undoing.clear();
        done();
      }, LOST_MS);
      this.waiting.add(look);
    });
  }

  private look(): void {
    for (const look of [...this.waiting]) look();
  }

  private dropArrived(): void {
    const { committed, ran } = this.deps.clock;
    for (const [id, revisions] of this.undoing) {
      if (revisions && hasCommitted({ ...committed, files: ran }, revisions)) this.undoing.delete(id);
    }
  }
}
