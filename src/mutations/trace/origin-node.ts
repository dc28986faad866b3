/** A value in the source: its node, the file that it stands in, and the nodes around it. */
import type { StoryArgName } from '../../protocol/api.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';

/** A file that values stand in; `source` is null for JSON. */
export interface ValueFile {
  file: string;
  text: string;
  source: ParsedSource | null;
}

export interface Origin {
  node: AnyNode;
  in: ValueFile;
  /** program first; empty in JSON */
  ancestors: AnyNode[];
  /** of the value that a story gives its component */
  arg?: StoryArgName;
  /** functions around it that were followed from one call, innermost last */
  entered?: readonly Entered[];
  /** variables, states and contexts already being followed, against cycles */
  within?: readonly AnyNode[];
}

/** What a call gives to each parameter: undefined where it gives none; null for what the source does not have, such as an index. */
export type Given = readonly (Origin | null | undefined)[];

/** A function that was followed from one call of it. */
export interface Entered {
  fn: AnyNode;
  given: Given;
}

/**
 * How a value was chosen among several: the page knows, the source does not. `order`: an array that leaves items out or has them
 * in another order than the source, so that the page's index is not the source's. `gaps`: an array without its falsy items.
 * `head`: the first items of an array. `some`: an array without the items that a condition leaves out.
 */
export type Choice =
  | 'branch'
  | 'item'
  | 'entry'
  | 'call'
  | 'call-site'
  | 'language'
  | 'state'
  | 'order'
  | 'gaps'
  | 'head'
  | 'some';

export interface Traced {
  values: Origin[];
  /** why some of it cannot be followed, one sentence part each */
  unknown: string[];
  choices: Set<Choice>;
  /** the child of a use that is not followed any further */
  end?: Origin;
  /** a prop that none of the uses gives */
  isUnset?: true;
  /** of the first that cannot be followed: where it is made, or the literal that a function makes it of */
  stop?: Origin;
  /** calls into packages that return it; their arguments hold its data */
  library?: readonly Origin[];
}

export function traced(values: Origin[] = [], unknown: string[] = []): Traced {
  return { values, unknown, choices: new Set() };
}

/** All of both. */
export function join(parts: readonly Traced[], choice?: Choice): Traced {
  const all = traced(
    parts.flatMap((part) => part.values),
    parts.flatMap((part) => part.unknown),
  );
  for (const part of parts) for (const one of part.choices) all.choices.add(one);
  const end = parts.find((part) => part.end)?.end;
  if (end) all.end = end;
  const stop = parts.find((part) => part.unknown.length > 0)?.stop;
  if (stop) all.stop = stop;
  addLibrary(all, parts);
  if (choice && parts.length > 1) all.choices.add(choice);
  return all;
}

export function addLibrary(all: Traced, parts: readonly Traced[]): void {
  const library = parts.flatMap((part) => part.library ?? []);
  if (library.length > 0) all.library = library;
}
