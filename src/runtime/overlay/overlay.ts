/**
 * The layer that outlines are drawn on: one element beside the body, outside the app's root, with a shadow root and a constructed
 * style sheet. As a popover it is above the app's own modals (the top layer) and is placed by the viewport, whatever transforms
 * the page has. It takes no pointer events; clicks on its button are recognised by position.
 */
import { guarded, Teardown } from '../guard.ts';
import { OVERLAY_TAG } from '../page/own-nodes.ts';
import { Box, type BoxSpec } from './box.ts';
import { Clips } from './clip.ts';
import type { Point } from './rects.ts';
import { OVERLAY_CSS } from './styles.ts';

/** Labels keep their size on screen when the page is zoomed out, up to this factor. */
const MAX_LABEL_SCALE = 2;
/** Unused boxes that are kept. */
const POOL = 24;

/** Every `parts`-th box, starting at number `part`. */
export interface Share {
  part: number;
  parts: number;
}

const ALL: Share = { part: 0, parts: 1 };

export class Overlay {
  readonly host: HTMLElement;
  private readonly layer: ShadowRoot;
  private readonly boxes: Box[] = [];
  private readonly teardown = new Teardown();
  private readonly document: Document;
  private visible = true;
  private labelScale = 1;

  constructor(document: Document) {
    this.document = document;
    this.host = document.createElement(OVERLAY_TAG);
    this.host.setAttribute('aria-hidden', 'true');
    this.layer = this.host.attachShadow({ mode: 'open' });
    const sheet = new (document.defaultView as typeof globalThis & Window).CSSStyleSheet();
    sheet.replaceSync(OVERLAY_CSS);
    this.layer.adoptedStyleSheets = [sheet];
    this.setZoom(1);
    this.attach();
    const raise = guarded('overlay', () => this.raise());
    this.teardown.listen<Event>(document, 'toggle', (event) => event.target !== this.host && raise(), {
      capture: true,
    });
    this.teardown.add(() => this.host.remove());
  }

  /** Adds the overlay to the page; an app that rewrites `documentElement` may have removed it. */
  attach(): void {
    if (this.host.isConnected) return;
    this.document.documentElement.append(this.host);
    this.host.setAttribute('popover', 'manual');
    this.host.showPopover?.();
  }

  /** Moves above elements that entered the top layer since. */
  raise(): void {
    if (!this.host.isConnected || !this.host.hidePopover) return;
    this.host.hidePopover();
    this.host.showPopover();
  }

  /** @param zoom 1 is 100 %; lines are 1 / zoom wide */
  setZoom(zoom: number): void {
    this.labelScale = Math.min(1 / zoom, MAX_LABEL_SCALE);
    this.host.style.setProperty('--w', `${1 / zoom}px`);
    this.host.style.setProperty('--s', `${this.labelScale}`);
    for (const box of this.boxes) box.forget();
  }

  setVisible(visible: boolean): void {
    this.visible = visible;
    if (!visible) this.show([]);
  }

  /** Shows exactly these boxes. */
  show(specs: readonly BoxSpec[]): void {
    const shown = this.visible ? specs : [];
    while (this.boxes.length < shown.length) this.boxes.push(new Box(this.layer));
    const clips = new Clips();
    this.boxes.forEach((box, index) => {
      const spec = shown[index];
      if (spec) box.show(spec, clips);
      else if (box.spec) box.hide();
    });
    for (const box of this.boxes.splice(Math.max(POOL, shown.length))) box.remove();
    this.place();
  }

  /**
   * Moves every box to its elements. Returns true if any moved. All reads come before all writes, because a read after a write
   * causes another layout. Without boxes nothing is read: even one read makes the browser lay out the page.
   * @param share the boxes to check; all by default
   */
  place({ part, parts }: Share = ALL): boolean {
    this.attach();
    if (this.isEmpty) return false;
    this.undoPageZoom();
    const view = this.host.getBoundingClientRect();
    const ratio = this.document.defaultView?.devicePixelRatio ?? 1;
    const moved = this.boxes.filter((box, index) => index % parts === part && box.look(view));
    for (const box of moved) box.draw(view, ratio);
    for (const box of moved) box.measureTags();
    for (const box of moved) box.placeTags(view, 4 * this.labelScale);
    return moved.length > 0;
  }

  /** A page with CSS `zoom` on its root would zoom the boxes a second time. */
  private undoPageZoom(): void {
    const { currentCSSZoom: zoom = 1 } = this.document.documentElement as Element & { currentCSSZoom?: number };
    const own = zoom === 1 ? '' : String(1 / zoom);
    if (this.host.style.getPropertyValue('--z') !== own) this.host.style.setProperty('--z', own);
  }

  get boxCount(): number {
    return this.boxes.filter((box) => box.spec).length;
  }

  get isEmpty(): boolean {
    return this.boxCount === 0;
  }

  /** The elements inside of boxes. */
  get outlined(): Element[] {
    return this.boxes.flatMap((box) => [...(box.spec?.elements ?? [])]);
  }

  /** True if a button is where the pointer is, in the viewport; null outside of the page. */
  buttonAt(point: Point): boolean {
    return this.boxes.map((box) => box.buttonAt(point)).includes(true);
  }

  stop(): void {
    this.teardown.run();
  }
}
