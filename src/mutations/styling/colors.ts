/** Colours in one spelling, so that `#3b82f6`, `rgb(59 130 246)` and `oklch(…)` of a theme can be told to be the same. */

/** `#rrggbbaa`, colours outside of sRGB brought to its edge; null for anything but a literal colour. */
export function canonicalColor(text: string): string | null {
  const value = text.trim().toLowerCase();
  if (value.startsWith('#')) return fromHex(value.slice(1));
  const named = Object.hasOwn(NAMED, value) ? NAMED[value] : undefined;
  if (named !== undefined) return fromHex(named);
  const mixed = /^color-mix\(in [a-z]+,\s*(.+?)\s+([\d.]+)%\s*,\s*transparent\)$/.exec(value);
  if (mixed) return withAlpha(canonicalColor(mixed[1] as string), Number(mixed[2]) / 100);
  const [, name, body] = /^([a-z]+)\(([^()]*)\)$/.exec(value) ?? [];
  return name === undefined || body === undefined ? null : fromFunction(name, body);
}

function fromHex(digits: string): string | null {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return null;
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return `#${long.padEnd(8, 'f')}`;
}

function withAlpha(color: string | null, share: number): string | null {
  if (color === null) return null;
  return color.slice(0, 7) + byte((Number.parseInt(color.slice(7), 16) / 255) * share);
}

function fromFunction(name: string, body: string): string | null {
  const [main = '', slash] = body.split('/');
  const parts = main.split(/[\s,]+/).filter((one) => one !== '');
  const alpha = slash ?? (parts.length === 4 ? parts.pop() : undefined);
  if (parts.length !== 3) return null;
  const opacity = alpha === undefined ? 1 : amount(alpha.trim(), 1);
  const [a, b, c] = parts as [string, string, string];
  const rgb = channels(name.replace(/a$/, ''), a, b, c);
  if (rgb === null || opacity === null || rgb.some(Number.isNaN)) return null;
  return `#${rgb.map(byte).join('')}${byte(opacity)}`;
}

/** Red, green and blue from 0 to 1. */
function channels(name: string, a: string, b: string, c: string): number[] | null {
  const numbers = (...units: number[]) => [a, b, c].map((one, i) => amount(one, units[i] as number) ?? Number.NaN);
  const turned = (text: string) => Number.parseFloat(text) * (text.endsWith('turn') ? 360 : 1);
  if (name === 'rgb') {
    return [a, b, c].map((one) => (one.endsWith('%') ? Number.parseFloat(one) / 100 : Number(one) / 255));
  }
  if (name === 'hsl') return fromHsl(turned(a), Number.parseFloat(b) / 100, Number.parseFloat(c) / 100);
  if (name === 'oklab') {
    const [l, x, y] = numbers(1, 0.4, 0.4) as [number, number, number];
    return fromOklab(l, x, y);
  }
  if (name !== 'oklch') return null;
  const [l, chroma] = numbers(1, 0.4, 1) as [number, number];
  const hue = ((c === 'none' ? 0 : turned(c)) * Math.PI) / 180;
  return fromOklab(l, chroma * Math.cos(hue), chroma * Math.sin(hue));
}

/** A number, or a percentage of `whole`. */
function amount(text: string, whole: number): number | null {
  if (text === 'none') return 0;
  const [, digits, percent] = /^([+-]?[\d.]+(?:e-?\d+)?)(%?)$/.exec(text) ?? [];
  if (digits === undefined) return null;
  return percent ? (Number(digits) / 100) * whole : Number(digits);
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((n) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}

/** CSS Color 4, "Sample code for color conversions". */
function fromOklab(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return linear.map((one) => (one <= 0.0031308 ? one * 12.92 : 1.055 * one ** (1 / 2.4) - 0.055));
}

function byte(share: number): string {
  const value = Math.round(Math.min(1, Math.max(0, share)) * 255);
  return value.toString(16).padStart(2, '0');
}

const NAMED: Record<string, string> = {
  transparent: '00000000',
  black: '000000',
  white: 'ffffff',
  gray: '808080',
  grey: '808080',
  silver: 'c0c0c0',
  red: 'ff0000',
  maroon: '800000',
  orange: 'ffa500',
  yellow: 'ffff00',
  olive: '808000',
  lime: '00ff00',
  green: '008000',
  aqua: '00ffff',
  cyan: '00ffff',
  teal: '008080',
  blue: '0000ff',
  navy: '000080',
  fuchsia: 'ff00ff',
  magenta: 'ff00ff',
  purple: '800080',
  pink: 'ffc0cb',
  rebeccapurple: '663399',
};
