import type * as t from '@babel/types';
import { type AnyNode, tagNameOf } from './nodes.ts';
import { shownChildren } from './shown-children.ts';

/** Tags without a purpose of their own: all they show is in them. */
const SHOWS_CONTENT = /^(?:a|button|label|summary|h[1-6]|.*(?:Link|Button))$/;

/**
 * A link, a button or a heading that shows nothing once these children have left it.
 * @param parent the node around the children
 */
export function leftEmptyWarning(parent: AnyNode | undefined, gone: ReadonlySet<AnyNode>): string[] {
  if (parent?.type !== 'JSXElement') return [];
  const tag = tagNameOf((parent as AnyNode & t.JSXElement).openingElement.name);
  const shown = shownChildren(parent as AnyNode & t.JSXElement);
  if (!SHOWS_CONTENT.test(tag) || shown.length === 0 || !shown.every((child) => gone.has(child as AnyNode))) return [];
  return [`\`<${tag}>\` in line ${parent.loc?.start.line ?? 0} is empty now: delete it too if you do not fill it.`];
}
