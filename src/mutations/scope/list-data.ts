/**
 * The data behind a list: with scope `data`, elements of a `.map` over a literal array stand for its items, and remove,
 * duplicate, move and add act on those.
 */
import type * as t from '@babel/types';
import { findAttribute } from '../jsx/attributes.ts';
import { ancestorsOf, findElement, type Target } from '../jsx/find-element.ts';
import {
  type AnyNode,
  forEachChild,
  isFunction,
  isNativeTag,
  keyName,
  startOf,
  tagNameOf,
  unwrapNode,
} from '../jsx/nodes.ts';
import { listCallOf, slotOf } from '../jsx/slots.ts';
import type { Project, Refusal } from '../mutation.ts';
import { isRefusal, listItemRoot, listNotLiteral, noPlaceNamed, noSuchItem, notInList } from '../refusals.ts';
import { type TracedEdit, traceOf } from '../trace/edit-traced.ts';
import { type LeftOut, writtenIndex } from '../trace/left-out.ts';
import { inList } from '../trace/list-positions.ts';
import { madeBy, ownerOf } from '../trace/made-lists.ts';
import { placeOf, sourceOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import type { Trace } from '../trace/tracer.ts';
import { distinct, places, whereOf } from '../trace/use-parts.ts';
import { valuesOf } from '../trace/values.ts';
import { itemsShown } from './list-callback.ts';

/** Fields that name an item whatever the list's key is. */
export const ID_FIELDS = /^(?:id|_id|key|uid|uuid|slug)$/;

export interface ListData {
  target: Target;
  /** the array literal */
  array: Origin;
  items: AnyNode[];
  /** fields of the items that have to differ from one another: the one that is the React key, and ids */
  keyField: string | null;
  /** the key is computed from several fields: a copy would have the key of its item */
  isKeyComputed: boolean;
  /** the item itself is the key */
  isKeyItself: boolean;
  /** items that the page may leave out, null for none */
  leftOut: LeftOut | null;
  /** number of items on the page, null if unknown */
  shown: number | null;
  /** index on the page of the item that the element is of, null if the change names none; hidden if it names those of other lists */
  asked: number | null | 'hidden';
}

/** The list that is meant, as a change says it: how many items the page shows, and the uses of components around it. */
type AskedList = Pick<TracedEdit, 'dataIndex' | 'dataCount' | 'lists' | 'callSiteCodebaseId' | 'callSitesAround'>;

/** The literal array whose items the element shows, one each. */
export function listBehind(project: Project, target: Target, asked: AskedList): ListData | Refusal {
  const found = nearestList(target);
  if (!found) return notInList(target.where);
  const { call, ancestors, fn } = found;
  const list = (call.callee as t.MemberExpression).object as AnyNode;
  const { source } = target;
  const origin = { node: list, in: { file: source.file, text: source.text, source }, ancestors };
  const name = sourceOf(source, list);
  const trace = inList(fn as AnyNode, source.file, traceOf(project, asked));
  const ofCallback = itemsShown(fn, startOf(target.node as AnyNode));
  const shown = trace.dataCount ?? null;
  const isCounted = ofCallback === 'all' && standsInOwnTag(ancestors);
  const written = writtenList(origin, { ...trace, dataIndex: null }, isCounted ? shown : null);
  const { array, via, hasGaps, problem, at } = written;
  if (!array) return listNotLiteral(at ? whereOf(at) : target.where, name, problem);
  if (!ofCallback) return listNotLiteral(whereOf(array), name, 'not every item of it is shown by the same element');
  const items = (array.node as AnyNode & t.ArrayExpression).elements as (AnyNode | null)[];
  if (items.some((item) => item === null || item.type === 'SpreadElement')) {
    return listNotLiteral(whereOf(array), name, `its items are not all written at ${placeOf(array)}`);
  }
  const key = keyOf(target, fn);
  const keyField = via.reduce<string | null | undefined>(
    (field, map) => field && fieldBehind(map, field),
    key.keyField,
  );
  // of a list of values, such as names, the item before `map` is another one
  const isKeyComputed = keyField === undefined || (key.isKeyItself && via.length > 0);
  const isHidden = trace.dataIndex === null && (trace.lists ?? []).length > 0;
  const fields = { ...key, keyField: keyField ?? null, isKeyComputed };
  const leftOut = ofCallback === 'some' ? 'any' : hasGaps ? 'falsy' : null;
  return {
    target,
    array,
    items: items as AnyNode[],
    ...fields,
    leftOut,
    shown,
    asked: isHidden ? 'hidden' : trace.dataIndex,
  };
}

/** The refusal of an edit of the element that makes all items: it names the data where that is written, also if it cannot be edited. */
export function refuseItemRoot(project: Project, target: Target, list: t.CallExpression, asked: AskedList): Refusal {
  const name = sourceOf(target.source, list.callee);
  const behind = listBehind(project, target, asked);
  if (!isRefusal(behind)) return listItemRoot(target.where, name, whereOf(behind.array));
  const { file, line, column } = behind.error;
  const isElsewhere = file !== undefined && line !== undefined && file !== target.source.file;
  return listItemRoot(target.where, name, isElsewhere ? { file, line, column } : null);
}

interface WrittenList {
  array: Origin | null;
  /** the calls of `map` that make the list of it, the last one first */
  via: Origin[];
  hasGaps: boolean;
  /** why there is no array */
  problem: string;
  /** place of the list that is no array literal, if known */
  at?: Origin;
}

/**
 * The array literal that an expression is, or that it is made of item for item.
 * @param count of the items on the page, where these are all items of one list; null where that is not sure
 */
function writtenList(origin: Origin, trace: Trace, count: number | null): WrittenList {
  const { values, unknown, choices } = valuesOf(origin, trace);
  const found = distinct(values);
  const isWhole = !choices.has('gaps') && !choices.has('head') && !choices.has('order');
  const ofCount = isWhole ? found.filter((one) => mayHold(one, count)) : found;
  const all = ofCount.length === 1 ? ofCount : found;
  const [list, second] = all;
  const hasGaps = choices.has('gaps');
  const none = (problem: string, at = list): WrittenList => ({ array: null, via: [], hasGaps, problem, at });
  if (!list || unknown.length > 0) return none(unknown[0] ?? 'it is no array written in the source');
  if (second) {
    const name = sourceOf(origin.in, origin.node);
    return none(
      `${name} is written at ${all.length} places (${places(all)}), and the page does not tell which one this is from`,
    );
  }
  // of a list that is made of another, any item may be falsy
  if (choices.has('order') || (hasGaps && madeBy(list.node))) {
    const inner = madeBy(list.node) === 'map' ? writtenList(ownerOf(list), trace, null) : null;
    return none('it is filtered or sorted before it is shown', inner?.array ?? inner?.at ?? list);
  }
  if (list.node.type === 'ArrayExpression') return { ...none(''), array: list };
  if (madeBy(list.node) !== 'map') return none(`it comes from ${sourceOf(list.in, list.node)} at ${placeOf(list)}`);
  const inner = writtenList(ownerOf(list), trace, count);
  return { ...inner, via: [list, ...inner.via] };
}

/** False for an array that is written with another number of items. */
function mayHold({ node }: Origin, count: number | null): boolean {
  if (count === null || node.type !== 'ArrayExpression') return true;
  return node.elements.length === count || node.elements.some((one) => one?.type === 'SpreadElement');
}

/** True where each run of the function around a list makes a tag around it: items of two runs never stand side by side. */
function standsInOwnTag(ancestors: readonly AnyNode[]): boolean {
  const inside = ancestors.slice(ancestors.findLastIndex((one) => isFunction(one)) + 1);
  return inside.some((one) => one.type === 'JSXElement' && isNativeTag(tagNameOf(one.openingElement.name)));
}

/**
 * The field of the items before a call of `map` from which a field behind it is made, such as `name` for `id: slug(row.name)`.
 * @returns as `fieldIn`; undefined too where it is not written
 */
function fieldBehind(map: Origin, field: string): string | null | undefined {
  const fn = unwrapNode((map.node as AnyNode & t.CallExpression).arguments[0] as t.Node) as AnyNode;
  const body = isFunction(fn) ? (unwrapNode(fn.body) as AnyNode) : null;
  if (!isFunction(fn) || body?.type !== 'ObjectExpression') return undefined;
  const [item, index] = fn.params as (AnyNode | undefined)[];
  const made = body.properties.findLastIndex((one) => one.type === 'ObjectProperty' && keyName(one.key) === field);
  const spread = body.properties.findLastIndex(
    (one) => one.type === 'SpreadElement' && one.argument.type === 'Identifier' && one.argument.name === item?.name,
  );
  if (made < spread) return field;
  const value = (body.properties[made] as t.ObjectProperty | undefined)?.value as AnyNode | undefined;
  return value && fieldIn(value, item, index);
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
    else if (node.object.type === 'Identifier' && item && isWhole(item, node.object.name))
      fields.add(node.computed ? undefined : keyName(node.property as AnyNode));
    // a part of a field has no copy of its own
    else if (node.object.type === 'MemberExpression') fields.add(undefined);
    else forEachChild(node, visit);
  };
  visit(value);
  if (hasIndex || fields.size === 0) return null;
  const all = [...fields];
  return all.find((one) => one && ID_FIELDS.test(one)) ?? (all.length === 1 ? all[0] : undefined);
}

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

/** Why no item can be copied. */
export function whyNoCopy({ array, isKeyComputed }: ListData): Refusal | null {
  if (!isKeyComputed) return null;
  return listNotLiteral(whereOf(array), placeOf(array), 'their key is computed, so a copy would have the same');
}

/** The index in the source of the item that the element is of. */
export function askedItem(list: ListData): number | Refusal {
  const { asked, items, array } = list;
  if (asked !== 'hidden') return itemIndex(list, asked ?? undefined);
  // the page counts no list that shows one item alone
  if (items.length === 1) return 0;
  return listNotLiteral(whereOf(array), placeOf(array), 'which of them the page shows is known only when it runs');
}

/** The index in the source of an item that a change names by its index on the page. */
export function itemIndex(list: ListData, index: number | undefined): number | Refusal {
  const { items, shown, leftOut } = list;
  const count = leftOut && shown !== null ? Math.min(shown, items.length) : items.length;
  if (index === undefined || index < 0 || index >= count) return noSuchItem(list.target.where, index, count);
  const written = leftOut ? writtenIndex(items, index, shown, leftOut) : index;
  if (written !== null) return written;
  const problem = 'which of them the page leaves out is known only when it runs';
  return listNotLiteral(whereOf(list.array), placeOf(list.array), problem);
}

/** The list whose callback is nearest around the element. */
function nearestList(target: Target): { call: t.CallExpression; ancestors: AnyNode[]; fn: t.Function } | null {
  const chain = target.ancestors;
  for (let i = chain.length - 1; i >= 0; i--) {
    const fn = chain[i] as AnyNode;
    if (!isFunction(fn)) continue;
    const call = listCallOf(fn, chain);
    if (call && isMap(call)) return { call, fn, ancestors: chain.slice(0, chain.indexOf(call as AnyNode) + 1) };
  }
  return null;
}

function isMap(call: t.CallExpression): boolean {
  const callee = call.callee as AnyNode;
  return (
    (callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression') &&
    callee.property.type === 'Identifier' &&
    /^(?:map|flatMap)$/.test(callee.property.name)
  );
}

/** The field of an item that its root element has as its `key`, as `fieldIn` returns it. */
function keyOf(target: Target, fn: t.Function): { keyField: string | null | undefined; isKeyItself: boolean } {
  const root = rootOf(target, fn);
  const attribute = root && findAttribute(root.openingElement, 'key');
  const value =
    attribute?.value?.type === 'JSXExpressionContainer' ? (unwrapNode(attribute.value.expression) as AnyNode) : null;
  const [item, index] = fn.params as (AnyNode | undefined)[];
  if (!value) return { keyField: null, isKeyItself: false };
  if (value.type === 'Identifier' && item?.type === 'Identifier' && value.name === item.name)
    return { keyField: null, isKeyItself: true };
  return { keyField: fieldIn(value, item, index), isKeyItself: false };
}

function rootOf(target: Target, fn: t.Function): t.JSXElement | null {
  const inside = [...target.ancestors.slice(target.ancestors.indexOf(fn as AnyNode) + 1), target.node as AnyNode];
  const first = inside.find((node) => node.type === 'JSXElement');
  return first?.type === 'JSXElement' ? first : null;
}

/** The list that an addition is about: of a neighbour, of the model, or the only one among the parent's children. */
export function listForAddition(
  project: Project,
  ids: readonly (string | undefined)[],
  parent: string | undefined,
): Target | Refusal {
  const id = ids.find((one) => one !== undefined);
  if (id !== undefined) return findElement(project, id);
  if (parent === undefined) return noPlaceNamed();
  const container = findElement(project, parent);
  if ('ok' in container) return container;
  const inside = container.source.elements.filter(
    (one) => one.start > container.element.start && one.end < container.element.end,
  );
  for (const element of inside) {
    const ancestors = ancestorsOf(container.source.ast.program, element.node);
    const slot = slotOf({ node: element.node, ancestors });
    if (!listCallOf(slot.returns, slot.ancestors)) continue;
    const where = { ...container.where, line: element.line, column: element.column };
    return { ...container, codebaseId: parent, element, node: element.node, ancestors, where };
  }
  return notInList(container.where);
}
