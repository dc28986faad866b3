/**
 * Folds components that have no row of their own in the layers, so that the tree reads as the page's author wrote it.
 *
 * A *shell* is a component instance without a DOM element of its own. It *draws* an element that its definition renders, or one
 * that its package made, also of a component that its props name: `<Button component={RouterLink}>`. A shell that draws nothing is *plumbing*: a router, a provider, `Outlet`, a trigger that passes its
 * child on. It only passes on elements written elsewhere, and those take its place.
 *
 * A *root* is all that its component renders. Both are one row, which stands for the instance: its children are the root's.
 */
import { type Elements, isRootOfComponent } from '../scope/plurality.ts';
import type { NavIndex, NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame } from '../store/store.ts';
import { drilledIn, insidesOf, rowlessIn } from './own-file.ts';

export interface Folding {
  /** keys of plumbing: rows of its children stand in its place */
  plumbing: ReadonlySet<string>;
  /** keys of everything without a row, unless it is selected or sought */
  folded: ReadonlySet<string>;
}

/** By the list of roots: another place of any item gives another list. */
const known = new WeakMap<NavIndex['roots'], { elements: Elements; folding: Folding }>();

/** The folding of a page's tree. Works it out once per tree and source, in time proportional to the tree's size. */
export function foldingOf(index: NavIndex, elements: Elements): Folding {
  const before = known.get(index.roots);
  if (before?.elements === elements) return before.folding;
  const { plumbing, roots } = new Shells(index, elements);
  const now = { plumbing, folded: new Set([...plumbing, ...roots]) };
  const folding = before && isSame(before.folding, now) ? before.folding : now;
  known.set(index.roots, { elements, folding });
  return folding;
}

/** The row that an element shows as: its own, or the nearest one around it. */
export function rowKeyOf(state: EditorState, key: string): string | null {
  const frame = activeFrame(state);
  const { tree } = frame;
  const insides = insidesOf(tree, state.elements, frame);
  const rowless = rowlessIn(tree, foldingOf(tree, state.elements), insides, drilledIn(state, insides));
  let at: string | null = key;
  while (at !== null && rowless.has(at) && !state.selection.includes(at)) at = tree.items.get(at)?.parent ?? null;
  return at;
}

/** The element that a row shows on the page: the innermost of the roots folded into it, or the row's own. */
export function shownIn(index: NavIndex, { plumbing, folded }: Folding, item: NavItem): NavItem {
  let at = item;
  for (let key = at.children[0]; key !== undefined && isShell(at); key = at.children[0]) {
    const root = folded.has(key) && !plumbing.has(key) ? index.items.get(key) : undefined;
    if (!root) break;
    at = root;
  }
  return at;
}

class Shells {
  readonly plumbing = new Set<string>();
  readonly roots = new Set<string>();
  /** plumbing whose definition holds a visible element */
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
    const drawn = children.find((child) => this.isDrawnBy(shell, child));
    if (drawn && children.length === 1 && this.isRoot(drawn)) this.roots.add(drawn.key);
    // with classes of its own, it styles the elements that it passes on
    if (drawn || children.length === 0 || shell.directClasses.length > 0) return;
    this.plumbing.add(shell.key);
    if (children.some((child) => this.isWrittenIn(shell, child) && this.shows(child))) this.holders.add(shell.key);
  }

  private isDrawnBy(shell: NavItem, child: NavItem): boolean {
    const source = this.sourceOf(child);
    // an element without a source is the package's own
    if (!source) return true;
    const { ownerName, takesClassName } = source;
    const isOwn = ownerName !== null && (ownerName === this.sourceOf(shell)?.componentName || ownerName === shell.name);
    return isOwn ? takesClassName === true || this.shows(child) : this.holdsContent(shell, child);
  }

  /** True for an element of another definition that contains the shell's own JSX children. */
  private holdsContent(shell: NavItem, child: NavItem): boolean {
    if (this.isWrittenIn(shell, child)) return false;
    const inside = child.children.flatMap((key) => this.items.get(key) ?? []);
    return this.sourceOf(shell)?.staticTextContents === true || inside.some((one) => this.isWrittenIn(shell, one));
  }

  private isWrittenIn(shell: NavItem, item: NavItem): boolean {
    return this.sourceOf(item)?.parentCodebaseId === shell.codebaseId;
  }

  private isRoot(child: NavItem): boolean {
    const source = this.sourceOf(child);
    return !this.plumbing.has(child.key) && (!source || isRootOfComponent(source));
  }

  /** True if the element or one of the same definition in it is visible. */
  private shows({ key }: NavItem): boolean {
    return !this.plumbing.has(key) || this.holders.has(key);
  }

  private sourceOf({ codebaseId }: NavItem) {
    return codebaseId ? this.elements[codebaseId] : undefined;
  }
}

function isShell({ isComponent, tagName }: NavItem): boolean {
  return isComponent && tagName === null;
}

function isSame(one: Folding, other: Folding): boolean {
  return areSame(one.folded, other.folded) && areSame(one.plumbing, other.plumbing);
}

function areSame(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  if (some.size !== others.size) return false;
  for (const key of some) if (!others.has(key)) return false;
  return true;
}
