/**
 * Mixins that stand for a media query: `@include up('md') { … }`. Each call in the project is put into the words of its query, so that
 * its block is read, and takes edits, as the `@media` block that it makes.
 */
import type { AtRule, Container } from 'postcss';
import type { Breakpoint } from '../../protocol/style-rules.ts';
import { foldSpace } from './selectors.ts';
import type { CssCondition, Sheet } from './source.ts';

/** Those of Bootstrap, whose own sheets are not the project's. */
const BOOTSTRAP = /^media-breakpoint-(up|down)$/;
export const BOOTSTRAP_WIDTHS: Record<string, number> = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 };

/** The key under which the query of a call is known. */
export const callKey = ({ params }: Pick<CssCondition, 'params'>): string => `@include ${foldSpace(params)}`;

export const usesBootstrap = (sheets: readonly Sheet[]): boolean =>
  callsIn(sheets).some((params) => BOOTSTRAP.test(callOf(params)?.name ?? ''));

/** @returns queries by the key of their call; calls that are not understood are left out */
export function widthMixins(
  sheets: readonly Sheet[],
  variables: ReadonlyMap<string, string>,
  breakpoints: readonly Breakpoint[],
): [string, string][] {
  const known = { variables, breakpoints };
  return callsIn(sheets).flatMap((params): [string, string][] => {
    const call = callOf(params);
    const query = call && (queryOf(call, sheets, known) ?? bootstrapQuery(call, known));
    return query ? [[callKey({ params }), query]] : [];
  });
}

function callsIn(sheets: readonly Sheet[]): string[] {
  const calls = new Set<string>();
  for (const { root } of sheets) {
    root.walkAtRules('include', (node) => {
      if (node.nodes) calls.add(foldSpace(node.params));
    });
  }
  return [...calls];
}

interface Call {
  name: string;
  args: string[];
}

interface Known {
  variables: ReadonlyMap<string, string>;
  breakpoints: readonly Breakpoint[];
}

/** `mixins.up('md')` → `up` with `md`; null for calls that name their arguments, or with more than plain values. */
function callOf(params: string): Call | null {
  const [, name, list = ''] = /^(?:[\w-]+\.)?([\w-]+)(?:\(([^():]*)\))?$/.exec(params) ?? [];
  return name === undefined ? null : { name, args: argumentsOf(list) };
}

const argumentsOf = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter(Boolean);

function bootstrapQuery({ name, args: [arg = ''] }: Call, { breakpoints }: Known): string | null {
  const side = BOOTSTRAP.exec(name)?.[1];
  const pixels = breakpoints.find((one) => one.name === arg)?.pixels;
  if (!side || pixels === undefined) return null;
  return side === 'up' ? `(min-width: ${pixels}px)` : `(max-width: ${(pixels - 0.02).toFixed(2)}px)`;
}

/** The query of the one `@media` block of a mixin that takes the content; null where it does anything else. */
function queryOf({ name, args }: Call, sheets: readonly Sheet[], known: Known): string | null {
  const found = mixinOf(name, sheets);
  if (!found) return null;
  const names = [...(/\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(found.params)?.[1] ?? '').matchAll(/\$[\w-]+/g)];
  const locals = new Map(names.flatMap(([one], i): [string, string][] => (args[i] ? [[one, args[i]]] : [])));
  found.walkDecls(/^\$/, ({ prop, value }) => {
    if (!locals.has(prop)) locals.set(prop, resolvedText(value, locals, known));
  });
  const blocks = mediaWithContent(found).filter((one) => isTaken(one, found, locals));
  const [block] = blocks;
  if (!block || blocks.length > 1 || setsItself(found)) return null;
  const text = resolvedText(block.params, locals, known);
  return /[$#]/.test(text) ? null : text;
}

function mixinOf(name: string, sheets: readonly Sheet[]): AtRule | null {
  for (const { root } of sheets) {
    for (const node of root.nodes) {
      const isIt = node.type === 'atrule' && node.name === 'mixin' && node.params.replace(/\(.*$/s, '').trim() === name;
      if (isIt) return node;
    }
  }
  return null;
}

function mediaWithContent(mixin: AtRule): AtRule[] {
  const found: AtRule[] = [];
  mixin.walkAtRules('media', (node) => {
    if (node.nodes?.length === 1 && isContent(node.nodes[0])) found.push(node);
  });
  return found;
}

const isContent = (node: unknown): boolean => (node as AtRule).type === 'atrule' && (node as AtRule).name === 'content';

/** It has styles of its own, or hands the content on elsewhere too. */
function setsItself(mixin: AtRule): boolean {
  let sets = false;
  mixin.walk((node) => {
    if (node.type === 'rule' || (node.type === 'decl' && !node.prop.startsWith('$'))) sets = true;
    if (isContent(node) && (node.parent as Container & { name?: string }).name !== 'media') sets = true;
  });
  return sets;
}

/** In an `@if $name == md` the name has to be that; other conditions are taken to hold. */
function isTaken(block: AtRule, mixin: AtRule, locals: ReadonlyMap<string, string>): boolean {
  for (let up = block.parent; up && up !== mixin; up = up.parent as typeof up) {
    const { params = '' } = up as Partial<AtRule>;
    const [, name, value] = /^(?:if\s+)?\(?\s*(\$[\w-]+)\s*==\s*["']?([\w-]+)["']?\s*\)?$/.exec(params.trim()) ?? [];
    if (name && locals.get(name) !== value) return false;
  }
  return true;
}

/** A text of Sass with what is known put in: variables, entries of maps, small sums. */
function resolvedText(text: string, locals: ReadonlyMap<string, string>, { variables, breakpoints }: Known): string {
  const entryOf = (map: string, key: string): string | undefined => {
    const entries = (variables.get(map) ?? '').matchAll(/["']?([\w-]+)["']?\s*:\s*([\d.]+(?:px|r?em))/g);
    return [...entries].find(([, name]) => name === key)?.[2] ?? breakpoints.find(({ name }) => name === key)?.minWidth;
  };
  return text
    .replace(
      /(?:map\.get|map-get)\(\s*(?:[\w-]+\.)?(\$[\w-]+)\s*,\s*(\$[\w-]+|["']?[\w-]+["']?)\s*\)/g,
      (whole, map, key) => {
        const name = (locals.get(key) ?? key).replace(/["']/g, '');
        return entryOf(map, name) ?? whole;
      },
    )
    .replace(/(?:[\w-]+\.)?(\$[\w-]+)/g, (whole, name) => locals.get(name) ?? variables.get(name) ?? whole)
    .replace(/#\{\s*([^{}]*?)\s*\}/g, '$1')
    .replace(/([\d.]+)(px|r?em)\s+([-+])\s+([\d.]+)(px|r?em)?/g, (whole, a, unit, sign, b, other = unit) =>
      other === unit ? `${Number((Number(a) + Number(`${sign}${b}`)).toFixed(5))}${unit}` : whole,
    );
}
