/** One outline on the page: a rectangle that is moved, never rebuilt, with its tags. */
import { type Rect, rectOfAll, snapped } from './rects.ts';
import type { Tone } from './styles.ts';
import { Tag } from './tag.ts';

/** A shield draws nothing: it lies over a frame of the app, which would swallow the pointer. */
export type BoxKind = 'selected' | 'hover' | 'child' | 'secondary' | 'multi' | 'group' | 'move' | 'distance' | 'shield';

/** What a box shows: around elements, or at a fixed place of the viewport. */
export interface BoxSpec {
  kind: BoxKind;
  tone: Tone;
  elements: readonly Element[];
  rect?: Rect;
  name?: string;
  component?: boolean;
  size?: boolean;
  button?: string;
  /** beside a line */
  distance?: string;
}

export class Box {
  spec: BoxSpec | null = null;
  readonly button: Tag;
  private readonly element: HTMLElement;
  private readonly name: Tag;
  private readonly size: Tag;
  private readonly distance: Tag;
  private readonly tags: readonly Tag[];
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

  show(spec: BoxSpec): void {
    this.spec = spec;
    this.element.dataset.tone = spec.tone;
    this.element.dataset.kind = spec.kind;
    this.last = '';
  }

  hide(): void {
    this.spec = null;
    this.last = '';
    this.element.hidden = true;
    for (const tag of this.tags) tag.write(null);
  }

  /** Zoom changed: tags are measured again. */
  forget(): void {
    this.last = '';
    for (const tag of this.tags) tag.forget();
  }

  /** Moves to where its elements are now. True when that was somewhere else than before. */
  place(view: DOMRect, pixelRatio: number, gap: number): boolean {
    const { spec } = this;
    if (!spec) return false;
    const found = spec.rect ?? rectOfAll(spec.elements);
    const now = found
      ? `${found.left},${found.top},${found.width},${found.height},${view.width},${view.height}`
      : 'none';
    if (now === this.last) return false;
    this.last = now;
    this.element.hidden = !found;
    this.writeTags(spec, found);
    if (!found) return true;
    const at = { ...found, left: found.left - view.left, top: found.top - view.top };
    const { left, top, width, height } = snapped(at, pixelRatio);
    this.element.style.width = `${width}px`;
    this.element.style.height = `${height}px`;
    this.element.style.transform = `translate(${left}px,${top}px)`;
    let taken = 0;
    for (const tag of this.tags) taken = tag.place(at, view, gap, taken);
    return true;
  }

  private writeTags(spec: BoxSpec, found: Rect | null): void {
    const { tone, name = null, component, button = null, distance = null } = spec;
    const size = found && spec.size ? `${Math.round(found.width)} x ${Math.round(found.height)}` : null;
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
