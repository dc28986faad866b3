/** Small questions to Babel nodes that many mutations ask. Nodes are read only. */
import type * as t from '@babel/types';
import { CHILD_KEYS } from './child-keys.ts';

export type AnyNode = t.Node & Record<string, unknown>;

/** Keys of a node that hold no children. */
export const PLAIN_KEYS: ReadonlySet<string> = new Set([
  'type',
  'start',
  'end',
  'loc',
  'range',
  'extra',
  'errors',
  'comments',
  'tokens',
  'leadingComments',
  'trailingComments',
  'innerComments',
]);

export function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** Calls `visit` with each child node in source order of the node's own keys. */
export function forEachChild(node: t.Node, visit: (child: AnyNode, key: string) => void): void {
  const record = node as AnyNode;
  const known = CHILD_KEYS.get(record.type);
  if (known) visitKeys(record, known, visit);
  else for (const key in record) if (!PLAIN_KEYS.has(key)) visitValue(record[key], key, visit);
}

/** Under a known key there is a node, a list of nodes with holes, or nothing. */
function visitKeys(node: AnyNode, keys: readonly string[], visit: (child: AnyNode, key: string) => void): void {
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    const value = node[key] as AnyNode | (AnyNode | null)[] | null | undefined;
    if (!value) continue;
    if (!Array.isArray(value)) visit(value, key);
    else for (let j = 0; j < value.length; j++) if (value[j]) visit(value[j] as AnyNode, key);
  }
}

/** The first child for which `holds` is true. */
export function findChild(node: t.Node, holds: (child: AnyNode) => boolean): AnyNode | null {
  const record = node as AnyNode;
  for (const key of CHILD_KEYS.get(record.type) ?? Object.keys(record)) {
    const value = record[key];
    if (typeof value !== 'object' || value === null || PLAIN_KEYS.has(key)) continue;
    if (!Array.isArray(value)) {
      if (isNode(value) && holds(value)) return value;
    } else for (const item of value) if (isNode(item) && holds(item)) return item;
  }
  return null;
}

function visitValue(value: unknown, key: string, visit: (child: AnyNode, key: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) if (isNode(item)) visit(item, key);
  } else if (isNode(value)) visit(value, key);
}

/** A node, or several in a row. */
export interface Placed {
  start?: number | null;
  end?: number | null;
}

/** Start offset; every node of a parsed text has one. */
export function startOf(node: Placed): number {
  return node.start as number;
}

/** End offset, exclusive. */
export function endOf(node: Placed): number {
  return node.end as number;
}

/** The tag as written: `div`, `Tabs.List`, `xlink:href`. */
export function tagNameOf(name: t.JSXElement['openingElement']['name']): string {
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type === 'JSXNamespacedName') return `${name.namespace.name}:${name.name.name}`;
  return `${tagNameOf(name.object)}.${name.property.name}`;
}

/** First identifier of a tag: `Tabs` of `Tabs.List`. */
export function tagRootOf(tag: string): string {
  return tag.split(/[.:]/, 1)[0] as string;
}

/** `div`, `my-element`, `svg:rect`: tags that React passes as a string. */
export function isNativeTag(tag: string): boolean {
  return /^[a-z]/.test(tag) && !tag.includes('.');
}

/** The node without parentheses and TypeScript wrappers (`as`, `satisfies`, `!`) around it. */
export function unwrapNode(node: t.Node): t.Node {
  let inner = node;
  while (
    inner.type === 'ParenthesizedExpression' ||
    inner.type === 'TSAsExpression' ||
    inner.type === 'TSSatisfiesExpression' ||
    inner.type === 'TSNonNullExpression' ||
    inner.type === 'TSTypeAssertion'
  ) {
    inner = inner.expression;
  }
  return inner;
}

export function isFunction(
  node: t.Node,
): node is
  | t.FunctionDeclaration
  | t.FunctionExpression
  | t.ArrowFunctionExpression
  | t.ObjectMethod
  | t.ClassMethod
  | t.ClassPrivateMethod {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression' ||
    node.type === 'ObjectMethod' ||
    node.type === 'ClassMethod' ||
    node.type === 'ClassPrivateMethod'
  );
}

/** Name of a key that is not computed; empty for others. */
export function keyName(key: t.Node): string {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'StringLiteral') return key.value;
  return key.type === 'NumericLiteral' ? String(key.value) : '';
}

export type JsxParent = t.JSXElement | t.JSXFragment;
