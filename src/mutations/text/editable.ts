/** Parts of an element that can hold text: its children, or the props of a component that makes its text itself. */
import type * as t from '@babel/types';
import { ancestorsOf, type Target } from '../jsx/find-element.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import { VOID_TAGS } from '../jsx/tags.ts';
import type { Refusal } from '../mutation.ts';
import { rawHtml, voidElement } from '../text-refusals.ts';
import type { Origin } from '../trace/origin-node.ts';
import { markAttributeString } from '../trace/write-literal.ts';
import { shownByPiece } from './match-text.ts';
import { type Piece, piecesOfExpression } from './pieces.ts';

/** The refusal for elements whose text is never their children's. */
export function whyNoText({ node, element, where }: Target): Refusal | null {
  if (VOID_TAGS.has(element.tagName)) return voidElement(where, element.tagName);
  const html = node.openingElement.attributes.some(
    (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === 'dangerouslySetInnerHTML',
  );
  return html ? rawHtml(where) : null;
}

/** A node inside an element, as the beginning of a trace. */
export function originIn(target: Target, node: t.Node): Origin {
  const { source } = target;
  const ancestors = [...target.ancestors, target.node as AnyNode, ...ancestorsOf(target.node, node).slice(1)];
  return { node: node as AnyNode, in: { file: source.file, text: source.text, source }, ancestors };
}

/** False for an expression inside a child element. */
export function isOwnText(target: Target, node: t.Node): boolean {
  return originIn(target, node).ancestors.findLast(({ type }) => type === 'JSXElement') === target.node;
}

/**
 * Sources of the text of an element without children: the `children` among its attributes and the spreads that may bring them, the
 * one that wins first.
 */
export function handedChildren(target: Target): Origin[] {
  return target.node.openingElement.attributes.toReversed().flatMap((attribute) => {
    if (attribute.type === 'JSXSpreadAttribute') return [originIn(target, attribute)];
    return attribute.name.name === 'children' ? valueIn(target, attribute) : [];
  });
}

/** Values of the attributes that a component may show as text. */
export function shownProps(target: Target): Origin[] {
  return shownAttributes(target).flatMap((attribute) => valueIn(target, attribute));
}

function shownAttributes({ node }: Target): t.JSXAttribute[] {
  return node.openingElement.attributes.filter(
    (one) => one.type === 'JSXAttribute' && isShownProp(one.name),
  ) as t.JSXAttribute[];
}

/** A prop of a component whose text is put together of several parts: `label={`${share}%`}`. */
export interface PropInParts {
  attribute: string;
  /** its expressions, each with the words on the page that are its value */
  computed: { origin: Origin; shown: string }[];
}

/** The props that a component may show whose parts make these words in exactly one way, as far as their literal parts tell. */
export function propsInParts(target: Target, shown: string): PropInParts[] {
  if (shown.trim() === '') return [];
  return shownAttributes(target).flatMap(({ name, value }) => {
    const expression = value?.type === 'JSXExpressionContainer' ? value.expression : null;
    if (!expression || expression.type === 'JSXEmptyExpression' || typeof name.name !== 'string') return [];
    const pieces = piecesOfExpression(expression, target.source.text).filter((piece) => piece.kind !== 'separator');
    const byPiece = pieces.length > 1 ? shownByPiece(pieces, shown) : new Map<Piece, string>();
    if (byPiece.size === 0) return [];
    const computed = pieces.flatMap((piece) =>
      piece.kind === 'dynamic' ? { origin: originIn(target, piece.node), shown: byPiece.get(piece) ?? '' } : [],
    );
    return [{ attribute: name.name, computed }];
  });
}

function valueIn(target: Target, { value }: t.JSXAttribute): Origin[] {
  if (!value) return [];
  markAttributeString(value);
  return [originIn(target, value.type === 'JSXExpressionContainer' ? value.expression : value)];
}

function isShownProp(name: t.JSXAttribute['name']): boolean {
  return (
    name.type === 'JSXIdentifier' &&
    !/^(?:children|className|class|style|key|ref|id|href|src|to|type|variant|on[A-Z].*|(?:data|aria)-.*)$/.test(
      name.name,
    )
  );
}
