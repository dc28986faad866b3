/** Values that are written out, and values that something decides while the page runs. */
import type * as t from '@babel/types';
import { type AnyNode, forEachChild, isFunction, unwrapNode } from './nodes.ts';

/** True for a value that is written out as it is: another one may take its place, and nothing else is lost. */
export function isFixed(expression: t.Node): boolean {
  const node = unwrapNode(expression);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
    case 'NullLiteral':
      return true;
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'UnaryExpression':
      return isFixed(node.argument);
    case 'Identifier':
      return node.name === 'undefined';
    case 'ArrayExpression':
      return node.elements.every((one) => one !== null && isFixed(one));
    case 'ObjectExpression':
      return node.properties.every((one) => one.type === 'ObjectProperty' && !one.computed && isFixed(one.value));
    default:
      return false;
  }
}

/** The number that an expression is: of `8` and `-8`; null for anything else. */
export function numberOf(expression: t.Node): number | null {
  const node = unwrapNode(expression);
  if (node.type === 'NumericLiteral') return node.value;
  const isNegative = node.type === 'UnaryExpression' && node.operator === '-';
  return isNegative && node.argument.type === 'NumericLiteral' ? -node.argument.value : null;
}

/** True where a condition chooses between values: `a ? b : c`, `a && b`, also inside of a template, a list or a call. */
export function holdsCondition(expression: t.Node): boolean {
  if (expression.type === 'ConditionalExpression' || expression.type === 'LogicalExpression') return true;
  if (isFunction(expression as AnyNode) || expression.type === 'JSXElement' || expression.type === 'JSXFragment') {
    return false;
  }
  let holds = false;
  forEachChild(expression as AnyNode, (child) => {
    holds ||= holdsCondition(child);
  });
  return holds;
}
