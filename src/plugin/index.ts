/**
 * The Vite plugin, and the package's public entry: `import { visualEdit } from 'visual-edit'`.
 *
 * It is active only while a dev server runs: not in `vite build`, `vite preview` or Vitest. It changes no setting of the
 * server, writes only the developer's edits, and leaves nothing in the app's DOM.
 */
import type { ConfigEnv, Plugin, UserConfig, ViteDevServer } from 'vite';
import { type Attachment, editorLine, openInBrowser } from './attachment.ts';
import { type DevToolsPluginOptions, devToolsDock } from './devtools-dock.ts';
import {
  firstScriptTag,
  isReactDom,
  isRuntimeId,
  loadRuntime,
  RUNTIME_IDS,
  RUNTIME_MODULE,
  readBuiltRuntime,
  resolveRuntimeId,
  runtimeTag,
} from './inject-runtime.ts';
import { mountEditor } from './mount-editor.ts';
import { takeNativeParse } from './native-parse.ts';
import { PLUGIN_NAME, type VisualEditOptions } from './options.ts';
import { passingFiles } from './passing-files.ts';
import { PluginState, type VisualEditApi } from './plugin-state.ts';
import { createsReactElements, patchReact, STRIP_VERSION } from './strip-tags.ts';

export type { EditorServer } from '../server/types.ts';
export { type Pattern, PLUGIN_NAME, type VisualEditOptions } from './options.ts';
export type { VisualEditApi } from './plugin-state.ts';

/** Files whose changes the editor's history must record. */
const EDITABLE = /\.(?:[cm]?[jt]sx?|css|scss|less|json)$/;

/** Modules that may contain JSX. */
const MODULES = /\.(?:[cm]?[jt]s|[jt]sx)(?:$|\?)/;

const NOT_BUILT =
  'The runtime of visual-edit is not built, so nothing can be selected. Run `npm run build` in its folder.';
const UNKNOWN_REACT =
  'visual-edit does not know this build of React. The app runs as it would without; nothing can be selected.';

/**
 * Makes the app editable in the browser while `vite` serves it.
 *
 * ```ts
 * export default defineConfig({ plugins: [react(), visualEdit()] });
 * ```
 *
 * Its position among the plugins does not matter. If listed twice (`visual-edit dev` adds it too), it works once.
 */
export function visualEdit(options: VisualEditOptions = {}): Plugin[] {
  const state = new PluginState(options);
  return [
    editorPlugin(state),
    runtimePlugin(state),
    reactPlugin(state),
    passingFiles(`${PLUGIN_NAME}:saves`, isDeveloping),
  ];
}

function editorPlugin(state: PluginState): Plugin<VisualEditApi> & { devtools: DevToolsPluginOptions } {
  return {
    name: PLUGIN_NAME,
    enforce: 'pre',
    apply: isDeveloping,
    api: state,
    devtools: devToolsDock(
      ({ plugins }) => plugins.findLast(({ name }) => name === PLUGIN_NAME)?.api === state,
      async () => openInBrowser((await state.ready).openingUrl()),
    ),
    configureServer(server) {
      const instances = server.config.plugins.filter(({ name }) => name === PLUGIN_NAME);
      const attachment = state.attach(
        server,
        instances.map(({ api }) => api as VisualEditApi),
      );
      if (!attachment) return;
      showAddress(server, attachment);
      mountEditor(server, () => attachment.editor);
    },
    buildStart() {
      takeNativeParse(this);
    },
    transform: {
      order: 'pre',
      filter: { id: MODULES },
      handler(code, id) {
        if (this.environment.name !== 'client') return null;
        return state.of(this.environment.getTopLevelConfig())?.session?.tag(code, id) ?? null;
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { server }) => (server && state.of(server.config)?.session ? [runtimeTag()] : []),
    },
    async hotUpdate({ file, type, timestamp, modules, read, server }) {
      const session = state.of(server.config)?.session;
      if (!session || !EDITABLE.test(file)) return;
      const { name } = this.environment;
      const isOwnRemoval = type === 'delete' && session.hasRemoved(file);
      const tellPages = name === 'client' ? session.servedBy(file) : null;
      const text = type === 'delete' ? null : await read();
      if (name === 'client') session.noteChange(file, text);
      if (text !== null && session.writes.isEcho(name, file, text)) return [];
      if (isOwnRemoval) {
        // The files that imported it are updated themselves; the page would ask for it in vain.
        tellPages?.(null);
        return [];
      }
      if (!tellPages) return;
      if (modules.length > 0 && modules.every(({ importers }) => importers.size === 0) && session.hasMade(file)) {
        // Made again by a redo, and not imported yet: Vite would reload the page. Its importer fetches it at its new address.
        for (const module of modules) {
          this.environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
        }
        tellPages(null);
        return [];
      }
      const isPages = modules.length > 0;
      if (isPages && type === 'update' && !(await session.turns.take(file, timestamp))) return [];
      tellPages(isPages ? timestamp : null);
    },
    async buildEnd() {
      if (this.environment.name === 'client') await state.of(this.environment.getTopLevelConfig())?.close();
    },
  };
}

/** Serves the runtime's modules and puts its script before those of all plugins. */
function runtimePlugin(state: PluginState): Plugin {
  return {
    name: `${PLUGIN_NAME}:runtime`,
    enforce: 'pre',
    apply: isDeveloping,
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { server }) =>
        server && state.of(server.config)?.session ? [firstScriptTag(server.config.base)] : [],
    },
    resolveId: {
      filter: { id: RUNTIME_IDS },
      handler(id) {
        return state.of(this.environment.getTopLevelConfig()) ? resolveRuntimeId(id) : null;
      },
    },
    load: {
      filter: { id: RUNTIME_IDS },
      async handler(id) {
        if (!isRuntimeId(id)) return null;
        const attachment = state.of(this.environment.getTopLevelConfig());
        // Inactive instances leave the module to the active one.
        if (!attachment) return null;
        const editor = attachment.session ? await attachment.ready.catch(() => null) : null;
        const code = readBuiltRuntime();
        if (code === null) this.warn(NOT_BUILT);
        const config = (editor && attachment.session?.runtimeConfig(editor)) ?? null;
        // An explicitly empty map: otherwise Vite generates one with a segment per word, for code that has no source.
        return { code: loadRuntime(id, config, code), map: { mappings: '' } };
      },
    },
  };
}

/** Patches React to remove tags, also in pages served before the dev server knew whether to tag. */
function reactPlugin(state: PluginState): Plugin {
  return {
    name: `${PLUGIN_NAME}:react@${STRIP_VERSION}`,
    enforce: 'pre',
    apply: isDeveloping,
    transform: {
      order: 'pre',
      // Runs for each module, so filter cheaply: React's builds contain no JSX, and plain words are found faster than a
      // regex.
      filter: {
        id: { exclude: /\.[jt]sx(?:$|\?)/ },
        code: ['ReactElement', 'rendererPackageName', 'react.element', 'react.transitional.element'],
      },
      handler(code) {
        const attachment = state.of(this.environment.getTopLevelConfig());
        if (!attachment || this.environment.name !== 'client') return null;
        const patched = patchReact(code);
        const { session } = attachment;
        if (!patched && session?.isTagging && this.environment.mode === 'dev' && createsReactElements(code)) {
          session.stopTagging();
          this.environment.moduleGraph.invalidateAll();
          this.environment.hot.send({ type: 'full-reload' });
          this.warn(UNKNOWN_REACT);
        }
        if (!isReactDom(code)) return patched;
        // Keep the first line one line, so that the existing source map stays valid.
        return {
          code: `import ${JSON.stringify(RUNTIME_MODULE)}; ${patched?.code ?? code}`,
          map: patched?.map ?? null,
        };
      },
    },
  };
}

/** `serve` also includes preview and Vitest, where nobody edits. */
function isDeveloping(_config: UserConfig, { command, isPreview }: ConfigEnv): boolean {
  return command === 'serve' && !isPreview && !process.env.VITEST;
}

/** Prints the editor's address next to the app's. To that end, `listen` also waits for the editor. */
function showAddress(server: ViteDevServer, attachment: Attachment): void {
  const { listen, printUrls } = server;
  server.listen = async (...args) => {
    const listening = await listen(...args);
    await attachment.ready.catch(() => null);
    return listening;
  };
  server.printUrls = () => {
    printUrls();
    if (!attachment.editor) return;
    server.config.logger.info(editorLine(attachment.editor));
  };
}
