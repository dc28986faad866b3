/**
 * Keeps the boxes on their elements. Where something may move (scroll, resize, a change of the page, a transition), frames are
 * followed until nothing moved for a while; between such times a slow look catches what no event tells. Following every
 * frame for ever would cost a core's share on an idle page.
 */
import { guarded, Teardown } from '../guard.ts';
import type { Overlay, Share } from './overlay.ts';

/** Frames without movement after which following ends. */
const STABLE_FRAMES = 12;
const SLOW_LOOK_MS = 250;
/**
 * More boxes than this (all items of a list, say) are looked at by turns, so that they cost an idle page no more than a few: what
 * moves one of them mostly moves others, and then all are followed.
 */
const MANY_BOXES = 20;
const TURNS = 4;
const SOON_MS = 32;
/** Outline updates on scroll are throttled to this (spec §9). */
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

  /** Something may move: follow until it rests. */
  stir(): void {
    this.stable = 0;
    if (this.frame || this.overlay.isEmpty) return;
    this.frame = requestAnimationFrame(guarded('outline', () => this.follow()));
  }

  /**
   * Other elements are outlined than before: frames are followed if these turn out to move. Not at once, because a page that
   * draws its frames one after the other hands the pointer over with the next one, a page at rest when it comes.
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

  /** An animation on an outlined element or around it moves the box without another event. */
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
