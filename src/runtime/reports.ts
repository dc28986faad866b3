/** Messages that would come too often by themselves. */
import { guarded, type Teardown } from './guard.ts';
import type { Dom, Parent } from './parts.ts';

/** Mouse-move messages are throttled to this (contract §6). */
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

  /** The first place goes out at once, later ones in steps, the last one always. */
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

  /** What waits goes out now: before the end of a drag is told, its last place is. */
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

  /** Tells the page's address when it changed, or in any case. */
  address(always = false): void {
    const { href } = this.deps.window.location;
    if (href === this.href && !always) return;
    this.href = href;
    this.deps.post({ id: 'LATEST_HREF', href });
  }
}
