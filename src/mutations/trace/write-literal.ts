/** Giving a literal, wherever it stands, another value of its kind. */

import type * as t from '@babel/types';
import { Draft } from '../check/draft.ts';
import type { Expectation } from '../check/verify.ts';
import { attributeString } from '../jsx/attributes.ts';
import { whereIs } from '../jsx/find-element.ts';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import type { Refusal } from '../mutation.ts';
import { placeName, type Where } from '../refusals.ts';
import { changeOf, cookAttribute, cookQuoted } from '../text/cook.ts';
import { collapse, literalReading, matchText } from '../text/match-text.ts';
import { piecesOf, sketchOf } from '../text/pieces.ts';
import { escapeFor } from '../text/quoting.ts';
import { attributeChange } from '../text/references.ts';
import { writePiece } from '../text/write-text.ts';
import { ambiguousText, numberExpected, textNotFound } from '../text-refusals.ts';
import { parseJson } from './json.ts';
import { placeOf } from './origin.ts';
import type { Origin } from './origin-node.ts';
import { type Form, formsIn } from './plural-forms.ts';

/**
 * The text that a literal shows, null for other values. Elements stand for their children.
 * @param shown words of the page: of an element that holds others, the text among them that reads so; of plural forms the one
 */
export function textOf(origin: Origin, shown: string | null = null): string | null {
  const { node, in: file } = origin;
  switch (node.type) {
    case 'StringLiteral': {
      const form = shown === null ? null : formOf(origin, shown);
      if (form) return form.text;
      return isAttributeString(node) ? cookAttribute(inner(node, file.text)).value : node.value;
    }
    case 'NumericLiteral':
      return String(node.value);
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? cookQuoted(inner(node, file.text)).value : null;
    case 'JSXElement': {
      const pieces = piecesOf(node, file.text);
      if (pieces.every((piece) => piece.kind === 'static')) return sketchOf(pieces, file.text);
      const run = shown === null ? null : literalReading(pieces, shown);
      return run ? sketchOf(run, file.text).trim() : null;
    }
    default:
      return null;
  }
}

/** Where the words of a literal stand: between its quotes, or all between an element's tags, or the text there that reads as shown. */
export function spanOf(origin: Origin, shown: string | null): { start: number; end: number } {
  const { node, in: file } = origin;
  const form = shown === null ? null : formOf(origin, shown);
  if (form) return { start: startOf(node) + 1 + form.start, end: startOf(node) + 1 + form.start + form.raw.length };
  if (node.type === 'StringLiteral' || node.type === 'TemplateLiteral') {
    return { start: startOf(node) + 1, end: endOf(node) - 1 };
  }
  const isOpen = node.type === 'JSXElement' && node.closingElement;
  if (!isOpen) return { start: startOf(node), end: endOf(node) };
  const pieces = piecesOf(node, file.text);
  const run = pieces.every((piece) => piece.kind === 'static') || shown === null ? null : literalReading(pieces, shown);
  const [first, last] = [run?.[0], run?.at(-1)];
  if (first && last) return { start: first.start, end: last.end };
  return { start: endOf(node.openingElement), end: startOf(node.closingElement as t.Node) };
}

interface ShownForm extends Form {
  text: string;
}

/** The plural form of a message that reads as shown. */
function formOf(origin: Origin, shown: string): ShownForm | null {
  return formThat((text) => collapse(text) === collapse(shown), origin);
}

/** Null where none reads so, or several do. */
function formThat(reads: (text: string) => boolean, origin: Origin): ShownForm | null {
  const [only, second] = formsOf(origin).filter(({ text }) => reads(text));
  return only && !second ? only : null;
}

function formsOf({ node, in: file }: Origin): ShownForm[] {
  if (node.type !== 'StringLiteral' || isAttributeString(node)) return [];
  return formsIn(inner(node, file.text)).map((form) => ({ ...form, text: cookQuoted(form.raw).value }));
}

/** True for a message with several plural forms that read as shown: which of them the page has, nobody knows. */
export function hasFormsAlike(origin: Origin, shown: string): boolean {
  return formsOf(origin).filter(({ text }) => collapse(text) === collapse(shown)).length > 1;
}

/** True for a literal that is such a text, or has one plural form that is. */
export function readsSo(origin: Origin, reads: (text: string) => boolean): boolean {
  const text = textOf(origin);
  return text !== null && (reads(text) || formThat(reads, origin) !== null);
}

/** The line of the first word: `src/App.tsx:24`, of an element whose tag is at line 22. */
export function placeOfWords(origin: Origin, shown: string | null): string {
  const { text, file } = origin.in;
  const { start, end } = spanOf(origin, shown);
  const blank = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
  return placeName(whereIs({ file, text }, start + blank));
}

/** JSX attribute strings have no escapes, and no node of theirs says so. */
export function isAttributeString(node: t.Node): boolean {
  return attributeStrings.has(node);
}

const attributeStrings = new WeakSet<t.Node>();

/** Says that a string literal is the value of a JSX attribute. */
export function markAttributeString(node: t.Node): void {
  if (node.type === 'StringLiteral') attributeStrings.add(node);
}

function inner(node: t.Node, text: string): string {
  return text.slice(startOf(node) + 1, endOf(node) - 1);
}

/** The edit of one literal, with its expectation. */
export function writeLiteral(
  origin: Origin,
  oldText: string,
  newText: string,
  where: Where,
): { draft: Draft; expectation: Expectation } | Refusal {
  const { node, in: file } = origin;
  const draft = new Draft(file.source, file.file, file.text);
  if (node.type === 'JSXElement') {
    const pieces = piecesOf(node, file.text);
    const match = matchText(pieces, oldText, newText);
    if (match.kind === 'ambiguous') return ambiguousText(where, oldText, placeOf(origin));
    if (match.kind !== 'static') return textNotFound(where, oldText);
    for (const [piece, value] of match.values) if (piece.kind === 'static') writePiece(draft, piece, value);
    return { draft, expectation: expect(origin, sketchOf(pieces, file.text, match.values), where) };
  }
  const form = formOf(origin, oldText);
  if (form) {
    const { start, end } = spanOf(origin, oldText);
    const quote = file.text[startOf(node)] as string;
    const written = file.source ? escapeFor(newText, quote) : JSON.stringify(newText).slice(1, -1);
    draft.replace(start, end, written);
    const whole = inner(node, file.text);
    const after = whole.slice(0, form.start) + written + whole.slice(form.start + form.raw.length);
    return { draft, expectation: expect(origin, cookQuoted(after).value, where) };
  }
  const part = { draft, expectation: expect(origin, newText, where) };
  if (node.type === 'NumericLiteral') {
    if (String(Number(newText)) !== newText || !Number.isFinite(Number(newText)))
      return numberExpected(where, placeOf(origin));
    draft.replace(startOf(node), endOf(node), newText);
    return part;
  }
  const raw = inner(node, file.text);
  const quote = file.text[startOf(node)] as string;
  if (isAttributeString(node)) writeAttribute(draft, node, raw, quote, newText);
  else if (!file.source) draft.replace(startOf(node) + 1, endOf(node) - 1, JSON.stringify(newText).slice(1, -1));
  else {
    const change = changeOf(cookQuoted(raw), newText, raw.length);
    const escaped = escapeFor(change.value, quote);
    const next = raw.slice(0, change.start) + escaped + raw.slice(change.end);
    const isSafe = cookQuoted(next).value === newText && !(quote === '`' && /(?<!\\)(?:\\\\)*\$\{/.test(next));
    if (isSafe) draft.replace(startOf(node) + 1 + change.start, startOf(node) + 1 + change.end, escaped);
    else draft.replace(startOf(node) + 1, endOf(node) - 1, escapeFor(newText, quote));
  }
  return part;
}

function writeAttribute(draft: Draft, node: AnyNode, raw: string, quote: string, value: string): void {
  const whole = attributeString(draft.text, value, quote as '"' | "'");
  if (!whole.startsWith(quote)) {
    draft.replace(startOf(node), endOf(node), whole);
    return;
  }
  const change = attributeChange(raw, value);
  const inside = startOf(node) + 1;
  if (change) draft.replace(inside + change.start, inside + change.end, change.value);
  else draft.replace(startOf(node), endOf(node), whole);
}

/** @param newText new text of the literal; of an element its sketch */
function expect({ node, in: file }: Origin, newText: string, where: Where): Expectation {
  const start = startOf(node);
  const wrong = 'the value would read differently';
  return {
    where,
    ...(node.type === 'JSXElement' ? { covers: { start, end: endOf(node) } } : {}),
    readText: (text) => {
      const root = parseJson(text);
      return root && valueAt(root, start) === newText ? null : wrong;
    },
    readBack: (after) => {
      if (node.type === 'JSXElement') {
        const now = after.elementAt(start);
        return now && sketchOf(piecesOf(now, after.text), after.text) === newText ? null : wrong;
      }
      const string = after.nodeAt(start, 'StringLiteral');
      if (string?.type === 'StringLiteral') {
        const raw = after.text.slice(startOf(string) + 1, endOf(string) - 1);
        const value = isAttributeString(node) ? cookAttribute(raw).value : string.value;
        return value === newText ? null : wrong;
      }
      const braced = after.nodeAt(start, 'JSXExpressionContainer');
      if (braced?.type === 'JSXExpressionContainer') {
        return braced.expression.type === 'StringLiteral' && braced.expression.value === newText ? null : wrong;
      }
      const template = after.nodeAt(start, 'TemplateLiteral');
      if (template?.type === 'TemplateLiteral') return template.quasis[0]?.value.cooked === newText ? null : wrong;
      const number = after.nodeAt(start, 'NumericLiteral');
      return number?.type === 'NumericLiteral' && String(number.value) === newText ? null : `${wrong} in ${file.file}`;
    },
  };
}

function valueAt(node: AnyNode, start: number): string | null {
  if (startOf(node) === start && node.type === 'StringLiteral') return node.value;
  if (startOf(node) === start && node.type === 'NumericLiteral') return String(node.value);
  const children =
    node.type === 'ObjectExpression'
      ? node.properties.map((one) => (one as t.ObjectProperty).value)
      : node.type === 'ArrayExpression'
        ? node.elements
        : [];
  for (const child of children as (AnyNode | null)[]) {
    const found = child && valueAt(child, start);
    if (found !== null && found !== undefined) return found;
  }
  return null;
}
