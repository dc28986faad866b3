/** HTML forbids some elements anywhere within others. The page alone tells what components render. */
import type { ApiError, TreeElement } from '../../protocol/api.ts';
import { forbiddenBy, LISTS, tagsOfWhole } from '../../protocol/html-nesting.ts';
import { isShape } from '../../protocol/svg-tags.ts';
import { ancestors, isInSvg, type NavIndex, type NavItem } from '../store/nav-index.ts';
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

/** What is around an element that goes into an item, innermost first. */
function holdersIn(tree: NavIndex, item: NavItem): NavItem[] {
  const around = [item, ...ancestors(tree, item.key)];
  if (!item.isComponent) return around;
  const inside = holdersOfChildren(tree, item);
  if (inside) return [...inside, ...around];
  const [child, ...others] = item.children;
  const root = child !== undefined && others.length === 0 ? tree.items.get(child) : null;
  return root ? holdersIn(tree, root) : around;
}

/**
 * The elements in a component's output around its children, as the page shows them in this use or in another one; null where no use
 * has an element among its children.
 */
function holdersOfChildren(tree: NavIndex, item: NavItem): NavItem[] | null {
  for (const use of [item, ...tree.items.values()]) {
    if (use.name !== item.name || !use.isComponent || use.scope === null) continue;
    const given = firstWithin(tree, use, (one) => one.scope === use.scope);
    if (!given) continue;
    const around = ancestors(tree, given.key);
    return around.slice(0, around.indexOf(use));
  }
  return null;
}

function firstWithin(tree: NavIndex, item: NavItem, isMeant: (item: NavItem) => boolean): NavItem | null {
  for (const key of item.children) {
    const child = tree.items.get(key);
    const found = child && (isMeant(child) ? child : firstWithin(tree, child, isMeant));
    if (found) return found;
  }
  return null;
}

/** True where HTML does not allow an element within another that it does not stand in yet, and for shapes outside a drawing. */
export function mayNotHold(tree: NavIndex, key: string, moved: string): boolean {
  const [host, item] = [tree.items.get(key), tree.items.get(moved)];
  if (!host || !item) return false;
  const holders = new Set(ancestors(tree, moved).map((one) => one.key));
  const inHost = holdersIn(tree, host);
  if (isShape(tagOf(item)) && !inHost.some((one) => tagOf(one) === 'svg')) return true;
  const around = inHost.map((one) => (LISTS.has(tagOf(one)) || !holders.has(one.key) ? tagOf(one) : ''));
  return forbiddenBy(around, tagsIn(tree, item)).length > 0;
}

/** True for an SVG shape and the `<svg>` element that it goes into. */
export const takesShape = (item: NavItem, [tag = '']: readonly string[]): boolean =>
  isShape(tag) && !item.isComponent && tagOf(item) === 'svg';

/**
 * The outermost element, from `item` outwards, that may not hold one of the tags: they go behind it.
 * @param tags of what is added, its own first
 * @returns an element that has neighbours in the source; null where all are allowed, or no such element is around it; the reason why
 * nothing is added, where that element is in another file than the one pointed at, or for a shape outside a drawing
 */
export function forbidding(state: EditorState, item: NavItem, tags: readonly string[]): TreeElement | ApiError | null {
  const { tree } = activeFrame(state);
  const [shape = ''] = tags;
  const isOutside = !takesShape(item, tags) && !isInSvg(tree, item.key);
  if (isShape(shape) && isOutside) {
    return {
      code: 'not-allowed-in-html',
      message: `Browsers show a <${shape}> only inside an <svg>.`,
      hint: 'Select a drawing or a shape in it, and paste again.',
    };
  }
  const around = holdersIn(tree, item);
  const outermost = forbiddenBy(around.map(tagOf), tags).at(-1);
  if (!outermost) return null;
  const { at, tag } = outermost;
  const sources = around.slice(at).map((one) => sourceOf(state, one));
  const source = sources.find((one) => one !== null && one.row !== null) ?? null;
  if (!source || source.filename === (sourceOf(state, item) ?? source).filename) return source;
  return {
    code: 'not-allowed-in-html',
    message: `HTML does not allow <${tag}> inside <${tagOf(around[at] as NavItem)}>.`,
    hint: `Select ${source.componentName} in ${source.filename}, and add it there: it goes after it.`,
  };
}
