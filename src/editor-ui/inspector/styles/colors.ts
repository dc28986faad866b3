/** Colours in four notations, and the contrast between two. */
import {
  useMode as addMode,
  converter,
  formatCss,
  formatHex,
  formatHex8,
  type Hsl,
  modeHsl,
  modeHsv,
  modeLrgb,
  modeOklch,
  modeRgb,
  parse,
  type Rgb,
  wcagContrast,
} from 'culori/fn';

addMode(modeRgb);
addMode(modeLrgb);
addMode(modeHsl);
addMode(modeHsv);
addMode(modeOklch);

export const FORMATS = ['hex', 'rgb', 'hsl', 'oklch'] as const;
export type Format = (typeof FORMATS)[number];

const rgb = converter('rgb');
const hsl = converter('hsl');
const hsv = converter('hsv');
const oklch = converter('oklch');

/** Null for values that only the browser can compute: `color-mix()`, `var()`, system colours. */
export function readColor(text: string): Rgb | null {
  const color = parse(text.trim() === 'transparent' ? '#00000000' : text.trim());
  return color ? rgb(color) : null;
}

/** The notation of a colour; hex for all others. */
export function formatOf(text: string): Format {
  const name = /^(rgb|hsl|oklch)a?\(/.exec(text.trim())?.[1];
  // rgb() counts as hex: browsers report every colour as rgb()
  return name === 'hsl' || name === 'oklch' ? name : 'hex';
}

export function formatColor(color: Rgb | Hsl, format: Format): string {
  const alpha = color.alpha ?? 1;
  if (format === 'hex') return alpha < 1 ? formatHex8(color) : formatHex(color);
  const tail = alpha < 1 ? ` / ${round(alpha, 2)}` : '';
  if (format === 'rgb') {
    const { r, g, b } = clamped(rgb(color));
    const [red, green, blue] = [r, g, b].map((part) => Math.round(part * 255));
    return `rgb(${red} ${green} ${blue}${tail})`;
  }
  if (format === 'hsl') {
    const { h = 0, s, l } = hsl(color);
    return `hsl(${round(h, 1)} ${round(s * 100, 1)}% ${round(l * 100, 1)}%${tail})`;
  }
  const { l, c, h = 0 } = oklch(color);
  return `oklch(${round(l, 3)} ${round(c, 3)} ${round(h, 1)}${tail})`;
}

/** For the picker: hue in degrees, saturation and value in percent, alpha from 0 to 1. */
export interface Hsva {
  h: number;
  s: number;
  v: number;
  a: number;
}

/** Null like `readColor`. Greys of `hsl()` keep the hue that is written, which their colour no longer has. */
export function readHsva(text: string): Hsva | null {
  const color = parse(text.trim());
  if (color?.mode === 'hsl') {
    const { h = 0, s, l, alpha: a = 1 } = color;
    const value = l + s * Math.min(l, 1 - l);
    return { h: ((h % 360) + 360) % 360, s: value === 0 ? 0 : 200 * (1 - l / value), v: value * 100, a };
  }
  const known = readColor(text);
  if (!known) return null;
  const { h = 0, s, v, alpha: a = 1 } = hsv(clamped(known));
  return { h, s: s * 100, v: v * 100, a };
}

export function fromHsva({ h, s, v, a: alpha }: Hsva): Hsl {
  const value = v / 100;
  const l = value * (1 - s / 200);
  const room = Math.min(l, 1 - l);
  return { mode: 'hsl', h, s: room === 0 ? 0 : (value - l) / room, l, alpha };
}

/** True where a screen shows the same, whatever the hues of greys are. */
export function isSameColor(a: Hsva, b: Hsva): boolean {
  return formatHex8(fromHsva(a)) === formatHex8(fromHsva(b));
}

function clamped({ r, g, b, ...more }: Rgb): Rgb {
  const part = (value: number) => Math.min(1, Math.max(0, value));
  return { ...more, r: part(r), g: part(g), b: part(b) };
}

/**
 * WCAG 2 contrast, 1 to 21, of a text with the colours behind it, the nearest first. A half-transparent colour is blended with
 * what is behind it. Null where a colour that is seen is unknown.
 */
export function contrastOf(text: string, ...behind: readonly string[]): number | null {
  const back = blended(behind);
  const front = blended([text, ...behind]);
  return front && back && wcagContrast(formatCss(front), formatCss(back));
}

/** The opaque colour that is seen of several, the nearest first; the last one counts as opaque. */
function blended([nearest, ...others]: readonly string[]): Rgb | null {
  const front = readColor(nearest ?? '');
  if (!front) return null;
  const { alpha = 1, ...color } = front;
  if (alpha === 1 || others.length === 0) return color;
  const back = blended(others);
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return back && { mode: 'rgb', r: mix(front.r, back.r), g: mix(front.g, back.g), b: mix(front.b, back.b) };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
