/** The image of a style attribute, whose address code gives: `style={{ backgroundImage: `url(${hero})` }}`. */
import type * as t from '@babel/types';
import { findAttribute } from '../jsx/attributes.ts';
import type { Target } from '../jsx/find-element.ts';
import { unwrapNode } from '../jsx/nodes.ts';
import { originIn } from '../text/editable.ts';
import { piecesOfExpression } from '../text/pieces.ts';
import type { Origin } from '../trace/origin-node.ts';

/** The expressions inside of `url(…)` in the element's style, in order. */
export function imagesInStyle(target: Target): Origin[] {
  const value = findAttribute(target.node.openingElement, 'style')?.value;
  const style = value?.type === 'JSXExpressionContainer' ? unwrapNode(value.expression) : null;
  if (style?.type !== 'ObjectExpression') return [];
  return style.properties.flatMap((one) =>
    one.type === 'ObjectProperty' ? holesOf(one.value, target.source.text).map((node) => originIn(target, node)) : [],
  );
}

function holesOf(value: t.Node, text: string): t.Node[] {
  const pieces = piecesOfExpression(value as t.Expression, text);
  return pieces.flatMap((piece, i) => {
    const [before, after] = [pieces[i - 1], pieces[i + 1]];
    if (piece.kind !== 'dynamic' || before?.kind !== 'static' || after?.kind !== 'static') return [];
    return OPENS.test(before.cooked.value) && CLOSES.test(after.cooked.value) ? [piece.node] : [];
  });
}

const OPENS = /url\(\s*["']?$/i;
const CLOSES = /^["']?\s*\)/;
