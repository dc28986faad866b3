/** A published package as a project for the engine, with the import graph that a dev server would have. */
import { posix } from 'node:path';
import { type ParsedSource, parseSource } from '../../src/mutations/jsx/parse.ts';
import type { Project } from '../../src/mutations/mutation.ts';
import { importSpecifiers } from '../../src/server/files/import-specifiers.ts';
import type { CorpusFile } from '../../tests/mutations/support/corpus.ts';

const ENDINGS = ['.tsx', '.ts', '/index.tsx', '/index.ts', ''];

export interface PackageProject extends Project {
  sources: ParsedSource[];
  idAt(file: string, start: number): string;
  /** for the changes of `random-changes.ts` */
  files: Record<string, string>;
}

export function packageProject(corpus: readonly CorpusFile[]): PackageProject {
  const files = Object.fromEntries(corpus.map(({ name, text }) => [name, text]));
  const resolved = new Map<string, string | null>();
  // A dev server resolves every import of the files that it serves.
  const resolveImport = (specifier: string, importer: string) => {
    if (!specifier.startsWith('.')) return null;
    const key = `${importer} ${specifier}`;
    if (!resolved.has(key)) {
      const path = posix.join(posix.dirname(importer), specifier).replace(/\.jsx?$/, '');
      resolved.set(key, ENDINGS.map((ending) => path + ending).find((file) => Object.hasOwn(files, file)) ?? null);
    }
    return resolved.get(key) ?? null;
  };
  const importers = new Map<string, string[]>();
  for (const { name, text } of corpus) {
    for (const specifier of new Set(importSpecifiers(text))) {
      const file = resolveImport(specifier, name);
      if (file !== null) importers.set(file, [...(importers.get(file) ?? []), name]);
    }
  }
  const sources = corpus.flatMap(({ name, text }) => {
    const parsed = parseSource(text, name);
    return parsed.ok && parsed.elements.length > 0 ? [parsed] : [];
  });
  return {
    files,
    sources,
    resolveImport,
    read: (file) => (Object.hasOwn(files, file) ? (files[file] as string) : null),
    importersOf: (file) => importers.get(file) ?? [],
    stylesheets: () => [],
    sourceFiles: () => Object.keys(files),
    idAt: (file, start) => `${start}:${file}`,
    locate: (id) => ({ file: id.slice(id.indexOf(':') + 1), start: Number.parseInt(id, 10) }),
  };
}
