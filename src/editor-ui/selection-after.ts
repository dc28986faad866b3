/** What is selected after a change: what it made, or after its undo what it had taken away (contract §2). */
import type { MutationSuccess } from '../protocol/api.ts';
import type { AnyMutationChange } from '../protocol/changes.ts';
import { ADD_PLACEHOLDER_PREFIX, duplicatePlaceholder, WRAP_PLACEHOLDER } from '../protocol/codebase-id.ts';
import type { FindKeys } from './frame/link.ts';
import type { NavIndex } from './store/nav-index.ts';

/** Finds the elements that a change made, in the tree that will show them; null for changes that make none. */
export function findMade(change: AnyMutationChange, answer: MutationSuccess): FindKeys | null {
  const ids = placeholdersOf(change).flatMap((placeholder) => answer.prevIdToNewIdMap[placeholder] ?? []);
  return ids.length > 0 ? (tree) => ids.flatMap((id) => firstOf(tree, id)) : null;
}

/** Finds elements again by the keys that they had. */
export function findKeys(keys: readonly string[]): FindKeys {
  return (tree) => (keys.every((key) => tree.items.has(key)) ? [...keys] : []);
}

function placeholdersOf(change: AnyMutationChange): string[] {
  if (change.type === 'DUPLICATE') return change.changeFields.codebaseIdsToDuplicate.map(duplicatePlaceholder);
  if (change.type === 'WRAP_DIV') return [WRAP_PLACEHOLDER];
  if (change.type !== 'ADD_JSX') return [];
  const { copy, addCodebaseId } = change.changeFields;
  return copy && addCodebaseId ? [duplicatePlaceholder(addCodebaseId)] : [ADD_PLACEHOLDER_PREFIX + change.id];
}

function firstOf(tree: NavIndex, codebaseId: string): string[] {
  for (const item of tree.items.values()) if (item.codebaseId === codebaseId) return [item.key];
  return [];
}
