/** The app's own build, with and without the plugin in its config. */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { sha256Tree } from '../../tests/support/project.ts';
import { REPOSITORY } from '../../tests/support/repository.ts';
import type { App } from './catalogue.ts';
import { appEnvironment, commandOf } from './managers.ts';

const CONFIGS = ['ts', 'mts', 'js', 'mjs'].map((ending) => `vite.config.${ending}`);

/** @returns the difference in words, or null when the bytes are equal */
export async function compareBuilds(app: App, root: string): Promise<string | null> {
  const config = CONFIGS.find((name) => existsSync(join(root, name)));
  if (!config) return 'it has no config of Vite';
  const plain = await build(app, root, 'plain');
  const ours = await withPlugin(root, config, () => build(app, root, 'ours'));
  const changed = apart(plain, ours);
  if (changed.length === 0) return Object.keys(plain).length > 0 ? null : 'it builds nothing';
  const itself = apart(plain, await build(app, root, 'plain'));
  if (itself.length > 0) return `it differs from itself: ${itself.slice(0, 3).join(', ')}`;
  return `other bytes: ${changed.slice(0, 3).join(', ')}`;
}

/** Puts back a config that a run left aside because it was ended in between. */
export function recoverConfig(root: string): void {
  for (const config of CONFIGS) {
    const aside = join(root, config.replace('vite.config', 'vite.own.config'));
    if (existsSync(aside)) renameSync(aside, join(root, config));
  }
}

/** Puts a config in place of the app's that adds the plugin to it. */
async function withPlugin<T>(root: string, config: string, work: () => Promise<T>): Promise<T> {
  const [own, aside] = [join(root, config), join(root, config.replace('vite.config', 'vite.own.config'))];
  renameSync(own, aside);
  const plugin = JSON.stringify(join(REPOSITORY, 'dist/node/index.js'));
  writeFileSync(
    own,
    `// @ts-nocheck
import { visualEdit } from ${plugin};
import own from './${config.replace('vite.config', 'vite.own.config')}';
export default async (env) => {
  const config = await (typeof own === 'function' ? own(env) : own);
  return { ...config, plugins: [...(config.plugins ?? []), visualEdit()] };
};
`,
  );
  try {
    return await work();
  } finally {
    renameSync(aside, own);
  }
}

/** @returns hashes of what was built */
async function build(app: App, root: string, name: string): Promise<Record<string, string>> {
  const output = join(root, app.build?.output ?? 'dist');
  rmSync(output, { recursive: true, force: true });
  const env = { ...appEnvironment(root), NO_COLOR: '1' };
  const done = await execa(...commandOf(app, root, app.build?.command ?? ['vite', 'build']), {
    cwd: root,
    env,
    reject: false,
    stdin: 'ignore',
    all: true,
  });
  if (done.exitCode !== 0) throw new Error(`The ${name} build fails: ${done.all.trim().slice(-500)}`);
  const tree = sha256Tree(output);
  rmSync(output, { recursive: true, force: true });
  return tree;
}

function apart(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((file) => a[file] !== b[file]);
}
