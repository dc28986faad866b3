/**
 * Which components have no row of their own in the layers, so that the tree reads as the page's author wrote it.
 *
 * A *shell* is a component instance without a DOM element of its own. It *draws* an element that its definition renders, or one
 * that its package made. A shell that draws nothing is *plumbing*: a router, a provider, `Outlet`, a trigger that passes its
 * child on. It only passes on elements written elsewhere, and those take its place.
 */
import type { Elements } from '../scope/plurality.ts';
import type { NavIndex, NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame } from '../store/store.ts';

export interface Folding {
  /** keys of plumbing: rows of its children stand in its place */
  plumbing: ReadonlySet<string>;
  /** keys of everything without a row, unless it is selected or sought */
  folded: ReadonlySet<string>;
}

/** By the list of roots, which is another when items stand elsewhere. */
const known = new WeakMap<NavIndex['roots'], { elements: Elements; folding: Folding }>();

/** The folding of a page's tree. Works it out once per tree and source, in time proportional to the tree's size. */
export function foldingOf(index: NavIndex, elements: Elements): Folding {
  const before = known.get(index.roots);
  if (before?.elements === elements) return before.folding;
  const plumbing = new Plumbing(index, elements).keys;
  const folding =
    before && areSame(before.folding.plumbing, plumbing) ? before.folding : { plumbing, folded: plumbing };
  known.set(index.roots, { elements, folding });
  return folding;
}

/** The row that an element shows as: its own, or the nearest one around it. */
export function rowKeyOf(state: EditorState, key: string): string | null {
  const { tree } = activeFrame(state);
  const { folded } = foldingOf(tree, state.elements);
  let at: string | null = key;
  while (at !== null && folded.has(at) && !state.selection.includes(at)) at = tree.items.get(at)?.parent ?? null;
  return at;
}

class Plumbing {
  readonly keys = new Set<string>();
  /** plumbing in which its definition wrote an element that shows */
  private readonly holders = new Set<string>();
  private readonly items: NavIndex['items'];
  private readonly elements: Elements;

  constructor({ items }: NavIndex, elements: Elements) {
    this.items = items;
    this.elements = elements;
    // children come before their parents
    for (const item of [...items.values()].reverse()) if (isShell(item)) this.judge(item);
  }

  private judge(shell: NavItem): void {
    const children = shell.children.flatMap((key) => this.items.get(key) ?? []);
    // with classes of its own, it styles the elements that it passes on
    if (children.length === 0 || shell.directClasses.length > 0) return;
    if (children.some((child) => this.isDrawnBy(shell, child))) return;
    this.keys.add(shell.key);
    const writes = (child: NavItem) => this.sourceOf(child)?.parentCodebaseId === shell.codebaseId;
    if (children.some((child) => writes(child) && this.shows(child))) this.holders.add(shell.key);
  }

  private isDrawnBy(shell: NavItem, child: NavItem): boolean {
    const source = this.sourceOf(child);
    // an element without a source is the package's own
    if (!source) return true;
    const { ownerName, takesClassName } = source;
    const isOwn = ownerName !== null && (ownerName === this.sourceOf(shell)?.componentName || ownerName === shell.name);
    return isOwn && (takesClassName === true || this.shows(child));
  }

  /** The element itself, or one that the same definition wrote in it. */
  private shows({ key }: NavItem): boolean {
    return !this.keys.has(key) || this.holders.has(key);
  }

  private sourceOf({ codebaseId }: NavItem) {
    return codebaseId ? this.elements[codebaseId] : undefined;
  }
}

function isShell({ isComponent, tagName }: NavItem): boolean {
  return isComponent && tagName === null;
}

function areSame(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  if (some.size !== others.size) return false;
  for (const key of some) if (!others.has(key)) return false;
  return true;
}
