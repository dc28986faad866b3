/** Lists and objects that a call makes of others, without a change of the words in them: `rows.map((row) => ({ ...row }))`. */
import type * as t from '@babel/types';
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';
import { isBlankList } from './blank-lists.ts';
import { placeOf } from './origin.ts';
import { join, type Origin, type Traced, traced } from './origin-node.ts';
import { functionAt, resultOf } from './results.ts';
import type { Trace, Tracer } from './tracer.ts';

type Kind = 'map' | 'flatMap' | 'flat' | 'from' | 'values' | 'entries' | 'keys' | 'fromEntries';

const OF_LIST = /^(?:map|flatMap|flat)$/;
const OF_OBJECT = /^(?:values|entries|keys|fromEntries)$/;

/** What a call makes, null for other calls. */
export function madeBy(node: AnyNode): Kind | null {
  if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') return null;
  const callee = unwrapNode(node.callee) as AnyNode;
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') return null;
  if (callee.computed || callee.property.type !== 'Identifier') return null;
  const { name } = callee.property;
  const owner = callee.object.type === 'Identifier' ? callee.object.name : '';
  if (owner === 'Object') return OF_OBJECT.test(name) ? (name as Kind) : null;
  if (owner === 'Array') return name === 'from' ? 'from' : null;
  return OF_LIST.test(name) ? (name as Kind) : null;
}

/**
 * The items of a list that a call makes.
 * @param value the call, with `dataIndex` of the trace as the index in its result
 * @returns null for other values
 */
export function madeItems(value: Origin, trace: Trace, tracer: Tracer): Traced | null {
  const kind = madeBy(value.node);
  if (!kind) return null;
  const call = value.node as AnyNode & t.CallExpression;
  const [first] = call.arguments as (AnyNode | undefined)[];
  const any = { ...trace, dataIndex: null };
  switch (kind) {
    case 'map':
      return changed(value, ownerOf(value), first, trace, tracer);
    case 'flatMap':
      return inAnyOrder(itemsOfAll(changed(value, ownerOf(value), first, any, tracer), any, tracer));
    case 'flat':
      return inAnyOrder(itemsOfAll(tracer.itemsOf(ownerOf(value), any), any, tracer));
    case 'from': {
      const list = first && { ...value, node: first };
      const second = call.arguments[1] as AnyNode | undefined;
      if (!list) return traced();
      return second ? changed(value, list, second, trace, tracer) : tracer.itemsOf(list, trace);
    }
    case 'values':
    case 'entries':
    case 'keys':
      return first ? members({ ...value, node: first }, kind, trace, tracer) : traced();
    case 'fromEntries':
      return null;
  }
}

/** The member of an object that `Object.fromEntries` makes; null for other values. */
export function madeMember(value: Origin, key: string | null, trace: Trace, tracer: Tracer): Traced | null {
  if (madeBy(value.node) !== 'fromEntries') return null;
  const [first] = (value.node as AnyNode & t.CallExpression).arguments as (AnyNode | undefined)[];
  if (!first) return traced();
  const pairs = tracer.itemsOf({ ...value, node: first }, { ...trace, dataIndex: null });
  const isMeant = (pair: Origin) => {
    const names = tracer.followAll(traced([pair]), [{ key: '0' }], trace).values;
    return key === null || names.every(({ node }) => node.type !== 'StringLiteral' || node.value === key);
  };
  const found = pairs.values.filter(isMeant).map((pair) => tracer.followAll(traced([pair]), [{ key: '1' }], trace));
  return join([...found, traced([], pairs.unknown)], 'entry');
}

/** The list that a method is called on. */
export const ownerOf = (value: Origin): Origin => {
  const callee = unwrapNode((value.node as AnyNode & t.CallExpression).callee) as AnyNode & t.MemberExpression;
  return { ...value, node: callee.object as AnyNode };
};

/** What a function makes of each item. */
function changed(value: Origin, list: Origin, by: AnyNode | undefined, trace: Trace, tracer: Tracer): Traced {
  const fn = by && functionAt({ ...value, node: by }, trace, tracer);
  if (!fn) return traced([], [`the list is made at ${placeOf(value)}`]);
  const isBlank = isBlankList(list.node);
  const items = isBlank ? traced() : tracer.itemsOf(list, trace);
  const given = isBlank ? [null] : items.values;
  const made = given.map((item) => resultOf(fn, [item, null, list], { ...trace, dataIndex: null }, tracer));
  const all = join([
    ...made.map((one) => one ?? traced([], [`the list is made at ${placeOf(value)}`])),
    traced([], items.unknown),
  ]);
  for (const choice of items.choices) all.choices.add(choice);
  return all;
}

function itemsOfAll(lists: Traced, trace: Trace, tracer: Tracer): Traced {
  const all = join(lists.values.map((list) => tracer.itemsOf(list, trace)));
  all.unknown.push(...lists.unknown);
  return all;
}

/** Its indexes are not those of a list in the source. */
export function inAnyOrder(found: Traced): Traced {
  found.choices.add('order');
  return found;
}

/** Of `entries`, each property: a pair of its key and its value. */
function members(origin: Origin, kind: 'values' | 'entries' | 'keys', trace: Trace, tracer: Tracer): Traced {
  const objects = tracer.valuesOf(origin, { ...trace, dataIndex: null });
  const parts = objects.values.map((object) => {
    const { node } = object;
    const made = kind === 'values' ? madeMember(object, null, trace, tracer) : null;
    if (made) return made;
    if (node.type !== 'ObjectExpression') return traced([], [`the list is made of the object at ${placeOf(object)}`]);
    if (kind === 'keys') return traced([], [`it is a key of the object at ${placeOf(object)}`]);
    const all = node.properties as AnyNode[];
    const isPlain = isInWrittenOrder(all);
    const chosen = isPlain && trace.dataIndex !== null ? all.slice(trace.dataIndex, trace.dataIndex + 1) : all;
    const around = [...object.ancestors, node];
    const found = chosen.map((one) => {
      if (one.type === 'SpreadElement')
        return members({ ...object, node: one.argument as AnyNode, ancestors: around }, kind, any(trace), tracer);
      if (one.type !== 'ObjectProperty') return traced();
      if (kind === 'entries') return traced([{ ...object, node: one, ancestors: around }]);
      return tracer.valuesOf({ ...object, node: one.value as AnyNode, ancestors: around }, trace);
    });
    return join(found, 'item');
  });
  return join([...parts, traced([], objects.unknown)]);
}

/** Keys like `10` come first, and a key that is there twice counts once. */
function isInWrittenOrder(properties: readonly AnyNode[]): boolean {
  const keys = properties.map((one) => (one.type === 'ObjectProperty' && !one.computed ? keyName(one.key) : null));
  return keys.every((key) => key !== null && !/^\d+$/.test(key)) && new Set(keys).size === keys.length;
}

const any = (trace: Trace): Trace => ({ ...trace, dataIndex: null });

/** One half of an entry of an object. */
export function halfOf(entry: Origin, key: string, trace: Trace, tracer: Tracer): Traced {
  const property = entry.node as AnyNode & t.ObjectProperty;
  if (key === '1') return tracer.valuesOf({ ...entry, node: property.value as AnyNode }, trace);
  return traced([], [`it is the key ${keyName(property.key)} of the object at ${placeOf(entry)}`]);
}
