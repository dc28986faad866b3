/** One outline on the page: a rectangle with its tags, moved and never rebuilt. */
import { type Clips, visiblePart } from './clip.ts';
import { bottomOf, type Point, type Rect, rectOf, rightOf, snapped, unionOf } from './rects.ts';
import type { Tone } from './styles.ts';
import { NOTHING_TAKEN, Tag } from './tag.ts';

/** Of `typing`, the text is being typed. A shield is invisible: it covers a frame of the app, which would swallow the pointer. */
export type BoxKind =
  | 'selected'
  | 'typing'
  | 'hover'
  | 'child'
  | 'secondary'
  | 'multi'
  | 'group'
  | 'move'
  | 'drop'
  | 'distance'
  | 'shield';

/** The content of a box: around elements, or at a fixed rectangle of the viewport. */
export interface BoxSpec {
  kind: BoxKind;
  tone: Tone;
  elements: readonly Element[];
  rect?: Rect;
  name?: string;
  component?: boolean;
  size?: boolean;
  button?: string;
  weak?: boolean;
  /** label beside a line */
  distance?: string;
}

/** The union of the elements' boxes, and of their visible parts. */
interface Bounds {
  whole: Rect | null;
  visible: Rect | null;
}

function text({ left, top, width, height }: Rect): string {
  return `${left},${top},${width},${height}`;
}

/** Clips the outline to the visible part. */
function cut(whole: Rect, visible: Rect): string {
  const insets = [
    visible.top - whole.top,
    rightOf(whole) - rightOf(visible),
    bottomOf(whole) - bottomOf(visible),
    visible.left - whole.left,
  ];
  return insets.some((inset) => inset > 0.5) ? `inset(${insets.map((inset) => `${inset}px`).join(' ')})` : '';
}

export class Box {
  spec: BoxSpec | null = null;
  private readonly button: Tag;
  private readonly element: HTMLElement;
  private readonly name: Tag;
  private readonly size: Tag;
  private readonly distance: Tag;
  private readonly tags: readonly Tag[];
  private targets: readonly { element: Element; clippers: ReturnType<Clips['of']> }[] = [];
  private bounds: Bounds = { whole: null, visible: null };
  private last = '';

  constructor(layer: ShadowRoot) {
    this.element = layer.ownerDocument.createElement('div');
    this.element.className = 'box';
    this.element.hidden = true;
    layer.append(this.element);
    this.name = new Tag(layer, 'name');
    this.size = new Tag(layer, 'size');
    this.button = new Tag(layer, 'button');
    this.distance = new Tag(layer, 'distance');
    this.tags = [this.name, this.size, this.button, this.distance];
  }

  /**
   * @param spec nothing happens if this same object is shown already
   * @param clips finds the clipping ancestors, which are looked up once; their boxes are read at each placing
   */
  show(spec: BoxSpec, clips: Clips): void {
    if (spec === this.spec) return;
    this.spec = spec;
    this.targets = spec.elements.map((element) => ({ element, clippers: clips.of(element) }));
    this.element.dataset.tone = spec.tone;
    this.element.dataset.kind = spec.kind;
    this.element.toggleAttribute('data-weak', !!spec.weak);
    this.last = '';
  }

  hide(): void {
    this.spec = null;
    this.targets = [];
    this.last = '';
    this.element.hidden = true;
    for (const tag of this.tags) tag.write(null);
  }

  /** The zoom changed: tags are measured again. */
  forget(): void {
    this.last = '';
    for (const tag of this.tags) tag.forget();
  }

  /** Reads where the elements are. Returns true if the box has to be redrawn. */
  look(view: DOMRect): boolean {
    if (!this.spec) return false;
    this.bounds = this.measure(this.spec);
    const { whole, visible } = this.bounds;
    const now = whole && visible ? `${text(whole)} ${text(visible)} ${view.width},${view.height}` : 'none';
    if (now === this.last) return false;
    this.last = now;
    return true;
  }

  /** Moves the box and updates its tags. */
  draw(view: DOMRect, pixelRatio: number): void {
    const { whole, visible } = this.bounds;
    this.element.hidden = !whole || !visible;
    if (this.spec) this.writeTags(this.spec, visible && whole);
    if (!whole || !visible) return;
    const at = { ...whole, left: whole.left - view.left, top: whole.top - view.top };
    const { left, top, width, height } = snapped(at, pixelRatio);
    this.element.style.width = `${width}px`;
    this.element.style.height = `${height}px`;
    this.element.style.transform = `translate(${left}px,${top}px)`;
    this.element.style.clipPath = cut(whole, visible);
  }

  measureTags(): void {
    for (const tag of this.tags) tag.measure();
  }

  placeTags(view: DOMRect, gap: number): void {
    const { visible } = this.bounds;
    if (!visible) return;
    const shown = { ...visible, left: visible.left - view.left, top: visible.top - view.top };
    let taken = NOTHING_TAKEN;
    for (const tag of this.tags) taken = tag.place(shown, view, gap, taken);
  }

  buttonAt(point: Point): boolean {
    return this.button.pointAt(point, this.bounds.visible);
  }

  private measure(spec: BoxSpec): Bounds {
    if (spec.rect) return { whole: spec.rect, visible: spec.rect };
    const whole: Rect[] = [];
    const visible: Rect[] = [];
    for (const { element, clippers } of this.targets) {
      const rect = element.isConnected ? rectOf(element) : null;
      if (!rect) continue;
      whole.push(rect);
      const part = clippers.length > 0 ? visiblePart(rect, clippers) : rect;
      if (part) visible.push(part);
    }
    return { whole: unionOf(whole), visible: unionOf(visible) };
  }

  private writeTags(spec: BoxSpec, found: Rect | null): void {
    const { tone, name = null, component, button = null, distance = null } = spec;
    const size = found && spec.size ? `${Math.round(found.width)} × ${Math.round(found.height)}` : null;
    this.name.write(found && name, tone, component);
    this.size.write(size, tone);
    this.button.write(found && button, tone);
    this.distance.write(found && distance, tone);
  }

  remove(): void {
    this.element.remove();
    for (const tag of this.tags) tag.remove();
  }
}
