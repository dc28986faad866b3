/**
 * CSS shorthands and their longhands, for the engine, the server and the editor. Flow-relative sides (`padding-inline-start`) are
 * longhands of their own: only the page knows which physical side each of them is.
 */
import { physicalOf } from './text-flow.ts';

const SIDES = ['top', 'right', 'bottom', 'left'];
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
const FLOW_SIDES = ['block-start', 'block-end', 'inline-start', 'inline-end'];
const OF_A_BORDER = ['width', 'style', 'color'];

type Shorthands = Readonly<Record<string, readonly string[]>>;

/** Four values in the order of the sides or corners; one to three values stand for four by CSS's own rule. */
export const BOXES: Shorthands = {
  padding: SIDES.map((side) => `padding-${side}`),
  margin: SIDES.map((side) => `margin-${side}`),
  inset: SIDES,
  'scroll-margin': SIDES.map((side) => `scroll-margin-${side}`),
  'scroll-padding': SIDES.map((side) => `scroll-padding-${side}`),
  'border-width': SIDES.map((side) => `border-${side}-width`),
  'border-style': SIDES.map((side) => `border-${side}-style`),
  'border-color': SIDES.map((side) => `border-${side}-color`),
  'border-radius': CORNERS.map((corner) => `border-${corner}-radius`),
};

/** Two values; one value counts for both. */
export const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  gap: ['row-gap', 'column-gap'],
  overflow: ['overflow-x', 'overflow-y'],
  'overscroll-behavior': ['overscroll-behavior-x', 'overscroll-behavior-y'],
  'place-content': ['align-content', 'justify-content'],
  'place-items': ['align-items', 'justify-items'],
  'place-self': ['align-self', 'justify-self'],
};

/** Both sides of an axis of the text: `padding-inline`, `border-block-width`. */
const AXES: Shorthands = Object.fromEntries(
  ['block', 'inline'].flatMap((axis) => [
    ...['padding', 'margin', 'inset', 'scroll-margin', 'scroll-padding', 'border'].map((box) => [
      `${box}-${axis}`,
      [`${box}-${axis}-start`, `${box}-${axis}-end`],
    ]),
    ...OF_A_BORDER.map((part) => [
      `border-${axis}-${part}`,
      [`border-${axis}-start-${part}`, `border-${axis}-end-${part}`],
    ]),
  ]),
);

/** Values in any order, or divided by more than white space. */
const OTHERS: Shorthands = {
  animation: list('animation', 'name duration timing-function delay iteration-count direction fill-mode play-state'),
  background: list('background', 'color image position size repeat origin clip attachment'),
  'background-position': ['background-position-x', 'background-position-y'],
  border: ['border-width', 'border-style', 'border-color', 'border-image'],
  'border-image': list('border-image', 'source slice width outset repeat'),
  ...Object.fromEntries(
    [...SIDES, ...FLOW_SIDES].map((side) => [`border-${side}`, OF_A_BORDER.map((part) => `border-${side}-${part}`)]),
  ),
  'column-rule': list('column-rule', 'width style color'),
  columns: ['column-width', 'column-count'],
  container: ['container-name', 'container-type'],
  flex: ['flex-grow', 'flex-shrink', 'flex-basis'],
  'flex-flow': ['flex-direction', 'flex-wrap'],
  font: ['font-style', 'font-variant', 'font-weight', 'font-stretch', 'font-size', 'line-height', 'font-family'],
  grid: list('grid', 'template-rows template-columns template-areas auto-rows auto-columns auto-flow'),
  'grid-area': ['grid-row-start', 'grid-column-start', 'grid-row-end', 'grid-column-end'],
  'grid-column': ['grid-column-start', 'grid-column-end'],
  'grid-row': ['grid-row-start', 'grid-row-end'],
  'grid-template': list('grid-template', 'rows columns areas'),
  'list-style': list('list-style', 'type position image'),
  mask: list('mask', 'image mode repeat position clip origin size composite'),
  outline: list('outline', 'width style color'),
  'text-decoration': list('text-decoration', 'line color style thickness'),
  'text-emphasis': list('text-emphasis', 'style color'),
  transition: list('transition', 'property duration timing-function delay behavior'),
};

function list(prefix: string, names: string): string[] {
  return names.split(' ').map((name) => `${prefix}-${name}`);
}

const SHORTHANDS = new Map<string, readonly string[]>(
  [BOXES, PAIRS, AXES, OTHERS].flatMap((table) => Object.entries(table)),
);
const known = new Map<string, readonly string[]>();

/** The longhands that a property sets; a longhand sets itself. */
export function longhandsOf(property: string): readonly string[] {
  const parts = SHORTHANDS.get(property);
  if (!parts) return [property];
  const longhands = known.get(property) ?? parts.flatMap(longhandsOf);
  known.set(property, longhands);
  return longhands;
}

/** The longhands that a property sets where text runs from left to right and lines from top to bottom. */
export function physicalLonghandsOf(property: string): readonly string[] {
  return longhandsOf(property).map((one) => physicalOf(one, {}));
}

/** Shorthands that set a longhand among others, those of the fewest longhands first. */
export function shorthandsOf(longhand: string): readonly string[] {
  const found = [...SHORTHANDS.keys()].filter((one) => longhandsOf(one).includes(longhand));
  return found.sort((a, b) => longhandsOf(a).length - longhandsOf(b).length);
}

/** True for one side or corner that is another one in text of another direction: `padding-inline-start`. */
export function followsText(property: string): boolean {
  return /-(?:inline|block)-(?:start|end)(?:-|$)|^border-(?:start|end)-(?:start|end)-radius$/.test(property);
}

/** True when `outer` sets all that `inner` sets, and more: `padding` of `padding-left`. `all` sets everything but two. */
export function isShorthandOf(outer: string, inner: string): boolean {
  if (outer === inner || inner.startsWith('--')) return false;
  if (outer === 'all') return inner !== 'direction' && inner !== 'unicode-bidi';
  const wide = longhandsOf(outer);
  return longhandsOf(inner).every((one) => wide.includes(one));
}

/** True when two properties set something in common, in horizontal text of either direction. */
export function overlaps(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.startsWith('--') || b.startsWith('--')) return false;
  if (a === 'all' || b === 'all') return true;
  return ['ltr', 'rtl'].some((direction) => {
    const physical = (property: string) => longhandsOf(property).map((one) => physicalOf(one, { direction }));
    const first = physical(a);
    return physical(b).some((one) => first.includes(one));
  });
}
