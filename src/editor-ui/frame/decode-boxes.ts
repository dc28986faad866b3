/** Boxes of an element, as the page tells them. */
import type { BoxSides, ElementBoxes, PlainRect } from '../../protocol/geometry.ts';
import type { FramePayloads } from '../../protocol/messages.ts';

type Fields = Record<string, unknown>;

const LONGEST_KEY = 600;
const MOST_GAPS = 1_000;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const text = (value: unknown, longest = 40): string => (typeof value === 'string' ? value.slice(0, longest) : '');

/** The named numbers of an object, or null where one is missing. */
function numbers<K extends string>(value: unknown, names: readonly K[]): Record<K, number> | null {
  if (!isObject(value)) return null;
  const found = names.map((name) => [name, value[name]] as const);
  if (!found.every(([, number]) => typeof number === 'number' && Number.isFinite(number))) return null;
  return Object.fromEntries(found) as Record<K, number>;
}

const rectOf = (value: unknown): PlainRect | null => numbers(value, ['left', 'top', 'width', 'height']);
const sidesOf = (value: unknown): BoxSides | null => numbers(value, ['top', 'right', 'bottom', 'left']);

function parentOf(value: unknown): ElementBoxes['parent'] {
  if (!isObject(value)) return null;
  const { elementKey, display, flexDirection, flexWrap } = value;
  return {
    elementKey: typeof elementKey === 'string' ? elementKey.slice(0, LONGEST_KEY) : null,
    display: text(display),
    flexDirection: text(flexDirection),
    flexWrap: text(flexWrap),
  };
}

function gapsOf(value: unknown): ElementBoxes['gaps'] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_GAPS).flatMap((gap: unknown) => {
    const rect = isObject(gap) ? rectOf(gap.rect) : null;
    if (!rect || !isObject(gap)) return [];
    return [{ property: gap.property === 'row-gap' ? ('row-gap' as const) : ('column-gap' as const), rect }];
  });
}

function boxesOf(value: unknown): ElementBoxes | null {
  if (!isObject(value) || !isObject(value.sides)) return null;
  const [margin, border, padding, content] = [value.margin, value.border, value.padding, value.content].map(rectOf);
  const sides = value.sides;
  const [outer, edge, inner] = [sides.margin, sides.border, sides.padding].map(sidesOf);
  const scale = numbers(value.scale, ['x', 'y']);
  if (!margin || !border || !padding || !content || !outer || !edge || !inner || !scale) return null;
  return {
    ...{ margin, border, padding, content, scale },
    sides: { margin: outer, border: edge, padding: inner },
    exact: value.exact === true,
    display: text(value.display),
    position: text(value.position),
    flexDirection: text(value.flexDirection),
    direction: value.direction === 'rtl' ? 'rtl' : 'ltr',
    gaps: gapsOf(value.gaps),
    parent: parentOf(value.parent),
  };
}

/** @returns null for anything that is no such message; boxes that are not whole count as none */
export function decodeBoxes({ elementKey, boxes }: Fields): FramePayloads['ELEMENT_BOXES'] | null {
  if (typeof elementKey !== 'string' || elementKey.length > LONGEST_KEY) return null;
  return { elementKey, boxes: boxesOf(boxes) };
}
