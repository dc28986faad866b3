/** The tree of the layers panel: rendered elements and components, as the runtime sees them. */

/** Of a longer text the tree has the beginning. */
export const LONGEST_CHILD_TEXT = 500;

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

/** A node with its children by key. */
export type NavTreeEntry = Omit<NavTreeNode, 'children'> & { children: string[] };

/** Changes of the tree, split into as many messages as keep each of them small. */
export interface NavTreePatch {
  /** counts the trees that were begun; a part of another one ends those before it */
  version: number;
  /** the version that this one changes; 0: the whole tree is sent */
  base: number;
  root: string;
  /** new and changed nodes */
  entries: NavTreeEntry[];
  /** keys of nodes that are gone; with the last part */
  removed: string[];
  last: boolean;
}

/** Special ids of the tree: an empty tree; a container of two or more roots, which is not drawn itself. */
export const EMPTY_TREE = 'EMPTY-TREE';
export const SKIP_ROOT = 'SKIP-ROOT';
