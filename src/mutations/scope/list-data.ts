/**
 * The data behind a list: with scope `data`, elements of a `.map` over a literal array stand for its items, and remove,
 * duplicate, move and add act on those.
 */
import type * as t from '@babel/types';
import { findAttribute } from '../jsx/attributes.ts';
import { resolveName } from '../jsx/bindings.ts';
import { ancestorsOf, findElement, type Target } from '../jsx/find-element.ts';
import { type AnyNode, isFunction, keyName, unwrapNode } from '../jsx/nodes.ts';
import { listCallOf, slotOf } from '../jsx/slots.ts';
import type { Project, Refusal } from '../mutation.ts';
import { listNotLiteral, noPlaceNamed, noSuchItem, notInList } from '../refusals.ts';
import { placeOf, sourceOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import { valuesOf } from '../trace/values.ts';
import { showsEveryItem } from './list-callback.ts';

export interface ListData {
  target: Target;
  /** the array literal */
  array: Origin;
  items: AnyNode[];
  /** fields of the items that have to differ from one another: the one that is the React key, and ids */
  keyField: string | null;
  /** the item itself is the key */
  isKeyItself: boolean;
}

/** The literal array whose items the element shows, one each. */
export function listBehind(project: Project, target: Target): ListData | Refusal {
  const found = nearestList(target);
  if (!found) return notInList(target.where);
  const { call, ancestors, fn } = found;
  const list = (call.callee as t.MemberExpression).object as AnyNode;
  const { source } = target;
  const origin = { node: list, in: { file: source.file, text: source.text, source }, ancestors };
  const name = sourceOf(source, list);
  const traced = valuesOf(origin, { project, dataIndex: null, depth: 0 });
  const [array] = traced.values;
  if (!array || traced.values.length > 1 || traced.unknown.length > 0) {
    return listNotLiteral(target.where, name, traced.unknown[0] ?? 'it is no array written in the source');
  }
  if (array.node.type !== 'ArrayExpression') {
    return listNotLiteral(target.where, name, `it comes from ${sourceOf(array.in, array.node)} at ${placeOf(array)}`);
  }
  if (!showsEveryItem(fn))
    return listNotLiteral(target.where, name, 'not every item of it is shown by the same element');
  if (traced.choices.has('order'))
    return listNotLiteral(target.where, name, 'it is filtered or sorted before it is shown');
  const items = array.node.elements as (AnyNode | null)[];
  if (items.some((item) => item === null || item.type === 'SpreadElement')) {
    return listNotLiteral(target.where, name, `its items are not all written at ${placeOf(array)}`);
  }
  return { target, array, items: items as AnyNode[], ...keyOf(target, fn) };
}

/** The index that a change names, checked. */
export function itemIndex(list: ListData, index: number | undefined): number | Refusal {
  if (index !== undefined && index >= 0 && index < list.items.length) return index;
  return noSuchItem(list.target.where, index, list.items.length);
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
  const { callee } = call;
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    /^(?:map|flatMap)$/.test(callee.property.name)
  );
}

/** The field of an item that its root element has as its `key`. */
function keyOf(target: Target, fn: t.Function): { keyField: string | null; isKeyItself: boolean } {
  const none = { keyField: null, isKeyItself: false };
  const root = rootOf(target, fn);
  const attribute = root && findAttribute(root.openingElement, 'key');
  const value =
    attribute?.value?.type === 'JSXExpressionContainer' ? (unwrapNode(attribute.value.expression) as AnyNode) : null;
  if (!value) return none;
  if (value.type === 'MemberExpression') return { ...none, keyField: value.computed ? null : keyName(value.property) };
  if (value.type !== 'Identifier') return none;
  const binding = resolveName(value.name, [...target.ancestors]);
  if (binding?.scope !== (fn as AnyNode) || fn.params[0] !== (binding.node as unknown)) return none;
  if (binding.node === binding.id) return { keyField: null, isKeyItself: true };
  return { ...none, keyField: value.name };
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
