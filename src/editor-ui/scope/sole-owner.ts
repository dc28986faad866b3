/** The instance that shows nothing but an element in one of its props: the `<Field>` of `<Field render={() => <Item />} />`. */
import { ancestors, type NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';
import { scopeFor } from './default-scope.ts';
import { listItemOf } from './list-move.ts';
import { callSiteOf } from './plurality.ts';

/**
 * The instance that is copied and deleted with an element: its prop takes one element, and it shows nothing without it.
 * @returns null for other elements, and if the instance has children or elements in other props
 */
export function soleOwner(state: EditorState, item: NavItem): NavItem | null {
  // list items are copied and deleted in their data
  if (listItemOf(state, item.key)) return null;
  const { tree } = activeFrame(state);
  const site = scopeFor(state, item, 'DUPLICATE') === 'instance' ? callSiteOf(tree, state.elements, item) : null;
  const { key } = site?.item ?? item;
  const source = site?.source ?? sourceOf(state, item);
  if (!source || source.row !== null || source.aside) return null;
  const parent = state.elements[source.parentCodebaseId ?? ''];
  if (!parent?.childless) return null;
  const given = Object.values(state.elements).filter((one) => one.parentCodebaseId === parent.codebaseId);
  if (given.length !== 1) return null;
  for (const around of ancestors(tree, key)) {
    if (!around.isComponent || around.tagName !== null || around.children.length !== 1) return null;
    if (around.codebaseId === parent.codebaseId) return around;
  }
  return null;
}
