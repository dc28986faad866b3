/** Reads the settings of the project's Vite config that an edit of files depends on. */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Alias } from 'vite';
import { fileFilter, mergeOptions, PLUGIN_NAME } from '../../plugin/options.ts';
import type { VisualEditApi } from '../../plugin/plugin-state.ts';
import { protectedDirs } from '../../plugin/protected-dirs.ts';
import { importSpecifiers } from '../../server/files/import-specifiers.ts';
import { packagesBeside } from '../../server/files/workspace-packages.ts';
import type { Logger } from '../../server/types.ts';
import { findPackage } from '../packages.ts';
import { asProblem, Problem } from '../problems.ts';

export interface ProjectConfig {
  /** absolute real path of the app: the config may name a subfolder of the folder it is in */
  root: string;
  alias: readonly Alias[];
  /** the workspace's other packages, relative to the root */
  packages: readonly string[];
  /** folders that tools write */
  protectedDirs: string[];
  /** false for files that the options of our plugin leave out */
  isOurs(file: string): boolean;
}

const CONFIG_FILE = /^vite\.config\.[cm]?[jt]s$/;

/**
 * The config as `vite` would read it in that folder. When Vite has to read it, the folder becomes the working folder.
 * Without Vite, or when Vite cannot read the config, the defaults are used.
 * @param folder absolute real path
 * @throws Problem `no-project`
 */
export async function readViteConfig(folder: string, logger: Logger): Promise<ProjectConfig> {
  const names = readdirSync(folder);
  const configs = names.filter((name) => CONFIG_FILE.test(name));
  if (configs.length === 0 && !names.includes('index.html') && !existsSync(join(folder, 'package.json'))) {
    throw new Problem('no-project', { root: folder });
  }
  const defaults = {
    root: folder,
    alias: [],
    packages: packagesBeside(folder),
    protectedDirs: ['dist'],
    isOurs: fileFilter({}),
  };
  if (configs.every((name) => keepsDefaults(readFileSync(join(folder, name), 'utf8')))) return defaults;
  const entry = findPackage(folder, 'vite')?.entry;
  if (!entry) return defaults;
  process.chdir(folder);
  try {
    return await resolveConfig(entry);
  } catch (error) {
    const { message } = asProblem(error, 'config-failed');
    logger.warn(`${message} Imports by alias are not followed.`);
    return defaults;
  }
}

/** Packages whose plugins set neither the root nor folders nor aliases, whatever their options. */
const NEUTRAL_PACKAGES = new Set([
  'vite',
  'vitest/config',
  '@vitejs/plugin-react',
  '@vitejs/plugin-react-swc',
  '@vitejs/plugin-basic-ssl',
  '@tailwindcss/vite',
  'vite-plugin-svgr',
  'visual-edit',
]);
const LITERAL_EXPORT = /\bexport default (?:defineConfig\()?\s*\{/;
/** Names of the settings that count, of our plugin's options, and ways to get settings from elsewhere. */
const RELEVANT_WORD = /\b(?:root|resolve|alias|outDir|cacheDir|include|exclude|loadConfig|require|import\s*\()/;

/**
 * True when the text of a config shows that it leaves all settings of a `ProjectConfig` at their defaults, as those of Vite's
 * templates do. Then Vite need not be started: that alone takes longer than an edit.
 */
function keepsDefaults(text: string): boolean {
  const isNeutral = importSpecifiers(text).every((name) => NEUTRAL_PACKAGES.has(name));
  return isNeutral && LITERAL_EXPORT.test(text) && !RELEVANT_WORD.test(text);
}

/**
 * Lets the project's own Vite resolve the config of the working folder.
 * @param entry URL of that Vite
 * @throws every error of Vite, the config or its plugins
 */
async function resolveConfig(entry: string): Promise<ProjectConfig> {
  const vite = (await import(entry)) as typeof import('vite');
  const config = await vite.resolveConfig({ logLevel: 'silent' }, 'serve');
  const root = realpathSync(config.root);
  const ours = config.plugins.filter(({ name }) => name === PLUGIN_NAME);
  const options = mergeOptions(ours.map(({ api }) => (api as VisualEditApi).options));
  return {
    root,
    alias: config.resolve.alias,
    packages: packagesBeside(root),
    protectedDirs: protectedDirs(config, root),
    isOurs: fileFilter(options),
  };
}
