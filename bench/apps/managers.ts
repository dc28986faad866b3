/** Package managers: how each installs an app's packages, and how the app's commands are run. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { environmentOf } from '../../tests/support/cli.ts';
import type { App } from './catalogue.ts';

export interface Manager {
  install: readonly string[];
  /** runs a command of the app's packages, where there is no node_modules/.bin */
  run?: readonly string[];
  /** its settings, in the app's folder */
  files?: Readonly<Record<string, string>>;
}

const QUIET = ['--no-audit', '--no-fund', '--no-progress'];
const YARN = ['npx', '--yes', '-p', '@yarnpkg/cli-dist@4.18.1', 'yarn'];
const PNPM = ['npx', '--yes', 'pnpm@10.34.8', 'install'];
/** Yarn takes a folder without a lockfile for a part of the project above. */
const OWN_PROJECT = { 'yarn.lock': '' };

export const MANAGERS = {
  npm: { install: ['npm', 'install', ...QUIET] },
  'pnpm, strict': { install: PNPM, files: { '.npmrc': 'node-linker=isolated\nhoist=false\n' } },
  'pnpm, hoisted': { install: PNPM, files: { '.npmrc': 'node-linker=hoisted\n' } },
  'yarn 4, node-modules': {
    install: [...YARN, 'install'],
    files: { ...OWN_PROJECT, '.yarnrc.yml': 'nodeLinker: node-modules\n' },
  },
  'yarn 4, PnP': {
    install: [...YARN, 'install'],
    run: [...YARN, 'run'],
    files: { ...OWN_PROJECT, '.yarnrc.yml': 'nodeLinker: pnp\n' },
  },
  bun: { install: ['npx', '--yes', 'bun@1.4.5', 'install'] },
} satisfies Record<string, Manager>;

export type ManagerName = keyof typeof MANAGERS;

export const managerOf = ({ manager = 'npm' }: App): Manager => MANAGERS[manager];

/** The program and the arguments that run a command of the app's packages. */
export function commandOf(app: App, root: string, [command = '', ...args]: readonly string[]): [string, string[]] {
  const [program, ...before] = managerOf(app).run ?? [];
  return program ? [program, [...before, command, ...args]] : [join(root, 'node_modules/.bin', command), args];
}

/** The environment of the app's commands, and of ours: under PnP it is what `yarn run` sets. */
export function appEnvironment(root: string): Record<string, string | undefined> {
  const pnp = join(root, '.pnp.cjs');
  if (!existsSync(pnp)) return environmentOf(root);
  const loader = `--experimental-loader file://${join(root, '.pnp.loader.mjs')}`;
  return { ...environmentOf(root), NODE_OPTIONS: `--require ${pnp} ${loader}` };
}

/** The installed version of a package; empty where there is none. */
export function versionOf(root: string, name: string): string {
  const require = createRequire(join(root, 'package.json'));
  const pnp = join(root, '.pnp.cjs');
  if (existsSync(pnp)) {
    const api = require(pnp) as Pnp;
    const reference = api.findPackageLocator(`${api.resolveToUnqualified(name, `${root}/`)}/`)?.reference;
    return reference?.replace(/^.*npm:/, '') ?? '';
  }
  const manifests = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name, 'package.json'));
  const manifest = manifests.find((file) => existsSync(file));
  return manifest ? JSON.parse(readFileSync(manifest, 'utf8')).version : '';
}

interface Pnp {
  resolveToUnqualified(name: string, issuer: string): string;
  findPackageLocator(path: string): { reference: string } | null;
}
