/** How the theme of a project with MUI turns its dark styles on: where `theme.applyStyles('dark', …)` puts them. */
import type * as t from '@babel/types';
import type { DarkMode } from '../../protocol/style-rules.ts';
import { resolveName } from '../jsx/bindings.ts';
import { whereIs } from '../jsx/find-element.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { Where } from '../refusals.ts';
import type { Origin, Traced } from '../trace/origin-node.ts';

/**
 * No condition of CSS turns the theme dark: `switched` in JavaScript (`palette.mode`), only `light`, or always `dark`.
 */
export interface NotByCss {
  kind: 'switched' | 'light' | 'dark';
  /** the call that makes the theme */
  where: Where;
}

/** The values of a property of the theme's options, one key after the other. */
export type Under = (...keys: string[]) => Traced;

/**
 * @param theme what a provider has as its theme
 * @param areKnown true where its options can be followed
 * @returns null where the code does not tell
 */
export function darkOf(theme: Traced, under: Under, areKnown: () => boolean): DarkMode | NotByCss | null {
  const [made] = theme.library ?? [];
  const origin = made ?? theme.values[0];
  if (!origin) return null;
  const where = whereIs(origin.in, startOf(origin.node));
  const hasVars = isExtended(made) || under('cssVariables').values.some(({ node }) => !isFalse(node));
  const schemes = under('colorSchemes');
  const dark = under('colorSchemes', 'dark');
  const hasDark = dark.unknown.length > 0 || dark.values.some(({ node }) => !isFalse(node));
  if (hasDark) return hasVars ? bySelector(under, isExtended(made)) : switchedBy(theme, under, where);
  const mode = under('palette', 'mode');
  const modes = new Set(mode.values.map(({ node }) => (node.type === 'StringLiteral' ? String(node.value) : null)));
  if (mode.unknown.length > 0 || modes.size > 1 || modes.has(null)) return switchedBy(theme, under, where);
  if (modes.has('dark')) return { kind: 'dark', where };
  return schemes.unknown.length === 0 && areKnown() ? { kind: 'light', where } : null;
}

/** A mode that asks for the system's setting goes by a media query. */
function switchedBy(theme: Traced, under: Under, where: Where): NotByCss | null {
  const places = [...(theme.library ?? []), ...theme.values, ...under('palette', 'mode').values];
  return places.some((one) => /prefers-color-scheme/.test(one.in.text)) ? null : { kind: 'switched', where };
}

function bySelector(under: Under, isTop: boolean): DarkMode | null {
  const found = isTop ? under('colorSchemeSelector') : under('cssVariables', 'colorSchemeSelector');
  const [only, ...more] = found.values;
  if (found.unknown.length > 0 || more.length > 0) return null;
  // with a light and a dark color scheme
  if (!only) return { kind: 'media' };
  return only.node.type === 'StringLiteral' ? darkModeFor(String(only.node.value)) : null;
}

/** `class` → `.dark`, `data` → `[data-dark]`, `data-mode` → `[data-mode="dark"]`, `.theme-%s` → `.theme-dark`. */
function darkModeFor(selector: string): DarkMode {
  if (selector === 'media') return { kind: 'media' };
  if (selector === 'class') return { kind: 'selector', selector: '.dark' };
  if (selector === 'data') return { kind: 'selector', selector: '[data-dark]' };
  if (selector.startsWith('data-') && !selector.includes('%s'))
    return { kind: 'selector', selector: `[${selector}="dark"]` };
  return { kind: 'selector', selector: selector.replace('%s', 'dark') };
}

/**
 * The dark mode for a style of MUI: the theme's own. Where that has none in CSS, a selector that the project names elsewhere is its
 * switch. @returns the theme without a dark mode for a style, where nothing else names one
 */
export function darkForMui(dark: DarkMode | NotByCss | null, elsewhere: DarkMode): DarkMode | NotByCss {
  if (dark?.kind === 'media' || dark?.kind === 'selector') return asApplied(dark);
  return elsewhere.kind === 'selector' ? elsewhere : (dark ?? elsewhere);
}

/** The dark mode as `theme.applyStyles` writes it: `*:where(.dark)`, which adds nothing to a rule's specificity. */
function asApplied(mode: DarkMode): DarkMode {
  if (mode.kind === 'media' || !/data-|\./.test(mode.selector)) return mode;
  return { kind: 'selector', selector: `*:where(${mode.selector})` };
}

/** `extendTheme(…)`, whose options are those of CSS variables. */
function isExtended(made: Origin | undefined): boolean {
  const callee = made && unwrapNode((made.node as AnyNode & t.CallExpression).callee);
  const binding = callee?.type === 'Identifier' ? resolveName(callee.name, made?.ancestors ?? []) : null;
  const spec = binding && made?.in.source ? importOf(made.in.source, binding) : null;
  return spec?.imported === 'extendTheme' && spec.specifier.startsWith('@mui/material');
}

const isFalse = (node: AnyNode): boolean => node.type === 'BooleanLiteral' && node.value === false;
