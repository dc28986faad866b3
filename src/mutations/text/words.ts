/** Where the words of an edit stand: between an element's tags, or in one of its attributes (`aria-label`, `title`). */
import type * as t from '@babel/types';
import { findAttribute, spreadsAfter } from '../jsx/attributes.ts';
import type { Target } from '../jsx/find-element.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import { checkPropName } from '../jsx/prop-name.ts';
import type { Refusal } from '../mutation.ts';
import { propNotFound } from '../refusals.ts';
import { sourceOf } from '../trace/origin.ts';
import { markAttributeString } from '../trace/write-literal.ts';
import { whyNoText } from './editable.ts';
import { type Piece, piecesOf, piecesOfExpression } from './pieces.ts';

export interface Words {
  pieces: Piece[];
  /** reads them again, in the element as it is after an edit */
  read(node: t.JSXElement, text: string): Piece[];
}

/** @param attribute undefined for the element's content */
export function wordsOf(target: Target, attribute: string | undefined): Words | Refusal {
  const read =
    attribute === undefined ? piecesOf : (node: t.JSXElement, text: string) => piecesOfAttribute(node, attribute, text);
  const refused = attribute === undefined ? whyNoText(target) : whyNoAttribute(target, attribute);
  return refused ?? { pieces: read(target.node, target.source.text), read };
}

function whyNoAttribute(target: Target, name: string): Refusal | null {
  const refused = checkPropName(name, target);
  if (refused) return refused;
  const opening = target.node.openingElement;
  const attribute = findAttribute(opening, name);
  const [over] = spreadsAfter(opening, attribute ? endOf(attribute) : startOf(opening)).slice(-1);
  if (attribute?.value && !over) return null;
  return propNotFound(target.where, name, over ? sourceOf(target.source, over) : null);
}

function piecesOfAttribute(node: t.JSXElement, name: string, text: string): Piece[] {
  const value = findAttribute(node.openingElement, name)?.value;
  if (!value) return [];
  if (value.type !== 'JSXExpressionContainer') {
    markAttributeString(value);
    return [{ kind: 'dynamic', node: value }];
  }
  return value.expression.type === 'JSXEmptyExpression' ? [] : piecesOfExpression(value.expression, text);
}
