/** Code that differs from the present one only in its literals adds nothing that runs. */
import type * as t from '@babel/types';
import { type AnyNode, isNode, PLAIN_KEYS } from './nodes.ts';

const NUMBERS = /^(?:Numeric|BigInt|Boolean|Null)Literal$/;
/** Where a text is data; elsewhere it may be code, as in `eval('…')`, or name what runs. */
const HOLDS_DATA = /^(?:Object|Array)Expression$|^ObjectProperty$/;
/**
 * True for the same tree, but for numbers and truth values anywhere, and texts that are data.
 * @param texts gets the new texts
 */
export function isSameButLiterals(now: t.Node, before: t.Node, texts: string[], isData = true): boolean {
  if (now.type === 'StringLiteral' && before.type === 'StringLiteral') {
    if (now.value !== before.value) texts.push(now.value);
    return isData || now.value === before.value;
  }
  if (NUMBERS.test(now.type) && NUMBERS.test(before.type)) return true;
  if (now.type !== before.type) return false;
  const [one, other] = [now as AnyNode, before as AnyNode];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)].filter((key) => !PLAIN_KEYS.has(key)));
  return [...keys].every((key) => {
    const inData = isData && HOLDS_DATA.test(now.type) && key !== 'key';
    return isSame(one[key], other[key], texts, inData);
  });
}

function isSame(now: unknown, before: unknown, texts: string[], isData: boolean): boolean {
  if (isNode(now) && isNode(before)) return isSameButLiterals(now, before, texts, isData);
  if (Array.isArray(now) && Array.isArray(before))
    return now.length === before.length && now.every((one, i) => isSame(one, before[i], texts, isData));
  // the text of a template, a pattern or a directive
  if (typeof now === 'object' && now !== null && !isNode(now)) return JSON.stringify(now) === JSON.stringify(before);
  return (now ?? null) === (before ?? null);
}
