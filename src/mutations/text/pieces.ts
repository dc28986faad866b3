/**
 * The content of an element, as *pieces* in order: static ones, whose text stands in the source here, and dynamic ones, whose
 * text is computed. A *separator* is a child element: texts on both of its sides are different text nodes.
 */
import type * as t from '@babel/types';
import { isMessage } from '../jsx/message-element.ts';
import { endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import { type Cooked, cookJsxText, cookQuoted } from './cook.ts';

export interface StaticPiece {
  kind: 'static';
  /** how it is written */
  form: 'jsx' | 'string' | 'template' | 'number';
  /** span of the raw text in the file: content without quotes */
  start: number;
  end: number;
  raw: string;
  quote: string;
  cooked: Cooked;
  /** the `{…}` whose only content this is */
  container: t.JSXExpressionContainer | null;
}

export interface DynamicPiece {
  kind: 'dynamic';
  node: t.Expression;
}

export interface Separator {
  kind: 'separator';
  /** `open` and `close` of a child element */
  edge: 'open' | 'close';
  node: t.JSXElement;
}

export type Piece = StaticPiece | DynamicPiece | Separator;

/** All pieces, those of child elements among them. */
export function piecesOf(element: t.JSXElement | t.JSXFragment, text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const child of element.children) addChild(child, text, pieces);
  return pieces;
}

/** The pieces of a value that is code: of an attribute in braces. */
export function piecesOfExpression(expression: t.Expression, text: string): Piece[] {
  const pieces: Piece[] = [];
  addExpression(expression, text, pieces, null);
  return pieces;
}

type Child = t.JSXElement['children'][number];

function addChild(child: Child, text: string, pieces: Piece[]): void {
  switch (child.type) {
    case 'JSXText': {
      const raw = text.slice(startOf(child), endOf(child));
      const cooked = cookJsxText(raw);
      pieces.push(staticPiece('jsx', startOf(child), raw, '', cooked, null));
      return;
    }
    case 'JSXFragment':
      pieces.push(...piecesOf(child, text));
      return;
    case 'JSXElement':
      if (isMessage(child)) {
        pieces.push({ kind: 'dynamic', node: child });
        return;
      }
      pieces.push({ kind: 'separator', edge: 'open', node: child }, ...piecesOf(child, text));
      pieces.push({ kind: 'separator', edge: 'close', node: child });
      return;
    case 'JSXSpreadChild':
      pieces.push({ kind: 'dynamic', node: child.expression });
      return;
    default:
      if (child.expression.type !== 'JSXEmptyExpression') addExpression(child.expression, text, pieces, child);
  }
}

function addExpression(
  expression: t.Expression,
  text: string,
  pieces: Piece[],
  container: t.JSXExpressionContainer | null,
): void {
  const node = unwrapNode(expression) as t.Expression;
  const only = node === expression ? container : null;
  if (node.type === 'StringLiteral') {
    const raw = text.slice(startOf(node) + 1, endOf(node) - 1);
    pieces.push(staticPiece('string', startOf(node) + 1, raw, text[startOf(node)] as string, cookQuoted(raw), only));
  } else if (node.type === 'NumericLiteral') {
    const raw = text.slice(startOf(node), endOf(node));
    const shown = String(node.value);
    const cooked = shown === raw ? cookQuoted(raw) : { value: shown, starts: [], ends: [] };
    pieces.push(staticPiece('number', startOf(node), raw, '', cooked, only));
  } else if (node.type === 'TemplateLiteral') {
    const lone = node.expressions.length === 0 ? only : null;
    node.quasis.forEach((quasi, i) => {
      const raw = text.slice(startOf(quasi), endOf(quasi));
      pieces.push(staticPiece('template', startOf(quasi), raw, '`', cookQuoted(raw), lone));
      const inner = node.expressions[i];
      if (inner) addExpression(inner as t.Expression, text, pieces, null);
    });
  } else if (node.type === 'BinaryExpression' && node.operator === '+' && joinsText(node)) {
    addExpression(node.left as t.Expression, text, pieces, null);
    addExpression(node.right, text, pieces, null);
  } else if (!rendersNothing(node)) {
    pieces.push({ kind: 'dynamic', node });
  }
}

/** `+` is a join of texts only where a string takes part on its left-most side. */
function joinsText(node: t.BinaryExpression): boolean {
  const isText = (side: t.Node) => {
    const inner = unwrapNode(side);
    return inner.type === 'StringLiteral' || inner.type === 'TemplateLiteral';
  };
  const left = unwrapNode(node.left);
  if (isText(left)) return true;
  return left.type === 'BinaryExpression' ? left.operator === '+' && joinsText(left) : isText(node.right);
}

function rendersNothing(node: t.Expression): boolean {
  return node.type === 'NullLiteral' || node.type === 'BooleanLiteral' || isUndefined(node);
}

function isUndefined(node: t.Node): boolean {
  return node.type === 'Identifier' && node.name === 'undefined';
}

function staticPiece(
  form: StaticPiece['form'],
  start: number,
  raw: string,
  quote: string,
  cooked: Cooked,
  container: t.JSXExpressionContainer | null,
): StaticPiece {
  return { kind: 'static', form, start, end: start + raw.length, raw, quote, cooked, container };
}

/** The text of an element, with computed parts as their source: the same before and after wherever nothing changed. */
export function sketchOf(pieces: readonly Piece[], text: string, values?: ReadonlyMap<Piece, string>): string {
  let out = '';
  for (const piece of pieces) {
    if (piece.kind === 'static') out += values?.get(piece) ?? piece.cooked.value;
    else if (piece.kind === 'dynamic') out += `\u0000{${text.slice(startOf(piece.node), endOf(piece.node))}}`;
    else out += `\u0000${piece.edge}`;
  }
  return out;
}

/** The pieces with words, which an edit may name by their number. */
export function partsOf(pieces: readonly Piece[]): (StaticPiece | DynamicPiece)[] {
  return pieces.filter((piece): piece is StaticPiece | DynamicPiece => {
    if (piece.kind === 'separator') return false;
    return piece.kind === 'dynamic' || piece.cooked.value.trim() !== '';
  });
}
