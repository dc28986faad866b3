/** The app's config: another takes its place that adds the plugin to it. */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../tests/support/repository.ts';

const CONFIGS = ['vite', 'waku'].flatMap((tool) =>
  ['ts', 'mts', 'js', 'mjs'].map((ending) => `${tool}.config.${ending}`),
);

const asideOf = (config: string): string => config.replace('.config', '.own.config');

/** @returns takes it out again; null where the app has no config */
export function addPlugin(root: string): (() => void) | null {
  const config = CONFIGS.find((name) => existsSync(join(root, name)));
  if (!config) return null;
  renameSync(join(root, config), join(root, asideOf(config)));
  const plugin = JSON.stringify(join(REPOSITORY, 'dist/node/index.js'));
  writeFileSync(
    join(root, config),
    `// @ts-nocheck
import { visualEdit } from ${plugin};
import own from './${asideOf(config)}';
const add = (config) => ({ ...config, plugins: [...(config?.plugins ?? []), visualEdit()] });
${config.startsWith('vite') ? 'export default async (env) => add(await (typeof own === "function" ? own(env) : own));' : 'export default { ...own, vite: add(own.vite) };'}
`,
  );
  return () => recoverConfig(root);
}

/** Puts back the app's config, also one that a run left aside because it was ended in between. */
export function recoverConfig(root: string): void {
  for (const config of CONFIGS) {
    const aside = join(root, asideOf(config));
    if (existsSync(aside)) renameSync(aside, join(root, config));
  }
}
