/**
 * Maps element keys to elements and back.
 *
 * The codebase id of an element comes from React's records, from its classes if React does not know it (copies made by instant
 * updates), or from its role as mount element. If the path of a key is outdated, the codebase id finds the element.
 */
import { isCodebaseId, STORYBOARD_CODEBASE_ID } from '../../protocol/codebase-id.ts';
import { formatElementKey, parseElementKey } from '../../protocol/element-key.ts';
import type { ProjectState } from '../project-state.ts';
import type { ReactBridge } from '../react-bridge.ts';
import { hasRareClass, isOwnNode, TEMPORARY_CLASS } from './own-nodes.ts';
import { mountId, rootElement } from './roots.ts';
import { elementAt, nearestTo, pathParent, uniquePath } from './unique-path.ts';

/** A node of the nav tree. */
export interface PageNode {
  name: string;
  isComponent: boolean;
  codebaseId: string;
  /** its element, or the first elements inside a component without one */
  elements: readonly Element[];
}

/** Remembered renames; old ids are used only for seconds. */
const MAX_RENAMED = 1_000;

export class Page {
  readonly document: Document;
  private readonly project: ProjectState;
  private readonly react: ReactBridge;
  /** nodes of the nav tree: components may share or lack an element */
  private nodes: ReadonlyMap<string, PageNode> = new Map();
  /** the app's open shadow roots, found by the nav tree */
  private shadowRoots: ReadonlySet<ShadowRoot> = new Set();

  /** new ids by old ones */
  private readonly renamed = new Map<string, string>();

  constructor(document: Document, project: ProjectState, react: ReactBridge) {
    this.document = document;
    this.project = project;
    this.react = react;
  }

  /** Called with each new nav tree. */
  learn(nodes: ReadonlyMap<string, PageNode>, shadowRoots: ReadonlySet<ShadowRoot>): void {
    this.nodes = nodes;
    this.shadowRoots = shadowRoots;
  }

  /** The server gave elements new ids. */
  learnIds(prevIdToNewIdMap: Record<string, string>): void {
    for (const [previous, next] of Object.entries(prevIdToNewIdMap)) {
      this.renamed.delete(next);
      if (previous !== next) this.renamed.set(previous, next);
    }
    for (const oldest of this.renamed.keys()) {
      if (this.renamed.size <= MAX_RENAMED) break;
      this.renamed.delete(oldest);
    }
  }

  codebaseIdOf(element: Element): string | null {
    const mount = mountId(element);
    if (mount) return mount;
    if (!hasRareClass(element, TEMPORARY_CLASS)) {
      const id = this.react.codebaseIdOf(element);
      if (id) return id;
    }
    for (const name of element.classList) if (isCodebaseId(name)) return name;
    return null;
  }

  /** The nearest element, self included, that the source contains, or null. */
  trackedAncestor(element: Element | null): Element | null {
    for (let at = element; at; at = pathParent(at)) {
      if (isOwnNode(at) || mountId(at)) return null;
      if (this.codebaseIdOf(at)) return at;
    }
    return null;
  }

  /**
   * The key of an element; null outside of the body or before a storyboard is known.
   * @param codebaseId another id than its own: of the component instance whose root it is
   */
  keyOf(element: Element, codebaseId = this.codebaseIdOf(element) ?? ''): string | null {
    const path = this.project.ready ? uniquePath(element) : null;
    if (!path) return null;
    return formatElementKey({ codebaseId, storyboardId: this.project.storyboardId, uniquePath: path });
  }

  /** The key of the component instance with this id around an element; null if the nav tree has none. */
  keyOfInstance(element: Element, codebaseId: string): string | null {
    for (const [key, node] of this.nodes) {
      if (node.codebaseId === codebaseId && node.elements.some((root) => root.contains(element))) return key;
    }
    return null;
  }

  /** All elements with a codebase id in document order, or the first `most`. */
  elementsOf(codebaseId: string, most = Number.POSITIVE_INFINITY): Element[] {
    if (codebaseId === '') return [];
    if (codebaseId === 'body') return [this.document.body];
    const byId = this.document.getElementById(codebaseId);
    if (byId && mountId(byId) === codebaseId) return [byId];
    const found: Element[] = Array.prototype.slice.call(this.document.getElementsByClassName(codebaseId), 0, most);
    for (const root of this.shadowRoots) {
      for (const element of root.querySelectorAll('*')) if (element.classList.contains(codebaseId)) found.push(element);
    }
    // A component instance without a class of its own: React knows its elements.
    if (found.length === 0) found.push(...this.react.elementsOfInstances(codebaseId));
    const next = this.renamed.get(codebaseId);
    return found.length > 0 || next === undefined ? found : this.elementsOf(next, most);
  }

  /** True for the root of a component instance with this id; false for an element written in the user's source. */
  isComponentRoot(element: Element, codebaseId: string): boolean {
    const entry = this.project.element(codebaseId);
    if (entry) return entry.type !== 'native';
    return this.react.componentChain(element)[0]?.codebaseId === codebaseId;
  }

  /** True for an element rendered by, or passed to, the component instance with this id. */
  isInside(element: Element, codebaseId: string): boolean {
    return this.react.componentChain(element).some((link) => link.codebaseId === codebaseId);
  }

  /** Like `isInside`, without another instance of the same component in between. */
  isMadeBy(element: Element, codebaseId: string): boolean {
    const chain = this.react.componentChain(element);
    const use = chain.find((link) => link.codebaseId === codebaseId);
    return use !== undefined && chain.find(({ fiber }) => fiber.type === use.fiber.type) === use;
  }

  isComponentKey(key: string): boolean {
    return this.nodes.get(key)?.isComponent ?? false;
  }

  /** The current props of the instance around an element. */
  propsOfInstance(element: Element, codebaseId: string): Record<string, unknown> | null {
    const link = this.react.componentChain(element).find((one) => one.codebaseId === codebaseId);
    return (link?.fiber.memoizedProps as Record<string, unknown> | null | undefined) ?? null;
  }

  /** The name in an outline's label: a component's tag in the source, as React may know it by a name that a bundler made. */
  describe(key: string, element: Element): { name: string; component: boolean } {
    const node = this.nodes.get(key);
    const entry = node && !node.isComponent ? null : this.project.element(parseElementKey(key)?.codebaseId ?? '');
    if (entry && entry.type !== 'native') return { name: entry.componentName, component: true };
    return node ? { name: node.name, component: node.isComponent } : { name: element.localName, component: false };
  }

  /**
   * Groups of elements that are the same as the key's: other instances of its component, or of its place in the source (about
   * `most`, since there may be thousands).
   * @throws Error when the key is null
   */
  sameAs(key: string | null, most?: number): (readonly Element[])[] {
    if (key === null) throw new Error('No selected element when isNavNodeMatch called');
    const node = this.nodes.get(key);
    if (node?.isComponent) {
      const same = [...this.nodes.values()].filter((other) => other.isComponent && other.name === node.name);
      return same.map((other) => other.elements);
    }
    return this.elementsOf(parseElementKey(key)?.codebaseId ?? '', most).map((element) => [element]);
  }

  /** The elements of a key, the main one first; empty if it is not on the page. */
  resolve(key: string | null): readonly Element[] {
    const parsed = key ? parseElementKey(key) : null;
    if (!key || !parsed) return [];
    if (parsed.codebaseId === STORYBOARD_CODEBASE_ID) return [rootElement(this.document)];
    const isStill = (element: Element) => element.isConnected && this.means(element, parsed.codebaseId);
    const known = this.nodes.get(key)?.elements.filter(isStill) ?? [];
    if (known.length > 0) return known;
    const there = elementAt(this.document, parsed.uniquePath);
    if (there && this.means(there, parsed.codebaseId)) return [there];
    const nearest = nearestTo(parsed.uniquePath, this.elementsOf(parsed.codebaseId));
    return nearest ? [nearest] : [];
  }

  /** True for an element of this id, and for one that a component of this id rendered. */
  means(element: Element, codebaseId: string): boolean {
    if (codebaseId === '' || this.codebaseIdOf(element) === codebaseId) return true;
    if (this.isInside(element, codebaseId)) return true;
    const next = this.renamed.get(codebaseId);
    return next !== undefined && this.means(element, next);
  }
}
