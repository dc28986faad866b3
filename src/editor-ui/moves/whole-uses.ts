/** Edits that go to the element around: of a component's root, of an element that fills a cell, and of one in a prop. */
import type { TreeElement } from '../../protocol/api.ts';
import type { MutationType } from '../../protocol/changes.ts';
import { entryOfUse, outerOf } from '../scope/apply-scope.ts';
import { chosenScope, outermostUse, scopeFor } from '../scope/default-scope.ts';
import { listItemOf } from '../scope/list-move.ts';
import { callSiteOf, isRootOfComponent } from '../scope/plurality.ts';
import type { NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';
import { withNeighbour } from './neighbour.ts';

/**
 * The uses of components, cells of a layout among them, that some edits go to in place of the element, and these edits in words
 * (`moves and deletes`). Empty where the element itself is meant, and where edits of its look go to the use too.
 */
export function wholeUses(state: EditorState, item: NavItem): ReadonlyMap<TreeElement, string> {
  const { tree } = activeFrame(state);
  const { elements } = state;
  // its order is in the data
  if (listItemOf(state, item.key) && chosenScope(state, item.codebaseId) !== 'definition') return new Map();
  const source = sourceOf(state, item);
  const isOfUse = (type: MutationType) =>
    source !== null && isRootOfComponent(source) && scopeFor(state, item, type) === 'instance';
  const [copies, deletes] = [isOfUse('DUPLICATE'), isOfUse('REMOVE_JSX')];
  const site = copies || deletes ? callSiteOf(tree, elements, item) : null;
  const outermost = site && outermostUse(tree, elements, site).source;
  const outer = sourceOf(state, outerOf(state, item));
  const said = entryOfUse(state, item);
  const edits = new Map<TreeElement, string[]>();
  const add = (edit: string, use: TreeElement | null) => {
    if (use && use !== said) edits.set(use, [...(edits.get(use) ?? []), edit]);
  };
  add('moves', movedInstead(state, item.key));
  if (copies || outer) add('copies', outer ?? outermost);
  if (deletes || outer) add('deletes', outer ?? outermost);
  return new Map([...edits].map(([use, names]) => [use, new Intl.ListFormat('en').format(names)]));
}

function movedInstead(state: EditorState, key: string): TreeElement | null {
  const found = withNeighbour(state, key, 1) ?? withNeighbour(state, key, -1);
  if (!found || found.key === key) return null;
  return sourceOf(state, activeFrame(state).tree.items.get(found.key) ?? null);
}
