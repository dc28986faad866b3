/** A label or button of the overlay, attached to a box and kept inside the viewport. */
import { bottomOf, isIn, type Point, type Rect, rightOf } from './rects.ts';
import type { Tone } from './styles.ts';

export type TagRole = 'name' | 'size' | 'button' | 'distance';

interface Viewport {
  width: number;
  height: number;
}
interface Spot {
  x: number;
  y: number;
  side: 'above' | 'below' | 'inside';
}

/** The room used by the tags that are placed already. */
export interface Taken {
  /** height below the box */
  below: number;
  name: (Spot & Viewport) | null;
}

export const NOTHING_TAKEN: Taken = { below: 0, name: null };

/**
 * The position of a tag: distances beside the middle of their line, names at the upper left corner, sizes below the middle, the
 * button near the upper right corner or behind the name. Each flips when there is no room, and stays in view with its box.
 * @param gap between tag and box, and between tags
 */
export function spotFor(
  role: TagRole,
  box: Rect,
  tag: Viewport,
  view: Viewport,
  gap: number,
  taken: Taken = NOTHING_TAKEN,
): Spot {
  const [keepX, keepY] = keepers(tag, view);
  const bottom = bottomOf(box);
  if (role === 'button') return buttonSpot(box, tag, view, gap, taken);
  if (role === 'distance') {
    const upright = box.width < box.height;
    const x = upright ? rightOf(box) + gap : box.left + (box.width - tag.width) / 2;
    const y = upright ? box.top + (box.height - tag.height) / 2 : bottom + gap;
    return { x: keepX(x), y: keepY(y), side: 'inside' };
  }
  if (role === 'name') {
    if (box.top >= tag.height) return { x: keepX(box.left), y: keepY(box.top - tag.height), side: 'above' };
    const roomInside = box.height > tag.height * 2;
    const y = roomInside ? Math.max(box.top, 0) : bottom;
    return { x: keepX(box.left), y: keepY(y), side: roomInside ? 'inside' : 'below' };
  }
  const x = keepX(box.left + (box.width - tag.width) / 2);
  const under = bottom + taken.below + gap;
  if (under + tag.height <= view.height) return { x, y: keepY(under), side: 'below' };
  return { x, y: keepY(Math.min(bottom, view.height) - tag.height - gap), side: 'inside' };
}

/** Keep a tag inside the viewport. */
function keepers(tag: Viewport, view: Viewport): [(x: number) => number, (y: number) => number] {
  return [
    (x) => Math.max(0, Math.min(x, view.width - tag.width)),
    (y) => Math.max(0, Math.min(y, view.height - tag.height)),
  ];
}

/**
 * Inside the corner if the text stays visible, else behind the name, else below the other tags, else over the name. Never beside the
 * box: there the next element is, whose clicks it would take.
 */
function buttonSpot(box: Rect, tag: Viewport, view: Viewport, gap: number, { below, name }: Taken): Spot {
  const [keepX, keepY] = keepers(tag, view);
  const right = rightOf(box);
  const roomy = box.height >= 2.5 * tag.height && box.width >= 2.5 * tag.width;
  if (roomy) return { x: keepX(right - tag.width - gap), y: keepY(box.top + gap), side: 'inside' };
  const behind = name ? name.x + name.width + gap : view.width;
  if (name && behind + tag.width <= view.width) {
    const y = name.side === 'above' ? name.y + name.height - tag.height : name.y;
    return { x: behind, y: keepY(y), side: name.side };
  }
  const x = keepX(right - tag.width);
  const under = bottomOf(box) + below + gap;
  if (under + tag.height <= view.height) return { x, y: keepY(under), side: 'below' };
  return { x, y: keepY(box.top - 2 * (tag.height + gap)), side: 'above' };
}

export class Tag {
  private readonly layer: ShadowRoot;
  private readonly role: TagRole;
  /** created at the first text: most boxes have no tags */
  private element: HTMLElement | null = null;
  private text: string | null = null;
  private measured: Viewport | null = null;

  constructor(layer: ShadowRoot, role: TagRole) {
    this.layer = layer;
    this.role = role;
  }

  /** Null hides it. Always set as text, since names come from the app. */
  write(text: string | null, tone: Tone = 'primary', isComponent = false): void {
    if (text === null && !this.element) return;
    this.element ??= this.make();
    this.element.hidden = text === null;
    this.element.dataset.tone = tone;
    this.element.toggleAttribute('data-component', isComponent);
    if (text === null || text === this.text) return;
    this.text = text;
    this.element.textContent = text;
    this.measured = null;
  }

  private make(): HTMLElement {
    const element = this.layer.ownerDocument.createElement('div');
    element.className = 'tag';
    element.dataset.role = this.role;
    this.layer.append(element);
    return element;
  }

  /** The zoom changes sizes. */
  forget(): void {
    this.measured = null;
  }

  /** Reads the size, which depends on text and zoom. */
  measure(): void {
    const { element } = this;
    if (!element || element.hidden) return;
    this.measured ??= { width: element.offsetWidth, height: element.offsetHeight };
  }

  /** @returns the room used by this and earlier tags */
  place(box: Rect, view: Viewport, gap: number, taken: Taken): Taken {
    const { element, measured } = this;
    if (!element || element.hidden || !measured) return taken;
    const spot = spotFor(this.role, box, measured, view, gap, taken);
    element.dataset.side = spot.side;
    element.style.transform = `translate(${Math.round(spot.x)}px,${Math.round(spot.y)}px)`;
    const below = spot.side === 'below' ? Math.max(taken.below, spot.y + measured.height - bottomOf(box)) : taken.below;
    return { below, name: this.role === 'name' ? { ...spot, ...measured } : taken.name };
  }

  /**
   * True if the point is on the tag, which is then highlighted. Outside of its box, the tag covers other elements: it is there while
   * the pointer is in the box, or comes from there.
   * @param box in the viewport, as the point
   */
  pointAt(point: Point, box: Rect | null): boolean {
    const { element } = this;
    if (!element || element.hidden) return false;
    const rect = element.getBoundingClientRect();
    const isOn = isIn(point, rect);
    const isThere = element.dataset.side === 'inside' || isIn(point, box) || (isOn && !('away' in element.dataset));
    element.toggleAttribute('data-away', !isThere);
    element.toggleAttribute('data-over', isOn);
    return isThere && isOn;
  }

  remove(): void {
    this.element?.remove();
  }
}
