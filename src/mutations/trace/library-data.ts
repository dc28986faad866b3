/**
 * Words that a package shows of the data that the project gives it: `flexRender(header.column.columnDef.header, …)` shows a `header`
 * of the columns in `useReactTable({ columns })`. Of the literals under the keys that the expression names, those are meant that
 * read as the page does.
 */
import type * as t from '@babel/types';
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';
import { GivenData, type Ranks } from './given-data.ts';
import { messagesReading } from './i18n.ts';
import type { Origin, Traced } from './origin-node.ts';
import { propBehind, setWith } from './prop-behind.ts';
import type { Trace } from './tracer.ts';
import { valuesOf } from './values.ts';
import { readsSo } from './write-literal.ts';

/**
 * The values of an expression that shows some words.
 * @param reads true for a text that reads as shown; null where nobody knows the words
 */
export function valuesShown(origin: Origin, reads: ((text: string) => boolean) | null, trace: Trace): Traced {
  const found = valuesOf(origin, trace);
  if (!reads || !found.library) return found;
  const isMeant = (value: Origin) => readsSo(value, reads);
  if (found.values.some(isMeant)) return found;
  const keys = keysIn(origin.node);
  const isWords = (key: string) => (keys.length > 0 ? keys.includes(key) : WORDS.test(key));
  const ranks: Ranks = {
    of: (key) => (isWords(key) ? 'words' : 'perhaps'),
    ofItems: () => 'inside',
    calls: true,
  };
  const data = new GivenData(ranks, { ...trace, dataIndex: null });
  for (const call of found.library) data.addCall(call);
  if (!data.isWhole) return found;
  const read = data.words.filter(isMeant);
  const held = read.length > 0 ? read : messagesReading([...data.words, ...data.perhaps], isMeant, trace);
  return held.length > 0 ? { ...found, values: held, unknown: [] } : withProp(found, trace);
}

/** What a hook is given the words of the page by, where the expression names no key: `useLabel({ userText: label })`. */
const WORDS = /(?:title|label|header|heading|text|content|description|caption|message)$/i;

/** With the prop that gives a call into a package its words, if one alone does. */
function withProp(found: Traced, trace: Trace): Traced {
  const [reason] = found.unknown;
  const props = (found.library ?? []).flatMap((call) => {
    const [options] = (call.node as AnyNode & t.CallExpression).arguments as (AnyNode | undefined)[];
    if (options?.type !== 'ObjectExpression') return [];
    return options.properties.flatMap((one) => {
      if (one.type !== 'ObjectProperty' || !WORDS.test(keyName(one.key))) return [];
      return propBehind({ ...call, node: one.value as AnyNode }, trace) ?? [];
    });
  });
  const [only, second] = props;
  if (!only || second || reason === undefined || found.values.length > 0) return found;
  return { ...found, ...setWith(only, reason) };
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
