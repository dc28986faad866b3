import type * as t from '@babel/types';
import type { AnyNode } from './nodes.ts';

/** The children that show something. */
export function shownChildren({ children }: t.JSXElement): t.JSXElement['children'] {
  return children.filter((child) => !isLayout(child as AnyNode));
}

/** White space with a line end, or a comment: shows nothing. */
export function isLayout(node: AnyNode): boolean {
  if (node.type === 'JSXText')
    return /^[ \t\r\n]*$/.test(node.value) && (/[\r\n]/.test(node.value) || node.value === '');
  return node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression';
}
