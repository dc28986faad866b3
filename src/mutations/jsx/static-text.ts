/** Which elements can be edited inline: those whose children are literal text only. */
import type * as t from '@babel/types';
import { tagNameOf, unwrapNode } from './nodes.ts';

/** Empty elements of these tags are there to hold text, so typing into them makes sense. */
const TEXT_TAGS: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 span a button label li td th dt dd strong em b i small caption legend figcaption blockquote'.split(
    ' ',
  ),
);

/** True when an element's children are text nodes only, by the source alone. */
export function hasStaticText(node: t.JSXElement): boolean {
  if (node.openingElement.selfClosing) return false;
  let hasText = false;
  for (const child of node.children) {
    if (child.type === 'JSXText') {
      if (/[^ \t\r\n]/.test(child.value)) hasText = true;
    } else if (child.type !== 'JSXExpressionContainer') {
      return false;
    } else if (child.expression.type !== 'JSXEmptyExpression') {
      if (!isTextLiteral(child.expression)) return false;
      hasText = true;
    }
  }
  return hasText || TEXT_TAGS.has(tagNameOf(node.openingElement.name));
}

/** `'text'`, `` `text` `` without interpolation, `42`: it renders as exactly these characters. */
function isTextLiteral(expression: t.Node): boolean {
  const node = unwrapNode(expression);
  if (node.type === 'StringLiteral' || node.type === 'NumericLiteral') return true;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0;
}
