/**
 * Where a new design token goes: into the `@theme` of Tailwind 4, or into the rule for the whole page that has most tokens, behind
 * those of its kind. A theme whose entries only pass the variables of such a rule on (`--color-brand: var(--brand)`) gets an entry of
 * the same form, so that the value stands where its neighbours have theirs and a dark theme can change it.
 */
import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';
import { splitSelectors } from '../css/selectors.ts';
import { type Sheet, syntaxOf } from '../css/source.ts';

export interface TokenBlock {
  sheet: Sheet;
  node: Rule | AtRule;
}

/** A declaration to come, and its block: null where the sheet gets a new one with this head. */
export interface TokenHome {
  property: string;
  value: string;
  sheet: Sheet;
  node: Rule | AtRule | null;
  head: ':root' | '@theme';
}

/** First parts of names from which Tailwind 4 makes classes; the longer ones first. */
const NAMESPACE =
  /^--(font-weight|inset-shadow|drop-shadow|text-shadow|color|font|text|tracking|leading|breakpoint|container|spacing|radius|shadow|blur|perspective|aspect|ease|animate)-/;
const ALIAS = /^var\(\s*(--[\w-]+)\s*\)$/;

/** `--color` of `--color-brand`: tokens of one group stand together. */
export function groupOf(name: string): string {
  return NAMESPACE.exec(name)?.[0].slice(0, -1) ?? /^--[^-]+/.exec(name)?.[0] ?? name;
}

/** True for the first part of names from which Tailwind makes classes: `--color`. */
export function isNamespace(group: string): boolean {
  return NAMESPACE.test(`${group}-`);
}

/** Custom properties that stand directly in a block, in order. */
export function tokensOf({ node }: Pick<TokenBlock, 'node'>): Declaration[] {
  return ((node.nodes ?? []) as ChildNode[]).filter(
    (one): one is Declaration => one.type === 'decl' && one.prop.startsWith('--'),
  );
}

/**
 * @param sheets those for the whole page, in the order of loading
 * @param main the one for rules that have no other place
 * @param taken names that are defined already
 */
export function homesFor(
  token: { name: string; value: string },
  sheets: readonly Sheet[],
  main: Sheet,
  taken: ReadonlySet<string>,
): TokenHome[] {
  const { name: property, value } = token;
  const at = ({ sheet, node }: TokenBlock): TokenHome[] => [{ property, value, sheet, node, head: ':root' }];
  const roots = sheets.flatMap(rootRulesIn);
  const root = most(roots, (one) => [tokensOf(one).length]);
  const themes = sheets.flatMap(themesIn);
  const plain = themes.filter(({ node }) => !/\b(?:inline|reference)\b/.test((node as AtRule).params));
  const inline = themes.filter(({ node }) => /^(?!.*\breference\b).*\binline\b/.test((node as AtRule).params));
  const entry = sheets.find(importsTailwind4);
  const isOfTheme =
    NAMESPACE.test(property) || !root || themes.some((one) => tokensOf(one).some(({ prop }) => isKin(prop, property)));
  if (isOfTheme && (themes.length > 0 || entry)) {
    const ofKin = (one: TokenBlock) => [kinIn(one, property), tokensOf(one).length];
    const block = most(plain, ofKin);
    const hasKin = (one: TokenBlock) => kinIn(one, property) > 0;
    if (block && (hasKin(block) || !inline.some(hasKin))) return at(block);
    const passed = inline.map((one) => passedOn(token, one, roots, taken)).find((one) => one !== null);
    if (passed) return passed;
    const [first] = inline;
    if (first) return at(most(inline, ofKin) ?? first);
    if (entry) return [{ property, value, sheet: entry, node: null, head: '@theme' }];
  }
  return root ? at(root) : [{ property, value, sheet: main, node: null, head: ':root' }];
}

/** Both declarations, where the theme's entries of this namespace mostly have the form `--color-x: var(--x)`. */
function passedOn(
  { name, value }: { name: string; value: string },
  theme: TokenBlock,
  roots: readonly TokenBlock[],
  taken: ReadonlySet<string>,
): TokenHome[] | null {
  const group = `${groupOf(name)}-`;
  const own = `--${name.slice(group.length)}`;
  const entries = tokensOf(theme).filter(({ prop }) => isKin(prop, name));
  const passing = entries.flatMap(({ prop, value: given }) => {
    const target = ALIAS.exec(given.trim())?.[1];
    return target !== undefined && prop === group + target.slice(2) ? [target] : [];
  });
  if (passing.length * 2 <= entries.length || !name.startsWith(group) || taken.has(own)) return null;
  const root = most(roots, (one) => [tokensOf(one).filter(({ prop }) => passing.includes(prop)).length]);
  if (!root || !tokensOf(root).some(({ prop }) => passing.includes(prop))) return null;
  return [
    { property: own, value, ...root, head: ':root' },
    { property: name, value: `var(${own})`, ...theme, head: '@theme' },
  ];
}

const isKin = (one: string, other: string): boolean => groupOf(one) === groupOf(other);

const kinIn = (block: TokenBlock, name: string): number =>
  tokensOf(block).filter(({ prop }) => isKin(prop, name)).length;

/** The one with the greatest counts, the first of equals; null for none. */
function most(blocks: readonly TokenBlock[], countsOf: (one: TokenBlock) => number[]): TokenBlock | null {
  let best: { block: TokenBlock; counts: number[] } | null = null;
  for (const block of blocks) {
    const counts = countsOf(block);
    const at = counts.findIndex((count, i) => count !== best?.counts[i]);
    if (!best || (at >= 0 && (counts[at] ?? 0) > (best.counts[at] ?? 0))) best = { block, counts };
  }
  return best?.block ?? null;
}

/** Tailwind takes a theme at the top of a sheet only. */
function themesIn(sheet: Sheet): TokenBlock[] {
  return sheet.root.nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'theme' && node.nodes ? [{ sheet, node }] : [],
  );
}

function importsTailwind4({ root }: Sheet): boolean {
  return root.nodes.some(
    (node) =>
      node.type === 'atrule' && node.name === 'import' && /^(?:url\(\s*)?["']tailwindcss["']/.test(node.params.trim()),
  );
}

/** Rules for the whole page in every theme and at every width; one of `html` only where it has tokens already. */
function rootRulesIn({ rules, file }: Sheet): TokenBlock[] {
  return rules.flatMap(({ sheet, node, conditions, locked }) => {
    if (node.type !== 'rule' || node.parent?.type === 'rule' || locked) return [];
    if (conditions.some(({ name }) => name !== 'layer')) return [];
    const names = splitSelectors(node.selector, syntaxOf(file)) ?? [];
    const isRoot = names.includes(':root') || (names.includes('html') && tokensOf({ node }).length > 0);
    return isRoot ? [{ sheet, node }] : [];
  });
}
