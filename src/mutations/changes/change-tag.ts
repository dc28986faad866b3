/** CHANGE_TAG: another tag, opening and closing together, and on request its import. */
import type * as t from '@babel/types';
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { atomsIn } from '../check/verify.ts';
import { type ImportedSibling, importSibling } from '../components/sibling-export.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import { nestingWarning } from '../jsx/html-nesting.ts';
import { type AnyNode, endOf, startOf, tagNameOf } from '../jsx/nodes.ts';
import { isLayout } from '../jsx/shown-children.ts';
import { checkTag, ofDocument, VOID_TAGS } from '../jsx/tags.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal, noChange, voidWithChildren } from '../refusals.ts';

export function changeTag(change: ChangeItem<'CHANGE_TAG'>, project: Project): Plan | Refusal {
  const { codebaseIdToChange, newTagName, importFrom } = change.changeFields;
  const target = findElement(project, codebaseIdToChange);
  if (isRefusal(target)) return target;
  const ofPage = ofDocument(target);
  if (ofPage) return ofPage;
  const { node, element, where } = target;
  if (newTagName === element.tagName) return noChange(where, `The element is a <${newTagName}> already.`);
  const draft = new Draft(target.source);
  const named =
    importFrom === undefined
      ? checkedTag(newTagName, target)
      : siblingTag(project, draft, target, newTagName, importFrom);
  if (isRefusal(named)) return named;
  const { name: tag, atoms } = named;
  const opening = node.openingElement;
  draft.replace(startOf(opening.name), endOf(opening.name), tag);
  // Type arguments belong to the component that goes.
  const typeArguments = opening.typeParameters ?? opening.typeArguments;
  const losses = atomsIn(typeArguments);
  if (typeArguments) draft.remove(endOf(opening.name), endOf(typeArguments));
  if (node.closingElement) {
    const closed = closeTag(draft, node.closingElement, node, tag);
    if (!closed) return voidWithChildren(where, tag);
  }
  return {
    parts: [
      {
        draft,
        expectation: {
          where,
          gains: (atom) => atom === `element:${tag}` || atoms.has(atom),
          losses: (atom) => atom === `element:${element.tagName}` || losses.has(atom) || atoms.has(atom),
          keepsText: true,
          readBack: (after) => {
            const now = after.elementAt(draft.map(element.start) ?? -1);
            return now && tagNameOf(now.openingElement.name) === tag ? null : 'the tag reads differently';
          },
        },
      },
    ],
    warnings: nestingWarning(target.ancestors, tag),
  };
}

function checkedTag(name: string, target: Target): ImportedSibling | Refusal {
  return checkTag(name, target) ?? { name, atoms: new Set() };
}

function siblingTag(
  project: Project,
  draft: Draft,
  target: Target,
  name: string,
  importFrom: string,
): ImportedSibling | Refusal {
  const { node, element, ancestors, where } = target;
  const tags = [node.openingElement.name, ...(node.closingElement ? [node.closingElement.name] : [])];
  const gone = tags.map((one) => ({ start: startOf(one), end: endOf(one) }));
  return importSibling(project, draft, { present: element.tagName, name, importFrom }, { ancestors, where, gone });
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
