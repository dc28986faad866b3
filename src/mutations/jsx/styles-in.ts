/** Where an element's own tag takes a new style: in its `style` object, if that holds all its styles, or in props of its library. */
import type * as t from '@babel/types';
import { attributeName, findAttribute } from './attributes.ts';
import { isFixed } from './fixed-value.ts';
import { unwrapNode } from './nodes.ts';

/** Attributes that hold styling, too. */
const OTHERS: ReadonlySet<string> = new Set(['class', 'className', 'css', 'sx', 'tw']);
/** Attributes that hold whole styles of the element or its parts. */
const WHOLE = /^(?:style|styles|classNames)$/;

/** @param takesProps the component is one of a library whose users write styles as props. @returns null for a class or a style sheet */
export function stylesIn(opening: t.JSXOpeningElement, takesProps: boolean): 'style' | 'props' | null {
  if (isStyledInline(opening)) return 'style';
  return takesProps && isUnstyled(opening) ? 'props' : null;
}

function isUnstyled({ attributes }: t.JSXOpeningElement): boolean {
  return attributes.every(
    (one) => one.type === 'JSXAttribute' && !OTHERS.has(attributeName(one)) && !WHOLE.test(attributeName(one)),
  );
}

/** @returns false for an object with a spread, or with nothing but computed values */
function isStyledInline(opening: t.JSXOpeningElement): boolean {
  const value = findAttribute(opening, 'style')?.value;
  const object = value?.type === 'JSXExpressionContainer' ? unwrapNode(value.expression) : null;
  if (object?.type !== 'ObjectExpression') return false;
  if (opening.attributes.some((one) => one.type !== 'JSXAttribute' || OTHERS.has(attributeName(one)))) return false;
  return (
    object.properties.every((one) => one.type === 'ObjectProperty') &&
    object.properties.some((one) => one.type === 'ObjectProperty' && isFixed(one.value))
  );
}
