/**
 * The scope of an edit when the user chose none.
 *
 * Rule: an instance means its use (`<Button>` on the page), and an element in a component the component's definition. The root of
 * a reusable component (it takes a `className`, or it is used in more than one place) means its use, too: one box on the page is
 * styled as the same, whether the press took the instance or its root. A page that a router shows, and a part that is used once and
 * takes no class, mean their own JSX; only a delete and a copy take the use of that part: its component would be left with nothing to
 * render, or render itself twice.
 */
import { MUTATION_TYPES } from '../../protocol/change-types.ts';
import type { AnyMutationChange, EditScope } from '../../protocol/changes.ts';
import { ancestors, type NavIndex, type NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, type EditorStore } from '../store/store.ts';
import { type CallSite, callSiteOf, type Elements, isRootOfComponent, usesOf } from './plurality.ts';

/** The choice made for an element, by codebase id; null before there was one. */
export function chosenScope(state: EditorState, codebaseId: string | null): EditScope | null {
  return (codebaseId && state.editScopes[codebaseId]) || null;
}

/** Holds for the element until another is chosen. */
export function chooseScope(store: EditorStore, codebaseId: string, scope: EditScope): void {
  store.setState(({ editScopes }) => ({ editScopes: { ...editScopes, [codebaseId]: scope } }));
}

/** The scope of a type of edit for a rendered element: the chosen one, else the one of the rule above. */
export function scopeFor(state: EditorState, item: NavItem, type: AnyMutationChange['type'] = 'STYLING'): EditScope {
  const chosen = chosenScope(state, item.codebaseId);
  if (chosen) return chosen;
  const { assumesUse } = MUTATION_TYPES[type];
  const { tree } = activeFrame(state);
  return assumesUse && meansItsUse(tree, state.elements, item, assumesUse === 'always') ? 'instance' : 'definition';
}

/**
 * True for the root of a reusable component, where a click means the use.
 * @param isOnceEnough true where a component of the project's own that is used once counts as well
 */
function meansItsUse(tree: NavIndex, elements: Elements, item: NavItem, isOnceEnough = false): boolean {
  const source = item.codebaseId ? elements[item.codebaseId] : undefined;
  const site = source && isRootOfComponent(source) ? callSiteOf(tree, elements, item) : null;
  if (!source || !site || !isOneBox(tree, item, site)) return false;
  if (source.takesClassName === true) return true;
  if (isOfRouter(tree, elements, site)) return false;
  // the app itself, which the entry renders, is no part of a page
  const isPart = site.source.ownerName !== null;
  return usesOf(elements, site.source) > 1 || (isOnceEnough && isPart);
}

/**
 * The use that an edit of an element as a whole goes to. A use may be the root of a component in its turn, and stand for all uses
 * of that one: then the use of that one is meant.
 */
export function outermostUse(tree: NavIndex, elements: Elements, site: CallSite): CallSite {
  const next = meansItsUse(tree, elements, site.item) ? callSiteOf(tree, elements, site.item) : null;
  return next ? outermostUse(tree, elements, next) : site;
}

/** Nothing but components stands between a component and its root. */
function isOneBox(tree: NavIndex, item: NavItem, { item: site }: CallSite): boolean {
  const between = ancestors(tree, item.key);
  const end = between.findIndex(({ key }) => key === site.key);
  return between.slice(0, Math.max(end, 0)).every(({ isComponent }) => isComponent);
}

/** `<Route element={<Page />}>`, `{ element: <Page /> }`: the JSX around the call site is not around it on the page. */
function isOfRouter(tree: NavIndex, elements: Elements, { item, source }: CallSite): boolean {
  const { parentCodebaseId, ownerName } = source;
  if (parentCodebaseId === null) return ownerName === null;
  const around = ancestors(tree, item.key);
  return elements[parentCodebaseId] !== undefined && around.every((one) => one.codebaseId !== parentCodebaseId);
}
