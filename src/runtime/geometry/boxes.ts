/** Margin, border, padding and content box of an element, for handles that drag its spacing. */
import type { BoxSides, ElementBoxes, PlainRect } from '../../protocol/geometry.ts';
import { flatParent } from '../overlay/clip.ts';
import { rectOf, scaleOf } from '../overlay/rects.ts';
import type { Page } from '../page/page.ts';
import type { Post } from '../parts.ts';
import { gapsOf } from './gaps.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

function sidesOf(style: CSSStyleDeclaration, before: string, after = ''): BoxSides {
  const read = (side: string) => Number.parseFloat(style.getPropertyValue(`${before}-${side}${after}`)) || 0;
  return Object.fromEntries(SIDES.map((side) => [side, read(side)])) as unknown as BoxSides;
}

/** @param by 1 grows the rectangle by its sides, -1 shrinks it, at most to zero */
function grown(rect: PlainRect, sides: BoxSides, by: number, scale: { x: number; y: number }): PlainRect {
  const [top, right, bottom, left] = [
    sides.top * scale.y,
    sides.right * scale.x,
    sides.bottom * scale.y,
    sides.left * scale.x,
  ];
  return {
    left: rect.left - left * by,
    top: rect.top - top * by,
    width: Math.max(0, rect.width + (left + right) * by),
    height: Math.max(0, rect.height + (top + bottom) * by),
  };
}

/** True when no transform of the element or its ancestors rotates or skews it. */
function standsStraight(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  for (let at: Element | null = element; view && at; at = flatParent(at)) {
    const { transform, rotate } = view.getComputedStyle(at);
    if (rotate && rotate !== 'none') return false;
    if (!transform || transform === 'none') continue;
    const [, b = 0, c = 0] = /^matrix\((.*)\)$/.exec(transform)?.[1]?.split(',').map(Number) ?? [0, 1, 1];
    if (Math.abs(b) > 1e-6 || Math.abs(c) > 1e-6) return false;
  }
  return true;
}

interface BoxesDeps {
  window: Window;
  page: Page;
}

/** Null for an element without a box (`display: none`, or removed). */
function boxesOf(element: Element, { window, page }: BoxesDeps): ElementBoxes | null {
  const border = element.isConnected ? rectOf(element) : null;
  if (!border) return null;
  const style = window.getComputedStyle(element);
  const sides = {
    margin: sidesOf(style, 'margin'),
    border: sidesOf(style, 'border', '-width'),
    padding: sidesOf(style, 'padding'),
  };
  const scale = scaleOf(element, border);
  const padding = grown(border, sides.border, -1, scale);
  const content = grown(padding, sides.padding, -1, scale);
  const parent = flatParent(element);
  const around = parent && window.getComputedStyle(parent);
  return {
    margin: grown(border, sides.margin, 1, scale),
    border,
    padding,
    content,
    sides,
    exact: standsStraight(element),
    scale,
    display: style.display,
    position: style.position,
    flexDirection: style.flexDirection,
    direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
    gaps: gapsOf(element, content),
    parent: around && {
      elementKey: page.keyOf(parent),
      display: around.display,
      flexDirection: around.flexDirection,
      flexWrap: around.flexWrap,
    },
  };
}

export function postElementBoxes(deps: BoxesDeps & { post: Post }, elementKey: string): void {
  const [element] = deps.page.resolve(elementKey);
  deps.post({ id: 'ELEMENT_BOXES', elementKey, boxes: element ? boxesOf(element, deps) : null });
}
