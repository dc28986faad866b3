/**
 * Words that a package shows of the data that the project gives it: `flexRender(header.column.columnDef.header, …)` shows a `header`
 * of the columns in `useReactTable({ columns })`. Of the literals under the keys that the expression names, those are meant that
 * read as the page does.
 */
import type * as t from '@babel/types';
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';
import { GivenData, type Ranks } from './given-data.ts';
import type { Origin, Traced } from './origin-node.ts';
import type { Trace } from './tracer.ts';
import { valuesOf } from './values.ts';
import { textOf } from './write-literal.ts';

/**
 * The values of an expression that shows some words.
 * @param reads true for a text that reads as shown; null where nobody knows the words
 */
export function valuesShown(origin: Origin, reads: ((text: string) => boolean) | null, trace: Trace): Traced {
  const found = valuesOf(origin, trace);
  if (!reads || !found.library) return found;
  const isMeant = (value: Origin) => reads(textOf(value) ?? '');
  if (found.values.some(isMeant)) return found;
  const keys = keysIn(origin.node);
  const ranks: Ranks = {
    of: (key) => (keys.includes(key) ? 'words' : 'inside'),
    ofItems: () => 'inside',
    calls: true,
  };
  const data = new GivenData(ranks, { ...trace, dataIndex: null });
  for (const call of found.library) data.addCall(call);
  const held = data.isWhole ? data.words.filter(isMeant) : [];
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
