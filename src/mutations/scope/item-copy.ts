/** A copy of a data item as text: fields may be set, and ids become unique in the list. */
import type * as t from '@babel/types';
import { type AnyNode, endOf, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import { keySource } from '../jsx/prop-value.ts';
import { escapeFor } from '../text/quoting.ts';
import { movedText } from '../text/reindent.ts';
import { ID_FIELDS } from './item-key.ts';
import type { ListData } from './list-data.ts';

interface Change {
  start: number;
  end: number;
  text: string;
}

/** Unique values of the copies so far, by field; key null for items that are plain values. */
export type Given = Map<string | null, (string | number)[]>;

/**
 * @param fields code by field name, instead of the model's own values
 * @param given unique values of the copies so far; receives those of this one
 */
export function freshCopy(
  list: ListData,
  item: AnyNode,
  from: string,
  to: string,
  fields: Map<string, string>,
  given: Given,
): string {
  const object = shownBy(item);
  const { text } = list.array.in;
  const moved = movedText(text, item, from, to);
  const changes: Change[] = [];
  const set = new Set<string>();
  if (object.type === 'ObjectExpression') {
    for (const property of object.properties) {
      if (property.type !== 'ObjectProperty' || property.computed) continue;
      const name = keyName(property.key);
      set.add(name);
      const fresh = () => (isUnique(list, name) ? freshValue(list, property.value as AnyNode, name, given) : null);
      const code = fields.get(name) ?? fresh();
      if (code !== null) changes.push(placed(moved, property.value as AnyNode, code));
    }
    const added = [...fields].filter(([name]) => !set.has(name));
    const last = object.properties.at(-1);
    if (added.length > 0 && last) {
      const like = (object.properties[0] as t.ObjectProperty).key;
      const code = added.map(([name, value]) => `, ${pairCode(list, name, value, like)}`).join('');
      const at = moved.at(endOf(last));
      changes.push({ start: at, end: at, text: code });
    }
  } else if (list.isKeyItself) {
    const code = freshValue(list, object, null, given);
    if (code !== null) changes.push(placed(moved, object, code));
  }
  return applied(moved.text, changes);
}

/** The item itself, of `isAdmin && { … }` what is shown under the condition. */
function shownBy(item: AnyNode): AnyNode {
  const node = unwrapNode(item) as AnyNode;
  return node.type === 'LogicalExpression' && node.operator === '&&' ? shownBy(node.right as AnyNode) : node;
}

function isUnique(list: ListData, name: string): boolean {
  return name === list.keyField || ID_FIELDS.test(name);
}

function placed(moved: { at(offset: number): number }, node: AnyNode, text: string): Change {
  return { start: moved.at(startOf(node)), end: moved.at(endOf(node)), text };
}

/** Code for a value that no other item has in this field (null: the item itself). */
function freshValue(list: ListData, value: AnyNode, field: string | null, given: Given): string | null {
  const node = unwrapNode(value) as AnyNode;
  const before = given.get(field) ?? [];
  const others = [...list.items.flatMap((item) => fieldValue(item, field)), ...before];
  const { text } = list.array.in;
  if (node.type === 'NumericLiteral') {
    const number = Math.max(...others.filter((one) => typeof one === 'number'), node.value) + 1;
    given.set(field, [...before, number]);
    return String(number);
  }
  if (node.type !== 'StringLiteral') return null;
  const quote = text[startOf(node)] as string;
  const name = nextName(node.value, new Set(others));
  given.set(field, [...before, name]);
  return quote + (list.array.in.source ? escapeFor(name, quote) : JSON.stringify(name).slice(1, -1)) + quote;
}

function fieldValue(item: AnyNode, field: string | null): (string | number)[] {
  const object = shownBy(item);
  let value: AnyNode | null = object;
  if (field !== null) {
    if (object.type !== 'ObjectExpression') return [];
    const property = object.properties.find((one) => one.type === 'ObjectProperty' && keyName(one.key) === field);
    value = property?.type === 'ObjectProperty' ? (unwrapNode(property.value) as AnyNode) : null;
  }
  return value?.type === 'StringLiteral' || value?.type === 'NumericLiteral' ? [value.value] : [];
}

/** `brand-2` after `brand`, `b8` after `b7`, `Acme 2` after `Acme`. */
function nextName(name: string, taken: ReadonlySet<string | number>): string {
  const [, stem, digits] = /^(.*?)(\d+)$/.exec(name) ?? [];
  const joint = digits !== undefined ? '' : /[\sA-Z]/.test(name) ? ' ' : '-';
  let n = digits === undefined ? 2 : Number(digits) + 1;
  const make = () => `${stem ?? name}${joint}${String(n).padStart(digits?.length ?? 1, '0')}`;
  while (taken.has(make())) n++;
  return make();
}

function applied(text: string, changes: readonly Change[]): string {
  let out = text;
  for (const change of [...changes].sort((a, b) => b.start - a.start)) {
    out = out.slice(0, change.start) + change.text + out.slice(change.end);
  }
  return out;
}

/** `name: value` as an item of this file would have it. */
function pairCode(list: ListData, name: string, value: string, like: t.Node | undefined): string {
  const text = list.array.in.text;
  const isQuoted = like && /^['"]/.test(text.slice(startOf(like), endOf(like)));
  return `${isQuoted || !list.array.in.source ? JSON.stringify(name) : keySource(name, "'")}: ${value}`;
}
