/** From a codebase id to the element in the tree, with everything around it. */
import type * as t from '@babel/types';
import type { Project, Refusal } from '../mutation.ts';
import { elementNotFound, fileNotReadable, unparsable, type Where } from '../refusals.ts';
import type { SourceElement } from './elements.ts';
import { type AnyNode, endOf, forEachChild, startOf } from './nodes.ts';
import { type ParsedSource, parseSource } from './parse.ts';

export interface Target {
  codebaseId: string;
  source: ParsedSource;
  element: SourceElement;
  node: t.JSXElement;
  /** nodes around the element, the program first, its parent last */
  ancestors: AnyNode[];
  where: Where;
}

export function findElement(project: Project, codebaseId: string): Target | Refusal {
  const address = project.locate(codebaseId);
  if (!address) return elementNotFound(codebaseId);
  const source = readSource(project, address.file);
  if (!source.ok) return source;
  const element = elementAt(source, address.start);
  if (!element) return elementNotFound(codebaseId);
  const ancestors = elementAncestors(source, element);
  const where = { codebaseId, file: source.file, line: element.line, column: element.column };
  return { codebaseId, source, element, node: element.node, ancestors, where };
}

function readSource(project: Project, file: string): ParsedSource | Refusal {
  const text = project.read(file);
  if (text === null) return fileNotReadable(file);
  const parsed = parseSource(text, file);
  return parsed.ok ? parsed : unparsable(parsed);
}

/** Elements are sorted by start: a binary search. */
export function elementAt(source: ParsedSource, start: number): SourceElement | null {
  let low = 0;
  let high = source.elements.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const element = source.elements[middle] as SourceElement;
    if (element.start === start) return element;
    if (element.start < start) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

const knownAncestors = new WeakMap<t.Node, AnyNode[]>();

/** Trees are never changed, so ancestors of an element are found once. */
function elementAncestors(source: ParsedSource, { node }: SourceElement): AnyNode[] {
  const known = knownAncestors.get(node) ?? ancestorsOf(source.ast.program, node);
  knownAncestors.set(node, known);
  return known;
}

/** The chain of nodes from `root` down to the parent of `node`, found by offsets. */
export function ancestorsOf(root: t.Node, node: t.Node): AnyNode[] {
  const chain: AnyNode[] = [];
  let current: AnyNode | null = root as AnyNode;
  while (current && current !== node) {
    chain.push(current);
    current = childAround(current, node);
  }
  return current ? chain : [];
}

function childAround(parent: AnyNode, node: t.Node): AnyNode | null {
  let found: AnyNode | null = null;
  forEachChild(parent, (child) => {
    if (found || startOf(child) > startOf(node) || endOf(child) < endOf(node)) return;
    // A shorthand property holds one span twice, and decorators come before their class: only the child counts
    // that really leads to the node.
    if (child === node || holds(child, node)) found = child;
  });
  return found;
}

function holds(parent: AnyNode, node: t.Node): boolean {
  if (startOf(parent) === startOf(node) && endOf(parent) === endOf(node)) {
    let inside = false;
    forEachChild(parent, (child) => {
      inside ||= child === node || holds(child, node);
    });
    return inside;
  }
  return true;
}

/** Line from 1 and column from 0 of an offset. */
export function whereIs(source: { file: string; text: string }, offset: number): Where {
  let line = 1;
  let start = 0;
  for (const match of source.text.slice(0, offset).matchAll(/\r\n|[\n\r\u2028\u2029]/g)) {
    line++;
    start = match.index + match[0].length;
  }
  return { file: source.file, line, column: offset - start };
}
