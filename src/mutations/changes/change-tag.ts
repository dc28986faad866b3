/** CHANGE_TAG: another tag, opening and closing together. */
import type * as t from '@babel/types';
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { atomsIn } from '../check/verify.ts';
import { findElement } from '../jsx/find-element.ts';
import { nestingWarning } from '../jsx/html-nesting.ts';
import { type AnyNode, endOf, startOf, tagNameOf } from '../jsx/nodes.ts';
import { checkTag, VOID_TAGS } from '../jsx/tags.ts';
import { isLayout } from '../jsx/units.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal, noChange, voidWithChildren } from '../refusals.ts';

export function changeTag(change: ChangeItem<'CHANGE_TAG'>, project: Project): Plan | Refusal {
  const { codebaseIdToChange, newTagName } = change.changeFields;
  const target = findElement(project, codebaseIdToChange);
  if (isRefusal(target)) return target;
  const { node, element, where } = target;
  if (newTagName === element.tagName) return noChange(where, `The element is a <${newTagName}> already.`);
  const refused = checkTag(newTagName, target);
  if (refused) return refused;
  const draft = new Draft(target.source);
  const opening = node.openingElement;
  draft.replace(startOf(opening.name), endOf(opening.name), newTagName);
  // Type arguments belong to the component that goes.
  const typeArguments = opening.typeParameters ?? opening.typeArguments;
  const losses = atomsIn(typeArguments);
  if (typeArguments) draft.remove(endOf(opening.name), endOf(typeArguments));
  if (node.closingElement) {
    const closed = closeTag(draft, node.closingElement, node, newTagName);
    if (!closed) return voidWithChildren(where, newTagName);
  }
  return {
    parts: [
      {
        draft,
        expectation: {
          where,
          gains: (atom) => atom === `element:${newTagName}`,
          losses: (atom) => atom === `element:${element.tagName}` || losses.has(atom),
          keepsText: true,
          readBack: (after) => {
            const now = after.elementAt(draft.map(element.start) ?? -1);
            return now && tagNameOf(now.openingElement.name) === newTagName ? null : 'the tag reads differently';
          },
        },
      },
    ],
    warnings: nestingWarning(target, newTagName),
  };
}

/** @returns false when the element has content that the new tag cannot have */
function closeTag(draft: Draft, closing: t.JSXClosingElement, node: t.JSXElement, tag: string): boolean {
  if (!VOID_TAGS.has(tag)) {
    draft.replace(startOf(closing.name), endOf(closing.name), tag);
    return true;
  }
  const isEmpty = node.children.every((child) => child.type === 'JSXText' && isLayout(child as AnyNode));
  if (!isEmpty) return false;
  const end = endOf(node.openingElement);
  draft.replace(end - 1, endOf(closing), ' />');
  return true;
}
