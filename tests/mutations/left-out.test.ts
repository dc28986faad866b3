/** Arrays that the page shows without their falsy items. */
import { parseExpression } from '@babel/parser';
import type * as t from '@babel/types';
import { expect, it } from 'vitest';
import type { AnyNode } from '../../src/mutations/jsx/nodes.ts';
import { leavesOutFalsy, writtenIndex } from '../../src/mutations/trace/left-out.ts';

const nodeOf = (code: string) => parseExpression(code, { plugins: ['typescript', 'jsx'] }) as t.Expression as AnyNode;

it.each([
  ['all.filter(Boolean)', true],
  ['all.filter((one) => one)', true],
  ['all.filter((one): one is Link => Boolean(one))', true],
  ['all.filter((one) => !!one)', true],
  ['all.filter((one) => !one)', false],
  ['all.filter((one) => one.isOpen)', false],
  ['all.filter((one, i) => i)', false],
  ['all.filter()', false],
])('%s leaves out falsy items alone: %s', (code, isSo) => {
  const call = nodeOf(code);
  if (call.type !== 'CallExpression') throw new Error(call.type);
  expect(leavesOutFalsy(call)).toBe(isSo);
});

it.each([
  // items, how many the page shows, the written index of each; null where it may be one or another
  ['[{}, {}]', null, [0, 1]],
  ['[{}, a && {}, {}]', 3, [0, 1, 2]],
  ['[{}, a && {}, {}]', 2, [0, 2]],
  ['[{}, a && {}, {}]', null, [0, null]],
  ['[{}, a && {}, b && {}, {}, {}]', 4, [0, null, 3, 4]],
  ['[{}, a && {}, b && {}, {}]', 2, [0, 3]],
  ['[a ? {} : {}, <b />, "x", "", one]', 3, [0, 1, 2]],
  ['[a && {}, {}]', 3, [null]],
  ['[{}, a && {}]', 0, [null]],
] as const)('of %s the page shows %s', (code, count, written) => {
  const array = nodeOf(code);
  if (array.type !== 'ArrayExpression') throw new Error(array.type);
  expect(written.map((_, i) => writtenIndex(array.elements as AnyNode[], i, count, 'falsy'))).toEqual(written);
});

it('an item that any condition may hide is known where the page shows all', () => {
  const array = nodeOf('[{}, {}, {}]');
  if (array.type !== 'ArrayExpression') throw new Error(array.type);
  const of = (count: number | null) => writtenIndex(array.elements as AnyNode[], 1, count, 'any');
  expect([3, 2, 4, null].map(of)).toEqual([1, null, null, null]);
});
