/** Sends our own editor only the changed nodes, in messages small enough to block neither side. */
import type { NavTreeEntry, NavTreeNode, NavTreePatch } from '../../protocol/nav-tree.ts';
import { isSameNode } from './same-node.ts';

/** Nodes in one message: about two milliseconds of copying. */
const PART = 200;
/** Nodes compared between two checks of the time. */
const STEP = 50;

export class TreePatches {
  private readonly post: (patch: NavTreePatch) => void;
  /** the editor's entries by key; null to send everything */
  private known: Map<string, NavTreeEntry> | null = null;
  private version = 0;
  private base = 0;

  constructor(post: (patch: NavTreePatch) => void) {
    this.post = post;
  }

  forget(): void {
    this.known = null;
  }

  /** @param list the nodes in document order, without an artificial root */
  *tell(tree: NavTreeNode, list: readonly NavTreeNode[]): Generator<void, void> {
    const nodes = list[0] === tree ? list : [tree, ...list];
    const now = new Map<string, NavTreeEntry>();
    const before = this.known;
    this.version += 1;
    const head = { version: this.version, base: before ? this.base : 0, root: tree.elementKey };
    let entries: NavTreeEntry[] = [];
    let isNew = before?.size !== nodes.length;
    for (const [index, node] of nodes.entries()) {
      const old = before?.get(node.elementKey);
      const entry = old && isSameEntry(old, node) ? old : entryOf(node);
      now.set(entry.elementKey, entry);
      if (entry !== old) entries.push(entry);
      if (entries.length === PART) {
        this.post({ ...head, entries, removed: [], last: false });
        [entries, isNew] = [[], true];
        yield;
      }
      if (index % STEP === 0) yield;
    }
    const removed = before ? [...before.keys()].filter((key) => !now.has(key)) : [];
    if (isNew || entries.length > 0 || removed.length > 0) {
      this.post({ ...head, entries, removed, last: true });
      this.base = head.version;
    }
    this.known = now;
  }
}

function entryOf(node: NavTreeNode): NavTreeEntry {
  return { ...node, children: node.children.map(({ elementKey }) => elementKey) };
}

function isSameEntry(entry: NavTreeEntry, node: NavTreeNode): boolean {
  const { children } = node;
  if (entry.children.length !== children.length) return false;
  if (!children.every(({ elementKey }, index) => entry.children[index] === elementKey)) return false;
  return isSameNode(entry, node);
}
