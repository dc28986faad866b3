/** HTML forbids some elements anywhere within others. The page alone tells what components render. */
import type { ApiError, TreeElement } from '../../protocol/api.ts';
import { forbiddenBy, LISTS, tagsOfWhole } from '../../protocol/html-nesting.ts';
import { ancestors, type NavIndex, type NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';

const tagOf = ({ tagName }: NavItem): string => tagName?.toLowerCase() ?? '';

/** The tags of an element and of all elements in it, without items of lists in it. */
export function tagsIn(tree: NavIndex, item: NavItem): string[] {
  const inside = item.children.flatMap((key) => {
    const child = tree.items.get(key);
    return child ? tagsIn(tree, child) : [];
  });
  return tagsOfWhole(tagOf(item) || undefined, inside);
}

/** True where an element with this tag may stand in the place of an item, or around it. */
export function isAllowedAt(tree: NavIndex, key: string, tag: string): boolean {
  return forbiddenBy(ancestors(tree, key).map(tagOf), [tag]).length === 0;
}

/** What is around an element that goes into an item: the one element that a component renders, the item, and all around it. */
function holdersIn(tree: NavIndex, item: NavItem): NavItem[] {
  const [child, ...others] = item.isComponent ? item.children : [];
  const root = child !== undefined && others.length === 0 ? tree.items.get(child) : null;
  return root ? holdersIn(tree, root) : [item, ...ancestors(tree, item.key)];
}

/** True where HTML does not allow an element within another that it does not stand in yet. */
export function mayNotHold(tree: NavIndex, key: string, moved: string): boolean {
  const [host, item] = [tree.items.get(key), tree.items.get(moved)];
  if (!host || !item) return false;
  const holders = new Set(ancestors(tree, moved).map((one) => one.key));
  const around = holdersIn(tree, host).map((one) => (LISTS.has(tagOf(one)) || !holders.has(one.key) ? tagOf(one) : ''));
  return forbiddenBy(around, tagsIn(tree, item)).length > 0;
}

/**
 * The outermost element, from `item` outwards, that may not hold one of the tags: they go behind it.
 * @returns an element that has neighbours in the source; null where all are allowed, or no such element is around it; the reason why
 * nothing is added, where that element is in another file than the one pointed at
 */
export function forbidding(state: EditorState, item: NavItem, tags: readonly string[]): TreeElement | ApiError | null {
  const around = holdersIn(activeFrame(state).tree, item);
  const outermost = forbiddenBy(around.map(tagOf), tags).at(-1);
  if (!outermost) return null;
  const { at, tag } = outermost;
  const sources = around.slice(at).map((one) => sourceOf(state, one));
  const source = sources.find((one) => one !== null && one.row !== null) ?? null;
  if (!source || source.filename === (sourceOf(state, item) ?? source).filename) return source;
  return {
    code: 'not-allowed-in-html',
    message: `HTML does not allow <${tag}> inside <${tagOf(around[at] as NavItem)}>.`,
    hint: `Select ${source.componentName} in ${source.filename}, and add it there: it goes behind it.`,
  };
}
