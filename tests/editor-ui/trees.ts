/** Nav trees for tests, written as nested lists. */
import type { NavTreeNode } from '../../src/protocol/nav-tree.ts';
import { idOf } from './fake-project.ts';

export interface Sketch {
  /** number of the codebase id; none for elements without a source */
  id?: number;
  name?: string;
  /** `div` without one; none for a component, whose root is an element of its own */
  tag?: string;
  text?: string;
  component?: boolean;
  key?: string;
  classes?: string[];
  props?: Record<string, unknown>;
  children?: Sketch[];
}

/** A nav tree as the frame sends it. Keys are made from the place, like the runtime's. */
export function navTree(sketch: Sketch, path = '0', level = 0, parent: string | null = null): NavTreeNode {
  const codebaseId = sketch.id === undefined ? '' : idOf(sketch.id);
  const elementKey = sketch.key ?? `TE_${codebaseId}_app_${path}`;
  return {
    elementKey,
    name: sketch.name ?? 'div',
    tagName: sketch.tag ?? (sketch.component ? null : 'div'),
    isComponent: sketch.component ?? false,
    classList: sketch.classes ?? [],
    directlySetClassList: [],
    props: sketch.props ?? {},
    literalChildren: sketch.text === undefined ? [] : [{ index: 0, value: sketch.text }],
    scope: null,
    pageBoundingBox: { pageX: 0, pageY: level * 10, width: 100, height: 10 },
    displayType: 'block',
    positionType: 'static',
    flexDirection: '',
    floatVal: '',
    visibility: 'visible',
    level,
    tempoElement: codebaseId || null,
    reactKey: null,
    parent,
    children: (sketch.children ?? []).map((child, i) => navTree(child, `${path}-${i}`, level + 1, elementKey)),
  };
}

export const keyOf = (id: number, path: string): string => `TE_${idOf(id)}_app_${path}`;
