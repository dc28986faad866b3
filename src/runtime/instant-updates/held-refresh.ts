/**
 * Undo right after an edit: the instant update is removed at once, while the hot update of the edit may still be under way.
 * React's refresh then waits until the modules of the undo have run as well, so that the edit does not reappear for a moment.
 */
import { hasCommitted, type Revisions } from '../../protocol/revisions.ts';
import type { Teardown } from '../guard.ts';
import type { PageClock } from '../page-clock.ts';

/** Lost connection: the server or its update does not arrive, and the app must go on. */
const LOST_MS = 5_000;

export interface HeldRefreshDeps {
  window: Window;
  clock: PageClock;
  isEditor: boolean;
  teardown: Teardown;
}

export class HeldRefresh {
  private readonly deps: HeldRefreshDeps;
  /** revisions by the id of the undo; null until it is saved */
  private readonly undoing = new Map<string, Revisions | null>();
  private readonly waiting = new Set<() => void>();

  constructor(deps: HeldRefreshDeps) {
    this.deps = deps;
    deps.teardown.add(() => {
      this.undoing.clear();
      this.look();
    });
  }

  /** Holds refreshes until this undo is saved and its modules have run, or it is forgotten. */
  waitFor(undoId: string): void {
    // Other parents do not report that an edit was saved.
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

  /** @returns null when there is nothing to wait for */
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
