/** Following a value from one place of the source to the next: the parameters and results of each step. */
import type * as t from '@babel/types';
import type { ExportedComponent } from '../../protocol/component-page.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import type { ElementAddress, Project } from '../mutation.ts';
import type { ListAt } from './list-positions.ts';
import type { Origin, Traced } from './origin-node.ts';

export interface Trace {
  project: Project;
  /** with `data` scope: index of one item of a list, null for any item */
  dataIndex: number | null;
  /** how many items of that list the page shows */
  dataCount?: number | null;
  /** the React keys of that item, and of the one to whose place it moves */
  dataKeys?: Pick<ListAt, 'key' | 'keyTo'>;
  /** the lists around the element, from the inside out; empty where only the index above is known */
  lists?: readonly ListAt[];
  /** elements that use components, from the inside out: the props of a component are read at the first that is one of its uses */
  callSites?: readonly ElementAddress[];
  /** the story that the page shows: a component that no element uses there has its args */
  story?: ExportedComponent | null;
  /** imported images, and calls of functions of the module with fixed values, are values: the edit replaces them */
  images?: boolean;
  /** calls of functions of their own file that it went through */
  calls?: readonly AnyNode[];
  /** cache of a question: objects with translations, by the kind of place, and the translations that were looked up */
  shared?: { setUp?: Origin[]; inFolders?: Origin[]; messages?: Set<t.Node> };
  /** depth of this path; limited */
  depth: number;
  /** step budget that is left, shared by all paths of the trace, and the arrays that have extended it */
  steps: { left: number; arrays: Set<AnyNode> };
}

const MOST_STEPS_OF_A_WAY = 40;

/** Paths multiply if each of several values depends on several others. A count, so that the result does not depend on the machine. */
const MOST_STEPS_OF_A_QUESTION = 10_000;

/** Extends the budget per array element: lists with thousands of items are traced completely. */
const MORE_STEPS_OF_AN_ITEM = 30;

/** A new trace with a full budget, for any list item. */
export function startTrace(project: Project): Trace {
  return { project, dataIndex: null, depth: 0, steps: { left: MOST_STEPS_OF_A_QUESTION, arrays: new Set() } };
}

/** Counts a step to a node; an array met for the first time extends the budget. */
export function isTooFar({ depth, steps }: Trace, node: AnyNode): boolean {
  steps.left -= 1;
  if (node.type === 'ArrayExpression' && !steps.arrays.has(node)) {
    steps.arrays.add(node);
    steps.left += node.elements.length * MORE_STEPS_OF_AN_ITEM;
  }
  return depth > MOST_STEPS_OF_A_WAY || steps.left < 0;
}

/** One step into a value: a property or an index, or a computed key that may be any. */
export type Step = { key: string; fallback?: AnyNode } | { any: true };

/** The functions of `values.ts`, handed to those that follow one kind of expression (calls, props, state) and must go on. */
export interface Tracer {
  /** The literals, objects, arrays, functions and elements that an expression may be. */
  valuesOf(origin: Origin, trace: Trace): Traced;
  /** The values at the end of a path that begins at an expression. */
  along(origin: Origin, path: readonly Step[], trace: Trace): Traced;
  /** The values at the end of a path that begins at each of some values. */
  followAll(from: Traced, path: readonly Step[], trace: Trace): Traced;
  /** The items of the arrays that an expression may be. */
  itemsOf(origin: Origin, trace: Trace): Traced;
}
