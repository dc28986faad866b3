/** Throttled messages. */
import { guarded, type Teardown } from './guard.ts';
import type { Dom, Parent } from './parts.ts';

/** Throttle for mouse-move messages. */
const MOUSE_MOVE_MS = 50;

type ReportsDeps = Pick<Dom, 'window'> & Pick<Parent, 'post'>;

export class Reports {
  private readonly deps: ReportsDeps;
  private waiting: { x: number; y: number } | null = null;
  private timer = 0;
  private href = '';

  constructor(deps: ReportsDeps & { teardown: Teardown }) {
    this.deps = deps;
    deps.teardown.add(() => clearTimeout(this.timer));
  }

  /** Sends the first position at once, later ones in intervals, and always the last. */
  mouseMove(x: number, y: number): void {
    this.waiting = { x, y };
    if (!this.timer) this.step();
  }

  private step(): void {
    this.timer = 0;
    if (!this.waiting) return;
    this.flush();
    this.timer = this.deps.window.setTimeout(
      guarded('mouse move', () => this.step()),
      MOUSE_MOVE_MS,
    );
  }

  /** Sends the waiting position now: it has to arrive before the end of a drag. */
  flush(): void {
    if (!this.waiting) return;
    const { x, y } = this.waiting;
    this.waiting = null;
    const { scrollX, scrollY } = this.deps.window;
    this.deps.post({
      id: 'MOUSE_MOVE_EVENT',
      event: { clientX: x, clientY: y, pageX: x + scrollX, pageY: y + scrollY },
    });
  }

  /** Sends the page's address if it has changed, or always. */
  address(always = false): void {
    const { href } = this.deps.window.location;
    if (href === this.href && !always) return;
    this.href = href;
    this.deps.post({ id: 'LATEST_HREF', href });
  }
}
