/**
 * Resolves a Vite config in the working folder with the project's own Vite. In a file of its own: starting Vite takes
 * several times as long as an edit, and a script with cached compiled code cannot import by URL (see
 * `quick/compiled-scripts.ts`).
 */
import { realpathSync } from 'node:fs';
import type { VisualEditApi } from '../../plugin/index.ts';
import { fileFilter, mergeOptions } from '../../plugin/options.ts';
import { protectedDirs } from '../../plugin/protected-dirs.ts';
import type { ProjectConfig } from './vite-config.ts';

/**
 * @param entry URL of the project's Vite
 * @throws every error of Vite, the config or its plugins
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
