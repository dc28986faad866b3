/** `filter`, `backdrop-filter` and `transform` as a list of functions. */
import { functionOf, wordsOf } from './css-words.ts';
import { readShadows, type Shadow, writeShadow } from './shadows.ts';

export interface FunctionPart {
  name: string;
  args: string[];
}

export interface Argument {
  label: string;
  /** given to a bare number; null where numbers have none */
  unit: string | null;
  initial: string;
  /** of the slider, in the unit */
  range?: readonly [least: number, most: number];
  /** a value out of the range is none */
  isLimited?: true;
}

export interface FunctionKind {
  label: string;
  args: readonly Argument[];
}

const share = (label: string, initial: string, most: number): FunctionKind => ({
  label,
  args: [{ label, unit: '%', initial, range: [0, most] }],
});

const blur: FunctionKind = { label: 'Blur', args: [{ label: 'Blur', unit: 'px', initial: '4px', range: [0, 40] }] };
const hue: FunctionKind = { label: 'Hue', args: [{ label: 'Hue', unit: 'deg', initial: '90deg', range: [-180, 180] }] };

export const FILTERS: Readonly<Record<string, FunctionKind>> = {
  blur,
  brightness: share('Brightness', '110%', 200),
  contrast: share('Contrast', '110%', 200),
  saturate: share('Saturation', '150%', 300),
  grayscale: share('Greyscale', '100%', 100),
  sepia: share('Sepia', '100%', 100),
  invert: share('Invert', '100%', 100),
  opacity: share('Opacity', '50%', 100),
  'hue-rotate': hue,
  'drop-shadow': { label: 'Drop shadow', args: [{ label: 'Shadow', unit: null, initial: '0 2px 4px #0004' }] },
};

const length = (label: string): Argument => ({ label, unit: 'px', initial: '0px', range: [-200, 200] });
const angle = (label: string, initial = '0deg'): Argument => ({ label, unit: 'deg', initial, range: [-180, 180] });
const factor = (label: string, initial = '1'): Argument => ({ label, unit: null, initial, range: [0, 3] });

export const TRANSFORMS: Readonly<Record<string, FunctionKind>> = {
  translate: { label: 'Move', args: [length('X'), length('Y')] },
  translateX: { label: 'Move X', args: [length('X')] },
  translateY: { label: 'Move Y', args: [length('Y')] },
  scale: { label: 'Scale', args: [factor('Scale', '1.1')] },
  scaleX: { label: 'Scale X', args: [factor('X', '1.1')] },
  scaleY: { label: 'Scale Y', args: [factor('Y', '1.1')] },
  rotate: { label: 'Rotate', args: [angle('Angle', '15deg')] },
  rotateX: { label: 'Rotate X', args: [angle('Angle', '15deg')] },
  rotateY: { label: 'Rotate Y', args: [angle('Angle', '15deg')] },
  skewX: { label: 'Skew X', args: [angle('Angle', '10deg')] },
  skewY: { label: 'Skew Y', args: [angle('Angle', '10deg')] },
  perspective: { label: 'Perspective', args: [{ label: 'Depth', unit: 'px', initial: '800px', range: [100, 2000] }] },
};

/**
 * @param isComputed the browser's value, whose shadows are shortened
 * @returns null for a value that is not a list of functions alone: `var(--tilt)`
 */
export function readFunctions(value: string, isComputed = false): FunctionPart[] | null {
  if (value.trim() === 'none' || value.trim() === '') return [];
  const parts = wordsOf(value).map(functionOf);
  if (!parts.every((part) => part !== null && part.name !== 'var')) return null;
  return isComputed ? (parts as FunctionPart[]).map(shortened) : (parts as FunctionPart[]);
}

function shortened(part: FunctionPart): FunctionPart {
  const shadow = dropShadowOf(part, true);
  return shadow ? withShadow(part, shadow) : part;
}

/**
 * The shadow of a `drop-shadow()`.
 * @returns null for another function, and for a text that is no place, blur and colour: `var(--shade)`
 */
export function dropShadowOf({ name, args }: FunctionPart, isComputed = false): Shadow | null {
  if (name.toLowerCase() !== 'drop-shadow') return null;
  const [shadow, ...more] = readShadows(args.join(', '), isComputed) ?? [];
  const isPlain = shadow && more.length === 0 && !shadow.inset && shadow.spread === '0';
  return isPlain ? shadow : null;
}

export function withShadow(part: FunctionPart, shadow: Shadow): FunctionPart {
  return { ...part, args: [writeShadow(shadow)] };
}

export function writeFunctions(parts: readonly FunctionPart[]): string {
  return parts.map(writeFunction).join(' ') || 'none';
}

export function writeFunction({ name, args }: FunctionPart): string {
  return `${name}(${args.join(', ')})`;
}
