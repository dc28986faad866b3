/**
 * A Vite config as the project's own Vite reads it, in the working folder. A file by itself: starting Vite takes several times
 * as long as an edit, and a script whose compiled code is kept cannot import by an address (see `quick/compiled-scripts.ts`).
 */
import { realpathSync } from 'node:fs';
import type { VisualEditApi } from '../../plugin/index.ts';
import { fileFilter, mergeOptions } from '../../plugin/options.ts';
import { protectedDirs } from '../../plugin/protected-dirs.ts';
import type { ProjectConfig } from './vite-config.ts';

/**
 * @param entry address of the project's Vite
 * @throws whatever Vite, the config or its plugins throw
 */
export async function resolveProject(entry: string): Promise<ProjectConfig> {
  const { resolveConfig } = (await import(entry)) as typeof import('vite');
  const { PLUGIN_NAME } = await import('../../plugin/index.ts');
  const config = await resolveConfig({ logLevel: 'silent' }, 'serve');
  const root = realpathSync(config.root);
  const ours = config.plugins.filter(({ name }) => name === PLUGIN_NAME);
  const options = mergeOptions(ours.map(({ api }) => (api as VisualEditApi).options));
  return {
    root,
    alias: config.resolve.alias,
    protectedDirs: protectedDirs(config, root),
    isOurs: fileFilter(options),
  };
}
