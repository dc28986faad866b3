/** Elements whose own styling is all in their `style` object: a new value joins the others there. */
import type * as t from '@babel/types';
import { attributeName, findAttribute } from './attributes.ts';
import { isFixed } from './fixed-value.ts';
import { unwrapNode } from './nodes.ts';

/** Attributes that hold styling, too. */
const OTHERS: ReadonlySet<string> = new Set(['class', 'className', 'css', 'sx', 'tw']);

/** @returns false for an object with a spread, or with nothing but computed values */
export function isStyledInline(opening: t.JSXOpeningElement): boolean {
  const value = findAttribute(opening, 'style')?.value;
  const object = value?.type === 'JSXExpressionContainer' ? unwrapNode(value.expression) : null;
  if (object?.type !== 'ObjectExpression') return false;
  if (opening.attributes.some((one) => one.type !== 'JSXAttribute' || OTHERS.has(attributeName(one)))) return false;
  return (
    object.properties.every((one) => one.type === 'ObjectProperty') &&
    object.properties.some((one) => one.type === 'ObjectProperty' && isFixed(one.value))
  );
}
