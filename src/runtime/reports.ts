/** Messages that would come too often by themselves. */
import { guarded } from './guard.ts';
import type { Session } from './session.ts';

/** Mouse-move messages are throttled to this (contract §6). */
const MOUSE_MOVE_MS = 50;

export class Reports {
  private readonly session: Session;
  private waiting: { x: number; y: number } | null = null;
  private timer = 0;
  private href = '';

  constructor(session: Session) {
    this.session = session;
    session.teardown.add(() => clearTimeout(this.timer));
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
    this.timer = this.session.window.setTimeout(
      guarded('mouse move', () => this.step()),
      MOUSE_MOVE_MS,
    );
  }

  /** What waits goes out now: before the end of a drag is told, its last place is. */
  flush(): void {
    if (!this.waiting) return;
    const { x, y } = this.waiting;
    this.waiting = null;
    const { scrollX, scrollY } = this.session.window;
    this.session.post({
      id: 'MOUSE_MOVE_EVENT',
      event: { clientX: x, clientY: y, pageX: x + scrollX, pageY: y + scrollY },
    });
  }

  /** Tells the page's address when it changed, or in any case. */
  address(always = false): void {
    const { href } = this.session.window.location;
    if (href === this.href && !always) return;
    this.href = href;
    this.session.post({ id: 'LATEST_HREF', href });
  }
}
