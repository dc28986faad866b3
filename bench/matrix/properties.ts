/** The properties that the matrix sets, each with values of which the first that the element does not show is asked for. */

export interface MatrixProperty {
  name: string;
  /** the first ones are steps of Tailwind's default scale, or words */
  values: readonly string[];
  /** other properties whose computed value it may change on the same element */
  alters?: RegExp;
  /** Tailwind has no class for its first value, or first in this version */
  isStep?: false | 4;
  inherited?: true;
  /** it changes computed values of the children */
  reachesChildren?: true;
}

const BOX_SIDES = ['top', 'right', 'bottom', 'left'];
const each = (names: readonly string[], rest: Omit<MatrixProperty, 'name'>): MatrixProperty[] =>
  names.map((name) => ({ name, ...rest }));

const COLORS = ['#ffffff', 'rgb(120, 40, 200)', '#000000'];
const LAID_OUT = /^(?:display|float|position)$/;

export const PROPERTIES: readonly MatrixProperty[] = [
  ...each(
    BOX_SIDES.map((side) => `padding-${side}`),
    { values: ['24px', '13px'] },
  ),
  { name: 'padding', values: ['20px', '11px'], alters: /^padding-/ },
  ...each(
    BOX_SIDES.map((side) => `margin-${side}`),
    { values: ['16px', '9px'] },
  ),
  { name: 'display', values: ['flex', 'grid', 'block'], reachesChildren: true },
  { name: 'flex-direction', values: ['column', 'row-reverse'] },
  { name: 'flex-wrap', values: ['wrap', 'nowrap'] },
  { name: 'flex-grow', values: ['1', '2'] },
  { name: 'flex-shrink', values: ['0', '3'] },
  { name: 'align-items', values: ['center', 'flex-end'] },
  { name: 'align-self', values: ['center', 'flex-end'] },
  { name: 'justify-content', values: ['space-between', 'center'] },
  { name: 'row-gap', values: ['12px', '7px'] },
  { name: 'column-gap', values: ['12px', '7px'] },
  { name: 'grid-template-columns', values: ['repeat(3, minmax(0, 1fr))', '1fr 2fr'] },
  { name: 'grid-column-start', values: ['2'] },
  { name: 'order', values: ['2', '5'] },
  { name: 'width', values: ['320px', '301px'] },
  { name: 'height', values: ['96px', '91px'] },
  { name: 'min-width', values: ['128px', '50%'] },
  { name: 'max-width', values: ['448px', '431px'] },
  { name: 'min-height', values: ['64px', '61px'] },
  { name: 'max-height', values: ['384px', '377px'] },
  { name: 'aspect-ratio', values: ['16 / 9', '5 / 4'] },
  { name: 'position', values: ['relative', 'sticky'], alters: LAID_OUT },
  ...each(['top', 'left'], { values: ['8px', '5px'] }),
  { name: 'z-index', values: ['20', '7'] },
  { name: 'overflow-x', values: ['auto', 'hidden'], alters: /^overflow-/ },
  { name: 'overflow-y', values: ['auto', 'hidden'], alters: /^overflow-/ },
  { name: 'color', values: COLORS, inherited: true, alters: /color|shadow/ },
  { name: 'background-color', values: COLORS },
  { name: 'opacity', values: ['0.5', '0.33'] },
  { name: 'visibility', values: ['hidden', 'visible'], inherited: true },
  { name: 'font-size', values: ['18px', '17px'], inherited: true, alters: /line-height|letter-spacing|em/ },
  { name: 'font-weight', values: ['600', '500'], inherited: true },
  { name: 'font-style', values: ['italic', 'normal'], inherited: true },
  { name: 'line-height', values: ['1.5', '28px', '1.37'], inherited: true },
  { name: 'letter-spacing', values: ['0.1em', '2px'], inherited: true },
  { name: 'text-align', values: ['center', 'right'], inherited: true },
  { name: 'text-transform', values: ['uppercase', 'capitalize'], inherited: true },
  // Tailwind's reset has links inherit it
  { name: 'text-decoration-line', values: ['underline', 'line-through'], reachesChildren: true },
  { name: 'white-space', values: ['nowrap', 'pre-wrap'], inherited: true, alters: /white-space|text-wrap/ },
  { name: 'border-top-width', values: ['2px', '3px'] },
  { name: 'border-top-style', values: ['dashed', 'dotted'], isStep: false, alters: /border-top-width/ },
  // Tailwind's reset has tables inherit it
  { name: 'border-top-color', values: COLORS, reachesChildren: true },
  { name: 'border-top-left-radius', values: ['16px', '15px'] },
  { name: 'border-radius', values: ['8px', '7px'], alters: /radius$/ },
  { name: 'outline-style', values: ['dashed', 'solid'], alters: /outline-width/ },
  { name: 'box-shadow', values: ['0px 2px 4px 0px rgba(0, 0, 0, 0.4)'], isStep: false },
  { name: 'text-indent', values: ['16px', '15px'], inherited: true },
  { name: 'pointer-events', values: ['none', 'auto'], inherited: true },
  { name: 'object-fit', values: ['cover', 'contain'] },
  { name: 'rotate', values: ['5deg', '45deg'], isStep: 4 },
  { name: 'scale', values: ['1.05', '1.1'], isStep: 4 },
  { name: 'filter', values: ['blur(8px)', 'blur(3px)'] },
  { name: 'transition-duration', values: ['300ms', '275ms'] },
  { name: 'user-select', values: ['none', 'all'], inherited: true },
];
