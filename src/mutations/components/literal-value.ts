/** The prop value that a literal of the source stands for, for controls that show and change it. */
import type * as t from '@babel/types';
import type { PropObject, PropValue } from '../../protocol/changes.ts';
import { keyName, unwrapNode } from '../jsx/nodes.ts';
import { isExpression } from '../jsx/prop-value.ts';

/** @returns undefined for everything that is no literal, or none that a prop value on the wire can be */
export function literalValue(expression: t.Node): PropValue | undefined {
  const node = unwrapNode(expression);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
    case 'UnaryExpression': {
      const value = node.operator === '-' ? literalValue(node.argument) : undefined;
      return typeof value === 'number' ? -value : undefined;
    }
    case 'ObjectExpression':
      return objectValue(node);
    default:
      return undefined;
  }
}

function objectValue(node: t.ObjectExpression): PropObject | undefined {
  const object: PropObject = {};
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty' || property.computed || property.shorthand) return undefined;
    const value = literalValue(property.value);
    const key = keyName(property.key);
    if (value === undefined || key === '' || key === '__proto__') return undefined;
    object[key] = value;
  }
  return isExpression(object) ? undefined : object;
}
