/** Moving elements to another place of the page: by a drag in the layers or on the canvas, or by keys. */
import { v4 as uuid } from 'uuid';
import type { ApiError, TreeElement } from '../../protocol/api.ts';
import { type AnyMutationChange, type ChangeItem, createChange } from '../../protocol/changes.ts';
import type { DropTarget } from '../../protocol/geometry.ts';
import { applyAllShown, type EditingShown } from '../edits/apply-shown.ts';
import { listItemOf, listMove } from '../scope/list-move.ts';
import { listRow } from '../scope/plurality.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';
import { besideOf, isPlace, type PagePlace, placeBeside, type SourcePlace, sourcePlace } from './place.ts';
import { draggedUnit } from './unit.ts';

const NO_SOURCE: ApiError = {
  code: 'no-source',
  message: 'This element is not in your files: a package or the browser made it.',
  hint: 'Move the element around it that has a line in your files.',
};

/**
 * The changes that move elements to a place, in the order in which to apply them.
 * @param keys of the active frame
 * @returns an empty list if the element is there already, or the reason of a refusal
 */
export function moveChanges(
  state: EditorState,
  keys: readonly string[],
  place: PagePlace,
): AnyMutationChange[] | ApiError {
  const [key] = keys;
  if (key !== undefined && keys.length === 1) {
    const within = moveInList(state, key, place);
    if (within) return within;
    if (stands(state, key, place)) return [];
  }
  const target = sourcePlace(state, place, keys);
  return isPlace(target) ? changesTo(state, keys, target) : target;
}

/** The same for a place that the frame found under the pointer. A component moves as a whole. */
export function moveToTarget(
  state: EditorState,
  keys: readonly string[],
  target: DropTarget,
): AnyMutationChange[] | ApiError {
  const units = [...new Set(keys.map((key) => draggedUnit(state, key, target)))];
  const [unit = ''] = units;
  const isOne = units.length === 1;
  if (isOne && standsAt(state, unit, target)) return [];
  return (isOne && moveInListTo(state, unit, target)) || changesTo(state, units, target);
}

/** True if the target's neighbours are the element's own, or it is its own next sibling. */
function standsAt(
  state: EditorState,
  key: string,
  { parentCodebaseId, beforeCodebaseId, afterCodebaseId }: DropTarget,
): boolean {
  const { items } = activeFrame(state).tree;
  const item = items.get(key);
  if (!item?.parent) return false;
  if (parentCodebaseId && sourceOf(state, item)?.parentCodebaseId !== parentCodebaseId) return false;
  const siblings = items.get(item.parent)?.children ?? [];
  const idAt = (index: number) => items.get(siblings[index] ?? '')?.codebaseId ?? undefined;
  const at = siblings.indexOf(key);
  // items of one list share an id, so ids do not tell their order
  if (idAt(at - 1) === item.codebaseId || idAt(at + 1) === item.codebaseId) return false;
  if (beforeCodebaseId === item.codebaseId) return true;
  return beforeCodebaseId === idAt(at + 1) && afterCodebaseId === idAt(at - 1);
}

function moveInListTo(state: EditorState, key: string, target: DropTarget): AnyMutationChange[] | null {
  const list = listItemOf(state, key);
  const id = list?.item.codebaseId;
  if (!id || list.item.parent !== target.parentKey) return null;
  if (target.beforeCodebaseId !== id && target.afterCodebaseId !== id) return null;
  const children = activeFrame(state).tree.items.get(target.parentKey)?.children ?? [];
  const next = children.filter((child) => child !== list.item.key)[target.index];
  const index = next === undefined ? children.length : children.indexOf(next);
  return moveInList(state, key, { parent: target.parentKey, index });
}

function changesTo(state: EditorState, keys: readonly string[], target: SourcePlace): AnyMutationChange[] | ApiError {
  const changes: ChangeItem<'MOVE_JSX'>[] = [];
  const { items } = activeFrame(state).tree;
  for (const each of inDocumentOrder(state, keys)) {
    const source = sourceOf(state, items.get(each) ?? null);
    if (!source) return NO_SOURCE;
    const previous = changes.at(-1)?.changeFields.codebaseIdToMove;
    const { parentCodebaseId } = target;
    const place = previous === undefined ? target : { parentCodebaseId, afterCodebaseId: previous };
    changes.push(moveChange(source.codebaseId, place, source.parentCodebaseId));
  }
  if (changes.length < 2) return changes;
  const activityId = uuid();
  return changes.map((change) => ({ ...change, activityId }));
}

/** @param from the parent where the editor saw the element: the server refuses when it has another one by now */
export function moveChange(
  codebaseIdToMove: string,
  place: SourcePlace,
  from: string | null = null,
): ChangeItem<'MOVE_JSX'> {
  return createChange(uuid(), 'MOVE_JSX', {
    codebaseIdToMove,
    ...(place.parentCodebaseId ? { codebaseIdToMoveTo: place.parentCodebaseId } : {}),
    ...besideOf(place),
    ...(from ? { expectedCurrentParentCodebaseId: from } : {}),
  });
}

export const THERE_ALREADY: ApiError = {
  code: 'no-change',
  message: 'It stands there already.',
  hint: 'Drop it elsewhere.',
};

/** Moves elements; stops at the first refusal. Resolves when the page shows it. */
export function moveElements(editor: EditingShown, keys: readonly string[], place: PagePlace): Promise<void> {
  const changes = moveChanges(editor.store.getState(), keys, place);
  if (Array.isArray(changes) && changes.length === 0) editor.notify.unavailable(THERE_ALREADY);
  return applyMoves(editor, changes);
}

/** Moves one element to a side of another. Resolves when the page shows it. */
export function moveBeside(
  editor: EditingShown,
  key: string,
  other: TreeElement,
  side: 'before' | 'after',
): Promise<void> {
  return applyMoves(editor, changesTo(editor.store.getState(), [key], placeBeside(other, side)));
}

async function applyMoves(editor: EditingShown, changes: AnyMutationChange[] | ApiError): Promise<void> {
  if (Array.isArray(changes)) await applyAllShown(editor, changes);
  else editor.notify.refused(changes);
}

/** A move of an item within its own list: in the data. Null for any other place. */
function moveInList(state: EditorState, key: string, place: PagePlace): AnyMutationChange[] | null {
  const { tree } = activeFrame(state);
  const list = listItemOf(state, key);
  if (!list || list.item.parent !== place.parent) return null;
  const siblings = place.parent === null ? tree.roots : (tree.items.get(place.parent)?.children ?? []);
  const row = listRow(tree, list.item);
  const first = siblings.indexOf(row[0] ?? '');
  const last = siblings.indexOf(row.at(-1) ?? '');
  // before or behind the whole list: another place in the source
  if (place.index < first || place.index > last + 1) return null;
  const to = row.filter((other) => other !== list.item.key && siblings.indexOf(other) < place.index).length;
  const change = listMove(state, key, to);
  return change ? [change] : [];
}

function stands(state: EditorState, key: string, { parent, index }: PagePlace): boolean {
  const { tree } = activeFrame(state);
  const siblings = parent === null ? tree.roots : (tree.items.get(parent)?.children ?? []);
  const at = siblings.indexOf(key);
  return at >= 0 && (index === at || index === at + 1);
}

function inDocumentOrder(state: EditorState, keys: readonly string[]): string[] {
  const wanted = new Set(keys);
  return [...activeFrame(state).tree.items.keys()].filter((key) => wanted.has(key));
}
