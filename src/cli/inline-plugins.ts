/** The plugins that the command adds to those of the user's own config. */
import type { ConfigEnv, Plugin, PluginOption, UserConfig, ViteDevServer } from 'vite';
import { PLUGIN_NAME, visualEdit } from '../plugin/index.ts';

/** Our plugin, standing back where the user's config has it already. */
export function ownPlugin(editorPort: number | undefined): Plugin {
  const plugin = visualEdit({ port: editorPort });
  return { ...plugin, apply: (config, env) => !hasOurPlugin(config.plugins) && appliesTo(plugin, config, env) };
}

/** Calls back each time a dev server starts: the first time, and after each change of its config. */
export function startListener(onStart: (server: ViteDevServer) => void): Plugin {
  return {
    name: `${PLUGIN_NAME}:cli`,
    apply: 'serve',
    configureServer(server) {
      server.httpServer?.once('listening', () => onStart(server));
    },
  };
}

/** Plugins given inline come last in the list: ours is the last one, and one before it is the user's. */
function hasOurPlugin(plugins: PluginOption[] = []): boolean {
  return flatten(plugins).filter((plugin) => plugin.name === PLUGIN_NAME).length > 1;
}

function flatten(plugins: PluginOption[]): Plugin[] {
  return plugins.flatMap((option) => {
    if (Array.isArray(option)) return flatten(option);
    return option && 'name' in option ? [option as Plugin] : [];
  });
}

function appliesTo({ apply }: Plugin, config: UserConfig, env: ConfigEnv): boolean {
  if (typeof apply === 'function') return apply.call(undefined as never, config, env);
  return apply === undefined || apply === env.command;
}
