/** Compares computed values: colours by what is drawn, numbers but for rounding, shadows without layers that draw nothing. */
import { plainPlacement } from '../../protocol/placement.ts';
import { withoutEmptyLayers } from './empty-layers.ts';

const COLOR = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g;
const NUMBER = /-?\d*\.?\d+(?:e[+-]?\d+)?/g;

export function isSameValue(one: string, other: string, property = ''): boolean {
  if (one === other || plainPlacement(property, one) === plainPlacement(property, other)) return true;
  const [a, b] = [withDrawn(one), withDrawn(other)];
  if (a.replace(NUMBER, '#') !== b.replace(NUMBER, '#')) return false;
  const most = property.endsWith('radius') ? FULL_RADIUS : Number.POSITIVE_INFINITY;
  const others = numbersIn(b);
  return numbersIn(a).every((number, i) => isNear(Math.min(number, most), Math.min(others[i] ?? number, most)));
}

/** CSS pixels. Corners of this radius or more are round whatever the size: `rounded-full` is this, or as much as the browser can count to. */
const FULL_RADIUS = 9999;

const withDrawn = (value: string): string => withoutEmptyLayers(value).replace(COLOR, drawn);

const numbersIn = (value: string): number[] => (value.match(NUMBER) ?? []).map(Number);

const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.05 + 0.005 * Math.abs(a);

let pixel: OffscreenCanvasRenderingContext2D | null = null;

/** Red, green, blue and opacity, each from 0 to 255. */
function drawn(color: string): string {
  pixel ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pixel) return color;
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  return `(${[...pixel.getImageData(0, 0, 1, 1).data].join(' ')})`;
}
