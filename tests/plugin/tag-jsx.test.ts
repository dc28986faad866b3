import { SourceMap, type SourceMapping } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elementsOfOtherCode, tagJsx } from '../../src/plugin/tag-jsx.ts';
import { IdentityRegistry } from '../../src/server/identity/identity.ts';
import { print, tree } from '../server/support/jsx-trees.ts';

const FILE = 'src/a.tsx';
const ID = /tempo-[0-9a-f-]{36}/g;
const TAG = / (?:__veId="|key="__ve:)[^"]*"/g;

function tagged(code: string, ignored: string[] = [], byKey = false) {
  const { elements } = new IdentityRegistry({ stateDir: null }).sync(FILE, code);
  return tagJsx(code, elements, new Set(ignored), byKey);
}
/** The code with tags written short: # for an attribute, ! for a key. */
const short = (code: string, byKey = false) =>
  tagged(code, [], byKey)
    ?.code.replace(/ __veId="([.]*)tempo-[^"]*"/g, ' $1#')
    .replace(/ key="__ve:tempo-[^"]*"/g, ' !');

describe('the attribute', () => {
  it.each([
    ['<p/>', '<p #/>'],
    ['<p />', '<p # />'],
    ['<p>x</p>', '<p #>x</p>'],
    ['<p a="b" {...c}>x</p>', '<p a="b" {...c} ...#>x</p>'],
    ['<p a="b">{[...c]}</p>', '<p a="b" #>{[...c]}</p>'],
    ['<p\n  a={1} // why\n/>', '<p\n  a={1} # // why\n/>'],
    ['<List<Row> rows={r} />', '<List<Row> rows={r} # />'],
    ['<List<Row>/>', '<List<Row> #/>'],
    ['<A icon={<B/>}/>', '<A icon={<B #/>} #/>'],
    ['<Tabs.List />', '<Tabs.List # />'],
    ['<svg:a xlink:href="x"/>', '<svg:a xlink:href="x" #/>'],
    ['<><p/></>', '<><p #/></>'],
    ['<p disabled>{rows.map((r) => <li key={r}/>)}</p>', '<p disabled #>{rows.map((r) => <li key={r} #/>)}</p>'],
  ])('%s becomes %s', (before, after) => {
    expect(short(`x = ${before};`)).toBe(`x = ${after};`);
  });

  it('is not put on fragments under any name, nor on macros', () => {
    const code = `import { Fragment as F } from 'react';\nimport * as R from 'react';\nimport { Trans } from 'x/macro';\nx = <F key="a"><R.Fragment><Trans/></R.Fragment></F>;`;
    expect(tagged(code)).toBeNull();
  });

  it('is left out for ignored components', () => {
    expect(tagged('x = <Canvas><mesh/></Canvas>;', ['Canvas'])?.code.match(ID)).toHaveLength(1);
  });

  it('keeps byte order mark and line ends', () => {
    expect(short('\uFEFFx = <p>\r\n</p>;\r\n')).toBe('\uFEFFx = <p #>\r\n</p>;\r\n');
  });
});

describe('the key', () => {
  it.each([
    ['<p/>', '<p !/>'],
    ['<p a="b">x</p>', '<p a="b" !>x</p>'],
    ['<p\n  a={1} // why\n/>', '<p\n  a={1} ! // why\n/>'],
    ['<p>{rows.map((r) => <li key={r}><b/></li>)}</p>', '<p !>{rows.map((r) => <li key={r} #><b !/></li>)}</p>'],
    ['<p key/>', '<p key #/>'],
    ['<p {...c}><b/></p>', '<p {...c} ...#><b !/></p>'],
    ['<A icon={<B/>}/>', '<A icon={<B !/>} !/>'],
    ['<A icon={<B key="k"/>}/>', '<A icon={<B key="k" #/>} #/>'],
  ])('takes the place of the attribute where no other key can be: %s becomes %s', (before, after) => {
    expect(short(`x = ${before};`, true)).toBe(`x = ${after};`);
  });
});

describe('the source map', () => {
  it('leads each word and sign of the source back to itself (random)', () => {
    fc.assert(
      fc.property(tree, fc.constantFrom('\n', '\r\n'), fc.boolean(), (root, lineEnd, byKey) => {
        const code = print(root).replaceAll('\n', lineEnd);
        const result = tagged(code, [], byKey);
        const map = new SourceMap(result?.map as never);
        const lines = code.split('\n');
        (result?.code ?? '').split('\n').forEach((line, i) => {
          const source = lines[i] as string;
          expect(line.replace(TAG, '')).toBe(source);
          const kept = line.replace(TAG, (tag) => '\0'.repeat(tag.length));
          let column = 0;
          for (let here = 0; here < kept.length; here++) {
            if (kept[here] === '\0') continue;
            const isToken =
              /[^\w$\s]/.test(source[column] as string) || /^\W?\w/.test(source.slice(column - 1, column + 1));
            if (isToken && !/^\w\w/.test(source.slice(column - 1, column + 1))) {
              const { originalLine, originalColumn } = map.findEntry(i, here) as SourceMapping;
              expect([originalLine, originalColumn], `${i}:${here}`).toEqual([i, column]);
            }
            column += 1;
          }
        });
      }),
      { numRuns: 50 },
    );
  });
});

describe('a code that an earlier plugin made of the file', () => {
  it('gets the ids of the file by structure, and none where there is doubt', () => {
    const disk = 'export const A = () => <ul className="u"><li>One</li><br /><br /></ul>;\n';
    const { elements } = new IdentityRegistry({ stateDir: null }).sync(FILE, disk);
    const code = `"use x";\n${disk.replace('<br />', '')}`;
    const found = elementsOfOtherCode(code, FILE, disk, elements);
    expect(found.map(({ tagName, codebaseId }) => [tagName, codebaseId])).toEqual(
      elements.slice(0, 2).map(({ tagName, codebaseId }) => [tagName, codebaseId]),
    );
    for (const { start, tagName } of found) expect(code.startsWith(`<${tagName}`, start)).toBe(true);
  });

  it('gets none when it does not parse', () => {
    expect(elementsOfOtherCode('<p', FILE, 'x = <p/>;', [])).toEqual([]);
  });
});
