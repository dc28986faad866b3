/** Lists that a project makes by their length alone, to fill them by a function: `[...Array(24)]`, `{ length: 24 }`. */
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';

/** True for a list whose items say nothing. */
export function isBlankList(list: AnyNode): boolean {
  const node = unwrapNode(list) as AnyNode;
  switch (node.type) {
    case 'ArrayExpression': {
      const [only, ...more] = node.elements;
      return only?.type === 'SpreadElement' && more.length === 0 && isBlankList(only.argument as AnyNode);
    }
    case 'ObjectExpression': {
      const [only, ...more] = node.properties;
      return only?.type === 'ObjectProperty' && keyName(only.key) === 'length' && more.length === 0;
    }
    case 'NewExpression':
    case 'CallExpression': {
      const callee = node.callee as AnyNode;
      if (callee.type === 'Identifier') return callee.name === 'Array' && node.arguments.length === 1;
      if (callee.type !== 'MemberExpression' || callee.computed) return false;
      const method = keyName(callee.property);
      const [first] = node.arguments;
      // `Array(24).keys()`, `Array(24).fill(null)`, `Array.from({ length: 24 })`
      if (/^(?:keys|fill)$/.test(method)) return isBlankList(callee.object as AnyNode);
      return method === 'from' && node.arguments.length === 1 && first !== undefined && isBlankList(first as AnyNode);
    }
    default:
      return false;
  }
}
