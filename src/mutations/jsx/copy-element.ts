/** The text of a copy of an element: ids and literal keys made unique, references to them with them, refs left out. */
import type * as t from '@babel/types';
import { innerLineStarts, movedLines } from '../text/reindent.ts';
import { attributeName } from './attributes.ts';
import { type AnyNode, endOf, forEachChild, startOf } from './nodes.ts';
import type { ParsedSource } from './parse.ts';

export interface Copy {
  text: string;
  warnings: string[];
}

interface Change {
  start: number;
  end: number;
  text: string;
}

/** Attributes that name the id of another element. */
const ID_REFERENCES =
  /^(?:htmlFor|for|form|list|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;

/** @param from indentation of the original's line, @param to that of the copy's, @param eol line end of the copy's file */
export function copyText(source: ParsedSource, node: AnyNode, from: string, to: string, eol?: string): Copy {
  const changes: Change[] = [];
  const warnings: string[] = [];
  const ids = new Map<string, string>();
  eachAttribute(node, (attribute) => {
    const value = literalValue(attribute);
    if (attributeName(attribute) === 'id' && value !== null) ids.set(value, uniqueName(source.text, value));
  });
  eachAttribute(node, (attribute, owner) => changeAttribute(source, node, attribute, owner, ids, changes, warnings));
  const { text } = movedLines(applied(source.text, changes), spanAfter(source.text, node, changes), from, to, eol);
  return { text, warnings };
}

function changeAttribute(
  source: ParsedSource,
  root: AnyNode,
  attribute: t.JSXAttribute,
  owner: AnyNode,
  ids: Map<string, string>,
  changes: Change[],
  warnings: string[],
): void {
  const name = attributeName(attribute);
  const value = literalValue(attribute);
  if (name === 'ref') {
    changes.push({ start: startWithBlank(source.text, attribute), end: endOf(attribute), text: '' });
    warnings.push('The copy leaves out the ref: a ref holds one element.');
  } else if (name === 'id' && value === null && attribute.value) {
    warnings.push('The copy has the same computed id as the original.');
  } else if (name === 'key' && owner === root) {
    if (value === null) warnings.push('The copy has the same computed key as the original.');
    else changes.push(renamed(attribute, value, uniqueName(source.text, value)));
  } else if (value !== null) {
    const target = name === 'id' || ID_REFERENCES.test(name) ? ids.get(value) : undefined;
    const anchor = name === 'href' && value.startsWith('#') ? ids.get(value.slice(1)) : undefined;
    if (target !== undefined) changes.push(renamed(attribute, value, target));
    else if (anchor !== undefined) changes.push(renamed(attribute, value, `#${anchor}`));
  }
}

/** Only plain names get here: they need no escaping in any quotes. */
function renamed(attribute: t.JSXAttribute, value: string, name: string): Change {
  const node = literalNode(attribute) as t.StringLiteral;
  const inner = startOf(node) + 1;
  return { start: inner, end: inner + value.length, text: name };
}

function literalNode(attribute: t.JSXAttribute): t.StringLiteral | null {
  const value = attribute.value;
  if (value?.type === 'StringLiteral') return value;
  const inner = value?.type === 'JSXExpressionContainer' ? value.expression : null;
  return inner?.type === 'StringLiteral' ? inner : null;
}

/** The value when it is written plainly, without escapes. */
function literalValue(attribute: t.JSXAttribute): string | null {
  const node = literalNode(attribute);
  return node && /^[^&\\'"`]+$/.test(node.value) && endOf(node) - startOf(node) - 2 === node.value.length
    ? node.value
    : null;
}

/** `name-2`, or the next number that the file does not have. */
function uniqueName(text: string, name: string): string {
  const stem = name.replace(/-\d+$/, '');
  let n = 2;
  while (text.includes(`${stem}-${n}`)) n++;
  return `${stem}-${n}`;
}

function eachAttribute(node: AnyNode, visit: (attribute: t.JSXAttribute, owner: AnyNode) => void): void {
  if (node.type === 'JSXElement') {
    for (const attribute of node.openingElement.attributes) {
      if (attribute.type === 'JSXAttribute') visit(attribute, node);
    }
  }
  forEachChild(node, (child) => eachAttribute(child, visit));
}

function startWithBlank(text: string, node: t.Node): number {
  let start = startOf(node);
  while (/\s/.test(text[start - 1] ?? '')) start--;
  return start;
}

function applied(text: string, changes: Change[]): string {
  let out = text;
  for (const { start, end, text: insert } of [...changes].sort((a, b) => b.start - a.start)) {
    out = out.slice(0, start) + insert + out.slice(end);
  }
  return out;
}

/** Where the node and its lines are after the changes; none of them brings a line. */
function spanAfter(text: string, node: AnyNode, changes: readonly Change[]): Parameters<typeof movedLines>[1] {
  const move = (offset: number) =>
    changes.reduce((at, one) => (one.end <= offset ? at + one.text.length - (one.end - one.start) : at), offset);
  const isLeft = (line: number) => !changes.some(({ start, end }) => start < line && line <= end);
  const lines = innerLineStarts(text, node).filter(isLeft).map(move);
  return { start: move(startOf(node)), end: move(endOf(node)), lines };
}
