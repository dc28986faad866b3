/**
 * Checks edited files with the project's own TypeScript and settings, as `tsc` would, and tells which edit added an error.
 * A check of one edit compares two states of its files; the first of them is usually the last of the check before, which
 * the language service still has.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path/posix';
import type * as TS from 'typescript';
import { configFor, parsedConfig } from './type-config.ts';
import { addedErrors, errorsOf, type FoundError, foundAgain } from './type-errors.ts';
import { TypeService } from './type-service.ts';

/** Texts of the edited files by path in the project; null for a file that is not there. */
export type FileTexts = Record<string, string | null>;

export interface CheckQuestion {
  /** before the first edit, and after each, oldest first; the last is the current one */
  states: FileTexts[];
  /** errors that earlier edits added */
  known: FoundError[];
}

export interface CheckAnswer {
  /** for each known error its current place, null where it is gone */
  known: (FoundError | null)[];
  /** for each edit the errors that it added and that are still there */
  added: FoundError[][];
}

/** Larger projects are read from the edited files on, through their imports. */
const MOST_FILES = 2_000;

/** The TypeScript that the project has installed; ours where its version has no language service; null where it has none. */
export async function projectTypeScript(root: string): Promise<typeof TS | null> {
  const require = createRequire(join(root, 'package.json'));
  try {
    require.resolve('typescript');
  } catch {
    return null;
  }
  const own = require('typescript') as typeof TS;
  return typeof own.createLanguageService === 'function' ? own : (await import('typescript')).default;
}

/** @param root real path of the project, with `/` */
export function createTypeCheck(ts: typeof TS, root: string): (question: CheckQuestion) => CheckAnswer {
  const configs = new Map<string, string | null>();
  const services = new Map<string, TypeService>();

  function serviceFor(path: string): TypeService | null {
    const config = configs.get(path) ?? configFor(ts, root, path);
    configs.set(path, config);
    if (config === null) return null;
    const service = services.get(config) ?? createService(ts, config);
    services.set(config, service);
    return service;
  }

  function errorsAt(state: FileTexts, files: readonly string[]): FoundError[] {
    const texts = new Map(Object.entries(state).map(([file, text]) => [join(root, file), text]));
    return files.flatMap((file) => {
      const path = join(root, file);
      const service = serviceFor(path);
      return service && texts.get(path) !== null ? errorsOf(ts, service.programWith(texts, path), path, file) : [];
    });
  }

  return ({ states, known }) => {
    const [first = {}, last = first] = [states[0], states.at(-1)];
    const files = [...new Set([...Object.keys(last), ...known.map(({ file }) => file)])].filter(isScript);
    const before = states.length > 1 ? errorsAt(first, files) : null;
    const now = errorsAt(last, files);
    const again = foundAgain(known, now);
    const added = states.slice(1).map((): FoundError[] => []);
    if (!before) return { known: again, added };
    let fresh = addedErrors(before, now).filter((error) => !again.includes(error));
    for (let i = states.length - 2; i > 0 && fresh.length > 0; i--) {
      const there = foundAgain(fresh, errorsAt(states[i] as FileTexts, files));
      added[i] = fresh.filter((_, at) => there[at] === null);
      fresh = fresh.filter((_, at) => there[at] !== null);
    }
    if (fresh.length > 0) added[0] = fresh;
    return { known: again, added };
  };
}

export function isScript(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file);
}

function createService(ts: typeof TS, config: string): TypeService {
  const { options, fileNames } = parsedConfig(ts, config);
  const settings: TS.CompilerOptions = {
    ...options,
    noEmit: true,
    skipLibCheck: true,
    composite: false,
    incremental: false,
  };
  const isLarge = fileNames.length > MOST_FILES;
  const roots = isLarge ? fileNames.filter((name) => /\.d\.[cm]?ts$/.test(name)) : fileNames;
  return new TypeService(ts, dirname(config), settings, roots);
}
