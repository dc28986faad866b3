/**
 * The project under its own TypeScript settings. Nothing is type-checked or emitted: a language service answers questions
 * about single positions and reads only the files it needs.
 */
import { dirname } from 'node:path/posix';
import type * as TS from 'typescript';
import { configFor, parsedConfig } from './type-config.ts';
import { TypeService } from './type-service.ts';

export interface TypeProject {
  /** The program with `text` instead of the file's text on disk, so that offsets fit. `path` is absolute. */
  programFor(path: string, text: string): TS.Program;
}

/** @param root real path of the project; all paths use `/`, as TypeScript's do on every system */
export function openTypeProject(ts: typeof TS, root: string): TypeProject {
  const services = new Map<string, TypeService>();
  return {
    programFor(path, text) {
      const config = configFor(ts, root, path);
      const key = config ?? '';
      const service = services.get(key) ?? createService(ts, root, config);
      services.set(key, service);
      return service.programWith(new Map([[path, text]]), path);
    },
  };
}

function createService(ts: typeof TS, root: string, config: string | null): TypeService {
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
  const ambient = fileNames.filter((name) => /\.d\.[cm]?ts$/.test(name));
  return new TypeService(ts, config ? dirname(config) : root, settings, ambient);
}
