/** How libraries write styles as objects: names of properties, numbers, and keys of states and widths. */
import { relativeOf } from '../../protocol/relatives.ts';
import { siblingModifierOf, siblingPlaceOf } from '../../protocol/sibling-places.ts';
import type { CssContext } from '../css/context.ts';
import { suffixOf } from '../css/new-rule.ts';
import { underRelatives } from '../css/relative-rules.ts';
import { numberFor } from '../css/values.ts';
import type { Project } from '../mutation.ts';
import { type CodeStyle, kebab } from '../styling/code-styles.ts';
import { muiTheme } from '../styling/mui-theme.ts';

export interface Dialect {
  /**
   * `plain`: nested selectors and `@media` as keys (Emotion, styled-components, MUI's `styled`). `sx`: those, short names and
   * steps of a theme as numbers. `sheet`: vanilla-extract. `tokens`: Panda. `atoms`: StyleX.
   */
  name: 'plain' | 'sx' | 'sheet' | 'tokens' | 'atoms';
  /** pixels from which the names of widths hold; null for a name whose width nobody knows */
  widths: Readonly<Record<string, number | null>>;
  /** the key of a value for all, among those for conditions; null where values have no conditions */
  base: string | null;
  /** pixels of one step of spacing, for numbers of margins, padding and gaps; null where nobody knows, absent where numbers are pixels */
  spacing?: number | null;
}

const PANDA_WIDTHS = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 };

export function dialectOf(project: Project, { library, prop }: CodeStyle): Dialect {
  if (prop === 'sx') return sxDialect(project);
  if (library === 'vanilla-extract') return { name: 'sheet', widths: {}, base: null };
  if (library === 'Panda') return { name: 'tokens', widths: PANDA_WIDTHS, base: 'base' };
  return library === 'StyleX'
    ? { name: 'atoms', widths: {}, base: 'default' }
    : { name: 'plain', widths: {}, base: null };
}

/** `sx` of a project: its theme names the widths, of which one begins at 0. */
export function sxDialect(project: Project): Dialect {
  const { widths, spacing } = muiTheme(project);
  const base = Object.keys(widths).find((name) => widths[name] === 0) ?? 'xs';
  return { name: 'sx', widths, base, spacing };
}

const SIDES: Record<string, string> = { t: '-top', r: '-right', b: '-bottom', l: '-left', x: '-inline', y: '-block' };
const SHORT: Record<string, string> = {
  bg: 'background',
  bgcolor: 'background-color',
  bgColor: 'background-color',
  w: 'width',
  h: 'height',
  minW: 'min-width',
  maxW: 'max-width',
  minH: 'min-height',
  maxH: 'max-height',
  rounded: 'border-radius',
};

/** `paddingTop`, `padding-top`, and `pt` where there are short names → `padding-top`. */
export function propertyOf(key: string, dialect: Dialect): string {
  if (key.startsWith('--')) return key;
  if (dialect.name === 'sx' || dialect.name === 'tokens') {
    const [, box, side] = /^([pm])([trblxy]?)$/.exec(key) ?? [];
    if (box) return (box === 'p' ? 'padding' : 'margin') + (side ? SIDES[side] : '');
    const [, long, axis] = /^(padding|margin)([XY])$/.exec(key) ?? [];
    if (long && axis) return long + SIDES[axis.toLowerCase()];
    if (Object.hasOwn(SHORT, key)) return SHORT[key] as string;
  }
  return kebab(key.replace(/^(Webkit|Moz|O|ms)(?=[A-Z])/, '-$1')).replace(/^--/, '-');
}

/** The number that the library reads as just this value; null where there is none. */
export function numberAs(key: string, value: string, dialect: Dialect): number | null {
  const pixels = numberFor(key, value);
  if (pixels === null) return null;
  const number = isSpacing(key, dialect) && dialect.spacing ? pixels / dialect.spacing : pixels;
  // nobody writes 1.125 steps
  const isStep = number === pixels || Number.isInteger(number * 4);
  return isStep && cssOfNumber(key, number, dialect) === value ? number : null;
}

/** A number of the object as CSS; null for a step of a theme that is not known. */
export function cssOfNumber(key: string, number: number, dialect: Dialect): string | null {
  if (number === 0) return '0';
  const isUnitless = numberFor(key, '1') !== null;
  if (isUnitless) return String(number);
  if (dialect.name === 'tokens') return null;
  if (dialect.name !== 'sx' || PIXELS.test(propertyOf(key, dialect))) return `${number}px`;
  if (isSpacing(key, dialect)) return dialect.spacing ? `${number * dialect.spacing}px` : null;
  if (SIZE.test(propertyOf(key, dialect))) return Math.abs(number) > 1 ? `${number}px` : `${number * 100}%`;
  return null;
}

const SPACING = /^(?:margin|padding|gap$|(?:row|column)-gap$)/;
/** Of those that themes have no steps for: the ones that are edited often. */
const PIXELS = /^(?:top|right|bottom|left|font-size|letter-spacing|flex-basis)$/;
/** Up to 1, a part of the whole. */
const SIZE = /^(?:(?:min|max)-)?(?:width|height)$/;

export const isSpacing = (key: string, dialect: Dialect): boolean =>
  dialect.name === 'sx' && SPACING.test(propertyOf(key, dialect));

/** A condition that a key stands for. */
export type KeyCondition = { kind: 'selector'; selector: string } | { kind: 'at'; name: string; params: string };

/** Null for a key that is no condition; `base` for one that means all. */
export function conditionOf(key: string, dialect: Dialect): KeyCondition | 'base' | null {
  if (key === dialect.base) return 'base';
  const [, name, params] = /^@([\w-]+)\s*(.*)$/s.exec(key) ?? [];
  if (name) return { kind: 'at', name, params: params ?? '' };
  if (key.startsWith(':')) return { kind: 'selector', selector: `&${key}` };
  if (dialect.name === 'tokens') {
    if (key === '_dark') return { kind: 'selector', selector: '.dark &' };
    const [, state] = /^_([a-z]\w*)$/.exec(key) ?? [];
    const relative = state ? kebab(state) : '';
    if (relativeOf(relative)) return { kind: 'selector', selector: underRelatives('&', { relatives: [relative] }) };
    if (state) return { kind: 'selector', selector: `&:${siblingPlaceOf(state) ?? kebab(state)}` };
  }
  const from = Object.hasOwn(dialect.widths, key) ? dialect.widths[key] : undefined;
  // a query that nobody reads locks the block
  if (from !== undefined) return { kind: 'at', name: 'media', params: from === null ? key : `(min-width: ${from}px)` };
  return /[&\s>+~.#[:*]/.test(key) ? { kind: 'selector', selector: key } : null;
}

/** The context of a new block. */
interface BlockPlace {
  context: CssContext;
  query: string | null;
  pixels: number | null;
  dark: string | null;
}

/** The keys for a new block, outermost first. @param isBare neighbours write `:hover` for `&:hover` */
export function keysFor({ context, query, pixels, dark }: BlockPlace, dialect: Dialect, isBare: boolean): string[] {
  const { states, part } = context;
  const outer = query === null ? [] : mediaKeys(query, pixels, dialect);
  const suffix = suffixOf(context);
  const own = underRelatives('&', context);
  if (suffix === '' && dark === null && own === '&') return outer;
  if (dialect.name === 'tokens') {
    return [
      ...outer,
      ...(dark === null ? [] : ['_dark']),
      ...context.relatives.map((one) => pandaKey(one) ?? underRelatives('&', { relatives: [one] })),
      ...[...states, ...(part === null ? [] : [part])].map((one) => `_${siblingModifierOf(one) ?? camel(one)}`),
    ];
  }
  const selector = `${dark === null ? '' : `${dark} `}${own}${suffix}`;
  if (dialect.name === 'sheet') {
    // as a key only a plain pseudo-class or part is allowed
    return dark === null && own === '&' && states.length + Number(part !== null) === 1 && !suffix.includes('(')
      ? [...outer, suffix]
      : [...outer, 'selectors', selector];
  }
  return [...outer, dark === null && own === '&' && (isBare || dialect.name === 'atoms') ? suffix : selector];
}

/** `_groupHover`, for a class `group`. */
function pandaKey(modifier: string): string | null {
  return modifier.includes('/') ? null : `_${camel(modifier)}`;
}

function mediaKeys(query: string, pixels: number | null, dialect: Dialect): string[] {
  if (dialect.name === 'sheet') return [query.slice(0, query.indexOf(' ')), query.slice(query.indexOf(' ') + 1)];
  const step = dialect.name === 'tokens' ? stepFrom(pixels, dialect) : null;
  return [step ?? query];
}

/** The name that a library has for the widths from this one on. */
function stepFrom(pixels: number | null, dialect: Dialect): string | null {
  return Object.entries(dialect.widths).find(([, from]) => pixels !== null && from === pixels)?.[0] ?? null;
}

/** The keys of the context within the value of a property; null where the library takes no such keys there. */
export function keysInValue(place: BlockPlace, dialect: Dialect): string[] | null {
  if (dialect.name === 'atoms') return keysFor(place, dialect, false);
  const { context, dark, pixels } = place;
  const isForWidth = dark === null && underRelatives('&', context) + suffixOf(context) === '&';
  const step = dialect.name === 'sx' && isForWidth ? stepFrom(pixels, dialect) : null;
  return step === null ? null : [step];
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
