/**
 * The element that a component shows itself. A component that ignores classes cannot be styled at its use; where that is its only
 * use, its own element means the same and takes the style.
 */
import type { TreeElement } from '../../protocol/api.ts';
import { isSameComponent, ownerOf } from '../../protocol/used-component.ts';
import type { NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';
import { callSiteOf, isRootOfComponent, usesOf } from './plurality.ts';

/** The one element that a component shows, where it is one and stands in the source; null for several and for none. */
export function shownBy(state: EditorState, item: NavItem): NavItem | null {
  const [key, second] = item.children;
  const child = (key !== undefined && activeFrame(state).tree.items.get(key)) || null;
  return second === undefined && sourceOf(state, child) ? child : null;
}

/** The same where the component's own code has it; null for one that the use passes in, as it does to those of packages. */
export function shownByDefinition(state: EditorState, item: NavItem): NavItem | null {
  const shown = shownBy(state, item);
  const site = shown && callSiteOf(activeFrame(state).tree, state.elements, shown);
  return site?.item.key === item.key ? shown : null;
}

/**
 * The root element in the definition of an instance's component; null for elements, and if the root comes from a prop
 * or `children`.
 */
function ownRoot(state: EditorState, item: NavItem): TreeElement | null {
  const use = item.isComponent ? sourceOf(state, item) : null;
  const root = use && sourceOf(state, shownBy(state, item));
  const owner = root && ownerOf(root);
  return use && owner && isSameComponent(use, owner) && isRootOfComponent(root) ? root : null;
}

/** The root of `component` if an instance shows it: the one element that it shows itself, or that an instance in it shows. */
export function rootOf(state: EditorState, item: NavItem, component: string): TreeElement | null {
  const shown = shownBy(state, item);
  const root = sourceOf(state, shown);
  if (root?.ownerName === component && isRootOfComponent(root)) return root;
  return shown && rootOf(state, shown, component);
}

/** The root element to style instead of the instance; followed down where the root is an instance itself. */
export function styledInstead(state: EditorState, item: NavItem): TreeElement | null {
  const root = ownRoot(state, item);
  const shown = root && isOnlyUse(state, root) ? shownBy(state, item) : null;
  return shown && (styledInstead(state, shown) ?? root);
}

/** True for the root of a component that ignores classes and is used once: to style the use is to style the root. */
export function isOnlyUse({ elements }: EditorState, root: TreeElement): boolean {
  const owner = ownerOf(root);
  return isRootOfComponent(root) && !root.takesClassName && owner !== null && usesOf(elements, owner) === 1;
}
