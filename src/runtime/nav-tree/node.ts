/** The fields of a nav tree's node (spec §3), read from an element and from React's record of it. */
import { isCodebaseId } from '../../protocol/codebase-id.ts';
import type { NavTreeNode } from '../../protocol/nav-tree.ts';
import { rectOf } from '../overlay/rects.ts';
import { isMarkerClass } from '../page/own-nodes.ts';
import type { ProjectState } from '../project-state.ts';
import { readableProps } from './props.ts';

/** what parts the names of a class attribute */
const SPACE = /[\t\n\f\r ]+/;

type Box = NavTreeNode['pageBoundingBox'];

/** Longest text of one text child in the tree. */
const MAX_TEXT = 500;

/**
 * The classes of a page's elements. Those with the same attribute share a list: it is made once, and copied once in a message.
 */
export class ClassLists {
  private readonly lists = new Map<string, string[]>();

  of(element: Element | null): string[] {
    const attribute = element?.getAttribute('class') ?? '';
    let list = this.lists.get(attribute);
    if (!list) {
      list = [...new Set(attribute.split(SPACE))].filter((name) => name && !isMarkerClass(name));
      this.lists.set(attribute, list);
    }
    return list;
  }
}

/** Classes that stand in the element's own source: the source knows, else what was passed as `className`. */
function directClasses(codebaseId: string, props: unknown, project: ProjectState): string[] {
  const entry = project.element(codebaseId);
  if (entry) return entry.removableClasses;
  const className = (props as { className?: unknown } | null)?.className;
  return typeof className === 'string' ? className.split(/\s+/).filter((name) => name && !isCodebaseId(name)) : [];
}

function literalChildren(element: Element): NavTreeNode['literalChildren'] {
  const texts: NavTreeNode['literalChildren'] = [];
  let index = 0;
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3 && node.nodeValue?.trim()) texts.push({ index, value: node.nodeValue.slice(0, MAX_TEXT) });
    index += 1;
  }
  return texts;
}

function pageBox(element: Element, view: Window): Box {
  const rect = rectOf(element);
  if (!rect) return null;
  return {
    pageX: rect.left + view.scrollX,
    pageY: rect.top + view.scrollY,
    width: rect.width,
    height: rect.height,
  };
}

export function unionOfBoxes(boxes: readonly Box[]): Box {
  let all: Box = null;
  for (const box of boxes) {
    if (!box) continue;
    if (!all) {
      all = { ...box };
      continue;
    }
    const right = Math.max(all.pageX + all.width, box.pageX + box.width);
    const bottom = Math.max(all.pageY + all.height, box.pageY + box.height);
    all.pageX = Math.min(all.pageX, box.pageX);
    all.pageY = Math.min(all.pageY, box.pageY);
    all.width = right - all.pageX;
    all.height = bottom - all.pageY;
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
}

export function createNode(source: NodeSource, project: ProjectState, classes: ClassLists): NavTreeNode {
  const { element, codebaseId, parent } = source;
  const view = element?.ownerDocument.defaultView;
  const style = view?.getComputedStyle(element as Element);
  return {
    elementKey: source.elementKey,
    name: source.name,
    tagName: element?.localName ?? null,
    isComponent: source.isComponent,
    classList: classes.of(element),
    directlySetClassList: directClasses(codebaseId, source.props, project),
    props: readableProps(source.props),
    literalChildren: element ? literalChildren(element) : [],
    scope: project.scopeOf(codebaseId),
    pageBoundingBox: element && view ? pageBox(element, view) : null,
    displayType: style?.display ?? '',
    positionType: style?.position ?? '',
    flexDirection: style?.flexDirection ?? '',
    floatVal: style?.float ?? '',
    level: parent ? parent.level + 1 : 0,
    tempoElement: codebaseId || null,
    parent: parent?.elementKey ?? null,
    children: [],
  };
}
