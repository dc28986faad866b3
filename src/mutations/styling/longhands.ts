/**
 * Which properties a property stands for. Logical sides are read as in a page that is written from left to right and from top
 * to bottom, which is how Tailwind's own `px-4` and `pl-4` meet.
 */
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
/** logical words and the sides that they mean here */
const LOGICAL: Record<string, readonly string[]> = {
  inline: ['left', 'right'],
  block: ['top', 'bottom'],
  'inline-start': ['left'],
  'inline-end': ['right'],
  'block-start': ['top'],
  'block-end': ['bottom'],
};
const LOGICAL_CORNERS: Record<string, string> = {
  'start-start': 'top-left',
  'start-end': 'top-right',
  'end-end': 'bottom-right',
  'end-start': 'bottom-left',
};

/** Four values in the order of the sides or corners, by CSS's own rule for one to four of them. */
export const BOXES: Record<string, readonly string[]> = {
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

/** Two values: the second is the first where it lacks. */
export const PAIRS: Record<string, readonly [string, string]> = {
  gap: ['row-gap', 'column-gap'],
  overflow: ['overflow-x', 'overflow-y'],
  'overscroll-behavior': ['overscroll-behavior-x', 'overscroll-behavior-y'],
  'place-content': ['align-content', 'justify-content'],
  'place-items': ['align-items', 'justify-items'],
  'place-self': ['align-self', 'justify-self'],
};

/** Values in any order, or divided by more than white space. */
const OTHERS: Record<string, readonly string[]> = {
  flex: ['flex-grow', 'flex-shrink', 'flex-basis'],
  'flex-flow': ['flex-direction', 'flex-wrap'],
  background: ['color', 'image', 'position', 'size', 'repeat', 'origin', 'clip', 'attachment'].map(
    (one) => `background-${one}`,
  ),
  font: ['font-style', 'font-variant', 'font-weight', 'font-stretch', 'font-size', 'line-height', 'font-family'],
  'text-decoration': ['line', 'color', 'style', 'thickness'].map((one) => `text-decoration-${one}`),
  outline: ['outline-width', 'outline-style', 'outline-color'],
  'list-style': ['list-style-type', 'list-style-position', 'list-style-image'],
  transition: ['property', 'duration', 'timing-function', 'delay', 'behavior'].map((one) => `transition-${one}`),
  'grid-column': ['grid-column-start', 'grid-column-end'],
  'grid-row': ['grid-row-start', 'grid-row-end'],
  'grid-area': ['grid-row-start', 'grid-column-start', 'grid-row-end', 'grid-column-end'],
};

/** Physical shorthands and what they are made of, whichever way the text runs. */
export const SHORTHANDS: Readonly<Record<string, readonly string[]>> = { ...BOXES, ...PAIRS, ...OTHERS };

const IN_THIS_DIRECTION: Record<string, readonly string[]> = {
  border: ['border-width', 'border-style', 'border-color'],
  'inline-size': ['width'],
  'block-size': ['height'],
  'min-inline-size': ['min-width'],
  'min-block-size': ['min-height'],
  'max-inline-size': ['max-width'],
  'max-block-size': ['max-height'],
};

/** True for one side or corner that is another one in text of another direction: `padding-inline-start`. */
export function followsText(property: string): boolean {
  return /-(?:inline|block)-(?:start|end)(?:-|$)|^border-(?:start|end)-(?:start|end)-radius$/.test(property);
}

const known = new Map<string, readonly string[]>();

/** The longhands of a property, itself when it is one. */
export function longhandsOf(property: string): readonly string[] {
  const found = known.get(property);
  if (found) return found;
  const parts = partsOf(property);
  const longhands = parts
    ? [...new Set(parts.flatMap((one) => (one === property ? [one] : longhandsOf(one))))]
    : [property];
  known.set(property, longhands);
  return longhands;
}

function partsOf(property: string): readonly string[] | null {
  if (Object.hasOwn(SHORTHANDS, property)) return SHORTHANDS[property] as readonly string[];
  if (Object.hasOwn(IN_THIS_DIRECTION, property)) return IN_THIS_DIRECTION[property] as readonly string[];
  const side = /^(padding|margin|inset|scroll-margin|scroll-padding)-(inline|block)(-start|-end)?$/.exec(property);
  if (side) {
    const lead = side[1] === 'inset' ? '' : `${side[1]}-`;
    return (LOGICAL[`${side[2]}${side[3] ?? ''}`] as readonly string[]).map((one) => lead + one);
  }
  const edge = /^border-(?:(top|right|bottom|left)|(inline|block)(-start|-end)?)(?:-(width|style|color))?$/.exec(
    property,
  );
  if (edge) {
    const sides = edge[1] ? [edge[1]] : (LOGICAL[`${edge[2]}${edge[3] ?? ''}`] as readonly string[]);
    const what = edge[4] ? [edge[4]] : ['width', 'style', 'color'];
    if (edge[1] && edge[4]) return null;
    return sides.flatMap((one) => what.map((two) => `border-${one}-${two}`));
  }
  const corner = /^border-((?:start|end)-(?:start|end))-radius$/.exec(property);
  return corner ? [`border-${LOGICAL_CORNERS[corner[1] as string]}-radius`] : null;
}
