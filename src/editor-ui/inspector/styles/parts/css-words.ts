/** Values that are lists: their layers and the words of a layer. */
import parse, { type Node, stringify } from 'postcss-value-parser';

/** Split at the outer commas: `0 1px red, url(a,b)` → `0 1px red` and `url(a,b)`. */
export function layersOf(value: string): string[] {
  return split(parse(value).nodes, ({ type, value: mark }) => type === 'div' && mark === ',');
}

/** Split at the outer spaces: `0 1px rgb(0 0 0 / 50%)` → three words. */
export function wordsOf(layer: string): string[] {
  return split(parse(layer).nodes, ({ type }) => type === 'space' || type === 'comment');
}

export interface CssFunction {
  name: string;
  /** the text between the brackets, split at its outer commas; without commas, one */
  args: string[];
}

/** @returns null for a word that is no function */
export function functionOf(word: string): CssFunction | null {
  const nodes = parse(word.trim()).nodes;
  const [node] = nodes;
  if (nodes.length !== 1 || node?.type !== 'function') return null;
  const inside = stringify(node.nodes);
  // an address may hold commas
  return { name: node.value, args: /^url$/i.test(node.value) ? [inside] : layersOf(inside) };
}

function split(nodes: readonly Node[], isBreak: (node: Node) => boolean): string[] {
  const parts: Node[][] = [[]];
  for (const node of nodes) {
    if (isBreak(node)) parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts.map((part) => stringify(part).trim()).filter((text) => text !== '');
}
