/** `background-image` as a list of layers: gradients, which are taken apart, and images, which stay as written. */
import { formatNumber, parseNumber, shortColor } from '../../../styling/css-value.ts';
import { functionOf, layersOf, wordsOf } from './css-words.ts';

export interface Stop {
  color: string;
  /** percent of the way, 0 to 100 */
  at: number;
  /** the place as written; without one, the browser chooses it */
  place?: string;
}

export interface Gradient {
  kind: 'gradient';
  /** `linear-gradient`, `repeating-radial-gradient` … */
  name: string;
  /** direction, shape and colour space as written: `to right`, `45deg in oklab`; empty for the default */
  head: string;
  stops: Stop[];
}

export interface OtherLayer {
  kind: 'other';
  text: string;
}

export type BackgroundLayer = Gradient | OtherLayer;

const GRADIENT = /^(?:repeating-)?(?:linear|radial|conic)-gradient$/;
const HEAD = /^(?:to\s|from\s|at\s|in\s|circle|ellipse|closest-|farthest-|-?[\d.]+(?:deg|turn|rad|grad)\b)/;
const ANGLE = /(-?[\d.]+)(deg|turn|rad|grad)\b/;
const DEGREES: Readonly<Record<string, number>> = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 };

/**
 * @param isComputed the browser's value, whose colours are shortened
 * @returns null for a value that is not written out: `var(--backdrop)`
 */
export function readLayers(value: string, isComputed: boolean): BackgroundLayer[] | null {
  if (value.trim() === 'none' || value.trim() === '') return [];
  const layers = layersOf(value);
  return layers.some((layer) => layer.startsWith('var(')) ? null : layers.map((layer) => readLayer(layer, isComputed));
}

function readLayer(text: string, isComputed: boolean): BackgroundLayer {
  const call = functionOf(text);
  if (!call || !GRADIENT.test(call.name)) return { kind: 'other', text };
  const [first = '', ...others] = call.args;
  const head = HEAD.test(first) ? first : '';
  // an angle or a colour: only the page knows
  if (/^calc\(/.test(first) || (/^var\([^()]*\)$/.test(first) && others.length > 1)) return { kind: 'other', text };
  const stops = readStops(head ? others : [first, ...others], isComputed);
  return stops ? { kind: 'gradient', name: call.name, head, stops } : { kind: 'other', text };
}

/** Stops without a place are spread between their neighbours, as browsers do. Null for hints, and places that are no percentage. */
function readStops(args: readonly string[], isComputed: boolean): Stop[] | null {
  const stops: Unspread[] = [];
  for (const arg of args) {
    const [color, place, ...more] = wordsOf(arg);
    const number = place === undefined ? null : parseNumber(place);
    const isPercent = number !== null && (number.unit === '%' || number.number === 0);
    if (color === undefined || parseNumber(color) || more.length > 0 || (place !== undefined && !isPercent))
      return null;
    stops.push({ color: isComputed ? shortColor(color) : color, at: number?.number ?? null, place });
  }
  return stops.length < 2 ? null : spread(stops);
}

type Unspread = Omit<Stop, 'at'> & { at: number | null };

function spread(stops: readonly Unspread[]): Stop[] {
  const places = stops.map(({ at }, i) => at ?? (i === 0 ? 0 : i === stops.length - 1 ? 100 : null));
  return stops.map((stop, i) => {
    const own = places[i] ?? null;
    if (own !== null) return { ...stop, at: own };
    const before = places.findLastIndex((at, j) => j < i && at !== null);
    const after = places.findIndex((at, j) => j > i && at !== null);
    const [from, to] = [places[before] ?? 0, places[after] ?? 100];
    return { ...stop, at: from + ((to - from) * (i - before)) / (after - before) };
  });
}

export function writeLayers(layers: readonly BackgroundLayer[]): string {
  return layers.map(writeLayer).join(', ') || 'none';
}

export function writeLayer(layer: BackgroundLayer): string {
  if (layer.kind === 'other') return layer.text;
  const { name, head, stops } = layer;
  return `${name}(${[...(head ? [head] : []), ...writeStops(stops)].join(', ')})`;
}

/** Omits places that are not written, where a browser chooses the same ones by itself. */
function writeStops(stops: readonly Stop[]): string[] {
  const chosen = spread(stops.map((stop) => ({ ...stop, at: stop.place === undefined ? null : stop.at })));
  const isSame = chosen.every(({ at }, i) => Math.abs(at - (stops[i]?.at ?? 0)) < 0.01);
  return stops.map(({ color, at, place }) => {
    const shown = place ?? (isSame ? undefined : percent(at));
    return shown === undefined ? color : `${color} ${shown}`;
  });
}

const percent = (number: number): string => formatNumber({ number, unit: '%' });

/** The stop at another place. */
export const placedAt = (stop: Stop, at: number): Stop => ({ ...stop, at, place: percent(at) });

/** In the order of their places, which a stop that was dragged may have changed. */
export function inOrder(stops: readonly Stop[]): Stop[] {
  return [...stops].sort((a, b) => a.at - b.at);
}

/** The angle of a head, in degrees; null where it has none. */
export function angleOf({ name, head }: Gradient): number | null {
  if (name.includes('radial')) return null;
  const [, number, unit = ''] = ANGLE.exec(head) ?? [];
  if (number !== undefined) return Number((Number(number) * (DEGREES[unit] ?? 1)).toFixed(2));
  const side = /to\s+(\w+)(?:\s+(\w+))?/.exec(head);
  if (!side) return name.includes('conic') ? 0 : 180;
  const words = new Set(side.slice(1));
  const vertical = words.has('top') ? 0 : words.has('bottom') ? 180 : null;
  const horizontal = words.has('right') ? 90 : words.has('left') ? 270 : null;
  if (vertical === null) return horizontal;
  if (horizontal === null) return vertical;
  return vertical === 0 ? (horizontal === 90 ? 45 : 315) : horizontal === 90 ? 135 : 225;
}

/** The same gradient at another angle; its place and colour space stay. */
export function withAngle(gradient: Gradient, degrees: number): Gradient {
  const isConic = gradient.name.includes('conic');
  const rest = gradient.head
    .replace(
      /(?:from\s+)?-?[\d.]+(?:deg|turn|rad|grad)\b|to\s+(?:top|right|bottom|left)(?:\s+(?:top|right|bottom|left))?/,
      '',
    )
    .trim();
  const angle = `${isConic ? 'from ' : ''}${formatNumber({ number: degrees, unit: 'deg' })}`;
  return { ...gradient, head: rest ? `${angle} ${rest}` : angle };
}
