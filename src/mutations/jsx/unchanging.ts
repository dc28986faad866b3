/** Expressions with the same value in each render: constants, imports, and expressions of these. */
import type * as t from '@babel/types';
import { resolveName } from './bindings.ts';
import { isFixed } from './fixed-value.ts';
import { type AnyNode, unwrapNode } from './nodes.ts';

/**
 * @param ancestors program first
 * @returns false if unsure, as for calls
 */
export function isUnchanging(expression: t.Node, ancestors: readonly AnyNode[]): boolean {
  const node = unwrapNode(expression);
  const are = (...parts: t.Node[]) => parts.every((one) => isUnchanging(one, ancestors));
  switch (node.type) {
    case 'Identifier':
      return node.name === 'undefined' || isConstant(node, ancestors);
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return are(node.object, ...(node.computed ? [node.property] : []));
    case 'TemplateLiteral':
      return are(...node.expressions);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return are(node.left, node.right);
    case 'UnaryExpression':
      return are(node.argument);
    case 'ConditionalExpression':
      return are(node.test, node.consequent, node.alternate);
    default:
      return isFixed(node);
  }
}

function isConstant({ name }: t.Identifier, ancestors: readonly AnyNode[]): boolean {
  const binding = resolveName(name, ancestors);
  if (binding?.kind === 'import') return true;
  if (binding?.kind !== 'const') return false;
  const { node, id, scope } = binding;
  if (scope.type === 'Program') return true;
  // a local is evaluated in each render
  const isPlain = node.type === 'VariableDeclarator' && node.id === (id as t.Node);
  return isPlain && node.init != null && isFixed(node.init);
}
