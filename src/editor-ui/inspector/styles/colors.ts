/** Colours in four notations, and the contrast between two. */
import {
  useMode as addMode,
  converter,
  formatCss,
  formatHex,
  formatHex8,
  modeHsl,
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
addMode(modeOklch);

export const FORMATS = ['hex', 'rgb', 'hsl', 'oklch'] as const;
export type Format = (typeof FORMATS)[number];

const rgb = converter('rgb');
const hsl = converter('hsl');
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

export function formatColor(color: Rgb, format: Format): string {
  const alpha = color.alpha ?? 1;
  if (format === 'hex') return alpha < 1 ? formatHex8(color) : formatHex(color);
  const tail = alpha < 1 ? ` / ${round(alpha, 2)}` : '';
  if (format === 'rgb') {
    const [r, g, b] = [color.r, color.g, color.b].map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
    return `rgb(${r} ${g} ${b}${tail})`;
  }
  if (format === 'hsl') {
    const { h = 0, s, l } = hsl(color);
    return `hsl(${round(h, 1)} ${round(s * 100, 1)}% ${round(l * 100, 1)}%${tail})`;
  }
  const { l, c, h = 0 } = oklch(color);
  return `oklch(${round(l, 3)} ${round(c, 3)} ${round(h, 1)}${tail})`;
}

/** For the picker: parts from 0 to 255. */
export function toRgba({ r, g, b, alpha = 1 }: Rgb): { r: number; g: number; b: number; a: number } {
  const byte = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);
  return { r: byte(r), g: byte(g), b: byte(b), a: alpha };
}

export function fromRgba({ r, g, b, a }: { r: number; g: number; b: number; a: number }): Rgb {
  return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255, alpha: a };
}

/** WCAG 2 contrast, 1 to 21; half-transparent text is blended with the backdrop first. Null where a colour is unknown. */
export function contrastOf(text: string, behind: string): number | null {
  const front = readColor(text);
  const back = readColor(behind);
  if (!front || !back) return null;
  const alpha = front.alpha ?? 1;
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  const seen: Rgb = { mode: 'rgb', r: mix(front.r, back.r), g: mix(front.g, back.g), b: mix(front.b, back.b) };
  return wcagContrast(formatCss(seen), formatCss({ ...back, alpha: 1 }));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
