/** Whether a literal belongs to the list item that an edit with scope `data` is about. */
import type { Origin } from '../trace/origin-node.ts';
import type { Trace } from '../trace/tracer.ts';
import { distinct } from '../trace/use-parts.ts';
import { valuesOf } from '../trace/values.ts';

/**
 * False for constants, attributes of a use and data of an outer list: they lead to the same literal at another index.
 * @param shown the expression that leads to the literal
 */
export function isInItem({ in: file, node, ancestors }: Origin, shown: Origin, newTrace: () => Trace): boolean {
  // JSON has no source tree, and is always data
  if (file.source && !ancestors.some(({ type }) => /^(?:Array|Object)Expression$/.test(type))) return false;
  const asked = newTrace();
  const [inner, ...outer] = asked.lists ?? [];
  const index = inner?.index ?? asked.dataIndex;
  return [-1, index === 0 ? 1 : 0].every((dataIndex) => {
    const lists = inner && [{ ...inner, index: dataIndex }, ...outer];
    const [only, second] = distinct(valuesOf(shown, { ...newTrace(), dataIndex, lists }).values);
    return second !== undefined || only?.node !== node;
  });
}
