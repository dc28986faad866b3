/** The children of a JSX parent as a user counts them, and sets of them that stand side by side. */
import type { Refusal } from '../mutation.ts';
import { notContiguous, notSiblings } from '../refusals.ts';
import { isSpace } from '../text/gaps.ts';
import type { Target } from './find-element.ts';
import { type AnyNode, type JsxParent, startOf } from './nodes.ts';
import { isLayout } from './shown-children.ts';
import { slotOf } from './slots.ts';

/** The child of a JSX parent that shows the target: itself, or the `{…}` around it; null where it is no child. */
function unitOf(target: Pick<Target, 'node' | 'ancestors'>): { unit: AnyNode; parent: JsxParent & AnyNode } | null {
  const slot = slotOf(target);
  if (slot.kind === 'child') return { unit: target.node as AnyNode, parent: slot.holder as JsxParent & AnyNode };
  if (slot.kind !== 'container') return null;
  return { unit: slot.holder, parent: slot.ancestors.at(-2) as JsxParent & AnyNode };
}

/** Units of several targets in source order, when nothing but layout and comments stands between them. */
export function contiguousUnits(targets: readonly Target[]): AnyNode[] | Refusal {
  const [first] = targets as [Target];
  const units = targets.map((target) => unitOf(target));
  const parent = units[0]?.parent;
  if (!parent || units.some((one) => one?.parent !== parent)) return notSiblings(first.where);
  const sorted = [...new Set(units.map((one) => one?.unit as AnyNode))].sort((a, b) => startOf(a) - startOf(b));
  const children = parent.children as AnyNode[];
  const from = children.indexOf(sorted[0] as AnyNode);
  const to = children.indexOf(sorted.at(-1) as AnyNode);
  const between = children.slice(from, to + 1).filter((child) => !sorted.includes(child));
  return between.every((child) => isLayout(child) || isWhite(child)) ? sorted : notContiguous(first.where);
}

/** Blanks and `{" "}`: they show, but hold no words. */
function isWhite(node: AnyNode): boolean {
  return node.type === 'JSXText' ? /^[ \t]*$/.test(node.value) : isSpace(node);
}
