/**
 * The Vite plugin, and the package's public entry: `import { visualEdit } from 'visual-edit'`.
 *
 * It lives while a dev server listens, and only then: not in `vite build`, `vite preview` or Vitest. It changes no setting of
 * the server (S-27), writes nothing but what the developer edits, and leaves nothing in the app's DOM.
 */
import { realpathSync } from 'node:fs';
import pc from 'picocolors';
import type { ConfigEnv, Plugin, UserConfig, ViteDevServer } from 'vite';
import {
  isReactDom,
  isRuntimeId,
  loadRuntime,
  RUNTIME_MODULE,
  readBuiltRuntime,
  resolveRuntimeId,
  runtimeTag,
} from './inject-runtime.ts';
import type { VisualEditOptions } from './options.ts';
import { PluginState, type VisualEditApi } from './plugin-state.ts';
import { createsReactElements, patchReact, STRIP_VERSION } from './strip-tags.ts';

export type { EditorServer } from '../server/types.ts';
export type { Pattern, VisualEditOptions } from './options.ts';
export type { VisualEditApi } from './plugin-state.ts';

/** Name of the plugin whose `api` is a `VisualEditApi`. */
export const PLUGIN_NAME = 'visual-edit';

/** Files whose change may be an edit that the editor's history has to know of. */
const EDITABLE = /\.(?:[cm]?[jt]sx?|css|scss|less|json)$/;

/**
 * Makes the app editable in the browser while `vite` serves it.
 *
 * ```ts
 * export default defineConfig({ plugins: [react(), visualEdit()] });
 * ```
 *
 * Its place among the plugins does not matter. Listed twice (the `visual-edit dev` command adds it as well), it works once.
 */
export function visualEdit(options: VisualEditOptions = {}): Plugin[] {
  const state = new PluginState(options);
  return [editorPlugin(state), reactPlugin(state)];
}

function editorPlugin(state: PluginState): Plugin<VisualEditApi> {
  return {
    name: PLUGIN_NAME,
    enforce: 'pre',
    apply: isDeveloping,
    api: state,
    configResolved(config) {
      const apis = config.plugins.filter(({ name }) => name === PLUGIN_NAME).map(({ api }) => api as VisualEditApi);
      state.resolve(config, apis);
    },
    configureServer(server) {
      if (!state.isActive) return;
      state.attach(server, realpathSync(server.config.root));
      showAddress(server, state);
    },
    resolveId: (id) => (state.isActive ? resolveRuntimeId(id) : null),
    async load(id) {
      if (!state.isActive || !isRuntimeId(id)) return null;
      const { session } = state;
      const editor = session && (await state.ready.catch(() => null));
      const code = readBuiltRuntime();
      if (editor && code === null) {
        this.warn(
          'The runtime of visual-edit is not built, so nothing can be selected. Run `npm run build` in its folder.',
        );
      }
      return loadRuntime(id, editor ? session.runtimeConfig(editor) : null, code);
    },
    transform: {
      order: 'pre',
      filter: { id: /\.(?:[cm]?[jt]s|[jt]sx)(?:$|\?)/ },
      handler(code, id) {
        return this.environment.name === 'client' ? (state.session?.tag(code, id) ?? null) : null;
      },
    },
    transformIndexHtml: { order: 'pre', handler: () => (state.session ? [runtimeTag()] : []) },
    async hotUpdate({ file, type, read }) {
      if (!state.session || !EDITABLE.test(file)) return;
      const text = type === 'delete' ? null : await read();
      const { name } = this.environment;
      if (name === 'client') state.session.noteChange(file, text);
      if (text !== null && state.session.writes.isEcho(name, file, text)) return [];
    },
    async buildEnd() {
      if (state.isActive && this.environment.name === 'client') await state.close();
    },
  };
}

/** Takes the tags off in React itself: also in a page that was served before the dev server knew whether to tag. */
function reactPlugin(state: PluginState): Plugin {
  return {
    name: `${PLUGIN_NAME}:react@${STRIP_VERSION}`,
    enforce: 'pre',
    apply: isDeveloping,
    transform: {
      order: 'pre',
      filter: { code: /ReactElement|rendererPackageName|react\.(?:transitional\.)?element/ },
      handler(code) {
        if (!state.isActive || this.environment.name !== 'client') return null;
        const patched = patchReact(code);
        if (!patched && state.session?.isTagging && this.environment.mode === 'dev' && createsReactElements(code)) {
          state.session.stopTagging();
          this.environment.moduleGraph.invalidateAll();
          this.environment.hot.send({ type: 'full-reload' });
          this.warn(
            'visual-edit does not know this build of React. The app runs as it would without; nothing can be selected.',
          );
        }
        if (!isReactDom(code)) return patched;
        // One line stays one line, so the map before it holds.
        return {
          code: `import ${JSON.stringify(RUNTIME_MODULE)}; ${patched?.code ?? code}`,
          map: patched?.map ?? null,
        };
      },
    },
  };
}

/** `serve` also means preview and Vitest, neither of which is anybody's to edit. */
function isDeveloping(_config: UserConfig, { command, isPreview }: ConfigEnv): boolean {
  return command === 'serve' && !isPreview && !process.env.VITEST;
}

/** The editor's address beside the app's own; `listen` then takes as long as both servers need. */
function showAddress(server: ViteDevServer, state: PluginState): void {
  const { listen, printUrls } = server;
  server.listen = async (...args) => {
    const listening = await listen(...args);
    await state.ready.catch(() => null);
    return listening;
  };
  server.printUrls = () => {
    printUrls();
    if (!state.server) return;
    server.config.logger.info(`  ${pc.green('➜')}  ${pc.bold('Editor')}:  ${pc.cyan(state.server.editorUrlWithToken)}`);
  };
}
