/** The same check on the sources of published packages: `npm run corpus -- --native`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { nativeElements } from '../../src/mutations/jsx/native-elements.ts';
import { REPOSITORY } from '../support/repository.ts';
import { compareNative, nativeDifference } from './support/native-equals-babel.ts';

const FOLDERS = [
  'src/editor-ui',
  'examples/real-estate/src',
  'tests/changes',
  'tests/plugin/fixtures',
  'tests/e2e/fixtures',
];

function* sources(): Generator<{ name: string; text: string }> {
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(REPOSITORY, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.[jt]sx$/.test(entry.name) || entry.parentPath.includes('node_modules')) continue;
      const path = join(entry.parentPath, entry.name);
      yield { name: relative(REPOSITORY, path), text: readFileSync(path, 'utf8') };
    }
  }
}

/** Read by the scan, and as the parser reads them. */
const READ = {
  'functions that are named by what they are assigned to': `
    const A = () => <a/>; let B = function () { return <b/>; }; C = () => <c/>; D.E.f = () => <d/>; this.G = () => <g/>;
    const o = { H: () => <h/>, 'I-j': () => <i/>, [K]: () => <k/>, ['L']: () => <l/>, 7: () => <s/>, m() { return <m/>; }, async *N() { yield <n/>; }, get O() { return <o/>; } };
    const { P = () => <p/>, q: Q = () => <q/> } = o; const [R = () => <r/>] = o; const S = T = () => <s/>;`,
  'names through wrappers': `
    const A = memo(() => <a/>); const B = React.forwardRef<X, Y>((p, r) => <b/>); const C = withX(y)(() => <c/>);
    const D = items.map(() => <d/>); const E = (() => <e/>); const F = (() => <f/>) as FC; const G = (() => <g/>) satisfies X;
    const H = (() => <h/>)!; const I = memo(forwardRef(() => <i/>)); const J = memo(...[() => <j/>]); const K = memo(1, () => <k/>);
    const L = new Memo(() => <l/>); const M = a?.memo(() => <m/>); const N = styled.div\`\${() => <n/>}\`; const O = a[memo](() => <o/>);`,
  'names that go nowhere, though a function took them first': `
    const A = (() => <a/>)(); const B = useMemo(() => <b/>) ?? 1; const C = memo(() => <c/>).x; const D = memo(() => <d/>) || (() => <i/>);
    const E = connect((s) => s.x)(F); const F = x ? () => <f/> : () => <g/>; const G = (() => <h/>, () => <i/>); const H = function () {}.call(<b/>);
    const F2 = useMemo(() => { const X = () => <i/>; return X; })?.x; function X() { return <b/>; }`,
  'components and what they own': `
    export default () => <a/>; export function One() { const two = () => <b/>; return <c>{two()}<D.E x={() => <f/>} /></c>; }
    class Three extends React.Component<Props, State> { static x = <g/>; #y = () => <h/>; Z = () => <i/>; static { f(<b/>); } render(): ReactNode { return <j/>; } }
    export const Four: FC = class extends Five { render() { return <a/>; } }; export abstract class Six<T> extends S implements I, J<T> { abstract m(): void; n?: string; declare o: X; [k: string]: any; readonly p = <b/>; }
    async function Seven() { return await (<s/>); }`,
  'export default of each kind': `export default memo(function () { return <a/>; });`,
  'export default class': `export default class extends X { render() { return <a/>; } }`,
  'export default async function': `export default async function () { return <a/>; }`,
  'export default of a name': `export default async function Named() { return <a/>; }`,
  'attributes and children': `
    const A = <a b c="d'>" e='"' f={1} g={<h i={<b/>}/>} {...j} k={'}'} xlink:href="#" data-l={{ m: '/>' }} n=<o/>>don't {/* } */} {'it'} {...p} &amp; "q" / <></> <>r<b/></></a>;
    const B = <B.C.d<T, U[]> key={1} // c
      /* > */ f />;
    const C = <this.D x={a > b} y={a < b} />; const D = < div />; const E = <svg:rect class="a b" className={cn('x', y && 'z', { w: v })} />;`,
  'static text': `
    const a = <p>text</p>; const b = <p>{'text'}</p>; const c = <p>{1}{\`t\`}</p>; const d = <p>{\`\${e}\`}</p>; const f = <p>{g}</p>; const h = <p>{('i' as const)!}</p>;
    const j = <div> </div>; const k = <p/>; const l = <div>{/* */}</div>; const m = <p><b/></p>; const n = <div>&nbsp;</div>; const o = <p>{-1}</p>; const q = <p>{2n}</p>; const r = <p>{...s}</p>;`,
  fragments: `
    import React, { Fragment as F, default as R } from 'react'; import * as S from "react"; import type { U } from 'react';
    const a = <F key="a"><b/></F>; const c = <React.Fragment><d/></React.Fragment>; const e = <R.Fragment/>; const f = <S.Fragment/>; const g = <><h/></>; const i = <Fragment/>;`,
  'elements of macros': `import { Trans, type X as Y } from '@lingui/macro'; import D from './x.macro'; const a = <Trans>a <b/></Trans>; const c = <D.e/>;`,
  'arrow functions and what only looks like them': `
    const a = (b) => <c/>; const d = (e, f) => <g/>; const h = ({ i, j: { k } = {} }: L, [m]: N = [], ...o: P[]): Q<R> => <s/>;
    const t = async (u) => <v/>; const w = async x => <y/>; const z = <T,>(a: T) => <b/>; const c2 = <T extends U>(a?: T): a is T => <d/>;
    const e2 = f ? (g) : (h); const i2 = j ? (k) : l ? (m, n) : <o/>; const p2 = async(q); const r2 = (s, t); const u2 = ({ v: <w/> }); const x2 = f(({ y = <z/> }) => <a/>);
    const a3 = (b: () => void, c?) => <d/>; const e3 = b ? () => <f/> : (g) => <h/>; const i3 = async <T,>(x: T) => <j/>;`,
  'types, which hold nothing': `
    type A<T = B<C>> = T extends (infer U)[] ? { a(): U; b: 'c' | -1 } : \`x-\${D & string}\` | typeof import('x').y | keyof typeof z[number] | (new (...args: any[]) => void);
    interface E<T> extends F<T>, G { <H>(i: H): void; [j: string]: K<L>; readonly m?: unique symbol }
    declare module 'n' { interface O { p: Q } } declare global { const r: S; function t(): void } declare const u: V; declare function w(x: y): asserts x is Z;
    enum A2 { b = 1, c = 'd' } const enum E2 { f } namespace G2.H { export const i = 1 } export type { J } from 'k'; export type * from 'l'; abstract class M2 {}
    function over(a: string): void; function over(a: number): void; function over(a: any) { return <n/>; }
    const o2 = a < b; const p2 = f<A>(<q/>); const r2 = g<A | B[]>\`x\`; const s2 = x as Y<Z> as any; let t2!: U; const v2 = h<T>; const w2 = new Map<A, B>([[1, <x/>]]);`,
  'regular expressions, templates, numbers': `
    const a = /<b>"'/g.test(c) / 2 / <d/>; if (/\\//.test(e)) f(); const g = [/[/"]/, 1 / 2, 1.5e-3, .5, 0xe+1, 1_0n]; const h = \`<i>\${\`\${<j/>}\`}'\`;
    const k = (l) / 2; const m = { n: 1 } / /o/; x = y
    /z/g.exec(<a/>); const b = c /d; e /= f; g >>>= h >> i; j ??= k; l **= m ?? n?.[o]?.(p)?.q; const r = s ?.5:1;`,
  statements:
    `
    'use client'; #!x
`.replace('#!x', '') +
    `
    for (const a of b) c(<d/>); for await (const e of f) {} for (let g = 0, h; g < 1; g++) {} for (i in j) k; for (;;) break; outer: while (l) { continue outer }
    do { m } while (n) switch (o) { case (p): q(<r/>); break; default: s } try { t } catch { u } finally { v(<a/>) } try { w } catch (x: unknown) { throw x }
    if (y) z; else if (a) <b/>; else { debugger } var c, d = <i/>, e; ;; label: { f } export { g as h }; export * as i from 'j' with { type: 'json' }; import k from 'l'; import 'm'
    const n = o
    export const Q = r
    async function* T() { yield; yield* u; yield <b/>; await v }`,
  'what has no semicolons': `
    const a = 1
    let b
    type C = D
    const e = f as G
    interface H { i: J }
    class K { l = 1
      m
      static n = <a/>
      get = 1
      async o() {} }
    type P = | Q
      | R
    export default s
    const t = u
    ++v
    const w = x!
    const y = () => {}
    ;[<b/>].forEach(z)`,
  'a byte order mark and windows line ends': '\ufeffconst A = () => (\r\n  <a>\r\n    b\r\n  </a>\r\n);\r\n',
  decorators: '@a class B { @c d = <e/>; }',
  'an alias of Fragment': "import React from 'react'; const { Fragment: F } = React; const a = <F/>;",
  'another alias of Fragment': 'const F = React.Fragment; const a = <F/>;',
  'an import of React below its use': "const a = <F/>; import { Fragment as F } from 'react';",
  'a name with an escape': 'const \\u0041 = () => <a/>;',
  'a name in other letters': 'const É = () => <a/>;',
  'text of nothing but numeric entities': 'const a = <p>&#32;</p>;',
  'a default in a pattern that is assigned to': '({ a: B = () => <c/> } = d);',
  'a slash with space behind it': 'const a = <b / >;',
  'deep nesting': `const a = ${'<b>'.repeat(150)}${'</b>'.repeat(150)};`,
  'deep nesting of calls': `const a = ${'f('.repeat(200)}${')'.repeat(200)};`,
  'letters of all kinds in text': 'const A = () => <a title="ä">→ é\u00a0😀 {`ü`} {/* ö */}</a>; // ñ',
};

/** Left to Babel. */
const LEFT = {
  'lines that end otherwise': 'const a = 1;\rconst b = <c/>;',
  'a hyphen in a member of a tag': 'const a = <B.c-d/>;',
  'a return outside of a function': 'return <a/>;',
};

const BROKEN = [
  'const a = <b',
  '<a></b>',
  'const a = <b>}</b>',
  'f(<a/>',
  "const a = 'b\n';",
  '<a b=c/>',
  'const a = <b/> <c/>;',
  '`${<a/>',
  '<a.b.></a.b.>',
  'const a b = <c/>',
];

describe('the native parser finds the elements that Babel finds', () => {
  it.each(Object.entries(READ))('%s', (_, text) => {
    expect(nativeDifference(text, 'a.tsx')).toBeNull();
  });

  it.each(Object.entries(LEFT))('or leaves them to Babel: %s', (_, text) => {
    expect(nativeElements(parseAst, text, 'tsx')).toBeNull();
  });

  it.each(BROKEN)('and finds none in what does not parse: %s', (text) => {
    expect(nativeElements(parseAst, text, 'tsx')).toBeNull();
  });

  it('reads `<` and `as` as JavaScript does where there are no types', () => {
    expect(nativeDifference('const A = () => [<a/>, b < c > (d), e < f];', 'a.jsx')).toBeNull();
    expect(nativeElements(parseAst, '// @flow\nconst a: B = <c/>;', 'jsx')).toBeNull();
    expect(nativeElements(parseAst, 'const a = b as C;', 'jsx')).toBeNull();
  });

  it('in the sources of this repository', { timeout: 60_000 }, () => {
    const report = compareNative(sources());
    expect(report.unlike).toEqual([]);
    expect(report.same).toBeGreaterThan(1500);
    expect(report.unsure.length).toBeLessThan(report.same / 100);
  });
});
