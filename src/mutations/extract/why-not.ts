/** Elements that gain nothing from a component of their own, or do not work inside of one. */
import { isAsChild } from '../check/only-child.ts';
import type { Target } from '../jsx/find-element.ts';
import { type AnyNode, endOf, isFunction, startOf, tagNameOf } from '../jsx/nodes.ts';
import { isMountCall, type Slot, slotOf } from '../jsx/slots.ts';
import { folderOf } from '../jsx/specifier-for.ts';
import type { Refusal } from '../mutation.ts';
import { mountRoot } from '../refusals.ts';
import { ownerName } from '../trace/origin.ts';
import { boundToPlace, noTypesInFlow, partOfParent, wholeComponent } from './refusals.ts';

/** @param file of the new component */
export function whyNotExtracted(target: Target, file: string): Refusal | null {
  const { source, node, ancestors, element, where } = target;
  if (source.language === 'jsx' && source.text.includes('@flow')) return noTypesInFlow(where);
  const slot = slotOf(target);
  if (isMountCall(slot.holder)) return mountRoot(where);
  const owner = wholeOf(slot, ancestors);
  if (owner !== null) return wholeComponent(where, element.owner ?? owner);
  const parent = ancestors.findLast((one) => one.type === 'JSXElement');
  const isChild = slot.kind === 'child' || slot.kind === 'container';
  if (parent && isChild) {
    const tag = tagNameOf(parent.openingElement.name);
    // Routers read the props of their routes without rendering them.
    if (isAsChild(parent) || (element.tagName === 'Route' && /^(?:Routes|Route|Switch)$/.test(tag))) {
      return partOfParent(where, tag);
    }
  }
  const isElsewhere = folderOf(file) !== folderOf(source.file);
  const code = source.text.slice(startOf(node), endOf(node));
  return isElsewhere && /\bimport\s*\(|\bimport\.meta\b/.test(code)
    ? boundToPlace(where, 'loads a file by its path')
    : null;
}

/** The name of the component that does nothing but return the element. */
function wholeOf({ returns, conditions }: Slot, ancestors: readonly AnyNode[]): string | null {
  if (!returns || !isFunction(returns) || conditions.length > 0) return null;
  const isAlone = returns.body.type !== 'BlockStatement' || returns.body.body.length === 1;
  return isAlone ? ownerName(returns, ancestors) : null;
}
