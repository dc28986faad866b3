import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
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
 * @throws Problem `root-missing`, `config-missing`, `not-vite`, `not-installed`, `vite-too-old`, `no-react`, `react-too-old`
 */
export function checkProject(root: string, config: string | undefined): CheckedProject {
  const given = resolve(root);
  if (!existsSync(given) || !statSync(given).isDirectory()) throw new Problem('root-missing', { root: given });
  const real = realpathSync(given);
  const configFile = config === undefined ? undefined : resolve(config);
  if (configFile !== undefined && !existsSync(configFile)) throw new Problem('config-missing', { config: configFile });
  if (configFile === undefined && !looksLikeVite(real)) throw new Problem('not-vite', { root: real });
  const vite = checkVite(real);
  checkReact(real);
  return { root: real, configFile, ...vite };
}

function looksLikeVite(root: string): boolean {
  const names = readdirSync(root);
  return names.some((n) => n === 'index.html' || /^vite\.config\.[cm]?[jt]s$/.test(n)) || listsPackage(root, 'vite');
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
  if (!react) throw listsPackage(root, 'react') ? notInstalled(root, 'react') : new Problem('no-react', { root });
  if (majorOf(react.version) >= 18) return;
  const command = updateCommand(root, { react: '18', 'react-dom': '18' });
  throw new Problem('react-too-old', { version: react.version, command });
}

function notInstalled(root: string, name: string): Problem {
  return new Problem('not-installed', { root, name, command: `${packageManagerOf(root)} install` });
}

const majorOf = (version: string): number => Number.parseInt(version, 10);
