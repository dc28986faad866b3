/** Reads the file settings of the project's Vite config, without starting Vite where possible. */
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Alias } from 'vite';
import { fileFilter } from '../../plugin/options.ts';
import type { Logger } from '../../server/types.ts';
import { findPackage } from '../packages.ts';
import { asProblem, Problem } from '../problems.ts';
import { readPlainConfig } from './plain-config.ts';

export interface ProjectConfig {
  /** absolute real path of the app, which a config may put into a folder of the project */
  root: string;
  alias: readonly Alias[];
  /** folders that tools write */
  protectedDirs: string[];
  /** false for files that the options of our plugin leave out */
  isOurs(file: string): boolean;
}

/**
 * The config as `vite` would read it in that folder. When Vite itself has to read it, the folder becomes the working folder.
 * Without Vite, or when it cannot read the config, the defaults are used.
 * @param folder absolute real path
 * @throws Problem `no-project`
 */
export async function readViteConfig(folder: string, logger: Logger): Promise<ProjectConfig> {
  if (!looksLikeApp(folder)) throw new Problem('no-project', { root: folder });
  const plain = readPlainConfig(folder);
  if (plain) return { root: folder, alias: plain.alias, protectedDirs: protect(plain.outDir), isOurs: fileFilter({}) };
  const usual = { root: folder, alias: [], protectedDirs: ['dist'], isOurs: fileFilter({}) };
  const entry = findPackage(folder, 'vite')?.entry;
  if (!entry) return usual;
  process.chdir(folder);
  try {
    const { resolveProject } = await import('./resolve-project.ts');
    return await resolveProject(entry);
  } catch (error) {
    const { message } = asProblem(error, 'config-failed');
    logger.warn(`${message} Imports by alias are not followed.`);
    return usual;
  }
}

/** The build's output folder, if it is in the project. Vite's cache folder is protected by other rules. */
function protect(outDir: string): string[] {
  const path = posix.normalize(outDir.replaceAll('\\', '/')).replace(/\/$/, '');
  return path === '.' || path.startsWith('..') ? [] : [path];
}

function looksLikeApp(folder: string): boolean {
  const isMark = (name: string) => name === 'index.html' || /^vite\.config\.[cm]?[jt]s$/.test(name);
  return existsSync(join(folder, 'package.json')) || readdirSync(folder).some(isMark);
}
