/** The tree that the layers panel shows: rendered elements and components, as the runtime sees them (spec §3). */

export interface NavTreeNode {
  elementKey: string;
  /** words shown: the component's name, or the tag */
  name: string;
  tagName: string | null;
  isComponent: boolean;
  classList: string[];
  /** classes that stand in this element's own source, not those that a library adds */
  directlySetClassList: string[];
  /** prop name to literal, `TEMPO_FUNCTION_TYPE`, or JSON of an object */
  props: Record<string, unknown>;
  /** text children by child index */
  literalChildren: { index: number; value: string }[];
  /** id in the scope lookup, null where the element is not in a component */
  scope: string | null;
  pageBoundingBox: { pageX: number; pageY: number; width: number; height: number } | null;
  displayType: string;
  positionType: string;
  flexDirection: string;
  floatVal: string;
  /** depth, 0 at the root */
  level: number;
  /** the lookup entry's codebase id, null where the node has none */
  tempoElement: string | null;
  parent: string | null;
  children: NavTreeNode[];
}

/** Special ids of the tree (spec §9): nothing to show; two or more roots, whose own node is not drawn. */
export const EMPTY_TREE = 'EMPTY-TREE';
export const SKIP_ROOT = 'SKIP-ROOT';
