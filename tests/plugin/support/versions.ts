/** Other majors of React and Vite than the package's own, each in a folder of its own, installed when a test first asks. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installedPackages } from '../../support/installed.ts';

const VERSIONS = fileURLToPath(new URL('../versions', import.meta.url));

/** @param name folder under `versions` @returns its `node_modules` */
export const installedVersions = (name: string): Promise<string> => installedPackages(join(VERSIONS, name));

/** A set of packages that an app may be made with: `react-19` and `react-18` on our own Vite, the others as their name says. */
export type Stack = 'react-19' | 'react-18' | 'vite-7' | 'vite-6' | 'vite-5';

interface StackModules {
  vite: typeof import('vite');
  react: typeof import('@vitejs/plugin-react').default;
  /** the app's `node_modules` */
  modules: string;
}

export async function stackOf(name: Stack): Promise<StackModules> {
  const own = join(process.cwd(), 'node_modules');
  const modules = name === 'react-19' ? own : await installedVersions(name);
  const tools = createRequire(join(name.startsWith('vite') ? modules : own, 'x.js'));
  const react = await import(pathToFileURL(tools.resolve('@vitejs/plugin-react')).href);
  // The CommonJS entry of Vite 6 is only a warning.
  const vite = await import(pathToFileURL(join(tools.resolve('vite/package.json'), '../dist/node/index.js')).href);
  return { vite, react: react.default.default ?? react.default, modules };
}
