/** The fields of a nav tree node, read from an element and its React props. */
import { isCodebaseId } from '../../protocol/codebase-id.ts';
import { LONGEST_CHILD_TEXT, type NavTreeNode } from '../../protocol/nav-tree.ts';
import { rectOf } from '../overlay/rects.ts';
import { isMarkerClass } from '../page/own-nodes.ts';
import type { ProjectState } from '../project-state.ts';
import { readableProps } from './props.ts';

type Box = NavTreeNode['pageBoundingBox'];

/**
 * Lists shared by nodes with equal content. Each object in a message costs time to copy, arrays most of all, and most elements of
 * a page share their classes and texts with others. Lists of children are not shared, because a parent may modify the tree that
 * it gets.
 *
 * Keys: a space and the class attribute, a dot and the `className`, or texts with their indexes and lengths.
 */
export type SharedLists = Map<string, unknown[]>;

function shared<T>(lists: SharedLists, key: string, make: () => T[]): T[] {
  if (!lists.has(key)) lists.set(key, make());
  return lists.get(key) as T[];
}

function classesOf(element: Element | null, lists: SharedLists): string[] {
  return shared(lists, ` ${element?.getAttribute('class') ?? ''}`, () =>
    [...(element?.classList ?? [])].filter((name) => !isMarkerClass(name)),
  );
}

/** Classes in the element's own source; if the source is unknown, those passed as `className`. */
function directClasses({ codebaseId, props }: NodeSource, project: ProjectState, lists: SharedLists): string[] {
  const entry = project.element(codebaseId);
  if (entry) return entry.removableClasses;
  const className = (props as { className?: unknown } | null)?.className;
  const given = typeof className === 'string' ? className : '';
  return shared(lists, `.${given}`, () => given.split(/\s+/).filter((name) => name && !isCodebaseId(name)));
}

function literalChildren(element: Element | null, lists: SharedLists): NavTreeNode['literalChildren'] {
  const texts: NavTreeNode['literalChildren'] = [];
  let index = 0;
  let key = '';
  for (let node = element?.firstChild; node; node = node.nextSibling) {
    // A space between two expressions is a text node of its own and part of the text.
    if (node.nodeType === 3 && node.nodeValue) {
      const value = node.nodeValue.slice(0, LONGEST_CHILD_TEXT);
      texts.push({ index, value });
      key += `${index}:${value.length}:${value}`;
    }
    index += 1;
  }
  return shared(lists, key, () => texts);
}

export type Scrolled = readonly [x: number, y: number];

function pageBox(element: Element, [x, y]: Scrolled): Box {
  const rect = rectOf(element);
  return rect && { pageX: rect.left + x, pageY: rect.top + y, width: rect.width, height: rect.height };
}

/** The union of the boxes; if only one node has a box, that same object. */
export function unionOfBoxes(nodes: readonly NavTreeNode[]): Box {
  let all: Box = null;
  for (const { pageBoundingBox: box } of nodes) {
    if (all && box) {
      const pageX = Math.min(all.pageX, box.pageX);
      const pageY = Math.min(all.pageY, box.pageY);
      const width: number = Math.max(all.pageX + all.width, box.pageX + box.width) - pageX;
      const height: number = Math.max(all.pageY + all.height, box.pageY + box.height) - pageY;
      all = { pageX, pageY, width, height };
    } else all ??= box;
  }
  return all;
}

export interface NodeSource {
  elementKey: string;
  name: string;
  isComponent: boolean;
  codebaseId: string;
  /** null for a component without an element of its own */
  element: Element | null;
  props: unknown;
  parent: NavTreeNode | null;
  reactKey?: string | null;
}

export function createNode(
  source: NodeSource,
  project: ProjectState,
  lists: SharedLists,
  scrolled: Scrolled,
): NavTreeNode {
  const { element, codebaseId, parent } = source;
  const style = element && getComputedStyle(element);
  return {
    elementKey: source.elementKey,
    name: source.name,
    tagName: element?.localName ?? null,
    isComponent: source.isComponent,
    classList: classesOf(element, lists),
    directlySetClassList: directClasses(source, project, lists),
    props: readableProps(source.props),
    literalChildren: literalChildren(element, lists),
    scope: project.scopeOf(codebaseId),
    pageBoundingBox: element && pageBox(element, scrolled),
    displayType: style?.display ?? '',
    positionType: style?.position ?? '',
    flexDirection: style?.flexDirection ?? '',
    floatVal: style?.float ?? '',
    visibility: style?.visibility ?? '',
    level: parent ? parent.level + 1 : 0,
    tempoElement: codebaseId || null,
    reactKey: source.reactKey,
    parent: parent?.elementKey ?? null,
    children: [],
  };
}
