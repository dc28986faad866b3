/** The visible part of an element: scrollers and other clipping ancestors hide the rest. */
import { bottomOf, type Rect, rightOf, scaleOf } from './rects.ts';

interface Clipper {
  element: Element;
  x: boolean;
  y: boolean;
}

/** The parent in the flat tree: a slot, a shadow host, or the plain parent. */
export function flatParent(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  // By node type: a link has a `host`, too.
  return parent?.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? (parent as ShadowRoot).host : element.parentElement;
}

/** Modal dialogs and popovers are in the top layer, where nothing clips them. */
function isTopLayer(element: Element): boolean {
  if (element.localName === 'dialog') return element.matches(':modal');
  return element.hasAttribute('popover') && element.matches(':popover-open');
}

function holdsFixed({ transform, filter, perspective, contain, willChange }: CSSStyleDeclaration): boolean {
  const isSet = (value: string) => value !== '' && value !== 'none';
  if (isSet(transform) || isSet(filter) || isSet(perspective)) return true;
  return /paint|layout|strict|content/.test(contain) || /transform|filter|perspective/.test(willChange);
}

/** A cache for one moment: styles of each ancestor are read once for all boxes. */
export class Clips {
  private readonly known = new Map<Element, readonly Clipper[]>();

  /** The ancestors that clip an element, nearest first. The page's own scrolling does not count: it ends at the viewport. */
  of(element: Element): readonly Clipper[] {
    const known = this.known.get(element);
    if (known) return known;
    const found = this.look(element);
    this.known.set(element, found);
    return found;
  }

  private look(element: Element): readonly Clipper[] {
    const { documentElement, body, defaultView } = element.ownerDocument;
    if (!defaultView || isTopLayer(element)) return [];
    const { position } = defaultView.getComputedStyle(element);
    for (let at = flatParent(element); at && at !== body && at !== documentElement; at = flatParent(at)) {
      const style = defaultView.getComputedStyle(at);
      if (position === 'fixed' && !holdsFixed(style)) continue;
      if (position === 'absolute' && style.position === 'static' && !holdsFixed(style)) continue;
      const x = isClipped(style.overflowX);
      const y = isClipped(style.overflowY);
      return x || y ? [{ element: at, x, y }, ...this.of(at)] : this.of(at);
    }
    return [];
  }
}

function isClipped(overflow: string): boolean {
  return overflow !== '' && overflow !== 'visible';
}

/** The box inside the border, without scroll bars. */
function paddingBox(element: Element): Rect {
  const rect = element.getBoundingClientRect();
  const { x, y } = scaleOf(element, rect);
  return {
    left: rect.left + element.clientLeft * x,
    top: rect.top + element.clientTop * y,
    width: element.clientWidth * x,
    height: element.clientHeight * y,
  };
}

/** The part of a rectangle that the ancestors leave visible, or null. */
export function visiblePart(rect: Rect, clippers: readonly Clipper[]): Rect | null {
  let { left, top } = rect;
  let right = rightOf(rect);
  let bottom = bottomOf(rect);
  for (const { element, x, y } of clippers) {
    const box = paddingBox(element);
    if (x) [left, right] = [Math.max(left, box.left), Math.min(right, rightOf(box))];
    if (y) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, bottomOf(box))];
  }
  return right >= left && bottom >= top ? { left, top, width: right - left, height: bottom - top } : null;
}
