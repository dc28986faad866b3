/**
 * Finds the smallest part of a file that must be parsed again after an edit.
 *
 * A *region* is a span that parses the same in any surroundings, and whose edit cannot change the tree outside it: it begins and
 * ends at tokens that the edit does not touch.
 *
 * - `element`: a JSX element or fragment, from its `<` to its `>`.
 * - `opening`: an opening tag without type arguments. It is parsed as a self-closing tag; its name must not change.
 * - `children`: neighbouring children of an element, including the text at their edges.
 * - `group`: a parenthesized expression.
 * - `statement`: a statement that ends in `;`, or a function with a name: no following line can become part of it.
 *
 * Code that depends on its surroundings (`yield`, `super`, labels) does not parse alone; then the whole file is parsed. A region
 * cannot declare a name twice: only statements declare names, and edits that add declarations or imports are never inside one.
 */
import { type ParserOptions, parse, parseExpression } from '@babel/parser';
import type * as t from '@babel/types';
import { type AnyNode, endOf, findChild, startOf, tagNameOf } from '../jsx/nodes.ts';
import { optionsFor, type ParsedSource } from '../jsx/parse.ts';

export interface Span {
  start: number;
  end: number;
}

export interface Region extends Span {
  kind: 'element' | 'opening' | 'children' | 'group' | 'statement';
  /** the region's tree before the edit */
  node: AnyNode;
}

const STATEMENTS = new Set([
  'ReturnStatement',
  'ExpressionStatement',
  'VariableDeclaration',
  'ExportNamedDeclaration',
  'ExportDefaultDeclaration',
]);

/**
 * @param touched from the first to the last splice, in offsets of the old text
 * @param covers a span that the region must include
 */
export function regionOf(source: ParsedSource, touched: Span, covers: Span | undefined): Region | null {
  let region: Region | null = null;
  let current: AnyNode | null = source.ast.program as AnyNode;
  while (current) {
    const found = regionIn(current, source.text, touched);
    if (found && (!covers || (found.start <= covers.start && found.end >= covers.end))) region = found;
    current = findChild(current, (child) => isInside(touched, child));
  }
  return region;
}

/** The splices leave the first and the last character alone. */
function isInside({ start, end }: Span, node: t.Node): boolean {
  return startOf(node) < start && endOf(node) > end;
}

/** The smallest region in a node that contains the splices; the node itself or a part of it. */
function regionIn(node: AnyNode, text: string, touched: Span): Region | null {
  const whole = { start: startOf(node), end: endOf(node), node };
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return childrenIn(node, touched) ?? { kind: 'element', ...whole };
    case 'JSXOpeningElement': {
      const hasTypes = Boolean(node.typeParameters ?? node.typeArguments);
      // A tag that closes itself is its element.
      return node.selfClosing || hasTypes ? null : { kind: 'opening', ...whole };
    }
    case 'ParenthesizedExpression':
      return { kind: 'group', ...whole };
    default:
      return isClosedStatement(node, text) ? { kind: 'statement', ...whole } : null;
  }
}

function isClosedStatement(node: AnyNode, text: string): boolean {
  if (node.type === 'FunctionDeclaration') return Boolean(node.id);
  return STATEMENTS.has(node.type) && text[endOf(node) - 1] === ';';
}

function childrenIn(node: AnyNode & (t.JSXElement | t.JSXFragment), touched: Span): Region | null {
  const opening = node.type === 'JSXElement' ? node.openingElement : node.openingFragment;
  const closing = node.type === 'JSXElement' ? node.closingElement : node.closingFragment;
  if (!closing || touched.start < endOf(opening) || touched.end > startOf(closing)) return null;
  const run = (node.children as AnyNode[]).filter((child) => {
    if (child.type === 'JSXText') return startOf(child) <= touched.end && endOf(child) >= touched.start;
    return startOf(child) < touched.end && endOf(child) > touched.start;
  });
  const start = Math.min(touched.start, ...run.slice(0, 1).map(startOf));
  const end = Math.max(touched.end, ...run.slice(-1).map(endOf));
  return { kind: 'children', start, end, node: runOf(run, start, end) };
}

/** Neighbours as one node. */
function runOf(children: readonly unknown[], start: number, end: number): AnyNode {
  return { type: 'JSXFragment', start, end, children } as unknown as AnyNode;
}

/** The region's span in the new text. */
export interface RegionAfter {
  /** to be compared with the region's `node` */
  node: AnyNode;
  /** to be asked for elements */
  root: AnyNode;
}

/**
 * Parses a region again.
 * @param text the new text
 * @param end of the region in it; its start is where it was
 * @returns null if it does not parse alone, or is no longer the same kind of node
 */
export function parseRegion(source: ParsedSource, region: Region, text: string, end: number): RegionAfter | null {
  const { start } = region;
  const code = text.slice(start, end);
  switch (region.kind) {
    case 'opening': {
      const closed = `${code.slice(0, -1)}/>`;
      const root = expressionAt(source, closed, start, end + 1);
      if (root?.type !== 'JSXElement' || root.closingElement) return null;
      const was = (region.node as t.Node as t.JSXOpeningElement).name;
      if (tagNameOf(root.openingElement.name) !== tagNameOf(was)) return null;
      return { node: root.openingElement as AnyNode, root };
    }
    case 'children': {
      const root = expressionAt(source, `<>${code}</>`, start - 2, end + 3);
      if (root?.type !== 'JSXFragment' || startOf(root.closingFragment) !== end) return null;
      const run = runOf(root.children, start, end);
      return { node: run, root: run };
    }
    case 'statement': {
      const node = statementAt(source, code, start, end);
      return node?.type === region.node.type ? { node, root: node } : null;
    }
    default: {
      const node = expressionAt(source, code, start, end);
      return node?.type === region.node.type ? { node, root: node } : null;
    }
  }
}

function expressionAt(source: ParsedSource, code: string, start: number, end: number): AnyNode | null {
  return orNull(() => {
    const node: t.Node = parseExpression(code, optionsAt(source, start));
    return endOf(node) === end && startOf(node) === start ? (node as AnyNode) : null;
  });
}

function statementAt(source: ParsedSource, code: string, start: number, end: number): AnyNode | null {
  return orNull(() => {
    const { program } = parse(code, optionsAt(source, start));
    const [node] = program.body;
    const isAlone = node && program.body.length === 1 && program.directives.length === 0;
    return isAlone && startOf(node) === start && endOf(node) === end ? (node as AnyNode) : null;
  });
}

/** A start index has to come with a line; lines of regions are never asked for. */
function optionsAt(source: ParsedSource, start: number): ParserOptions {
  const options = optionsFor(source.text, source.language);
  return start > 0 ? Object.assign(options, { startIndex: start, startLine: 2, startColumn: 1 }) : options;
}

function orNull<T>(parseIt: () => T): T | null {
  try {
    return parseIt();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}
