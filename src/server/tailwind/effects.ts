/** Derives the effects of a class from the CSS that Tailwind generates for it. */
import type { ChildNode } from 'postcss';
import type { ClassEffect } from '../../mutations/tailwind/adapter.ts';

/**
 * Collects the declarations in `nodes`; `self` marks those that apply to the element itself.
 * @param name the class without variants; with them, `self` is always false
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

/** At-rules whose declarations apply to the whole page, not to the element. */
const DEFINITIONS: ReadonlySet<string> = new Set(['property', 'keyframes', 'font-face', 'defaults']);

const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;

/** True for a selector that consists of only this class, however it is escaped. */
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
 * Returns null when Tailwind fails for a class. It generates invalid CSS for `text-[::]`, version 3 throws for
 * `text-[valueOf]`, and the project's plugins may throw anything. Such a class is treated as unknown.
 */
export function answered<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
