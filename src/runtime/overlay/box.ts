/** One outline on the page: a rectangle that is moved, never rebuilt, with its tags. */
import { type Rect, rectOfAll, snapped } from './rects.ts';
import type { Tone } from './styles.ts';
import { Tag } from './tag.ts';

/** A shield draws nothing: it lies over a frame of the app, which would swallow the pointer. */
export type BoxKind = 'selected' | 'hover' | 'child' | 'secondary' | 'multi' | 'group' | 'move' | 'shield';

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
}

export class Box {
  spec: BoxSpec | null = null;
  readonly button: Tag;
  private readonly element: HTMLElement;
  private readonly name: Tag;
  private readonly size: Tag;
  private last = '';

  constructor(layer: ShadowRoot) {
    this.element = layer.ownerDocument.createElement('div');
    this.element.className = 'box';
    this.element.hidden = true;
    layer.append(this.element);
    this.name = new Tag(layer, 'name');
    this.size = new Tag(layer, 'size');
    this.button = new Tag(layer, 'button');
  }

  show(spec: BoxSpec): void {
    this.spec = spec;
    for (const part of [this.element, this.name.element, this.size.element, this.button.element]) {
      if (part.dataset.tone !== spec.tone) part.dataset.tone = spec.tone;
    }
    if (this.element.dataset.kind !== spec.kind) this.element.dataset.kind = spec.kind;
    this.name.element.toggleAttribute('data-component', spec.component === true);
    this.last = '';
  }

  hide(): void {
    this.spec = null;
    this.last = '';
    this.element.hidden = true;
    for (const tag of [this.name, this.size, this.button]) tag.write(null);
  }

  /** Zoom changed: tags are measured again. */
  forget(): void {
    this.last = '';
    for (const tag of [this.name, this.size, this.button]) tag.forget();
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
    this.name.write(found ? (spec.name ?? null) : null);
    this.size.write(found && spec.size ? `${Math.round(found.width)} x ${Math.round(found.height)}` : null);
    this.button.write(found ? (spec.button ?? null) : null);
    if (!found) return true;
    const at = { ...found, left: found.left - view.left, top: found.top - view.top };
    const { left, top, width, height } = snapped(at, pixelRatio);
    this.element.style.width = `${width}px`;
    this.element.style.height = `${height}px`;
    this.element.style.transform = `translate(${left}px,${top}px)`;
    let taken = 0;
    for (const tag of [this.name, this.size, this.button]) taken = tag.place(at, view, gap, taken);
    return true;
  }

  remove(): void {
    this.element.remove();
    for (const tag of [this.name, this.size, this.button]) tag.remove();
  }
}
