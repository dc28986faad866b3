/** The tree of the layers panel: rendered elements and components, reported by the runtime. */

/** In characters; longer texts are cut off. */
export const LONGEST_CHILD_TEXT = 500;

export interface NavTreeNode {
  elementKey: string;
  /** display name: the component's name, or the tag */
  name: string;
  tagName: string | null;
  isComponent: boolean;
  classList: string[];
  /** classes in this element's own source, without those that a library adds */
  directlySetClassList: string[];
  /** prop name to literal, `TEMPO_FUNCTION_TYPE`, or JSON of an object */
  props: Record<string, unknown>;
  /** text children by child index */
  literalChildren: { index: number; value: string }[];
  /** id in the scope lookup; null if the element is not in a component */
  scope: string | null;
  pageBoundingBox: { pageX: number; pageY: number; width: number; height: number } | null;
  displayType: string;
  positionType: string;
  flexDirection: string;
  floatVal: string;
  visibility: string;
  /** depth, 0 at the root */
  level: number;
  /** the lookup entry's codebase id, or null */
  tempoElement: string | null;
  /** the React key, which tells the items of a list apart */
  reactKey?: string | null;
  parent: string | null;
  children: NavTreeNode[];
}

/** A node with its children by key. */
export type NavTreeEntry = Omit<NavTreeNode, 'children'> & { children: string[] };

/** Changes of the tree, split into several small messages. */
export interface NavTreePatch {
  /** number of the tree; the first part of a new one cancels unfinished ones */
  version: number;
  /** the version to which the changes apply; 0: the whole tree is sent */
  base: number;
  root: string;
  /** new and changed nodes */
  entries: NavTreeEntry[];
  /** keys of removed nodes; sent with the last part */
  removed: string[];
  last: boolean;
}

/** Special ids of the tree: an empty tree; a container of two or more roots, which is not drawn itself. */
export const EMPTY_TREE = 'EMPTY-TREE';
export const SKIP_ROOT = 'SKIP-ROOT';
