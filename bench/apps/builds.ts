/** The app's own build, with and without the plugin in its config. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { sha256Tree } from '../../tests/support/project.ts';
import type { App } from './catalogue.ts';
import { addPlugin } from './configs.ts';
import { appEnvironment, commandOf } from './managers.ts';

export interface Builds {
  /** in words; null when the bytes are equal */
  difference: string | null;
  /** files that two builds without us write differently, such as one with the time in it */
  varying: string[];
}

export async function compareBuilds(app: App, root: string): Promise<Builds> {
  const plain = await build(app, root, 'plain');
  const ours = await buildWithPlugin(app, root);
  if (!ours) return { difference: 'it has no config of Vite', varying: [] };
  if (Object.keys(plain).length === 0) return { difference: 'it builds nothing', varying: [] };
  const changed = apart(plain, ours);
  if (changed.length === 0) return { difference: null, varying: [] };
  const varying = apart(plain, await build(app, root, 'plain'));
  const left = changed.filter((file) => !varying.includes(file));
  return { difference: left.length > 0 ? `other bytes: ${left.slice(0, 3).join(', ')}` : null, varying };
}

async function buildWithPlugin(app: App, root: string): Promise<Record<string, string> | null> {
  const takeOut = addPlugin(root);
  if (!takeOut) return null;
  try {
    return await build(app, root, 'ours');
  } finally {
    takeOut();
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
