/**
 * The data behind a list: with scope `data`, elements of a `.map` over a literal array stand for its items, and remove,
 * duplicate, move and add act on those.
 */
import type * as t from '@babel/types';
import { ancestorsOf, findElement, type Target } from '../jsx/find-element.ts';
import { type AnyNode, endOf, isFunction, isNativeTag, startOf, tagNameOf } from '../jsx/nodes.ts';
import { listCallOf, slotOf } from '../jsx/slots.ts';
import type { ElementAddress, Project, Refusal } from '../mutation.ts';
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
import { fieldBefore, keyedItem, keyOf } from './item-key.ts';
import { isMap, itemsShown } from './list-callback.ts';
import { listOfRenderProp, type MappedList, renderPropAround } from './render-prop.ts';

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
  /** index in the source of the item that has the React key of the one on the page, null if the source does not tell */
  keyed: number | null;
  /** the same of the item to whose place it moves */
  keyedTo: number | null;
  /** the page shows the items in another order */
  isSorted: boolean;
}

/** The list that is meant, as a change says it: how many items the page shows, and the uses of components around it. */
type AskedList = Pick<TracedEdit, 'dataIndex' | 'dataCount' | 'lists' | 'callSiteCodebaseId' | 'callSitesAround'>;

/** The literal array whose items the element shows, one each. */
export function listBehind(project: Project, target: Target, asked: AskedList): ListData | Refusal {
  const found = nearestList(project, target, asked);
  if (isRefusal(found)) return found;
  const { call, ancestors, fn, file, site } = found;
  const list = (call.callee as t.MemberExpression).object as AnyNode;
  const { source } = target;
  const origin = { node: list, in: file, ancestors };
  const name = sourceOf(file, list);
  const around = inList(fn as AnyNode, source.file, traceOf(project, asked));
  const trace = site ? { ...around, callSites: [site, ...(around.callSites ?? [])] } : around;
  const ofCallback = itemsShown(fn, startOf(target.node as AnyNode));
  const shown = trace.dataCount ?? null;
  const isCounted = ofCallback === 'all' && standsInOwnTag(ancestors);
  const written = writtenList(origin, { ...trace, dataIndex: null }, isCounted ? shown : null);
  const { array, via, leftOutBefore, isSorted, problem, at } = written;
  if (!array) return listNotLiteral(at ? whereOf(at) : target.where, name, problem);
  if (!ofCallback) return listNotLiteral(whereOf(array), name, 'not every item of it is shown by the same element');
  const items = (array.node as AnyNode & t.ArrayExpression).elements as (AnyNode | null)[];
  if (items.some((item) => item === null || item.type === 'SpreadElement')) {
    return listNotLiteral(whereOf(array), name, `its items are not all written at ${placeOf(array)}`);
  }
  const key = keyOf(target, fn);
  const keyedBy = (one: string | undefined) => keyedItem(items as AnyNode[], key, via, one);
  const keyed = keyedBy(trace.dataKeys?.key);
  if (isSorted && keyed === null) return listNotLiteral(whereOf(array), name, IS_SORTED);
  const keyField = fieldBefore(via, key.keyField);
  // of a list of values, such as names, the item before `map` is another one
  const isKeyComputed = keyField === undefined || (key.isKeyItself && via.length > 0);
  const isHidden = trace.dataIndex === null && (trace.lists ?? []).length > 0;
  const fields = { ...key, keyField: keyField ?? null, isKeyComputed };
  return {
    target,
    array,
    items: items as AnyNode[],
    ...fields,
    leftOut: ofCallback === 'some' ? 'any' : leftOutBefore,
    // items of two runs side by side are no items of one list
    shown: leftOutBefore !== 'any' || standsInOwnTag(ancestors) ? shown : null,
    asked: isHidden ? 'hidden' : trace.dataIndex,
    keyed,
    keyedTo: isSorted ? null : keyedBy(trace.dataKeys?.keyTo),
    isSorted,
  };
}

const IS_SORTED = 'its items are sorted or changed before they are shown';

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
  /** items that it leaves out of the array */
  leftOutBefore: LeftOut | null;
  isSorted: boolean;
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
  const isWhole = !(['gaps', 'head', 'some', 'order'] as const).some((one) => choices.has(one));
  const ofCount = isWhole ? found.filter((one) => mayHold(one, count)) : found;
  const all = ofCount.length === 1 ? ofCount : found;
  const [list, second] = all;
  const isSorted = choices.has('order');
  const leftOutBefore = choices.has('some') ? 'any' : choices.has('gaps') ? 'falsy' : null;
  const none = (problem: string, at = list): WrittenList => ({
    array: null,
    via: [],
    leftOutBefore,
    isSorted,
    problem,
    at,
  });
  if (!list || unknown.length > 0) return none(unknown[0] ?? 'it is no array written in the source');
  if (second) {
    const name = sourceOf(origin.in, origin.node);
    return none(
      `${name} is written at ${all.length} places (${places(all)}), and the page does not tell which one this is from`,
    );
  }
  if (list.node.type === 'ArrayExpression') return { ...none(''), array: list };
  if (madeBy(list.node) !== 'map')
    return none(isSorted ? IS_SORTED : `it comes from ${sourceOf(list.in, list.node)} at ${placeOf(list)}`);
  const inner = writtenList(ownerOf(list), trace, isWhole ? count : null);
  // of a list that is made of another, any item may be falsy
  const before = leftOutBefore || inner.leftOutBefore ? 'any' : null;
  return { ...inner, via: [list, ...inner.via], leftOutBefore: before, isSorted: isSorted || inner.isSorted };
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

/** Why no item can be copied. */
export function whyNoCopy({ array, isKeyComputed }: ListData): Refusal | null {
  if (!isKeyComputed) return null;
  return listNotLiteral(whereOf(array), placeOf(array), 'their key is computed, so a copy would have the same');
}

/** The index in the source of the item that the element is of. */
export function askedItem(list: ListData): number | Refusal {
  const { asked, items, array, keyed } = list;
  if (keyed !== null) return keyed;
  if (asked !== 'hidden') return itemIndex(list, asked ?? undefined);
  // the page counts no list that shows one item alone
  if (items.length === 1) return 0;
  return listNotLiteral(whereOf(array), placeOf(array), 'which of them the page shows is known only when it runs');
}

/** The index in the source of an item that a change names by its index on the page. */
export function itemIndex(list: ListData, index: number | undefined): number | Refusal {
  const { items, shown, leftOut, isSorted } = list;
  if (isSorted) return listNotLiteral(whereOf(list.array), placeOf(list.array), IS_SORTED);
  const count = leftOut && shown !== null ? Math.min(shown, items.length) : items.length;
  if (index === undefined || index < 0 || index >= count) return noSuchItem(list.target.where, index, count);
  const written = leftOut ? writtenIndex(items, index, shown, leftOut) : index;
  if (written !== null) return written;
  const problem = 'which of them the page leaves out is known only when it runs';
  return listNotLiteral(whereOf(list.array), placeOf(list.array), problem);
}

interface FoundList extends Omit<MappedList, 'site'> {
  /** makes the element */
  fn: t.Function;
  /** the element that the function is given to, where a component calls it; null where the list's own code does */
  site: ElementAddress | null;
}

/** The list whose callback is nearest around the element: of a `map`, or a function that a component calls for each item. */
function nearestList(project: Project, target: Target, { lists = [] }: AskedList): FoundList | Refusal {
  const { source, ancestors: chain } = target;
  const render = renderPropAround(target);
  const list = render && listOfRenderProp(project, target, render);
  const item = lists[0] && project.locate(lists[0].codebaseId);
  const isItemIn = (fn: AnyNode) => item?.file === source.file && startOf(fn) <= item.start && item.start < endOf(fn);
  for (let i = chain.length - 1; i >= 0; i--) {
    const fn = chain[i] as AnyNode;
    if (!isFunction(fn)) continue;
    // what the function makes several times is no item of a list around it
    if (fn === render?.fn && (list || isItemIn(fn))) break;
    const call = listCallOf(fn, chain);
    if (!call || !isMap(call)) continue;
    const file = { file: source.file, text: source.text, source };
    return { call, fn, file, site: null, ancestors: chain.slice(0, chain.indexOf(call as AnyNode) + 1) };
  }
  if (!render) return notInList(target.where);
  if (list) return { ...list, fn: render.fn };
  const tag = `<${tagNameOf(render.site.openingElement.name)}>`;
  return listNotLiteral(target.where, tag, `its ${render.prop} is a function, and how ${tag} calls it is not known`);
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
