import { SourceMap } from 'node:module';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { insertTexts } from '../../src/plugin/inserted-text.ts';
import { joinMaps } from '../../src/plugin/joined-map.ts';
import { withInsertions, withoutInsertions } from '../../src/plugin/shifted-mappings.ts';
import { tagJsx } from '../../src/plugin/tag-jsx.ts';
import { IdentityRegistry } from '../../src/server/identity.ts';

const CODES = {
  'several elements of a line': `export const App = ({ a, list }) => <main id="x">{a ? <b {...a} key="k">one</b> : <i/>}<p>{list.map((one) => <Row key={one} n={one} />)}</p></main>;\n`,
  'an element in an attribute': `import { Card } from './card';\n\nexport function App() {\n  return (\n    <Card\n      icon={<svg width={1}><path d="M0" /></svg>} title={\`a\${1}\`}\n      onClick={() => { console.log("ß 😀", <u />); }}\n    >\n      text\n    </Card>\n  );\n}\n`,
  'lines with carriage returns': `const A = () => (\r\n  <a href="#">\r\n    <b/><c/> {1 + 2}\r\n  </a>\r\n);\r\nexport default A;\r\n`,
  'code behind the last element':
    'export const a = <a b="c"/>, rest = [1, 2].map((n) => n + 1); export const last = rest;',
};
const jsx = { jsx: { runtime: 'automatic', development: true }, sourcemap: true } as const;

function tagged(code: string) {
  const { elements } = new IdentityRegistry({ stateDir: null }).sync('App.jsx', code);
  const result = tagJsx(code, elements, new Set());
  if (!result) throw new Error('nothing to tag');
  return result;
}

async function transformed(text: string): Promise<{ code: string; map: { mappings: string } }> {
  const { code, map } = await transformWithOxc(text, 'App.jsx', jsx);
  if (!map) throw new Error('no map');
  return { code, map };
}

/** Where each place of the generated code comes from, without repetitions. */
function origins(code: string, mappings: string): string[] {
  const map = new SourceMap({ version: 3, sources: ['App.jsx'], names: [], mappings } as never);
  const seen: string[] = [];
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column++) {
      const entry = map.findEntry(line, column);
      const origin = 'originalLine' in entry ? `${entry.originalLine}:${entry.originalColumn}` : 'none';
      if (origin !== seen.at(-1)) seen.push(origin);
    }
  }
  return seen;
}

describe('the map of a tagged module', () => {
  it.each(Object.entries(CODES))('leads where the map of the untagged one leads: %s', async (_, code) => {
    const plain = await transformed(code);
    const { code: text, map } = tagged(code);
    const made = await transformed(text);
    const context = { sourcemapChain: [map, made.map] as { mappings: string }[], combinedMap: null };
    joinMaps(context);
    expect(context.sourcemapChain).toHaveLength(1);
    const joined = context.sourcemapChain[0]?.mappings as string;
    expect([...new Set(origins(made.code, joined))].sort()).toEqual(
      [...new Set(origins(plain.code, plain.map.mappings))].sort(),
    );
    expect(origins(made.code, made.map.mappings)).not.toEqual(origins(made.code, joined));
  });

  it('keeps names, lines without segments and segments without a source', () => {
    // Columns 0, 5 and 9 of the second line; `abc` stands at column 2 of the source.
    const insertions = [{ offset: 2, text: 'abc' }];
    const fromSource = ';AAAA,KAAKA,I;;AAAA';
    expect(withoutInsertions(fromSource, 'xyz\nw', insertions)).toBe(';AAAA,KAAEA,I;;AAAA');
    // Its own text has no source.
    expect(withoutInsertions(';AAAA,CAAG,CAAC', 'xyz\nw', insertions)).toBe(';AAAA');
    expect(withoutInsertions('AAAG,CAAC,CAAE,CAAC;AAAH', 'xyz\nw', insertions)).toBe('EAAG,CAAC;');
    expect(withoutInsertions('AAAG;CAAC', 'xyz\nw', insertions)).toBe(';');
  });
});

describe('the map of a patched module', () => {
  it.each(Object.entries(CODES))('leads where it led before: %s', async (_, source) => {
    const { code, map } = await transformed(source);
    const insertions = [...code.matchAll(/[=({]|^(?=export)/gm)].map(({ index }) => ({
      offset: index,
      text: '/*in*/',
    }));
    const patched = insertTexts(code, insertions);
    const before = { version: 3, sources: ['a.js', 'b.js'], names: [], file: 'x.js', mappings: map.mappings };
    const context = { sourcemapChain: [before, patched.map] as object[], combinedMap: null };
    joinMaps(context);
    expect(context.sourcemapChain).toEqual([{ ...before, mappings: expect.any(String) }]);
    const [joined] = context.sourcemapChain as [typeof before];
    const placesIn = (text: string, mappings: string) => {
      const read = new SourceMap({ version: 3, sources: ['App.jsx'], names: [], mappings } as never);
      const lines = text.split('\n');
      return lines.flatMap((line, row) =>
        [...line.matchAll(/\w+|[^\w\s]/g)].map((word) => {
          const { originalLine, originalColumn } = read.findEntry(row, word.index) as never;
          return `${word[0]} ${originalLine}:${originalColumn}`;
        }),
      );
    };
    const words = placesIn(patched.code.replaceAll('/*in*/', '      '), joined.mappings);
    expect(words).toEqual(placesIn(code, map.mappings));
    expect(words).not.toEqual(placesIn(patched.code.replaceAll('/*in*/', '      '), map.mappings));
  });

  it('keeps what is behind the last segment as it is', () => {
    const insertions = [0, 3, 6].map((offset) => ({ offset, text: 'abc' }));
    expect(withInsertions('CAAA', 'abcd\nef', insertions)).toBe('IAAA');
    expect(withInsertions('', 'abcd\nef', insertions)).toBe('');
    expect(withInsertions(';A,CAAA', 'abcd\nef', insertions)).toBe(';A,IAAA');
  });
});

describe('maps of other plugins', () => {
  const { map } = insertTexts('<a/>', [{ offset: 2, text: ' b' }]);
  const next = { version: 3, sources: ['App.jsx'], names: [], mappings: 'AAAA' };

  it.each([
    ['no map yet', { sourcemapChain: [], combinedMap: null }],
    ['the map of the tagger alone', { sourcemapChain: [map], combinedMap: null }],
    ['one that the file was loaded with', { sourcemapChain: [next, map, next], combinedMap: null }],
    ['one between', { sourcemapChain: [map, next, next], combinedMap: null }],
    ['two, neither of them ours', { sourcemapChain: [next, next], combinedMap: null }],
    ['what was joined before', { sourcemapChain: [map, next], combinedMap: next }],
    ['none, and text that is put in', { sourcemapChain: [{ mappings: '' }, map], combinedMap: null }],
    ['of several sources', { sourcemapChain: [map, { ...next, sources: ['a', 'b'] }], combinedMap: null }],
    ['as text', { sourcemapChain: [map, JSON.stringify(next)], combinedMap: null }],
    ['that says there is none', { sourcemapChain: [map, { mappings: '' }], combinedMap: null }],
    ['another context', {}],
  ])('are left to Vite: %s', (_, context) => {
    const before = 'sourcemapChain' in context ? [...context.sourcemapChain] : undefined;
    joinMaps(context);
    expect('sourcemapChain' in context ? context.sourcemapChain : undefined).toEqual(before);
  });
});
