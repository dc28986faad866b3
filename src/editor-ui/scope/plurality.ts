/**
 * One element of the source may stand for many on the page: a shared component, or a list. Computes how many, and which
 * scopes an edit of one of them can have.
 *
 * Words: the *definition* is the element's own source, shared by all; the *call site* is the element that uses the component
 * it is written in; the *list place* is its index among the items that a `.map` rendered.
 */
import type { TreeElement } from '../../protocol/api.ts';

import type { AnyMutationChange, ListPosition } from '../../protocol/changes.ts';

import { isInstanceOf, isSameComponent, ownerOf, type UsedComponent } from '../../protocol/used-component.ts';

import { ancestors, itemsOf, type NavIndex, type NavItem } from '../store/nav-index.ts';

export interface CallSite {
  item: NavItem;
  source: TreeElement;
}

export interface ListPlace {
  /** the item of the list: the element itself, or one around it */
  item: NavItem;
  /** from 0 */
  index: number;
  count: number;
}

export interface Plurality {
  /** how many the page has of it, and which of them this is, from 1 */
  at: number;
  of: number;
  callSite: CallSite | null;
  /** how many of them the call site made */
  fromCallSite: number;
  /** how many elements of the source use the component, on this page or not */
  callSites: number;
  list: ListPlace | null;
}

/** True for an element that is everything its component shows; false for one of several in a root fragment. */
export function isRootOfComponent({ parentCodebaseId, row, aside, inProviders }: TreeElement): boolean {
  return inProviders ?? (parentCodebaseId === null && row === null && !aside);
}

export type Elements = Record<string, TreeElement>;

/** @returns null for an element that has no source, or stands for itself alone and for no use that could take its edits */
export function pluralityOf(tree: NavIndex, elements: Elements, item: NavItem): Plurality | null {
  if (!item.codebaseId || !elements[item.codebaseId]) return null;
  const same = itemsOf(tree, item.codebaseId);
  const callSite = callSiteOf(tree, elements, item);
  const callSites = callSite ? usesOf(elements, callSite.source) : 0;
  const isPart = callSite !== null && elements[item.codebaseId]?.takesClassName === true;
  if (same.length < 2 && callSites < 2 && !isPart) return null;
  return {
    callSites,
    at: same.findIndex((other) => other.key === item.key) + 1,
    of: same.length,
    callSite,
    fromCallSite: callSite ? same.filter((other) => isFrom(tree, elements, other, callSite)).length : 0,
    list: listPlaceOf(tree, elements, item),
  };
}

/** How many elements of the source use a component. */
export function usesOf(elements: Elements, component: UsedComponent): number {
  return Object.values(elements).filter((entry) => isSameComponent(entry, component)).length;
}

/** The nearest element around it that uses the component in which it is written. */
export function callSiteOf(tree: NavIndex, elements: Elements, item: NavItem): CallSite | null {
  const written = item.codebaseId ? elements[item.codebaseId] : undefined;
  const owner = written && ownerOf(written);
  if (!owner) return null;
  // by hand: all of a list's thousands are asked, and the answer is mostly the next one up
  for (let parent = parentOf(tree, item); parent; parent = parentOf(tree, parent)) {
    const source = parent.isComponent && parent.codebaseId ? elements[parent.codebaseId] : undefined;
    if (source && isInstanceOf(owner, source, parent.name)) return { item: parent, source };
  }
  return null;
}

/** The call site of an element and the uses around it, as a change names them; nothing where no use is around. */
export function usesAround(
  tree: NavIndex,
  elements: Elements,
  item: NavItem,
): Pick<AnyMutationChange, 'callSiteCodebaseId' | 'callSitesAround'> {
  const ids: string[] = [];
  for (let site = callSiteOf(tree, elements, item); site; site = callSiteOf(tree, elements, site.item))
    ids.push(site.source.codebaseId);
  const [callSiteCodebaseId, ...callSitesAround] = ids;
  if (callSiteCodebaseId === undefined) return {};
  return { callSiteCodebaseId, ...(callSitesAround.length > 0 && { callSitesAround }) };
}

function parentOf(tree: NavIndex, item: NavItem): NavItem | undefined {
  return item.parent ? tree.items.get(item.parent) : undefined;
}

function isFrom(tree: NavIndex, elements: Elements, item: NavItem, { item: site }: CallSite): boolean {
  return callSiteOf(tree, elements, item)?.item.codebaseId === site.codebaseId;
}

/** Rendered elements of the same source that the same call site made, this one among them. */
export function fromSameCallSite(tree: NavIndex, elements: Elements, item: NavItem): readonly NavItem[] {
  const site = callSiteOf(tree, elements, item);
  const same = item.codebaseId ? itemsOf(tree, item.codebaseId) : [];
  return site ? same.filter((other) => isFrom(tree, elements, other, site)) : same;
}

/** The nearest item of a list, from the element outwards: siblings that the same element of the source made. */
export function listPlaceOf(tree: NavIndex, elements: Elements, item: NavItem): ListPlace | null {
  for (const around of [item, ...ancestors(tree, item.key)]) {
    if (!around.codebaseId || !elements[around.codebaseId]) continue;
    const row = listRow(tree, around);
    if (row.length > 1) return { item: around, index: row.indexOf(around.key), count: row.length };
  }
  return null;
}

/** An item of a list as a change names it: by its place on the page, in this list and in those around it. */
export function placeOfItem(
  tree: NavIndex,
  elements: Elements,
  list: ListPlace,
): Required<Pick<AnyMutationChange, 'dataIndex' | 'dataCount' | 'lists'>> {
  const lists: ListPosition[] = [];
  for (let one: ListPlace | null = list; one; one = listAround(tree, elements, one.item)) {
    const { codebaseId, reactKey } = one.item;
    lists.push({ codebaseId: codebaseId ?? '', index: one.index, count: one.count, key: reactKey });
  }
  return { dataIndex: list.index, dataCount: list.count, lists };
}

/** The nearest list around an item of a list. */
function listAround(tree: NavIndex, elements: Elements, item: NavItem): ListPlace | null {
  const parent = parentOf(tree, item);
  return parent ? listPlaceOf(tree, elements, parent) : null;
}

/** Keys of the siblings that the same element of the source made, itself included, in order. */
export function listRow(tree: NavIndex, item: NavItem): string[] {
  if (!item.codebaseId) return [];
  const siblings = item.parent ? (tree.items.get(item.parent)?.children ?? []) : tree.roots;
  return siblings.filter((key) => tree.items.get(key)?.codebaseId === item.codebaseId);
}

/**
 * True when the list's item and the element are one box on the page: nothing but components without a DOM element of their own
 * stands between them. Around the use of a component, an element with nothing else in it is part of that box: the `<li>` of
 * `<li><Card /></li>`.
 */
export function isItemRoot(tree: NavIndex, list: ListPlace, item: NavItem): boolean {
  let at: NavItem | undefined = item;
  let isUse = item.isComponent;
  while (at && at.key !== list.item.key) {
    const parent = parentOf(tree, at);
    if (parent?.children.length !== 1 || !(parent.tagName === null || (isUse && parent.text === ''))) return false;
    isUse ||= parent.isComponent;
    at = parent;
  }
  return at !== undefined;
}
