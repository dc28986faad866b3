/** The TypeScript or JavaScript settings that apply to a file. */
import { dirname, join } from 'node:path/posix';
import type * as TS from 'typescript';

/**
 * The nearest tsconfig.json or jsconfig.json in the project, or the project that it references for the file. For a file of
 * another package of the workspace, the nearest up to the folder that holds both.
 */
export function configFor(ts: typeof TS, root: string, path: string): string | null {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const config = ['tsconfig.json', 'jsconfig.json'].map((name) => join(folder, name)).find(ts.sys.fileExists);
    if (config) return referencedFor(ts, config, path) ?? config;
    if (isAround(folder, root)) return null;
  }
}

const isAround = (folder: string, root: string): boolean =>
  `${root}/`.startsWith(folder === '/' ? folder : `${folder}/`);

function referencedFor(ts: typeof TS, config: string, path: string): string | null {
  const { fileNames, projectReferences = [] } = parsedConfig(ts, config);
  if (projectReferences.length === 0 || fileNames.includes(path)) return null;
  const others = projectReferences.map((reference) => ts.resolveProjectReferencePath(reference));
  return others.find((other) => ts.sys.fileExists(other) && parsedConfig(ts, other).fileNames.includes(path)) ?? null;
}

export function parsedConfig(ts: typeof TS, config: string | null): TS.ParsedCommandLine {
  const { config: json } = config ? ts.readConfigFile(config, ts.sys.readFile) : { config: {} };
  const folder = config ? dirname(config) : '';
  // Without a config, do not search folders for files.
  const content = config ? (json ?? {}) : { files: [] };
  return ts.parseJsonConfigFileContent(content, ts.sys, folder, undefined, config ?? undefined);
}
