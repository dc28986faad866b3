import { describe, expect, it } from 'vitest';
import { projectFileOf } from '../../src/plugin/module-id.ts';
import { fileFilter, mergeOptions } from '../../src/plugin/options.ts';
import { globToRegExp } from '../../src/server/files/glob.ts';

describe('globs', () => {
  it.each([
    ['src/**', 'src/a/b.tsx', true],
    ['src/*.tsx', 'src/a/b.tsx', false],
    ['src/*.tsx', 'src/b.tsx', true],
    ['./src/b.tsx', 'src/b.tsx', true],
    ['**/*.{tsx,jsx}', 'b.jsx', true],
    ['**/*.{tsx,jsx}', 'a/b.tsx', true],
    ['**/*.{tsx,jsx}', 'a/b.ts', false],
    ['src/(group)/[id].tsx', 'src/(group)/[id].tsx', true],
    ['src/?.tsx', 'src/ab.tsx', false],
    ['src/b.tsx', 'src/bxtsx', false],
  ])('%s and %s: %s', (glob, file, matches) => {
    expect(globToRegExp(glob).test(file)).toBe(matches);
  });
});

describe('files to tag', () => {
  it('are sources of the project outside packages and dot folders', () => {
    const accepts = fileFilter({});
    const files = ['src/a.tsx', 'a.js', 'src/a.css', 'node_modules/x/a.js', '.cache/a.tsx', 'src/node_modules/a.tsx'];
    expect(files.filter(accepts)).toEqual(['src/a.tsx', 'a.js']);
  });

  it('are narrowed by include and exclude, the latter stronger', () => {
    const accepts = fileFilter({ include: [/^src\//g, 'lib/**'], exclude: 'src/gen/**' });
    const files = ['src/a.tsx', 'src/b.tsx', 'lib/a.tsx', 'app/a.tsx', 'src/gen/a.tsx'];
    expect(files.filter(accepts)).toEqual(['src/a.tsx', 'src/b.tsx', 'lib/a.tsx']);
  });
});

describe('options of several instances', () => {
  it('are one, value by value, the last one first', () => {
    expect(
      mergeOptions([
        { exclude: 'a', editorPort: 1 },
        { editorPort: 2, include: undefined },
      ]),
    ).toEqual({
      exclude: 'a',
      editorPort: 2,
    });
  });
});

describe('the file of a module', () => {
  it.each([
    ['/p/src/a.tsx', 'src/a.tsx'],
    ['/p/src/a.tsx?v=1', 'src/a.tsx'],
    ['/p/src/a.tsx?tsr-split=component', 'src/a.tsx'],
    ['/p/src/a.tsx?raw', null],
    ['/p/src/a.tsx?worker', null],
    ['/p/src/a.tsx?import&url', null],
    ['/p-evil/src/a.tsx', null],
    ['/a.tsx', null],
    ['\0virtual:/p/src/a.tsx', null],
    ['virtual:thing', null],
    ['/p', null],
  ])('%s is %s', (id, file) => {
    expect(projectFileOf(id, '/p', [])).toBe(file);
  });
});
