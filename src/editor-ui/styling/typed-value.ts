/** Typed text as a CSS value: any that the browser accepts, else the reason why it is none. */
import { formatNumber, type NumberValue, parseNumber } from './css-value.ts';

export type Typed = { ok: true; value: string } | { ok: false; reason: string };

export interface TypedOptions {
  property: string;
  /** given to a bare number: the unit of the value that was there; null for properties whose numbers have none */
  unit: string | null;
  /** the browser's own answer; replaced in tests */
  supports?: (property: string, value: string) => boolean;
}

/** Custom properties that are names only; `--brand` means its value. */
const BARE_VARIABLE = /^--[\w-]+$/;

/** Reads typed text of a property's field as CSS; returns the reason if it is none. */
export function readTyped(text: string, { property, unit, supports = CSS.supports }: TypedOptions): Typed {
  const typed = text.trim().replace(/;$/, '');
  const bare = parseNumber(typed);
  const named = BARE_VARIABLE.test(typed) ? `var(${typed})` : (equalTracks(property, typed) ?? typed);
  const isBare = bare && bare.unit === '' && unit && bare.number !== 0;
  const share = property === 'opacity' && bare ? opacityOf(bare, unit) : null;
  const value = share ?? (isBare ? `${formatNumber(bare)}${unit}` : named);
  if (value.length > 2_000) return { ok: false, reason: 'This is longer than any value should be.' };
  if (/[{};]|\/\*/.test(value)) return { ok: false, reason: 'A value holds no braces, semicolons or comments.' };
  if (/!\s*important$/i.test(value)) return { ok: false, reason: 'Leave !important out: it is kept where it is.' };
  if (property.startsWith('--') || supports(property, value)) return { ok: true, value };
  return { ok: false, reason: reasonFor(property, value) };
}

/** Sizes of boxes, which go to a hundred rem and more. */
const LARGE = /^(?:(?:min|max)-)?(?:width|height|(?:inline|block)-size)$|^(?:flex-basis|columns)$/;

/**
 * The unit of a bare number that takes the place of a length: the one that is there. Where that is a font's, a number that would be
 * far too much in it, such as `32` over `1.5rem`, is one of pixels.
 */
export function unitMeant(property: string, typed: string, { number, unit }: NumberValue): string {
  const next = Math.abs(parseNumber(typed)?.number ?? 0);
  const most = LARGE.test(property) ? 100 : 8;
  return /^r?em$/.test(unit) && next >= most && next > 4 * Math.abs(number) ? 'px' : unit;
}

export interface DeclaredOptions extends Omit<TypedOptions, 'unit'> {
  /** the value that it replaces */
  before: string;
}

/**
 * What somebody typed as the value of a declaration. A percentage stays one. A bare number means what it says, as of a line height;
 * where that is no value, and for an opacity, it is in the unit that was there.
 */
export function readDeclared(text: string, { before, ...options }: DeclaredOptions): Typed {
  const { property, supports = CSS.supports } = options;
  const typed = text.trim().replace(/;$/, '');
  const unitBefore = parseNumber(before)?.unit || null;
  const isMeant = property === 'opacity' ? unitBefore === '%' : !supports(property, typed);
  const unit = /%\s*$/.test(typed) ? '%' : isMeant ? unitBefore : null;
  return readTyped(text, { ...options, unit });
}

/** `2` of columns or rows: so many of the same size, as Tailwind's `grid-cols-2` has it. */
function equalTracks(property: string, typed: string): string | null {
  const isCount = /^grid-template-(?:columns|rows)$/.test(property) && /^[1-9]\d?$/.test(typed);
  return isCount ? `repeat(${typed}, minmax(0, 1fr))` : null;
}

/** A number above 1 is a percentage. Written as a share of 1, or as a percentage where that was there. */
function opacityOf({ number, unit }: NumberValue, unitBefore: string | null): string | null {
  if (unit !== '' && unit !== '%') return null;
  const percent = Math.min(unit === '%' || number > 1 ? number : number * 100, 100);
  return unitBefore === '%'
    ? formatNumber({ number: percent, unit: '%' })
    : formatNumber({ number: percent / 100, unit: '' });
}

function reasonFor(property: string, value: string): string {
  const number = parseNumber(value);
  if (number && number.unit !== '' && !isUnit(number.unit)) return `“${number.unit}” is no unit. Try px, rem, em or %.`;
  if (number && number.number < 0) return `${property} takes no value below 0.`;
  if (count(value, '(') !== count(value, ')')) return 'A bracket is missing.';
  return `“${value.slice(0, 40)}” is no value of ${property}.`;
}

function isUnit(unit: string): boolean {
  return /^(?:%|px|r?em|r?ex|r?ch|r?lh|r?ic|r?cap|[sdl]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|q|in|pt|pc|fr|deg|rad|turn|grad|m?s)$/.test(
    unit,
  );
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
