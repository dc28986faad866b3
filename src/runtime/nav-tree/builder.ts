/**
 * Builds the nav tree in steps. Elements are walked in document order. An element's parent in the tree comes from React (the
 * nearest component or element around it, so that the content of a portal is where it was written), else from the document.
 *
 * A component instance of the user's source is a node. If its root element belongs to a library, and so has the instance's id,
 * both are one node.
 */
import { formatElementKey } from '../../protocol/element-key.ts';
import { EMPTY_TREE, type NavTreeNode, SKIP_ROOT } from '../../protocol/nav-tree.ts';
import { HIDDEN_CLASS, hasRareClass, isOwnNode } from '../page/own-nodes.ts';
import type { Page, PageNode } from '../page/page.ts';
import { mountId, rootElement } from '../page/roots.ts';
import { pathChildren } from '../page/unique-path.ts';
import type { Dom } from '../parts.ts';
import type { ProjectState } from '../project-state.ts';
import { ANONYMOUS, type Fiber } from '../react/fibers.ts';
import type { ReactBridge } from '../react-bridge.ts';

import { createNode, type NodeSource, type Scrolled, type SharedLists, unionOfBoxes } from './node.ts';
import { isSameNode } from './same-node.ts';

const EXCLUDED = new Set(['script', 'noscript', 'style', 'link', 'meta', 'template', 'vite-error-overlay']);

interface Step {
  element: Element;
  path: string;
  /** inside of an `svg` */
  isDrawn: boolean;
}

interface Draft {
  node: NavTreeNode;
  parent: Draft | null;
  elements: Element[];
  /** a component that waits for a root element with its own id */
  open: boolean;
}

export interface BuiltTree {
  tree: NavTreeNode;
  /** its nodes in the order of the walk, to compare with the next tree */
  list: NavTreeNode[];
  /** differs from the previous tree */
  isNew: boolean;
  nodes: Map<string, PageNode>;
  shadowRoots: Set<ShadowRoot>;
}

export interface TreeDeps extends Dom {
  page: Page;
  project: ProjectState;
  react: ReactBridge;
}

export class TreeBuilder {
  private readonly deps: TreeDeps;
  private readonly previous: readonly NavTreeNode[] | null;
  private readonly byFiber = new Map<Fiber, Draft>();
  private readonly byElement = new Map<Element, Draft>();
  private readonly nodes = new Map<string, PageNode>();
  private readonly shadowRoots = new Set<ShadowRoot>();
  private readonly lists: SharedLists = new Map();
  private readonly drafts: Draft[] = [];
  private readonly top: Draft;
  /** scroll offset, read once per slice, because reading it may cause a layout */
  private scrolled: Scrolled | null = null;

  /** @param previous nodes of the tree sent last, or null */
  constructor(deps: TreeDeps, previous: readonly NavTreeNode[] | null) {
    this.deps = deps;
    this.previous = previous;
    this.top = { node: this.rootNode(SKIP_ROOT), parent: null, elements: [], open: false };
  }

  private rootNode(codebaseId: string): NavTreeNode {
    const source = { elementKey: this.key(codebaseId, '0'), name: codebaseId, isComponent: false, codebaseId };
    const node = this.create({ ...source, element: null, props: null, parent: null });
    // Its children are the real top: level 0.
    return { ...node, tempoElement: null, level: -1 };
  }

  private create(source: NodeSource): NavTreeNode {
    const { window, project } = this.deps;
    this.scrolled ??= [window.scrollX, window.scrollY];
    return createNode(source, project, this.lists, this.scrolled);
  }

  private key(codebaseId: string, uniquePath: string): string {
    return formatElementKey({ codebaseId, storyboardId: this.deps.project.storyboardId, uniquePath });
  }

  /** Walks the page. The caller may pause after each step, and passes true if it has. */
  *build(): Generator<void, BuiltTree, boolean> {
    const { document } = this.deps;
    const root = rootElement(document);
    const walk: Step[] = [{ element: document.body, path: '0', isDrawn: false }];
    for (let next = walk.pop(); next; next = walk.pop()) {
      const { element, path, isDrawn } = next;
      if (this.isExcluded(element)) continue;
      // An `svg` is one node, except for elements inside that the source has: in charts those are within a library's groups.
      const isPassed = isDrawn && !this.deps.page.codebaseIdOf(element);
      const inside = element !== root && root.contains(element);
      const wanted = element !== document.body && !mountId(element) && (inside || this.deps.react.fiberOf(element));
      if (wanted && !isPassed) this.add(element, path);
      if (element.shadowRoot) this.shadowRoots.add(element.shadowRoot);
      const children = pathChildren(element);
      const draws = isDrawn || element.localName === 'svg';
      for (let index = children.length - 1; index >= 0; index--) {
        const child = children[index];
        // The shadow root of a host inside an `svg` is not part of the drawing.
        if (child) walk.push({ element: child, path: `${path}-${index}`, isDrawn: draws && !!child.parentElement });
      }
      if (yield) this.scrolled = null;
    }
    yield* this.measureComponents();
    const tree = this.finish();
    const list = this.drafts.map(({ node }) => node);
    const isNew = yield* this.differs(list);
    return { tree, list, isNew, nodes: this.nodes, shadowRoots: this.shadowRoots };
  }

  private isExcluded(element: Element): boolean {
    if (EXCLUDED.has(element.localName) || isOwnNode(element) || hasRareClass(element, HIDDEN_CLASS)) return true;
    // An iframe without a codebase id is left out of the tree.
    return element.localName === 'iframe' && !this.deps.page.codebaseIdOf(element);
  }

  private add(element: Element, path: string): void {
    const { page, react } = this.deps;
    const fiber = react.fiberOf(element);
    const parent = (fiber?.return && this.draftOf(fiber.return, path)) ?? this.around(element);
    const codebaseId = page.codebaseIdOf(element) ?? '';
    const merges = parent.open && parent.elements.length === 0 && parent.node.tempoElement === codebaseId;
    const draft = merges
      ? this.merge(parent, element)
      : this.append(
          parent,
          { codebaseId, path, element, name: element.localName, props: react.propsOf(element) },
          fiber,
        );
    if (fiber) this.byFiber.set(fiber, draft);
    this.byElement.set(element, draft);
    for (let at: Draft | null = draft; at && (at === draft || at.open); at = at.parent) at.elements.push(element);
  }

  /** The node of the nearest ancestor, for an element unknown to React. */
  private around(element: Element): Draft {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const draft = this.byElement.get(at);
      if (draft) return draft;
    }
    return this.top;
  }

  /** The node that the children of a fiber belong to; creates nodes of components at their first element. */
  private draftOf(fiber: Fiber, path: string): Draft {
    const passed: Fiber[] = [];
    let at: Fiber | null = fiber;
    let known: Draft | undefined;
    for (; at; at = at.return) {
      known = this.byFiber.get(at) ?? (at.alternate ? this.byFiber.get(at.alternate) : undefined);
      if (known) break;
      passed.push(at);
    }
    let draft = known ?? this.top;
    for (const unknown of passed.reverse()) {
      draft = this.component(draft, unknown, path) ?? draft;
      this.byFiber.set(unknown, draft);
    }
    return draft;
  }

  private component(parent: Draft, fiber: Fiber, path: string): Draft | null {
    const { react } = this.deps;
    const codebaseId = react.isComponent(fiber) ? react.idOf(fiber) : null;
    // No node: a component inside a library, and one that starts at the same element as another of the same id (recursion).
    if (!codebaseId || this.nodes.has(this.key(codebaseId, path))) return null;
    const isStale = fiber.alternate !== null && fiber.alternate.memoizedProps !== fiber.memoizedProps;
    const props = (isStale ? react.currentOf(fiber) : fiber).memoizedProps;
    // Libraries leave components unnamed: use the name in the source.
    const own = react.componentNameOf(fiber);
    const name =
      own === ANONYMOUS || /^styled/i.test(own) ? (this.deps.project.element(codebaseId)?.componentName ?? own) : own;
    return this.append(parent, { codebaseId, path, element: null, name, props }, fiber);
  }

  private append(
    parent: Draft,
    source: { codebaseId: string; path: string; element: Element | null; name: string; props: unknown },
    fiber: Fiber | null,
  ): Draft {
    const { codebaseId, path, element, name, props } = source;
    const isComponent = element === null;
    const elementKey = this.key(codebaseId, path);
    const reactKey = fiber?.key;
    const node = this.create({
      elementKey,
      name,
      isComponent,
      codebaseId,
      element,
      props,
      parent: parent.node,
      reactKey,
    });
    if (parent === this.top) node.parent = null;
    const draft: Draft = { node, parent, elements: [], open: isComponent };
    parent.node.children.push(node);
    this.drafts.push(draft);
    this.nodes.set(elementKey, { name, isComponent, codebaseId, elements: draft.elements });
    return draft;
  }

  private merge(component: Draft, element: Element): Draft {
    const { node } = component;
    const source = {
      elementKey: node.elementKey,
      name: node.name,
      isComponent: true,
      codebaseId: node.tempoElement ?? '',
      reactKey: node.reactKey,
    };
    const own = this.create({ ...source, element, props: null, parent: null });
    const { props, level, parent, directlySetClassList } = node;
    Object.assign(node, own, { props, level, parent, directlySetClassList, children: node.children });
    component.open = false;
    return component;
  }

  /** The box of a component is that of its content. In the list children come after their parents. */
  private *measureComponents(): Generator<void, void> {
    for (let index = this.drafts.length - 1; index >= 0; index--) {
      const node = this.drafts[index]?.node;
      if (node) node.pageBoundingBox ??= unionOfBoxes(node.children);
      if (index % 200 === 0) yield;
    }
  }

  /** Both walks have the same order, so nodes are compared pairwise until one differs. */
  private *differs(list: readonly NavTreeNode[]): Generator<void, boolean> {
    const { previous } = this;
    if (!previous || previous.length !== list.length) return true;
    for (const [index, node] of list.entries()) {
      if (!isSameNode(previous[index], node)) return true;
      if (index % 200 === 0) yield;
    }
    return false;
  }

  /** A single top node is the tree; none or several get a root of their own. */
  private finish(): NavTreeNode {
    const { children } = this.top.node;
    if (children.length === 0) return { ...this.rootNode(EMPTY_TREE), level: 0 };
    const [only] = children;
    if (only && children.length === 1) return only;
    for (const child of children) child.parent = this.top.node.elementKey;
    return { ...this.top.node, level: 0 };
  }
}
