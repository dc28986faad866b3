/**
 * The nav tree as the editor keeps it: a flat table by element key, without the special nodes of the wire (`EMPTY-TREE`
 * means no nodes, `SKIP-ROOT` only holds several roots).
 *
 * The tree comes from the page, which is not trusted: sizes are bounded and only known fields are read.
 */
import { keyOnStoryboard, parseElementKey } from '../../protocol/element-key.ts';
import { EMPTY_TREE, type NavTreeEntry, type NavTreeNode, SKIP_ROOT } from '../../protocol/nav-tree.ts';

export interface NavItem {
  key: string;
  parent: string | null;
  children: string[];
  /** depth, 0 at a root */
  level: number;
  name: string;
  tagName: string | null;
  isComponent: boolean;
  /** the lookup entry's codebase id, null where the source has none */
  codebaseId: string | null;
  /** the React key, which tells the items of a list apart */
  reactKey?: string;
  /** id in the scope lookup */
  scope: string | null;
  /** words that stand directly in it, joined */
  text: string;
  classList: string[];
  directClasses: string[];
  props: Record<string, unknown>;
  box: NavTreeNode['pageBoundingBox'];
  display: string;
  flexDirection: string;
  position: string;
  /** CSS `visibility`, empty for components without an element of their own */
  visibility: string;
}

export interface NavIndex {
  /** the very list of another index only where all items stand as they do there */
  roots: string[];
  items: ReadonlyMap<string, NavItem>;
}

/** The key of the same place in this tree: keys of another frame's page name another storyboard. */
export function keyIn({ items }: NavIndex, key: string): string {
  if (items.has(key)) return key;
  const [first] = items.keys();
  const storyboardId = first && parseElementKey(first)?.storyboardId;
  return storyboardId ? keyOnStoryboard(key, storyboardId) : key;
}

export const EMPTY_INDEX: NavIndex = { roots: [], items: new Map() };

export const MOST_NODES = 60_000;
const LONGEST_TEXT = 2_000;
/** of one list, classes say */
const MOST_WORDS = 500;

/** Flattens a tree in document order. Nodes beyond 60,000 and nodes without an element key of their own are left out. */
export function indexNavTree(root: NavTreeNode): NavIndex {
  const items = new Map<string, NavItem>();
  const roots: string[] = [];
  const stack: { node: NavTreeNode; parent: NavItem | null }[] = [{ node: root, parent: null }];
  // every node taken from the stack counts: a tree may hold itself
  for (let taken = 0; taken < MOST_NODES; taken++) {
    const next = stack.pop();
    if (!next) break;
    const { node, parent } = next;
    if (!isNode(node) || node.elementKey === EMPTY_TREE || items.has(node.elementKey)) continue;
    const hasKey = !isSkipped(node) && parseElementKey(node.elementKey) !== null;
    const here = hasKey ? addItem(items, node, parent) : parent;
    if (here && here !== parent) (parent ? parent.children : roots).push(here.key);
    const children = Array.isArray(node.children) ? node.children : [];
    for (const child of children.toReversed()) stack.push({ node: child, parent: here });
  }
  return { roots, items };
}

/** Keys of the tree's own roots, which stand for nothing on the page. */
const NO_ELEMENT = new RegExp(`^TE_(?:${EMPTY_TREE}|${SKIP_ROOT})_`);

/** True for nodes that only hold others. */
export function isSkipped(node: NavTreeNode | NavTreeEntry): boolean {
  const { elementKey, tempoElement } = node;
  return elementKey === SKIP_ROOT || tempoElement === SKIP_ROOT || NO_ELEMENT.test(elementKey);
}

function isNode(node: unknown): node is NavTreeNode {
  return typeof node === 'object' && node !== null && typeof (node as NavTreeNode).elementKey === 'string';
}

function addItem(items: Map<string, NavItem>, node: NavTreeNode, parent: NavItem | null): NavItem {
  const item = itemOf(node, { parent: parent?.key ?? null, level: parent ? parent.level + 1 : 0, children: [] });
  items.set(item.key, item);
  return item;
}

/** An item with the place that it has in the tree. */
export function itemOf(
  node: NavTreeNode | NavTreeEntry,
  place: Pick<NavItem, 'parent' | 'level' | 'children'>,
): NavItem {
  return {
    key: node.elementKey,
    ...place,
    name: clip(node.name) || clip(node.tagName) || 'element',
    tagName: clip(node.tagName) || null,
    isComponent: node.isComponent === true,
    codebaseId: clip(node.tempoElement) || null,
    reactKey: clip(node.reactKey) || undefined,
    scope: clip(node.scope) || null,
    text: textOf(node),
    classList: strings(node.classList),
    directClasses: strings(node.directlySetClassList),
    props: typeof node.props === 'object' && node.props !== null ? node.props : {},
    box: node.pageBoundingBox ?? null,
    display: clip(node.displayType),
    flexDirection: clip(node.flexDirection),
    position: clip(node.positionType),
    visibility: clip(node.visibility),
  };
}

function textOf(node: NavTreeNode | NavTreeEntry): string {
  if (!Array.isArray(node.literalChildren)) return '';
  let text = '';
  for (const child of node.literalChildren) text += clip(child?.value, 100_000);
  return text.trim() === '' ? '' : text;
}

function clip(value: unknown, longest = LONGEST_TEXT): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

/** The list itself where nothing is wrong with it: thousands are read, and most nodes of a message share theirs. */
function strings(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  // `findIndex`, unlike `some`, also visits the holes of an array
  const isWhole = value.length <= MOST_WORDS && value.findIndex((one) => typeof one !== 'string') < 0;
  return isWhole ? value : value.filter((one) => typeof one === 'string').slice(0, MOST_WORDS);
}

/** The item's parents, nearest first. */
export function ancestors(index: NavIndex, key: string): NavItem[] {
  const found: NavItem[] = [];
  let item = index.items.get(key);
  while (item?.parent) {
    item = index.items.get(item.parent);
    if (!item) break;
    found.push(item);
  }
  return found;
}

/** True inside an `<svg>`, where a `<div>` is not shown and CSS layout does not apply. */
export function isInSvg(index: NavIndex, key: string): boolean {
  const around = ancestors(index, key).map(({ tagName }) => tagName?.toLowerCase());
  return around.find((tag) => tag === 'svg' || tag === 'foreignobject') === 'svg';
}

/** The keys of all items with the same parent, the item itself included. */
export function siblings(index: NavIndex, key: string): readonly string[] {
  const parent = index.items.get(key)?.parent;
  return parent ? (index.items.get(parent)?.children ?? []) : index.roots;
}

/** The next (1) or previous (-1) item with the same parent, round at the ends; null for an only child. */
export function sibling(index: NavIndex, key: string, step: 1 | -1): NavItem | null {
  const item = index.items.get(key);
  if (!item) return null;
  const row = siblings(index, key);
  if (row.length < 2) return null;
  const next = row[(row.indexOf(key) + step + row.length) % row.length];
  return (next && index.items.get(next)) || null;
}

/** Items that the same JSX element made, in document order: more than one for lists and shared components. */
export function itemsOf(index: NavIndex, codebaseId: string): readonly NavItem[] {
  const groups = groupsOf.get(index) ?? groupItems(index);
  groupsOf.set(index, groups);
  return groups.get(codebaseId) ?? [];
}

/** by codebase id; made when a tree is first asked, because each selection asks several times */
const groupsOf = new WeakMap<NavIndex, ReadonlyMap<string, readonly NavItem[]>>();

function groupItems({ items }: NavIndex): ReadonlyMap<string, readonly NavItem[]> {
  const groups = new Map<string, NavItem[]>();
  for (const item of items.values()) {
    if (!item.codebaseId) continue;
    const group = groups.get(item.codebaseId);
    if (group) group.push(item);
    else groups.set(item.codebaseId, [item]);
  }
  return groups;
}
