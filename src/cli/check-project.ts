import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasViteEntry } from './find-app.ts';
import { noReact, otherTool } from './other-tools.ts';
import { findPackage, listsPackage, packageManagerOf, updateCommand } from './packages.ts';
import { Problem } from './problems.ts';

export interface CheckedProject {
  /** absolute real path */
  root: string;
  /** absolute path of the config named by `--config`, undefined to let Vite look for it */
  configFile: string | undefined;
  viteVersion: string;
  /** address of the project's own Vite, for `import()` */
  viteEntry: string;
}

/**
 * Checks that the folder is a Vite and React project that the editor supports. Runs before any code of the project.
 * @param root path as the user gave it, relative to the working folder
 * @throws Problem `root-missing`, `config-missing`, `other-tool`, `not-vite`, `not-installed`, `vite-too-old`,
 *   `no-react`, `other-library`, `react-too-old`
 */
export function checkProject(root: string, config: string | undefined): CheckedProject {
  const real = realFolder(root);
  const configFile = config === undefined ? undefined : configAt(resolve(config));
  if (configFile === undefined) checkTool(real);
  const vite = checkVite(real);
  checkReact(real);
  return { root: real, configFile, ...vite };
}

const CONFIG_ENDS = ['', '.ts', '.js', '.mts', '.mjs', '.cts', '.cjs'];

/** The config, which Vite takes without its extension as well. @throws Problem `config-missing` */
function configAt(path: string): string {
  const end = CONFIG_ENDS.find((one) => existsSync(path + one));
  if (end === undefined) throw new Problem('config-missing', { config: path });
  return path + end;
}

/** @throws Problem `root-missing` */
export function realFolder(path: string): string {
  const given = resolve(path);
  if (!existsSync(given) || !statSync(given).isDirectory()) throw new Problem('root-missing', { root: given });
  return realpathSync(given);
}

/** Vite alone may be there for tests, and an index.html for another bundler: an app has both, or a Vite config. */
function checkTool(root: string): void {
  if (hasViteEntry(root)) return;
  const other = otherTool(root);
  if (other) throw other;
  if (!existsSync(join(root, 'index.html')) && !listsPackage(root, 'vite')) throw new Problem('not-vite', { root });
}

/** Oldest supported versions: an older Vite is updated no further than it must be. */
const PLUGINS_OF_VITE_5 = { '@vitejs/plugin-react': '4', '@vitejs/plugin-react-swc': '3' };

function checkVite(root: string): { viteVersion: string; viteEntry: string } {
  const vite = findPackage(root, 'vite');
  if (!vite) throw listsPackage(root, 'vite') ? notInstalled(root, 'vite') : new Problem('not-vite', { root });
  if (majorOf(vite.version) < 5 || !vite.entry) {
    const plugins = Object.entries(PLUGINS_OF_VITE_5).filter(([name]) => listsPackage(root, name));
    const command = updateCommand(root, { vite: '5', ...Object.fromEntries(plugins) });
    throw new Problem('vite-too-old', { version: vite.version, command });
  }
  return { viteVersion: vite.version, viteEntry: vite.entry };
}

function checkReact(root: string): void {
  const react = findPackage(root, 'react');
  if (!react) throw listsPackage(root, 'react') ? notInstalled(root, 'react') : noReact(root);
  if (majorOf(react.version) >= 18) return;
  const command = updateCommand(root, { react: '18', 'react-dom': '18' });
  throw new Problem('react-too-old', { version: react.version, command });
}

function notInstalled(root: string, name: string): Problem {
  return new Problem('not-installed', { root, name, command: `${packageManagerOf(root)} install` });
}

const majorOf = (version: string): number => Number.parseInt(version, 10);
