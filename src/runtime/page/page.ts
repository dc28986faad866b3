/**
 * The page as the parent names it: element keys to elements and back.
 *
 * An element's codebase id comes from React's own records, from its classes where React knows nothing (the copies that instant
 * updates put in), or from being a mount element. A key whose path has moved on is found again by its codebase id.
 */
import { isCodebaseId, STORYBOARD_CODEBASE_ID } from '../../protocol/codebase-id.ts';
import { formatElementKey, parseElementKey } from '../../protocol/element-key.ts';
import type { ProjectState } from '../project-state.ts';
import type { ReactBridge } from '../react-bridge.ts';
import { hasRareClass, isOwnNode, TEMPORARY_CLASS } from './own-nodes.ts';
import { mountId, rootElement } from './roots.ts';
import { elementAt, nearestTo, pathParent, uniquePath } from './unique-path.ts';

/** What the nav tree knows of a key. */
export interface PageNode {
  name: string;
  isComponent: boolean;
  codebaseId: string;
  /** its element, or the first elements inside a component that has none of its own */
  elements: readonly Element[];
}

/** Renamings remembered; old ids are spoken of for seconds only. */
const MAX_RENAMED = 1_000;

export class Page {
  readonly document: Document;
  private readonly project: ProjectState;
  private readonly react: ReactBridge;
  /** the nav tree's nodes by key: components share or lack an element of their own */
  private nodes: ReadonlyMap<string, PageNode> = new Map();
  /** the app's open shadow roots, as the nav tree met them */
  private shadowRoots: ReadonlySet<ShadowRoot> = new Set();

  /** ids that were given new ones: what was said of the old one means the new one */
  private readonly renamed = new Map<string, string>();

  constructor(document: Document, project: ProjectState, react: ReactBridge) {
    this.document = document;
    this.project = project;
    this.react = react;
  }

  /** The nav tree tells what it found. */
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

  /** The nearest element, self included, that the source knows; null in empty space. */
  trackedAncestor(element: Element | null): Element | null {
    for (let at = element; at; at = pathParent(at)) {
      if (isOwnNode(at) || mountId(at)) return null;
      if (this.codebaseIdOf(at)) return at;
    }
    return null;
  }

  /**
   * The key of an element, or null when it is outside the body or no storyboard is known yet.
   * @param codebaseId in place of its own: of the component instance that it is the root of
   */
  keyOf(element: Element, codebaseId = this.codebaseIdOf(element) ?? ''): string | null {
    const path = this.project.ready ? uniquePath(element) : null;
    if (!path) return null;
    return formatElementKey({ codebaseId, storyboardId: this.project.storyboardId, uniquePath: path });
  }

  /** The key of the component instance with this id that an element stands in; null where the nav tree has none. */
  keyOfInstance(element: Element, codebaseId: string): string | null {
    for (const [key, node] of this.nodes) {
      if (node.codebaseId === codebaseId && node.elements.some((root) => root.contains(element))) return key;
    }
    return null;
  }

  /** Every element on the page with a codebase id, in document order, or the first `most` of them. */
  elementsOf(codebaseId: string, most = Number.POSITIVE_INFINITY): Element[] {
    if (codebaseId === '') return [];
    if (codebaseId === 'body') return [this.document.body];
    const byId = this.document.getElementById(codebaseId);
    if (byId && mountId(byId) === codebaseId) return [byId];
    const found: Element[] = Array.prototype.slice.call(this.document.getElementsByClassName(codebaseId), 0, most);
    for (const root of this.shadowRoots) {
      for (const element of root.querySelectorAll('*')) if (element.classList.contains(codebaseId)) found.push(element);
    }
    // Where a component instance has no class of its own, React says what it drew.
    if (found.length === 0) found.push(...this.react.elementsOfInstances(codebaseId));
    const next = this.renamed.get(codebaseId);
    return found.length > 0 || next === undefined ? found : this.elementsOf(next, most);
  }

  /** True when the element is the root of a component instance with this id, not an element of the user's source itself. */
  isComponentRoot(element: Element, codebaseId: string): boolean {
    const entry = this.project.element(codebaseId);
    if (entry) return entry.type !== 'native';
    return this.react.componentChain(element)[0]?.codebaseId === codebaseId;
  }

  /** True when an element was rendered by, or handed to, the component instance with this id. */
  private isInside(element: Element, codebaseId: string): boolean {
    return this.react.componentChain(element).some((link) => link.codebaseId === codebaseId);
  }

  /** As `isInside`, and no other instance of the same component in between. */
  isMadeBy(element: Element, codebaseId: string): boolean {
    const chain = this.react.componentChain(element);
    const use = chain.find((link) => link.codebaseId === codebaseId);
    return use !== undefined && chain.find(({ fiber }) => fiber.type === use.fiber.type) === use;
  }

  isComponentKey(key: string): boolean {
    return this.nodes.get(key)?.isComponent ?? false;
  }

  /** The props that an instance has now; its own element is one inside it. */
  propsOfInstance(element: Element, codebaseId: string): Record<string, unknown> | null {
    const link = this.react.componentChain(element).find((one) => one.codebaseId === codebaseId);
    return (link?.fiber.memoizedProps as Record<string, unknown> | null | undefined) ?? null;
  }

  /** The words of an outline's label. */
  describe(key: string, element: Element): { name: string; component: boolean } {
    const node = this.nodes.get(key);
    if (node) return { name: node.name, component: node.isComponent };
    const entry = this.project.element(parseElementKey(key)?.codebaseId ?? '');
    if (entry && entry.type !== 'native') return { name: entry.componentName, component: true };
    return { name: element.localName, component: false };
  }

  /**
   * Groups of elements that stand for the same thing as the selected key: other instances of its component, or of its place in
   * the source. Of places there may be thousands: about `most` are enough.
   * @throws Error when nothing is selected (spec §8)
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

  /** The elements that a key means, the main one first; empty when it names nothing on the page. */
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

  /** True for an element of this id, and for one that a component of this id drew. */
  means(element: Element, codebaseId: string): boolean {
    if (codebaseId === '' || this.codebaseIdOf(element) === codebaseId) return true;
    if (this.isInside(element, codebaseId)) return true;
    const next = this.renamed.get(codebaseId);
    return next !== undefined && this.means(element, next);
  }
}
