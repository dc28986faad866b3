/** Whether a value is one that an item of a list has, where an edit with scope `data` is about that item. */
import type { Origin } from '../trace/origin-node.ts';
import type { Trace } from '../trace/tracer.ts';
import { distinct } from '../trace/use-parts.ts';
import { valuesOf } from '../trace/values.ts';

/**
 * True for a literal that the asked item has: a constant, the attribute of a use and the data of a list around are no item's, and
 * give the same literal for another index.
 */
export function isInItem({ in: file, node, ancestors }: Origin, shown: Origin, newTrace: () => Trace): boolean {
  // in JSON all is data
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
