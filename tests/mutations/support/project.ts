/**
 * A project in memory for the engine: files by path, an id for every element, and the two maps that a dev server would
 * give (imports and importers).
 */

import { languageOf, parseSource } from '../../../src/mutations/jsx/parse.ts';
import type { ElementAddress, Project } from '../../../src/mutations/mutation.ts';
import { prepareMutate } from '../../../src/mutations/prepare.ts';
import { pathProblem } from '../../../src/server/files/path-rules.ts';
import { writtenTypesIn } from './types.ts';

export type Files = Record<string, string>;

// The engine cannot wait, and tests call it directly.
await prepareMutate({ type: 'STYLING', changeFields: { codebaseId: '', stylingChanges: {}, stylingFramework: 'CSS' } });
await prepareMutate({ type: 'EDIT_TOKEN', changeFields: { name: '', value: '' } });
await prepareMutate({ type: 'ADD_TOKEN', changeFields: { name: '', value: '' } });
await prepareMutate({ type: 'RENAME_TOKEN', changeFields: { name: '', newName: '' } });

export interface TestProject extends Project {
  files: Files;
  /** the id of the element at an offset */
  idAt(file: string, start: number): string;
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

export function createProject(files: Files): TestProject {
  const ids = new Map<string, ElementAddress>();
  const byPlace = new Map<string, string>();
  for (const [file, text] of Object.entries(files)) {
    if (!languageOf(file)) continue;
    const parsed = parseSource(text, file);
    if (!parsed.ok) continue;
    for (const element of parsed.elements) {
      const id = `tempo-${uuidFor(ids.size)}`;
      ids.set(id, { file, start: element.start });
      byPlace.set(`${file}:${element.start}`, id);
    }
  }
  const read = (file: string) => (Object.hasOwn(files, file) ? (files[file] as string) : null);
  const resolveImport = (specifier: string, importer: string) => {
    if (!/^(?:[.@~]|src\/)/.test(specifier) || (specifier.startsWith('@') && !specifier.startsWith('@/'))) return null;
    const alias = specifier.startsWith('src/') ? specifier : `src/${specifier.slice(2)}`;
    const base = /^(?:@|src)\//.test(specifier) ? alias : join(importer, specifier);
    const found = ENDINGS.map((ending) => base + ending).find((path) => read(path) !== null);
    return found ?? null;
  };
  return {
    files,
    read,
    resolveImport,
    locate: (id) => ids.get(id) ?? null,
    importersOf: (file) =>
      Object.keys(files).filter((other) =>
        [...(files[other] as string).matchAll(/(?:from|import)\s*\(?['"]([^'"]+)['"]/g)].some(
          ([, specifier]) => resolveImport(specifier as string, other) === file,
        ),
      ),
    stylesheets: () =>
      Object.keys(files).filter(
        (file) => /\.(?:css|scss|sass|less)$/.test(file) && !/(?:^|\/)node_modules\//.test(file),
      ),
    sourceFiles: () => Object.keys(files).filter((file) => languageOf(file) !== null),
    dependsOn: (name) => (read('package.json') ?? '').includes(`"${name}":`),
    writtenTypes: (question) => writtenTypesIn(files, question),
    mentions: () => ({
      files: Object.entries(files).map(([file, text]) => {
        const isPackage = file.startsWith('node_modules/');
        return { file, text, isPackage, isEditable: !isPackage && pathProblem(file, []) === null };
      }),
      unread: null,
    }),
    idAt: (file, start) => {
      const id = byPlace.get(`${file}:${start}`);
      if (!id) throw new Error(`no element at ${file}:${start}`);
      return id;
    },
  };
}

/** `./x` seen from a file. */
function join(importer: string, specifier: string): string {
  const parts = importer.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function uuidFor(n: number): string {
  return `00000000-0000-5000-8000-${n.toString(16).padStart(12, '0')}`;
}
