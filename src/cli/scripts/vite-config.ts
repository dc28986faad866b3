/** What the project's Vite config says of its files, read without starting anything. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Alias } from 'vite';
import { fileFilter } from '../../plugin/options.ts';
import type { Logger } from '../../server/types.ts';
import { findPackage } from '../packages.ts';
import { asProblem, Problem } from '../problems.ts';

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
 * Reads the config as `vite` would in that folder, which becomes the working folder. Where there is no Vite, or it cannot
 * read the config, the usual is taken for granted.
 * @param folder absolute real path
 * @throws Problem `no-project`
 */
export async function readViteConfig(folder: string, logger: Logger): Promise<ProjectConfig> {
  if (!looksLikeApp(folder)) throw new Problem('no-project', { root: folder });
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

function looksLikeApp(folder: string): boolean {
  const isMark = (name: string) => name === 'index.html' || /^vite\.config\.[cm]?[jt]s$/.test(name);
  return existsSync(join(folder, 'package.json')) || readdirSync(folder).some(isMark);
}
