/** The JSX of the new component in the place of the element, and the span that it takes. */
import type * as t from '@babel/types';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import { hasCommentIn, type Slot, slotOf } from '../jsx/slots.ts';
import { indentAt, indentUnit, lineEnd, lineEndOf, lineStart } from '../text/layout.ts';
import type { Extracted, NewProp } from './uses.ts';

/** Columns of a line, as formatters count by default. */
export const WIDTH = 80;

export interface CallSite {
  start: number;
  end: number;
  text: string;
  /** offset in `text` of each prop's value, in order */
  values: number[];
}

export function callSite(extracted: Extracted, name: string, props: readonly NewProp[]): CallSite {
  const { source, node, key } = extracted;
  const { text } = source;
  const children = props.find((prop) => prop.name === 'children');
  const attributes = props.filter((prop) => prop !== children).map((prop) => `${prop.name}={${prop.value}}`);
  if (key) attributes.unshift(text.slice(startOf(key), endOf(key)));
  const close = children ? `>{${children.value}}</${name}>` : ' />';
  const line = [`<${name}`, ...attributes].join(' ') + close;
  const slot = slotOf({ node: extracted.node, ancestors: [...extracted.ancestors] });
  const around = spanToReplace(extracted, slot, line);
  const isShort = columnOf(text, around.start) + line.length + restOfLine(text, around.end) <= WIDTH;
  const written = isShort || attributes.length === 0 ? line : broken(text, startOf(node), name, attributes, close);
  return { ...around, text: written, values: valuesIn(written, props) };
}

/** The parentheses around the element go where its only line fits without them, as formatters write it. */
function spanToReplace({ source, node }: Extracted, slot: Slot, line: string): { start: number; end: number } {
  const { text } = source;
  const own = { start: startOf(node), end: endOf(node) };
  const outer = { start: startOf(slot.operand), end: endOf(slot.operand) };
  const hasOther = hasCommentIn(source, outer.start, own.start) || hasCommentIn(source, own.end, outer.end);
  const isWrapped = slot.operand.type === 'ParenthesizedExpression' && slot.operand.expression === (node as t.Node);
  if (!isWrapped || hasOther || !text.slice(outer.start, outer.end).includes('\n')) return own;
  const isBranch = slot.conditions.some(({ node: { type } }) => type === 'ConditionalExpression');
  if (isBranch || isItemOfChildren(slot)) return own;
  return columnOf(text, outer.start) + line.length + restOfLine(text, outer.end) <= WIDTH ? outer : own;
}

/** `{rows.map((row) => (` keeps its parentheses. */
function isItemOfChildren({ returns, holder, ancestors }: Slot): boolean {
  return returns === holder && ancestors.at(-2)?.type === 'CallExpression';
}

function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

function restOfLine(text: string, offset: number): number {
  return lineEnd(text, offset) - offset;
}

function broken(text: string, at: number, name: string, attributes: string[], close: string): string {
  const eol = lineEndOf(text);
  const indent = indentAt(text, at);
  const inner = attributes.map((one) => `${eol}${indent}${indentUnit(text)}${one}`).join('');
  return `<${name}${inner}${eol}${indent}${close.trimStart()}`;
}

function valuesIn(text: string, props: readonly NewProp[]): number[] {
  return props.map(({ name, value }) => {
    const lead = name === 'children' ? '>{' : `${name}={`;
    return text.lastIndexOf(`${lead}${value}}`) + lead.length;
  });
}

/** The node of the element without its key, for the text that moves. */
export function keySpan({ source, key }: Extracted): { start: number; end: number } | null {
  if (!key) return null;
  let start = startOf(key as AnyNode);
  while (/\s/.test(source.text[start - 1] ?? '')) start--;
  return { start, end: endOf(key) };
}
