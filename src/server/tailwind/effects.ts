/** What a class does, out of the CSS that Tailwind writes for it. */
import type { ChildNode } from 'postcss';
import type { ClassEffect } from '../../mutations/tailwind/adapter.ts';

/**
 * The declarations in `nodes`, those of the element itself marked.
 * @param name the whole class, without variants where `self` is to say anything
 */
export function effectsOfNodes(nodes: readonly ChildNode[], name: string): ClassEffect[] {
  const found: ClassEffect[] = [];
  const visit = (node: ChildNode, self: boolean): void => {
    if (node.type === 'decl') found.push({ property: node.prop, value: node.value, self });
    else if (node.type === 'rule' || (node.type === 'atrule' && !DEFINITIONS.has(node.name)))
      for (const child of node.nodes ?? []) visit(child, self && child.type === 'decl');
  };
  for (const node of nodes) visit(node, node.type === 'rule' && isSelectorOf(name, node.selector));
  return found;
}

/** At-rules that define something for the whole page. */
const DEFINITIONS: ReadonlySet<string> = new Set(['property', 'keyframes', 'font-face', 'defaults']);

const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;

/** True for the selector of just this class, in whatever way its characters are escaped. */
function isSelectorOf(name: string, selector: string): boolean {
  if (!selector.startsWith('.') || /[^\w\u0080-\uffff-]/.test(selector.slice(1).replace(ESCAPE, ''))) return false;
  const plain = selector
    .slice(1)
    .replace(ESCAPE, (_, hex: string | undefined, char: string) =>
      hex === undefined ? char : String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return plain === name;
}

/**
 * What Tailwind answers about a class, or null where it fails over it: it makes no CSS of `text-[::]`, 3 throws over
 * `text-[valueOf]`, and plugins of the project may throw whatever they like. Such a class is none that can be used.
 */
export function answered<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
