/** The project's values for a property: steps of its theme, design tokens, and keywords. */
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
/** colours that the editor's own text would show as its own */
const FOLLOWING = /^(?:currentcolor|inherit)$/i;

export function suggestionsFor(property: string, design: DesignSystemAnswer | null, theme: Theme): Suggestion[] {
  const { keywords = [], tokens: kinds = [] } = factsOf(property);
  const steps = design?.scales[property] ?? design?.scales[longhand(property)] ?? [];
  const tokens = (design?.tokens ?? []).filter(({ kind }) => kinds.includes(kind));
  const hasColor = isColor(property);
  const resolved = tokenReader(design, theme);
  const found: Suggestion[] = [
    ...keywords.map((word) => ({ name: word, value: word, note: '' })),
    ...steps.map(({ className, value }) => ({
      name: className,
      value,
      note: value,
      ...(hasColor && { color: FOLLOWING.test(value) ? 'transparent' : resolved(value) }),
    })),
    ...(hasColor ? colorTokens(design, theme) : distinct(tokens)).map((token) => ({
      name: token.name,
      value: token.reference,
      note: token.value,
      ...(hasColor && { color: token.value }),
    })),
  ];
  const seen = new Set<string>();
  return found.filter(({ name }) => !seen.has(name) && seen.add(name)).slice(0, MOST);
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

/** @returns what a value is in the theme: that of the token that it names, and of the token that this one names; else itself */
function tokenReader(design: DesignSystemAnswer | null, theme: Theme): (value: string) => string {
  const all = design?.tokens ?? [];
  const dark = design?.darkMode.selector ?? null;
  const value = (name: string): string | undefined => {
    const same = all.filter((token) => token.name === name);
    const inDark = same.find(({ selector }) => dark !== null && selector === dark);
    return (theme === 'dark' && inDark ? inDark : (same.find((one) => one !== inDark) ?? same[0]))?.value;
  };
  const follow = (text: string, depth = 0): string => {
    const name = tokenOf(text);
    const next = name && depth < 8 ? value(name) : undefined;
    return next === undefined ? text : follow(next, depth + 1);
  };
  return (text) => follow(text);
}

/** Colour tokens, each once, with their value in the theme; aliases of another token are resolved. */
export function colorTokens(design: DesignSystemAnswer | null, theme: Theme): DesignToken[] {
  const resolved = tokenReader(design, theme);
  return distinct((design?.tokens ?? []).filter(({ kind }) => kind === 'color')).map((token) => ({
    ...token,
    value: resolved(`var(${token.name})`),
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
