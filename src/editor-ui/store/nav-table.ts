/**
 * Puts the nav tree together from the parts that the frame sends. Items that did not change stay the same objects, so that views
 * of them need not draw again.
 *
 * The parts come from the page, which is not trusted (S-100): their number is bounded, and a tree may hold itself.
 */
import { parseElementKey } from '../../protocol/element-key.ts';
import { EMPTY_TREE, type NavTreeEntry, type NavTreePatch } from '../../protocol/nav-tree.ts';
import { EMPTY_INDEX, isSkipped, itemOf, MOST_NODES, type NavIndex, type NavItem } from './nav-index.ts';

interface Place {
  entry: NavTreeEntry;
  parent: string | null;
  level: number;
  children: string[];
}

export class NavTable {
  private entries = new Map<string, NavTreeEntry>();
  private version = 0;
  private root = '';
  private parts: NavTreePatch[] = [];
  private index: NavIndex = EMPTY_INDEX;
  /** what each item was made of */
  private madeOf = new WeakMap<NavItem, NavTreeEntry>();

  /** Another page: nothing of the one before counts. */
  reset(): void {
    this.entries.clear();
    this.parts = [];
    this.version = 0;
  }

  /** Takes a part. True when the tree is whole and `build` makes the new one. */
  take(part: NavTreePatch): boolean {
    if (this.parts[0]?.version !== part.version) this.parts = [];
    this.parts.push(part);
    if (this.parts.length > MOST_NODES) this.parts = [];
    if (!part.last) return false;
    const { parts } = this;
    this.parts = [];
    if (part.base === 0) this.entries.clear();
    else if (part.base !== this.version) return false;
    for (const { entries } of parts) {
      for (const entry of entries) if (this.entries.size < MOST_NODES) this.entries.set(entry.elementKey, entry);
    }
    for (const key of part.removed) this.entries.delete(key);
    this.version = part.version;
    this.root = part.root;
    return true;
  }

  build(): NavIndex {
    const { places, roots } = this.walk();
    const items = new Map<string, NavItem>();
    for (const [key, place] of places) items.set(key, this.itemAt(place));
    this.index = { roots, items };
    return this.index;
  }

  /** Document order, with the nodes that only hold others taken out. */
  private walk(): { places: Map<string, Place>; roots: string[] } {
    const places = new Map<string, Place>();
    const roots: string[] = [];
    const passed = new Set<string>();
    const stack: { key: string; parent: Place | null }[] = [{ key: this.root, parent: null }];
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { key, parent } = next;
      const entry = this.entries.get(key);
      if (!entry || key === EMPTY_TREE || passed.has(key)) continue;
      passed.add(key);
      let here = parent;
      if (!isSkipped(entry) && parseElementKey(key)) {
        here = { entry, parent: parent?.entry.elementKey ?? null, level: parent ? parent.level + 1 : 0, children: [] };
        places.set(key, here);
        (parent?.children ?? roots).push(key);
      }
      for (let at = entry.children.length - 1; at >= 0; at--) {
        const child = entry.children[at];
        if (typeof child === 'string') stack.push({ key: child, parent: here });
      }
    }
    return { places, roots };
  }

  private itemAt({ entry, parent, level, children }: Place): NavItem {
    const old = this.index.items.get(entry.elementKey);
    const isSame =
      old &&
      this.madeOf.get(old) === entry &&
      old.parent === parent &&
      old.level === level &&
      old.children.length === children.length &&
      old.children.every((key, index) => key === children[index]);
    if (isSame) return old;
    const item = itemOf(entry, { parent, level, children });
    this.madeOf.set(item, entry);
    return item;
  }
}
