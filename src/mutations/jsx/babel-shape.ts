/**
 * An ESTree program (with TypeScript's nodes and JSX, as Oxc gives it) with its nodes renamed to Babel's, in place, so that one
 * walk serves both parsers. Only types that differ are listed; positions are the same in both.
 */
import type * as t from '@babel/types';
import type { AnyNode } from './nodes.ts';

type Loose = Record<string, unknown> & { type: string };

/** @param program of a text that parsed without errors; it is changed and must have no other use */
export function toBabelShape(program: object): t.Program {
  rename(program as Loose, false);
  return program as unknown as t.Program;
}

/** @param inChain whether the node is part of an optional chain, `a?.b.c()` */
function rename(node: Loose, inChain: boolean): void {
  const isLink = node.type === 'MemberExpression' || node.type === 'CallExpression';
  const keepsChain = node.type === 'ChainExpression' || (inChain && isLink);
  for (const key in node) {
    const value = node[key];
    // Only the left end of a link goes on with the chain: an argument or a computed name begins anew.
    const childInChain = keepsChain && (key === 'object' || key === 'callee' || key === 'expression');
    if (Array.isArray(value)) for (const one of value) renameChild(one, false);
    else renameChild(value, childInChain);
  }
  RENAMES[node.type]?.(node);
  if (inChain && isLink && hasOptionalLink(node)) node.type = `Optional${node.type}`;
}

function renameChild(value: unknown, inChain: boolean): void {
  if (typeof value === 'object' && value !== null && typeof (value as Loose).type === 'string') {
    rename(value as Loose, inChain);
  }
}

/** Babel's chain begins at its first `?.`: the links before it are plain ones. */
function hasOptionalLink(node: Loose): boolean {
  const inner = (node.object ?? node.callee) as AnyNode | undefined;
  return node.optional === true || /^Optional(?:Member|Call)Expression$/.test(inner?.type ?? '');
}

const RENAMES: Record<string, (node: Loose) => void> = {
  Literal: renameLiteral,
  ChainExpression: (node) => Object.assign(node, node.expression),
  Property: (node) => {
    const isMethod = node.method === true || node.kind !== 'init';
    if (isMethod) takeFunction(node, 'ObjectMethod');
    else node.type = 'ObjectProperty';
  },
  MethodDefinition: (node) => takeFunction(node, 'ClassMethod'),
  PropertyDefinition: (node) => {
    node.type = 'ClassProperty';
  },
  AccessorProperty: (node) => {
    node.type = 'ClassAccessorProperty';
  },
};

/** A method is a function with a key here, and a property with a function there. */
function takeFunction(node: Loose, type: string): void {
  const { params, body, returnType, typeParameters } = node.value as Loose;
  Object.assign(node, { type, params, body, returnType, typeParameters, value: null });
}

function renameLiteral(node: Loose): void {
  const { value, raw } = node;
  node.extra = { raw, rawValue: value };
  if (typeof value === 'string') node.type = 'StringLiteral';
  else if (typeof value === 'number') node.type = 'NumericLiteral';
  else if (typeof value === 'boolean') node.type = 'BooleanLiteral';
  else if ('regex' in node) node.type = 'RegExpLiteral';
  else node.type = 'bigint' in node ? 'BigIntLiteral' : 'NullLiteral';
}
