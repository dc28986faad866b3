/**
 * The selection after a change: new elements; after a delete, the neighbour; after an unwrap, the freed children. After an
 * undo it is the selection from before the change.
 */
import type { MutationSuccess } from '../../protocol/api.ts';
import type { SelectionRule } from '../../protocol/change-row.ts';
import { MUTATION_TYPES } from '../../protocol/change-types.ts';
import { type AnyMutationChange, subjectsOf } from '../../protocol/changes.ts';
import { ADD_PLACEHOLDER_PREFIX, duplicatePlaceholder, WRAP_PLACEHOLDER } from '../../protocol/codebase-id.ts';
import { listRow } from '../scope/plurality.ts';
import { ancestors, itemsOf, type NavIndex, type NavItem } from '../store/nav-index.ts';
import { type FindKeys, findKeys, nearest, sharedSteps } from '../store/selection.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, selectedItem } from '../store/store.ts';

export interface SelectionAfter {
  /** selected as soon as the change is shown: the neighbour of a removed element; null leaves the selection alone */
  atOnce: string[] | null;
  /** finds the new elements in the tree that will show them; null for changes that make none */
  made(answer: MutationSuccess): FindKeys | null;
  /** where an item of a list stands once the page shows the change: until then another may stand there; null for other changes */
  moved: FindKeys | null;
}

/** @param state from before the change is shown */
export function selectionAfter(state: EditorState, change: AnyMutationChange): SelectionAfter {
  const from = selectedItem(state);
  const { tree } = activeFrame(state);
  const left = ruleOf(change) === 'neighbour' && from ? leftBy(tree, change, from) : null;
  const known = from ? (freed(change, tree, from) ?? copiedItem(change, tree, from)) : null;
  return {
    atOnce: left?.neighbour ? [left.neighbour] : null,
    made: ({ prevIdToNewIdMap }) => known ?? byPlaceholders(change, prevIdToNewIdMap, from?.key ?? ''),
    moved: movedItem(change, tree) ?? (left && closedUp(change, tree, left)),
  };
}

interface Left {
  gone: NavItem;
  /** the next sibling of the removed element, else the one before it, else the parent */
  neighbour: string | null;
}

/** The part of the selection that a delete removes, and the neighbour it leaves; null when the selection stays. */
function leftBy(tree: NavIndex, change: AnyMutationChange, from: NavItem): Left | null {
  const { scope, instantUpdateKeys } = change;
  const ids = new Set(subjectsOf(change));
  // of a list's data one item goes, and not all that the same element made
  const keys = scope === 'data' && instantUpdateKeys ? new Set(instantUpdateKeys) : null;
  const goes = (item: NavItem) => (keys ? keys.has(item.key) : item.codebaseId !== null && ids.has(item.codebaseId));
  const outermost = [from, ...ancestors(tree, from.key)].findLast(goes);
  if (!outermost) return null;
  const row = outermost.parent ? (tree.items.get(outermost.parent)?.children ?? []) : tree.roots;
  const stays = (key: string) => !goes(tree.items.get(key) ?? outermost);
  const at = row.indexOf(outermost.key);
  const neighbour = row.slice(at).find(stays) ?? row.slice(0, at).findLast(stays) ?? outermost.parent;
  return { gone: outermost, neighbour };
}

/** The next item of a list moves to the index of the removed ones: React may keep the nodes where they are, as for a move. */
function closedUp(change: AnyMutationChange, tree: NavIndex, { gone, neighbour }: Left): FindKeys | null {
  const row = listRow(tree, gone);
  const at = row.indexOf(neighbour ?? '');
  const before = row.slice(0, at).filter((key) => change.instantUpdateKeys?.includes(key)).length;
  const place = row[at - before];
  return change.scope === 'data' && at >= 0 && before > 0 && place !== undefined ? findKeys([place]) : null;
}

/**
 * Children of an unwrapped element are then children of its parent. Text is no element, so for text the parent is selected.
 */
function freed(change: AnyMutationChange, tree: NavIndex, from: NavItem): FindKeys | null {
  const { parent, children, codebaseId } = from;
  if (ruleOf(change) !== 'children' || !codebaseId || !subjectsOf(change).includes(codebaseId)) return null;
  const ids = children.flatMap((key) => tree.items.get(key)?.codebaseId ?? []);
  if (ids.length === 0) {
    return parent === null ? null : (next) => (next.items.has(from.key) ? [] : findKeys([parent])(next));
  }
  return (next) => {
    const row = (parent === null ? next.roots : next.items.get(parent)?.children) ?? [];
    return row.filter((key) => ids.includes(next.items.get(key)?.codebaseId ?? ''));
  };
}

/** The copy of a list's item has no id of its own: it is known by its place in the list. */
function copiedItem(change: AnyMutationChange, tree: NavIndex, from: NavItem): FindKeys | null {
  const key = change.instantUpdateKeys?.[0];
  const item = key === undefined ? undefined : (tree.items.get(key) ?? from);
  if (ruleOf(change) !== 'copies' || change.scope !== 'data' || !item) return null;
  const rowIn = (index: NavIndex) =>
    itemsOf(index, item.codebaseId ?? '').filter((other) => other.parent === item.parent);
  const before = rowIn(tree);
  const { dataIndexTo, instantUpdateKeys = [] } = change;
  // each copy follows its original, so that later indexes increase by one
  const places = before.flatMap(({ key: one }, at) => (instantUpdateKeys.includes(one) ? [at + 1] : []));
  const copies = dataIndexTo === undefined ? places.map((place, i) => place + i) : [dataIndexTo];
  return (next) => {
    const row = rowIn(next);
    return row.length > before.length ? copies.flatMap((at) => row[at]?.key ?? []) : [];
  };
}

/** The item's place in the list after the move: React may keep the nodes in place and change their content. */
function movedItem(change: AnyMutationChange, tree: NavIndex): FindKeys | null {
  const { scope, dataIndexTo = -1, instantUpdateKeys } = change;
  const item = tree.items.get(instantUpdateKeys?.[0] ?? '');
  const key = ruleOf(change) === 'moved' && scope === 'data' && item ? listRow(tree, item)[dataIndexTo] : undefined;
  return key === undefined ? null : findKeys([key]);
}

function byPlaceholders(
  change: AnyMutationChange,
  newIds: MutationSuccess['prevIdToNewIdMap'],
  from: string,
): FindKeys | null {
  const ids = PLACEHOLDERS[ruleOf(change)](change).flatMap((placeholder) => newIds[placeholder] ?? []);
  return ids.length > 0 ? (tree) => ids.flatMap((id) => nearestOf(tree, id, from)) : null;
}

/** The ids that a change's new elements have until the server names them. */
const PLACEHOLDERS: { [R in SelectionRule]: (change: AnyMutationChange) => string[] } = {
  copies: (change) => subjectsOf(change).map(duplicatePlaceholder),
  wrapper: () => [WRAP_PLACEHOLDER],
  added: addedPlaceholder,
  subject: () => [],
  neighbour: () => [],
  children: () => [],
  moved: () => [],
};

function addedPlaceholder(change: AnyMutationChange): string[] {
  const copied = change.type === 'ADD_JSX' && change.changeFields.copy ? change.changeFields.addCodebaseId : undefined;
  return [copied ? duplicatePlaceholder(copied) : ADD_PLACEHOLDER_PREFIX + change.id];
}

function ruleOf({ type }: AnyMutationChange): SelectionRule {
  return MUTATION_TYPES[type].selects;
}

/**
 * Of the elements that the same source rendered, the one whose path from the body shares the longest prefix with the old
 * selection.
 */
function nearestOf(tree: NavIndex, codebaseId: string, from: string): string[] {
  const item = nearest(itemsOf(tree, codebaseId), ({ key }) => [sharedSteps(key, from)]);
  return item ? [item.key] : [];
}
