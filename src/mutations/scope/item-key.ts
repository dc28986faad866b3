/** What tells the items of a list apart: the React key that its callback gives to their elements, and the field of the data behind it. */
import type * as t from '@babel/types';
import { findAttribute } from '../jsx/attributes.ts';
import type { Target } from '../jsx/find-element.ts';
import { type AnyNode, forEachChild, isFunction, keyName, unwrapNode } from '../jsx/nodes.ts';
import type { Origin } from '../trace/origin-node.ts';

/** Fields that name an item whatever the list's key is. */
export const ID_FIELDS = /^(?:id|_id|key|uid|uuid|slug)$/;

export interface ItemKey {
  /** the field of an item that its root element has as its `key`, as `fieldIn` returns it */
  keyField: string | null | undefined;
  isKeyItself: boolean;
  /** the key is the value of that field, or the item, and not made of it */
  isKeyExact: boolean;
}

export function keyOf(target: Target, fn: t.Function): ItemKey {
  const root = rootOf(target, fn);
  const attribute = root && findAttribute(root.openingElement, 'key');
  const value =
    attribute?.value?.type === 'JSXExpressionContainer' ? (unwrapNode(attribute.value.expression) as AnyNode) : null;
  const [item, index] = fn.params as (AnyNode | undefined)[];
  if (!value) return { keyField: null, isKeyItself: false, isKeyExact: false };
  if (value.type === 'Identifier' && item?.type === 'Identifier' && value.name === item.name)
    return { keyField: null, isKeyItself: true, isKeyExact: true };
  const isKeyExact =
    value.type === 'Identifier' || (value.type === 'MemberExpression' && !value.computed && isOfWhole(value, item));
  return { keyField: fieldIn(value, item, index), isKeyItself: false, isKeyExact };
}

function rootOf(target: Target, fn: t.Function): t.JSXElement | null {
  const inside = [...target.ancestors.slice(target.ancestors.indexOf(fn as AnyNode) + 1), target.node as AnyNode];
  const first = inside.find((node) => node.type === 'JSXElement');
  return first?.type === 'JSXElement' ? first : null;
}

/**
 * The index of the item whose element has a React key on the page.
 * @param via the calls of `map` between the items and the list
 * @returns null where the source does not tell
 */
export function keyedItem(
  items: readonly AnyNode[],
  { keyField, isKeyItself, isKeyExact }: ItemKey,
  via: readonly Origin[],
  key: string | undefined,
): number | null {
  if (key === undefined || !isKeyExact || (isKeyItself && via.length > 0)) return null;
  if (keyField && !via.every((map) => fieldOf(map, keyField)?.isPassedOn)) return null;
  const written = (item: AnyNode) => (isKeyItself ? item : keyField ? fieldValue(item, keyField) : null);
  const [at, second] = [...items.keys()].filter((i) => literalOf(written(items[i] as AnyNode)) === key);
  return second === undefined ? (at ?? null) : null;
}

function fieldValue(item: AnyNode, field: string): AnyNode | null {
  const node = unwrapNode(item) as AnyNode;
  if (node.type !== 'ObjectExpression') return null;
  const last = node.properties.findLast((one) => one.type !== 'ObjectProperty' || keyName(one.key) === field);
  return last?.type === 'ObjectProperty' ? (last.value as AnyNode) : null;
}

/** As React writes a key. */
function literalOf(value: AnyNode | null): string | null {
  const node = value && (unwrapNode(value) as AnyNode);
  return node?.type === 'StringLiteral' || node?.type === 'NumericLiteral' ? String(node.value) : null;
}

/** The field of the items before some calls of `map`, the last one first, from which a field behind them is made; as `fieldIn` returns it. */
export function fieldBefore(via: readonly Origin[], field: string | null | undefined): string | null | undefined {
  return via.reduce((one, map) => one && fieldBehind(map, one), field);
}

/**
 * The field of the items before a call of `map` from which a field behind it is made, such as `name` for `id: slug(row.name)`.
 * @returns as `fieldIn`; undefined too where it is not written
 */
function fieldBehind(map: Origin, field: string): string | null | undefined {
  const made = fieldOf(map, field);
  return made && (made.isPassedOn ? field : made.value && fieldIn(made.value, made.item, made.index));
}

/** How a call of `map` makes a field of its items: from a spread of the item before it, or as a value of its own. */
function fieldOf(map: Origin, field: string) {
  const fn = unwrapNode((map.node as AnyNode & t.CallExpression).arguments[0] as t.Node) as AnyNode;
  const body = isFunction(fn) ? (unwrapNode(fn.body) as AnyNode) : null;
  if (!isFunction(fn) || body?.type !== 'ObjectExpression') return undefined;
  const [item, index] = fn.params as (AnyNode | undefined)[];
  const made = body.properties.findLastIndex((one) => one.type === 'ObjectProperty' && keyName(one.key) === field);
  const spread = body.properties.findLastIndex(
    (one) => one.type === 'SpreadElement' && one.argument.type === 'Identifier' && one.argument.name === item?.name,
  );
  const value = (body.properties[made] as t.ObjectProperty | undefined)?.value as AnyNode | undefined;
  return { item, index, value, isPassedOn: made < spread };
}

/**
 * The field of an item that tells apart the values of an expression.
 * @returns null where no copy has to differ, as with the index; undefined for several fields, or a part of one
 */
function fieldIn(value: AnyNode, item: AnyNode | undefined, index: AnyNode | undefined): string | null | undefined {
  const fields = new Set<string | undefined>();
  let hasIndex = false;
  const visit = (node: AnyNode): void => {
    if (node.type === 'Identifier') {
      if (node.name === index?.name) hasIndex = true;
      const field = item && fieldNamed(item, node.name);
      if (field !== null) fields.add(field);
    } else if (node.type !== 'MemberExpression') forEachChild(node, visit);
    else if (isOfWhole(node, item)) fields.add(node.computed ? undefined : keyName(node.property as AnyNode));
    // a part of a field has no copy of its own
    else if (node.object.type === 'MemberExpression' || isPart(node, item)) fields.add(undefined);
    else visit(node.object as AnyNode);
  };
  visit(value);
  if (hasIndex || fields.size === 0) return null;
  const all = [...fields];
  return all.find((one) => one && ID_FIELDS.test(one)) ?? (all.length === 1 ? all[0] : undefined);
}

const isOfWhole = ({ object }: t.MemberExpression, item: AnyNode | undefined): boolean =>
  object.type === 'Identifier' && item !== undefined && isWhole(item, object.name);

/** `user.id`, where an item is taken apart as `{ user }`. */
const isPart = ({ object }: t.MemberExpression, item: AnyNode | undefined): boolean =>
  object.type === 'Identifier' && item !== undefined && fieldNamed(item, object.name) !== null;

/** True for the name of an item, or of the rest of one that is taken apart. */
function isWhole(item: AnyNode, name: string): boolean {
  if (item.type !== 'ObjectPattern') return item.name === name;
  const rest = item.properties.find((one) => one.type === 'RestElement');
  return rest?.argument.type === 'Identifier' && rest.argument.name === name;
}

/** The field of an item that a name in a callback stands for; undefined for the whole item or a part of a field, null for other names. */
function fieldNamed(item: AnyNode, name: string): string | undefined | null {
  if (isWhole(item, name)) return undefined;
  if (item.type !== 'ObjectPattern') return null;
  const property = item.properties.find((one) => one.type === 'ObjectProperty' && binds(one.value as AnyNode, name));
  if (property?.type !== 'ObjectProperty') return null;
  return property.value.type === 'Identifier' && !property.computed ? keyName(property.key) : undefined;
}

function binds(pattern: AnyNode, name: string): boolean {
  let isBound = pattern.type === 'Identifier' && pattern.name === name;
  forEachChild(pattern, (child) => {
    isBound ||= binds(child, name);
  });
  return isBound;
}
