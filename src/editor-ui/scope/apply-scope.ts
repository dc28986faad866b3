/**
 * Puts the user's choice of scope on each change: the definition, one call site, or the data item. If a change type cannot
 * act there, the server refuses with the reason; the editor does not guess.
 */
import type { TreeElement } from '../../protocol/api.ts';
import { MUTATION_TYPES } from '../../protocol/change-types.ts';
import { type AnyMutationChange, aboutElement, type EditScope, givesLook, subjectsOf } from '../../protocol/changes.ts';
import type { NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, editableSelection, selectedItem, sourceOf } from '../store/store.ts';
import { chosenScope, outermostUse, scopeFor } from './default-scope.ts';
import { filledCell } from './filled-cell.ts';
import { listItemOf } from './list-move.ts';
import { isOnlyUse, styledInstead } from './own-element.ts';
import {
  type CallSite,
  callSiteOf,
  fromSameCallSite,
  isItemRoot,
  isRootOfComponent,
  listPlaceOf,
  placeOfItem,
  usesAround,
} from './plurality.ts';
import { soleOwner } from './sole-owner.ts';

/** The codebase id of the one element that a change is about; null for changes of several, of none, and without a choice of scope. */
function subjectOf(change: AnyMutationChange): string | null {
  if (MUTATION_TYPES[change.type].instance === 'none') return null;
  const [id, ...others] = subjectsOf(change);
  return id !== undefined && others.length === 0 ? id : null;
}

/** True for edits of the element as a whole, which for a component's root mean the element that uses the component. */
function isOfWhole({ type }: AnyMutationChange): boolean {
  return MUTATION_TYPES[type].instance === 'element';
}

/** True for edits that trace their text to its place in the source; call site and index narrow the search. */
function isOfText({ type }: AnyMutationChange): boolean {
  return MUTATION_TYPES[type].instance === 'text';
}

/**
 * The change with the scope chosen for its element, or the default. A change that has a scope is left alone.
 *
 * Defaults: an item of a list is deleted, copied and moved in its data. The root of a component means this use of it. If a
 * component ignores classes and is used once, its look goes to its own element. The change then names the use, so that the
 * server can look for other uses in files that no page has loaded.
 */
export function withChosenScope(state: EditorState, change: AnyMutationChange): AnyMutationChange {
  const item = selectedItem(state);
  const subject = subjectOf(change);
  const instead = change.scope === undefined && givesLook(change) ? ownElementFor(state, subject) : null;
  if (instead && subject) return { ...aboutElement(change, instead), callSiteCodebaseId: subject };
  if (change.scope !== undefined || !item || item.codebaseId !== subject) return change;
  const isItem = MUTATION_TYPES[change.type].assumesItem && listItemOf(state, item.key) !== null;
  const chosen = chosenScope(state, subject) ?? (isItem ? 'data' : null);
  const scope = chosen ?? scopeFor(state, item, change.type);
  const source = scope === 'instance' && givesLook(change) ? sourceOf(state, item) : null;
  const site = source && isOnlyUse(state, source) ? callSiteOf(activeFrame(state).tree, state.elements, item) : null;
  if (site) return { ...change, callSiteCodebaseId: site.source.codebaseId };
  // for a definition that the user did not choose, the server adds a count of the elements it affects
  return chosen || scope !== 'definition' ? withScope(state, change, item, scope) : change;
}

/** The codebase id of the element that the look of a selected use goes to instead. */
function ownElementFor(state: EditorState, subject: string | null): string | null {
  const use = editableSelection(state).find(({ item }) => item.codebaseId === subject);
  return (use && styledInstead(state, use.item)?.codebaseId) ?? null;
}

/** The use of a component that a rendered element stands for, where an edit of its look goes there; for one of several selected. */
export function placeOfUse(
  state: EditorState,
  item: NavItem,
): Pick<AnyMutationChange, 'scope' | 'callSiteCodebaseId' | 'instantUpdateKeys'> | undefined {
  const site = siteMeant(state, item);
  if (!site) return undefined;
  const { tree } = activeFrame(state);
  const instantUpdateKeys = fromSameCallSite(tree, state.elements, item).map(({ key }) => key);
  return { scope: 'instance', callSiteCodebaseId: site.source.codebaseId, instantUpdateKeys };
}

function siteMeant(state: EditorState, item: NavItem): CallSite | null {
  return scopeFor(state, item) === 'instance' ? callSiteOf(activeFrame(state).tree, state.elements, item) : null;
}

/** The source's entry of that use. */
export const entryOfUse = (state: EditorState, item: NavItem): TreeElement | null =>
  siteMeant(state, item)?.source ?? null;

/** The instance on the page that has that use. */
export const instanceOfUse = (state: EditorState, item: NavItem): NavItem | null =>
  siteMeant(state, item)?.item ?? null;

/** Edits that would leave the element around empty, or with two children where it takes one. */
const WITH_OUTER: ReadonlySet<AnyMutationChange['type']> = new Set(['DUPLICATE', 'REMOVE_JSX']);

/**
 * The ids that an edit of the whole selection is about, each once. Of several selected uses of a component it names the
 * uses, not the component; of several items of a list, the element that makes them. Copies and deletes are of the cell that an
 * element fills, or of the instance that shows nothing but the element.
 */
export function idsOfSelection(state: EditorState, type: AnyMutationChange['type']): string[] {
  const selected = editableSelection(state);
  const { tree } = activeFrame(state);
  const ids = selected.map(({ item, source }) => {
    const outer = WITH_OUTER.has(type) ? outerOf(state, item) : null;
    if (outer?.codebaseId) return outer.codebaseId;
    const list = selected.length > 1 && MUTATION_TYPES[type].assumesItem ? listItemOf(state, item.key) : null;
    if (list?.item.codebaseId) return list.item.codebaseId;
    const isUse = selected.length > 1 && scopeFor(state, item, type) === 'instance';
    const site = isUse ? callSiteOf(tree, state.elements, item) : null;
    return (site ? outermostUse(tree, state.elements, site).source : source).codebaseId;
  });
  return [...new Set(ids)];
}

/** The element around that is copied or deleted instead; null for none, and where the user chose a scope. */
export function outerOf(state: EditorState, item: NavItem): NavItem | null {
  if (chosenScope(state, item.codebaseId) !== null) return null;
  return filledCell(state, item) ?? soleOwner(state, item);
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
  const source = sourceOf(state, item);
  if (source && isRootOfComponent(source) && isOfWhole(change)) {
    return aboutElement(scoped, outermostUse(tree, state.elements, site).source.codebaseId);
  }
  const instantUpdateKeys = fromSameCallSite(tree, state.elements, item).map(({ key }) => key);
  if (!isOfText(change)) return { ...scoped, callSiteCodebaseId: site.source.codebaseId, instantUpdateKeys };
  const list = listPlaceOf(tree, state.elements, item);
  const place = list && placeOfItem(tree, state.elements, list);
  return { ...scoped, ...place, ...usesAround(tree, state.elements, item), instantUpdateKeys };
}

function atData(state: EditorState, change: AnyMutationChange, item: NavItem): AnyMutationChange {
  const { tree } = activeFrame(state);
  const list = listPlaceOf(tree, state.elements, item);
  const scoped: AnyMutationChange = { ...change, scope: 'data' };
  if (!list) return scoped;
  const stands = isOfWhole(change) && isItemRoot(tree, list, item) && list.item.codebaseId;
  const aimed = stands ? aboutElement(scoped, stands) : scoped;
  const uses = usesAround(tree, state.elements, stands ? list.item : item);
  const place = placeOfItem(tree, state.elements, list);
  return { ...aimed, ...uses, ...place, instantUpdateKeys: [stands ? list.item.key : item.key] };
}
