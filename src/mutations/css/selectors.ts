/** Selectors as texts: splitting lists, resolving nesting, and the parts of one complex selector. */

import parser, { type Node as SelectorNode } from 'postcss-selector-parser';
import { nestSelectors as nestAsBrowser } from '../../protocol/nesting.ts';

/** White space folded to single blanks, comments left out. */
export function foldSpace(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The complex selectors of a list, each folded; null where they do not parse. */
export function splitSelectors(list: string, syntax: 'css' | 'scss' | 'less'): string[] | null {
  const text = syntax === 'css' ? list : list.replace(/\/\/[^\n\r]*/g, ' ');
  try {
    const root = parser().astSync(foldSpace(text));
    return root.nodes.map((selector) => foldSpace(String(selector)));
  } catch {
    return null;
  }
}

/**
 * The selectors of a nested rule from outside. A preprocessor puts the outer text in place of `&`; the browser means `:is()`.
 * @param isText the preprocessor's way
 */
export function nestSelectors(outer: readonly string[], inner: readonly string[], isText: boolean): string[] {
  const around = outer.filter((one) => one !== '');
  if (around.length === 0 || !isText) return nestAsBrowser(around, inner);
  const nested: string[] = [];
  for (const one of inner) {
    for (const parent of outer) nested.push(one.includes('&') ? one.replaceAll('&', parent) : `${parent} ${one}`);
  }
  return nested;
}

/** One compound of a complex selector, with the combinator before it (empty for the first). */
export interface Compound {
  combinator: string;
  nodes: SelectorNode[];
}

/** The compounds of one complex selector in order; null where it does not parse or is a list. */
export function compoundsOf(selector: string): Compound[] | null {
  let nodes: SelectorNode[];
  try {
    const root = parser().astSync(selector);
    if (root.nodes.length !== 1) return null;
    nodes = root.nodes[0]?.nodes ?? [];
  } catch {
    return null;
  }
  const compounds: Compound[] = [{ combinator: '', nodes: [] }];
  for (const node of nodes) {
    if (node.type === 'combinator') compounds.push({ combinator: node.value.trim() || ' ', nodes: [] });
    else if (node.type !== 'comment') compounds.at(-1)?.nodes.push(node);
  }
  return compounds.some(({ nodes: own }) => own.length === 0) ? null : compounds;
}

/** Pseudo-elements have two colons, four old ones may have one. */
export function isPseudoElement(value: string): boolean {
  return value.startsWith('::') || /^:(?:before|after|first-line|first-letter)$/i.test(value);
}
