import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from '@babel/core';
import { parse } from '@babel/parser';
import type * as t from '@babel/types';
import { describe, expect, it } from 'vitest';
import { CHILD_KEYS } from '../../src/mutations/jsx/child-keys.ts';
import { type AnyNode, forEachChild, isNode } from '../../src/mutations/jsx/nodes.ts';
import { optionsFor } from '../../src/mutations/jsx/parse.ts';

const SYNTAX = `import d, { a as b, default as c } from 'x' with { type: 'json' };
import * as all from 'y';
export const { p: [q = 1, ...r], ...s }: Props = {} as Props;
@dec class K<T> extends Base<T> implements I { @dec m<U>(@dec x: U): void {} f: string = 'a'; }
function over<T>(this: Window, a?: T, ...rest: T[]): a is T { return (a, all)!; }
const o = { a, [b]: 1, get c() { return 2; }, async *d() { yield* x?.y?.(z); }, ...s };
const t = tag<string>\`a\${b}c\`; new Map<string, number>(); f<T>(a); a?.b<T>(c);
if (a) b = c ? d : !e; else a += b ?? (c && d); await x; this.x = null;
const v = <A<T> b="c" {...d} g:h={1}>text {i} {/* f */} <></> <J.K/>{'s'}</A>;
`;

/** All children, by looking at every property. */
function childrenOf(node: t.Node): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter(isNode)
    .filter(({ type }) => type in types.VISITOR_KEYS);
}

function compare(node: t.Node): void {
  const found: AnyNode[] = [];
  forEachChild(node, (child) => found.push(child));
  const byStart = (a: t.Node, b: t.Node) => (a.start as number) - (b.start as number);
  expect(new Set(found), node.type).toEqual(new Set(childrenOf(node)));
  if (CHILD_KEYS.has(node.type) && node.type !== 'ClassMethod') expect(found).toEqual([...found].sort(byStart));
  for (const child of found) compare(child);
}

describe('the children of a node', () => {
  it('are all found, in source order', () => {
    compare(parse(SYNTAX, { ...optionsFor(SYNTAX, 'tsx', 'decorators-legacy') }).program);
  });

  it('are all found in the sources of this project', () => {
    const folder = join(process.cwd(), 'src/editor-ui/inspector');
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.tsx'))) {
      const text = readFileSync(join(folder, name), 'utf8');
      compare(parse(text, optionsFor(text, 'tsx')).program);
    }
  });

  it('are known under the names that Babel gives them', () => {
    for (const [type, keys] of CHILD_KEYS) {
      const lacking = types.VISITOR_KEYS[type]?.filter((key) => !keys.includes(key) && !OLD_OR_FLOW.has(key));
      expect(lacking, type).toEqual([]);
    }
  });
});

/** Of other languages, or of a syntax that the parser's options do not switch on. */
const OLD_OR_FLOW = new Set(['variance', 'assertions']);
