/**
 * Keeps the boxes on their elements. After events that may move something (scroll, resize, a change of the page, a transition) it
 * follows every frame until nothing has moved for a while. Moves without an event are found by a slow poll. Following every frame
 * would keep an idle page busy.
 */
import { guarded, Teardown } from '../guard.ts';
import type { Overlay, Share } from './overlay.ts';

/** Frames without movement after which following ends. */
const STABLE_FRAMES = 12;
/** Poll for moves that no event reports. */
const SLOW_LOOK_MS = 250;
/**
 * With more boxes than this, each poll checks only a part of them, so that an idle page stays cheap. Boxes mostly move together,
 * and one that moves starts following all.
 */
const MANY_BOXES = 20;
const TURNS = 4;
/** Scheduling: two frames, see `lookSoon`. */
const SOON_MS = 32;
/** Throttle for updates on scroll. */
const SCROLL_MS = 15;
const STIRRING = ['animationstart', 'transitionrun', 'load', 'input', 'toggle', 'fullscreenchange'] as const;

export class Tracker {
  private readonly overlay: Overlay;
  private readonly window: Window & typeof globalThis;
  private readonly teardown = new Teardown();
  private frame = 0;
  private soon = 0;
  private stable = 0;
  private turn = 0;
  private lastScroll = Number.NEGATIVE_INFINITY;

  constructor(window: Window & typeof globalThis, overlay: Overlay) {
    this.window = window;
    this.overlay = overlay;
    const stir = () => this.stir();
    for (const type of STIRRING) this.teardown.listen(window, type, stir, { capture: true, passive: true });
    this.teardown.listen(window, 'resize', stir);
    this.teardown.listen(window, 'scroll', () => this.scrolled(), { capture: true, passive: true });
    const resizes = new window.ResizeObserver(guarded('resize', stir));
    resizes.observe(window.document.documentElement);
    if (window.document.body) resizes.observe(window.document.body);
    this.teardown.add(() => resizes.disconnect());
    const slow = window.setInterval(
      guarded('outline', () => this.lookInTurns()),
      SLOW_LOOK_MS,
    );
    this.teardown.add(() => window.clearInterval(slow));
    this.teardown.add(() => {
      clearTimeout(this.soon);
      cancelAnimationFrame(this.frame);
    });
  }

  /** Something may move: follows frames until nothing does. */
  stir(): void {
    this.stable = 0;
    if (this.frame || this.overlay.isEmpty) return;
    this.frame = requestAnimationFrame(guarded('outline', () => this.follow()));
  }

  /**
   * Other elements are outlined: checks soon whether they move. Not at once, because a busy page delivers pointer events together
   * with a frame.
   */
  lookSoon(): void {
    this.soon ||= this.window.setTimeout(
      guarded('outline', () => {
        this.soon = 0;
        this.look();
      }),
      SOON_MS,
    );
  }

  private follow(): void {
    this.frame = 0;
    if (this.overlay.isEmpty) return;
    const moved = this.overlay.place();
    const stable = moved ? 0 : this.stable + 1;
    if (stable >= STABLE_FRAMES && !this.isAnimated()) return;
    this.stir();
    this.stable = stable;
  }

  private scrolled(): void {
    const now = performance.now();
    if (now - this.lastScroll >= SCROLL_MS) {
      this.lastScroll = now;
      this.overlay.place();
    }
    this.stir();
  }

  private lookInTurns(): void {
    const parts = this.overlay.boxCount > MANY_BOXES ? TURNS : 1;
    this.turn = (this.turn + 1) % parts;
    this.look({ part: this.turn, parts });
  }

  private look(share?: Share): void {
    if (!this.overlay.isEmpty && this.overlay.place(share)) this.stir();
  }

  /** True while an outlined element or an ancestor is animated, which moves boxes without an event. */
  private isAnimated(): boolean {
    const seen = new Set<Element>();
    for (const element of this.overlay.outlined) {
      for (let at: Element | null = element; at && !seen.has(at); at = at.parentElement) {
        seen.add(at);
        if (at.getAnimations?.().some((animation) => animation.playState === 'running')) return true;
      }
    }
    return false;
  }

  stop(): void {
    this.teardown.run();
  }
}
