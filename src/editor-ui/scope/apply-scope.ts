/**
 * The user's choice of where edits of an element go, put on each change: the definition, the one call site, or the data item
 * behind it (contract §2). What a type of edit cannot do there the server refuses, with the reason; nothing is guessed here.
 */
import type { AnyMutationChange, EditScope } from '../../protocol/changes.ts';
import type { NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, selectedItem, sourceOf } from '../store/store.ts';
import { listItemOf } from './list-move.ts';
import { callSiteOf, fromSameCallSite, isItemRoot, listPlaceOf } from './plurality.ts';

/** Field of a change that names the one element it is about. */
const ELEMENT_FIELD: { [T in AnyMutationChange['type']]?: string } = {
  STYLING: 'codebaseId',
  ADD_CLASS: 'codebaseIdToAddClass',
  REMOVE_CLASS: 'codebaseIdToRemoveClass',
  UPDATE_CLASSES: 'codebaseIdToUpdateClass',
  CHANGE_PROP: 'codebaseIdToChange',
  CHANGE_TAG: 'codebaseIdToChange',
  EDIT_TEXT: 'codebaseIdToEditText',
  MOVE_JSX: 'codebaseIdToMove',
  REMOVE_JSX: 'codebaseIdsToRemove',
  DUPLICATE: 'codebaseIdsToDuplicate',
  WRAP_DIV: 'codebaseIdsToWrap',
  UNWRAP: 'codebaseIdsToUnwrap',
};

/** Edits of the element as a whole, which for a component's root mean the element that uses the component. */
const WHOLE: readonly AnyMutationChange['type'][] = [
  'MOVE_JSX',
  'REMOVE_JSX',
  'DUPLICATE',
  'WRAP_DIV',
  'UNWRAP',
  'CHANGE_TAG',
];

/** The codebase id of the one element that a change is about; null for changes of several or none. */
function subjectOf(change: AnyMutationChange): string | null {
  const field = ELEMENT_FIELD[change.type];
  const value = field && (change.changeFields as unknown as Record<string, unknown>)[field];
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.length === 1 ? (value[0] as string) : null;
}

/** The choice made for an element, by codebase id; null before there was one. */
export function chosenScope(state: EditorState, codebaseId: string | null): EditScope | null {
  return (codebaseId && state.editScopes[codebaseId]) || null;
}

/** Of one item of a list these mean the item that is seen, which is its data's. */
const OF_ONE_ITEM: readonly AnyMutationChange['type'][] = ['REMOVE_JSX', 'DUPLICATE'];

/**
 * The change with the scope that was chosen for its element, or that goes without saying: an item of a list is deleted and copied
 * in its data, as it is moved there. A change that has a scope already is left alone.
 */
export function withChosenScope(state: EditorState, change: AnyMutationChange): AnyMutationChange {
  const item = selectedItem(state);
  const subject = subjectOf(change);
  if (change.scope !== undefined || !item || item.codebaseId !== subject) return change;
  const isItem = OF_ONE_ITEM.includes(change.type) && listItemOf(state, item.key) !== null;
  const scope = chosenScope(state, subject) ?? (isItem ? 'data' : null);
  return scope ? withScope(state, change, item, scope) : change;
}

/** The change of an element, sent to one of the places that it can go to. */
export function withScope(
  state: EditorState,
  change: AnyMutationChange,
  item: NavItem,
  scope: EditScope,
): AnyMutationChange {
  if (scope === 'definition') return { ...change, scope };
  return scope === 'instance' ? atCallSite(state, change, item) : atData(state, change, item);
}

function atCallSite(state: EditorState, change: AnyMutationChange, item: NavItem): AnyMutationChange {
  const { tree } = activeFrame(state);
  const site = callSiteOf(tree, state.elements, item);
  const scoped: AnyMutationChange = { ...change, scope: 'instance' };
  if (!site) return scoped;
  const isRoot = sourceOf(state, item)?.parentCodebaseId === null;
  if (isRoot && WHOLE.includes(change.type)) return about(scoped, site.source.codebaseId);
  const instantUpdateKeys = fromSameCallSite(tree, state.elements, item).map(({ key }) => key);
  const list = listPlaceOf(tree, state.elements, item);
  const dataIndex = list && change.type === 'EDIT_TEXT' ? { dataIndex: list.index } : {};
  return { ...scoped, ...dataIndex, callSiteCodebaseId: site.source.codebaseId, instantUpdateKeys };
}

function atData(state: EditorState, change: AnyMutationChange, item: NavItem): AnyMutationChange {
  const { tree } = activeFrame(state);
  const list = listPlaceOf(tree, state.elements, item);
  const scoped: AnyMutationChange = { ...change, scope: 'data' };
  if (!list) return scoped;
  const stands = WHOLE.includes(change.type) && isItemRoot(tree, list, item) && list.item.codebaseId;
  const aimed = stands ? about(scoped, stands) : scoped;
  const site = change.type === 'EDIT_TEXT' && callSiteOf(tree, state.elements, item);
  if (site) aimed.callSiteCodebaseId = site.source.codebaseId;
  return { ...aimed, dataIndex: list.index, instantUpdateKeys: [stands ? list.item.key : item.key] };
}

/** The same change about another element. */
function about(change: AnyMutationChange, codebaseId: string): AnyMutationChange {
  const field = ELEMENT_FIELD[change.type] ?? '';
  const fields = change.changeFields as unknown as Record<string, unknown>;
  const value = Array.isArray(fields[field]) ? [codebaseId] : codebaseId;
  return { ...change, changeFields: { ...fields, [field]: value } } as AnyMutationChange;
}
