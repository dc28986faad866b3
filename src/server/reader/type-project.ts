/**
 * The project under its own TypeScript settings. Nothing is type-checked or emitted: a language service answers questions
 * about single positions and reads only the files it needs.
 */
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type * as TS from 'typescript';

export interface TypeProject {
  /** The program with `text` instead of the file's text on disk, so that offsets fit. `path` is absolute. */
  programFor(path: string, text: string): TS.Program;
}

interface Service {
  service: TS.LanguageService;
  files: Set<string>;
}

/** @param root real path of the project; all paths use `/`, as TypeScript's do on every system */
export function openTypeProject(ts: typeof TS, root: string): TypeProject {
  const services = new Map<string, Service>();
  const overrides = new Map<string, string>();
  return {
    programFor(path, text) {
      const config = configFor(ts, root, path);
      const key = config ?? '';
      const service = services.get(key) ?? createService(ts, root, config, overrides);
      services.set(key, service);
      overrides.clear();
      overrides.set(path, text);
      service.files.add(path);
      const program = service.service.getProgram();
      if (!program) throw new Error('TypeScript made no program');
      return program;
    },
  };
}

function createService(
  ts: typeof TS,
  root: string,
  config: string | null,
  overrides: ReadonlyMap<string, string>,
): Service {
  const { options, fileNames } = parsedConfig(ts, config);
  const settings: TS.CompilerOptions = {
    ...options,
    jsx: options.jsx ?? ts.JsxEmit.ReactJSX,
    moduleResolution: options.moduleResolution ?? ts.ModuleResolutionKind.Bundler,
    module: options.module ?? ts.ModuleKind.ESNext,
    target: options.target ?? ts.ScriptTarget.ESNext,
    strictNullChecks: true,
    allowJs: true,
    checkJs: false,
    noEmit: true,
    skipLibCheck: true,
    composite: false,
    incremental: false,
  };
  // Ambient declarations apply to every file; other files are read when imported.
  const files = new Set(fileNames.filter((name) => /\.d\.[cm]?ts$/.test(name)));
  const host: TS.LanguageServiceHost = {
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [...files],
    getScriptVersion: (path) => versionOf(path, overrides),
    getScriptSnapshot(path) {
      const text = overrides.get(path) ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => (config ? dirname(config) : root),
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    readDirectory: ts.sys.readDirectory,
    realpath: ts.sys.realpath,
  };
  return { service: ts.createLanguageService(host), files };
}

/** Packages count as constant while the dev server runs. */
function versionOf(path: string, overrides: ReadonlyMap<string, string>): string {
  const text = overrides.get(path);
  if (text !== undefined) return `text ${hashOf(text)}`;
  if (path.includes('/node_modules/')) return 'package';
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return 'gone';
  }
}

/** FNV-1a hash and length; sufficient to distinguish versions of one file. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${text.length}.${hash >>> 0}`;
}

/** The nearest tsconfig.json or jsconfig.json in the project, or the project that it references for the file. */
function configFor(ts: typeof TS, root: string, path: string): string | null {
  for (let folder = dirname(path); folder === root || folder.startsWith(`${root}/`); folder = dirname(folder)) {
    const config = ['tsconfig.json', 'jsconfig.json'].map((name) => join(folder, name)).find(ts.sys.fileExists);
    if (config) return referencedFor(ts, config, path) ?? config;
    if (folder === root) break;
  }
  return null;
}

function referencedFor(ts: typeof TS, config: string, path: string): string | null {
  const { fileNames, projectReferences = [] } = parsedConfig(ts, config);
  if (projectReferences.length === 0 || fileNames.includes(path)) return null;
  const others = projectReferences.map((reference) => ts.resolveProjectReferencePath(reference));
  return others.find((other) => ts.sys.fileExists(other) && parsedConfig(ts, other).fileNames.includes(path)) ?? null;
}

function parsedConfig(ts: typeof TS, config: string | null): TS.ParsedCommandLine {
  const { config: json } = config ? ts.readConfigFile(config, ts.sys.readFile) : { config: {} };
  const folder = config ? dirname(config) : '';
  // Without a config, do not search folders for files.
  const content = config ? (json ?? {}) : { files: [] };
  return ts.parseJsonConfigFileContent(content, ts.sys, folder, undefined, config ?? undefined);
}
