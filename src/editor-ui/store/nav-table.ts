/**
 * Puts the nav tree together from the parts that the frame sends. Items that did not change stay the same objects, so that views
 * of them need not draw again; and they are made as their part comes, so that the whole tree is only put in order.
 *
 * The parts come from the page, which is not trusted: their number is bounded, and a tree may hold itself.
 */
import { parseElementKey } from '../../protocol/element-key.ts';
import { EMPTY_TREE, type NavTreeEntry, type NavTreePatch } from '../../protocol/nav-tree.ts';
import { isSkipped, itemOf, MOST_NODES, type NavIndex, type NavItem } from './nav-index.ts';

/** A node's data, independent of its place. */
interface Known {
  /** keys of its children */
  children: readonly unknown[];
  /** null for one that only holds others */
  item: NavItem | null;
}

/** A part, its nodes read. */
type Part = Omit<NavTreePatch, 'entries'> & { nodes: [key: string, node: Known][] };

export class NavTable {
  private nodes = new Map<string, Known>();
  private version = 0;
  private root = '';
  private parts: Part[] = [];
  /** the tree that was built last, while items stand where they stood in it */
  private built: NavIndex | null = null;
  /** keys of nodes whose data changed since */
  private changed = new Set<string>();

  /** Another page: nothing of the one before counts. */
  reset(): void {
    this.nodes.clear();
    this.parts = [];
    this.version = 0;
    this.built = null;
  }

  /** Takes a part. True when the tree is whole and `build` makes the new one. */
  take({ entries, ...part }: NavTreePatch): boolean {
    if (this.parts[0]?.version !== part.version) this.parts = [];
    this.parts.push({ ...part, nodes: entries.map((entry) => [entry.elementKey, knownOf(entry)]) });
    if (this.parts.length > MOST_NODES) this.parts = [];
    if (!part.last) return false;
    const { parts } = this;
    this.parts = [];
    if (part.base === 0) this.nodes.clear();
    else if (part.base !== this.version) return false;
    if (part.removed.length > 0 || part.root !== this.root) this.built = null;
    for (const { nodes } of parts) for (const [key, node] of nodes) this.learn(key, node);
    for (const key of part.removed) this.nodes.delete(key);
    this.version = part.version;
    this.root = part.root;
    return true;
  }

  private learn(key: string, node: Known): void {
    const old = this.nodes.get(key);
    if (!old && this.nodes.size >= MOST_NODES) return;
    if (!old || !old.item !== !node.item || !areSame(old.children, node.children)) this.built = null;
    this.nodes.set(key, node);
    this.changed.add(key);
  }

  /**
   * Document order, with the nodes that only hold others taken out. Where items stand as they did in the tree before, as after
   * most edits, only those that say something else are looked at.
   */
  build(): NavIndex {
    this.built = this.built ? this.buildOn(this.built) : this.buildAnew();
    this.changed.clear();
    return this.built;
  }

  private buildOn({ roots, items: before }: NavIndex): NavIndex {
    const items = new Map(before);
    for (const key of this.changed) {
      const there = items.get(key);
      const node = this.nodes.get(key);
      if (!there || !node?.item) continue;
      node.item = placed(node.item, there, there.children);
      items.set(key, node.item);
    }
    return { roots, items };
  }

  private buildAnew(): NavIndex {
    const items = new Map<string, NavItem>();
    const met = new Set<string>();
    const roots = this.shown([this.root], met);
    const left: { key: string; parent: NavItem | null }[] = [];
    const later = (keys: readonly string[], parent: NavItem | null) => {
      for (let at = keys.length - 1; at >= 0; at--) left.push({ key: keys[at] as string, parent });
    };
    later(roots, null);
    for (let next = left.pop(); next; next = left.pop()) {
      const node = this.nodes.get(next.key);
      if (!node?.item) continue;
      const { parent } = next;
      const at = { parent: parent?.key ?? null, level: parent ? parent.level + 1 : 0 };
      node.item = placed(node.item, at, this.shown(node.children, met));
      items.set(next.key, node.item);
      later(node.item.children, node.item);
    }
    return { roots, items };
  }

  /** Replaces keys of nodes that are not drawn by their children's keys; each key once in a tree. */
  private shown(keys: readonly unknown[], met: Set<string>): string[] {
    const found: string[] = [];
    const inside = [{ keys, at: 0 }];
    for (let here = inside.at(-1); here; here = inside.at(-1)) {
      if (here.at === here.keys.length) {
        inside.pop();
        continue;
      }
      const key = here.keys[here.at++];
      const node = typeof key === 'string' && key !== EMPTY_TREE && !met.has(key) ? this.nodes.get(key) : undefined;
      if (!node) continue;
      met.add(key as string);
      if (node.item) found.push(key as string);
      else inside.push({ keys: node.children, at: 0 });
    }
    return found;
  }
}

function knownOf(entry: NavTreeEntry): Known {
  const { children } = entry;
  if (isSkipped(entry) || !parseElementKey(entry.elementKey)) return { children, item: null };
  const place = {
    parent: entry.parent,
    level: entry.level,
    children: children.filter((key) => typeof key === 'string'),
  };
  return { children, item: itemOf(entry, place) };
}

/** The item at its computed place in the tree; parent and level as the page sent them are ignored. */
function placed(item: NavItem, { parent, level }: Pick<NavItem, 'parent' | 'level'>, children: string[]): NavItem {
  const isThere = item.parent === parent && item.level === level && areSame(item.children, children);
  return isThere ? item : { ...item, parent, level, children };
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
