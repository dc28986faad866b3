/** The project's values for a property: steps of its theme, design tokens, and keywords; and the present length in other units. */
import parse, { stringify } from 'postcss-value-parser';
import type { DesignSystemAnswer, DesignToken } from '../../../protocol/design-system.ts';
import { tokenOf } from '../../styling/css-value.ts';
import { factsOf, isColor } from './property-table.ts';

export interface Suggestion {
  name: string;
  /** the text to write */
  value: string;
  /** its computed value, in small */
  note: string;
  color?: string;
}

type Theme = 'light' | 'dark' | null;

const MOST = 400;

/**
 * @param lengths the present value in each unit
 * @param variables values of custom properties on the page
 */
export function suggestionsFor(
  property: string,
  design: DesignSystemAnswer | null,
  theme: Theme,
  lengths: readonly { value: string; unit: string }[] = [],
  variables: Readonly<Record<string, string>> = {},
): Suggestion[] {
  const { keywords = [], tokens: kinds = [] } = factsOf(property);
  const steps = design?.scales[property] ?? design?.scales[longhand(property)] ?? [];
  const tokens = (design?.tokens ?? []).filter(({ kind }) => kinds.includes(kind));
  const hasColor = isColor(property);
  const { resolved } = tokenReader(design, theme);
  const shown = (value: string) => withVariables(value, (name) => variables[name] ?? null);
  const found: Suggestion[] = [
    ...keywords.map((word) => ({ name: word, value: word, note: '' })),
    ...lengths.map(({ value, unit }) => ({ name: value, value, note: `now, in ${unit}` })),
    ...steps.map(({ className, value }) => ({
      name: className,
      value,
      note: shown(value),
      ...(hasColor && { color: drawable(resolved(value)) }),
    })),
    ...(hasColor ? colorTokens(design, theme) : distinct(tokens)).map((token) => ({
      name: token.name,
      value: token.reference,
      note: shown(token.value),
      ...(hasColor && { color: drawable(token.value) }),
    })),
  ];
  const listed = property === 'box-shadow' ? onceEach(ownFirst(found, tokens)) : found;
  const seen = new Set<string>();
  return listed.filter(({ name }) => !seen.has(name) && seen.add(name)).slice(0, MOST);
}

/** The project's own values before those of Tailwind's default theme; keywords stay first. */
function ownFirst(found: readonly Suggestion[], tokens: readonly DesignToken[]): Suggestion[] {
  const own = new Set(tokens.flatMap(({ file, reference }) => (file === null ? [] : [reference])));
  const rank = ({ name, value }: Suggestion) => (name === value ? 0 : own.has(value) ? 1 : 2);
  return [...found].sort((a, b) => rank(a) - rank(b));
}

/** Of a class, its token and the theme's entry for it, which all say one value, the first. */
function onceEach(found: readonly Suggestion[]): Suggestion[] {
  return found.filter(({ value }, i) => found.findIndex((one) => one.value === value) === i);
}

/** The beginning of Tailwind's classes for a property; the classes themselves are known only once a list of them was opened. */
const STEMS: readonly (readonly [RegExp, RegExp])[] = [
  [/^background-color$/, /^bg-/],
  [/^(?:color|font-size)$/, /^text-/],
  [/^font-(?:family|weight)$/, /^font-/],
  [/^line-height$/, /^leading-/],
  [/^letter-spacing$/, /^tracking-/],
  [/^border-.*radius$/, /^rounded-(?:(?:[trblse]|[tbse][lrse])-)?/],
  [/^border-.*color$/, /^border-(?:[xytrblse]-)?/],
  [/^outline-color$/, /^outline-/],
  [/^(?:box|text)-shadow$/, /^(?:text-)?shadow-/],
  [/^padding/, /^p[xytrblse]?-/],
  [/^margin/, /^m[xytrblse]?-/],
  [/^(?:row-|column-)?gap$/, /^gap-(?:[xy]-)?/],
  [/^(?:min-|max-)?width$/, /^(?:min-|max-)?w-/],
  [/^(?:min-|max-)?height$/, /^(?:min-|max-)?h-/],
  [/^(?:fill|stroke)$/, /^(?:fill|stroke)-/],
];

/**
 * The value that a typed name means: `2xl` for `text-2xl`, `red-100` for `bg-red-100` or `--color-red-100`, and `bg-red-100` where
 * classes for the property begin so. Null for a name that the project does not have.
 */
export function valueNamed(typed: string, property: string, design: DesignSystemAnswer | null): string | null {
  const stem = STEMS.find(([properties]) => properties.test(property))?.[1];
  const names = [typed, ...(stem?.test(typed) ? [typed.replace(stem, '')] : [])].filter((one) => one !== '');
  const isMeant = (name: string) =>
    names.some((one) => name === one || name.endsWith(`-${one}`) || name.endsWith(`.${one}`));
  const named = suggestionsFor(property, design, null).filter(({ name }) => isMeant(name));
  const [nearest] = named.sort(
    (a, b) => Number(b.name === typed) - Number(a.name === typed) || a.name.length - b.name.length,
  );
  return nearest?.value ?? null;
}

function longhand(property: string): string {
  const table: Record<string, string> = {
    padding: 'padding-top',
    margin: 'margin-top',
    gap: 'row-gap',
    'border-radius': 'border-top-left-radius',
    'border-width': 'border-top-width',
    'border-color': 'border-top-color',
  };
  return table[property] ?? property;
}

function distinct(tokens: readonly DesignToken[]): DesignToken[] {
  return [...new Map(tokens.map((token) => [token.name, token])).values()];
}

/** Values of tokens in the theme. */
function tokenReader(design: DesignSystemAnswer | null, theme: Theme) {
  const all = design?.tokens ?? [];
  const dark = design?.darkMode.selector ?? null;
  const themeValue = (name: string): string | undefined => {
    const same = all.filter((token) => token.name === name);
    const inDark = same.find(({ selector }) => dark !== null && selector === dark);
    return (theme === 'dark' && inDark ? inDark : (same.find((one) => one !== inDark) ?? same[0]))?.value;
  };
  /** Puts their values in the place of the custom properties that a value refers to. */
  const resolved = (text: string, depth = 0): string =>
    withVariables(text, (name, fallback) => {
      const value = depth < 8 ? (themeValue(name) ?? fallback) : null;
      return value === null ? null : resolved(value, depth + 1);
    });
  return { themeValue, resolved };
}

/** Puts what is read into the place of `var(--ink)` and `var(--ink, black)`; null leaves one as it is. */
function withVariables(text: string, read: (name: string, fallback: string | null) => string | null): string {
  if (!/var\(/i.test(text)) return text.trim();
  const root = parse(text.trim());
  root.walk((node) => {
    if (node.type !== 'function' || node.value.toLowerCase() !== 'var') return true;
    const [name, ...rest] = node.nodes;
    const value = read(name?.value ?? '', rest.length > 0 ? stringify(rest.slice(1)) : null);
    // false below: the children of a replaced node are not visited
    if (value !== null) Object.assign(node, { type: 'word', value });
    return value === null;
  });
  return root.toString();
}

/**
 * Colours of the page, alone or within a longer value, as the editor's document can draw them: it has neither the project's custom
 * properties, or others by the same name, nor the element's text colour.
 */
export function drawnIn(design: DesignSystemAnswer | null, theme: Theme, current: string): (value: string) => string {
  const { resolved } = tokenReader(design, theme);
  return (value) => withVariables(resolved(value), () => 'transparent').replace(/\bcurrentcolor\b/gi, current);
}

/** Nothing for a colour that would follow the editor's own text or custom properties. */
function drawable(color: string): string {
  return /^(?:currentcolor|inherit)$/i.test(color) || color.includes('var(') ? 'transparent' : color;
}

/** Colour tokens, each once, with their value in the theme; aliases of another token are resolved. */
export function colorTokens(design: DesignSystemAnswer | null, theme: Theme): DesignToken[] {
  const { themeValue, resolved } = tokenReader(design, theme);
  return distinct((design?.tokens ?? []).filter(({ kind }) => kind === 'color')).map((token) => ({
    ...token,
    value: resolved(themeValue(token.name) ?? token.value),
  }));
}

/**
 * The same for a list of swatches: of `--ink` and its alias `--color-ink: var(--ink)`, which names the classes, only the
 * alias.
 */
export function swatchTokens(design: DesignSystemAnswer | null, theme: Theme): DesignToken[] {
  const named = new Map((design?.tokens ?? []).map(({ name, value }) => [name, tokenOf(value)]));
  return colorTokens(design, theme).filter(({ name }) => named.get(`--color${name.slice(1)}`) !== name);
}
