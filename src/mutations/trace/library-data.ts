/**
 * Words that a package shows of the data that the project gives it: `flexRender(header.column.columnDef.header, …)` shows a `header`
 * of the columns in `useReactTable({ columns })`. Of the literals under the keys that the expression names, those are meant that
 * read as the page does.
 */
import type * as t from '@babel/types';
import { type AnyNode, isFunction, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { Origin, Traced } from './origin-node.ts';
import { resultOf } from './results.ts';
import type { Trace } from './tracer.ts';
import { tracer, valuesOf } from './values.ts';
import { textOf } from './write-literal.ts';

/** Groups of columns in groups: deeper objects are not looked into. */
const MOST_NESTED = 8;

/**
 * The values of an expression that shows some words.
 * @param reads true for a text that reads as shown; null where nobody knows the words
 */
export function valuesShown(origin: Origin, reads: ((text: string) => boolean) | null, trace: Trace): Traced {
  const found = valuesOf(origin, trace);
  if (!reads || !found.library) return found;
  const isMeant = (value: Origin) => reads(textOf(value) ?? '');
  if (found.values.some(isMeant)) return found;
  const data = new GivenData(new Set(keysIn(origin.node)), trace);
  const held = found.library.flatMap((call) => data.ofCall(call)).filter(isMeant);
  return held.length > 0 ? { ...found, values: held, unknown: [] } : found;
}

/** The last names of the paths in an expression, and the names that it asks for: `header` of `render(column.header)`. */
function keysIn(expression: t.Node): string[] {
  const node = unwrapNode(expression) as AnyNode;
  switch (node.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return node.computed ? [] : [keyName(node.property)];
    case 'ConditionalExpression':
      return [...keysIn(node.consequent), ...keysIn(node.alternate)];
    case 'LogicalExpression':
      return [...keysIn(node.left), ...keysIn(node.right)];
    case 'CallExpression':
    case 'OptionalCallExpression':
      return node.arguments.flatMap((one) => (one.type === 'StringLiteral' ? [one.value] : keysIn(one)));
    default:
      return [];
  }
}

/** Collects the texts under some keys in what calls are given. */
class GivenData {
  private readonly keys: ReadonlySet<string>;
  private readonly trace: Trace;
  private readonly seen = new Set<string>();

  constructor(keys: ReadonlySet<string>, trace: Trace) {
    this.keys = keys;
    this.trace = { ...trace, dataIndex: null, depth: 0 };
  }

  ofCall(call: Origin, nested = 0): Origin[] {
    const id = `${call.in.file}:${startOf(call.node)}`;
    if (this.seen.has(id)) return [];
    this.seen.add(id);
    const { arguments: all } = call.node as AnyNode & t.CallExpression;
    return all.flatMap((node) => this.of({ ...call, node: node as AnyNode }, nested + 1));
  }

  private of(origin: Origin, nested: number): Origin[] {
    if (nested > MOST_NESTED) return [];
    const { values, library = [] } = valuesOf(origin, this.trace);
    return [
      ...values.flatMap((value) => this.within(value, nested)),
      ...library.flatMap((call) => this.ofCall(call, nested)),
    ];
  }

  private within(value: Origin, nested: number): Origin[] {
    const { node } = value;
    const inside = (child: t.Node): Origin => ({
      ...value,
      node: child as AnyNode,
      ancestors: [...value.ancestors, node],
    });
    const all = (child: t.Node) => this.of(inside(child), nested + 1);
    if (node.type === 'ArrayExpression')
      return node.elements.flatMap((one) => (one ? all(one.type === 'SpreadElement' ? one.argument : one) : []));
    if (node.type !== 'ObjectExpression') return [];
    return node.properties.flatMap((one) => {
      if (one.type === 'SpreadElement') return all(one.argument);
      if (one.type !== 'ObjectProperty' || one.computed) return [];
      return this.keys.has(keyName(one.key)) ? this.texts(inside(one.value)) : all(one.value);
    });
  }

  private texts(origin: Origin): Origin[] {
    return valuesOf(origin, this.trace).values.flatMap((value) => {
      if (!isFunction(value.node)) return textOf(value) === null ? [] : [value];
      return resultOf(value, [], this.trace, tracer)?.values.filter((one) => textOf(one) !== null) ?? [];
    });
  }
}
