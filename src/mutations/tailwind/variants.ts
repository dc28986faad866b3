/** The variants that an editing context asks for (breakpoint, state, theme), in the order that the project writes them in. */
import type { ThemeBreakpoint } from '../../protocol/design-system.ts';
import { relativeModifier, relativeOf } from '../../protocol/relatives.ts';
import { belowVariant, sideOf } from '../../protocol/width-spans.ts';
import type { Tailwind } from './index.ts';
import { printClassName, wholeClass } from './names.ts';

/** Pseudo-classes whose variant has another name. */
const NAMES: Record<string, string> = {
  'first-child': 'first',
  'last-child': 'last',
  'only-child': 'only',
  'nth-child(odd)': 'odd',
  'nth-child(even)': 'even',
};
/** For more variants than this the default order is taken. */
const MAX_ORDERED = 4;

/**
 * @param modifiers of the change; @param text of the file, whose own order counts
 * @returns the variants, outermost first, or the modifier that the project's Tailwind does not know
 */
export function variantsFor(
  modifiers: readonly string[],
  tailwind: Tailwind,
  text: string,
): { variants: string[] } | { unknown: string } {
  const names = [...new Set(modifiers.map((one) => nameOf(one, tailwind)))];
  for (const name of names) if (!isVariant(name, tailwind)) return { unknown: name };
  return { variants: ordered(names, tailwind, text) };
}

function nameOf(modifier: string, tailwind: Tailwind): string {
  const { prefix } = tailwind;
  if (Object.hasOwn(NAMES, modifier)) return NAMES[modifier] as string;
  const edge = breakpointBelow(modifier, tailwind);
  if (edge) return isVariant(modifier, tailwind) ? modifier : belowVariant(edge.condition);
  const relative = relativeOf(modifier);
  if (!relative || !modifier.includes('/.')) return modifier;
  const { kind, state, className } = relative;
  const own = className.startsWith(prefix) ? className.slice(prefix.length) : '';
  if (own === kind || own.startsWith(`${kind}/`)) return relativeModifier({ ...relative, className: own });
  // an underscore stands for a blank there
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(className)) return modifier;
  return `[.${className}:${state}${kind === 'group' ? '_' : '~'}&]`;
}

/** The breakpoint that a modifier such as `max-md` is below of. */
function breakpointBelow(modifier: string, { breakpoints }: Tailwind): ThemeBreakpoint | null {
  const found = sideOf(
    modifier,
    breakpoints.map((one) => ({ ...one, pixels: one.minWidth })),
  );
  return found?.side === 'below' ? found.breakpoint : null;
}

function isVariant(name: string, tailwind: Tailwind): boolean {
  if (/\s/.test(name)) return false;
  // Every project has `block`, whose class carries the prefix of Tailwind 3.
  const base = tailwind.framework === 'tailwind-3' ? `${tailwind.prefix}block` : 'block';
  const name4 = printClassName({ variants: [name], important: false, base }, tailwind);
  return name4 !== wholeClass(base, tailwind) && tailwind.compile([name4])[0] !== null;
}

/** As the file has them together already, else theme, breakpoint, state. */
function ordered(names: string[], tailwind: Tailwind, text: string): string[] {
  const usual = [...names].sort((a, b) => rank(a, tailwind) - rank(b, tailwind));
  if (names.length < 2 || names.length > MAX_ORDERED) return usual;
  const { separator } = tailwind;
  const found = permutations(usual)
    .map((order) => ({ order, at: text.indexOf(order.join(separator) + separator) }))
    .filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.order ?? usual;
}

function rank(name: string, { breakpoints }: Tailwind): number {
  if (name === 'dark' || name === 'light') return 0;
  if (breakpoints.some((one) => one.name === name) || /^(?:min-|max-|@|\[@)/.test(name)) return 1;
  return /^(?:before|after|placeholder|file|marker|selection|first-line|first-letter|backdrop)$/.test(name) ? 3 : 2;
}

function permutations(names: readonly string[]): string[][] {
  if (names.length < 2) return [[...names]];
  return names.flatMap((one, i) => permutations(names.toSpliced(i, 1)).map((rest) => [one, ...rest]));
}
