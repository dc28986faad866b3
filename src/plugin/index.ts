/**
 * The Vite plugin, and the package's public entry: `import { visualEdit } from 'visual-edit'`.
 *
 * It is active only while a dev server runs: not in `vite build`, `vite preview` or Vitest. It changes no setting of the
 * server, writes only the developer's edits, and leaves nothing in the app's DOM.
 */
import type { ConfigEnv, Plugin, UserConfig, ViteDevServer } from 'vite';
import { type Attachment, editorLine, openInBrowser } from './attachment.ts';
import { type DevToolsPluginOptions, devToolsDock } from './devtools-dock.ts';
import { onFileUpdate } from './hot-update.ts';
import {
  firstScriptTag,
  isReactDom,
  isRuntimeId,
  loadRuntime,
  RUNTIME_IDS,
  RUNTIME_MODULE,
  readBuilt,
  resolveRuntimeId,
  runtimeTag,
} from './inject-runtime.ts';
import { mountEditor } from './mount-editor.ts';
import { takeNativeParse } from './native-parse.ts';
import { PLUGIN_NAME, type VisualEditOptions } from './options.ts';
import { passingFiles } from './passing-files.ts';
import { PluginState, type VisualEditApi } from './plugin-state.ts';
import { componentsPlugin } from './storyboards/components-plugin.ts';
import { storybookPackages } from './storyboards/storybook-packages.ts';
import { createsReactElements, patchReact, STRIP_VERSION } from './strip-tags.ts';
import { configOf, isForPage, isServing, noteContext, noteServer, onCreatedOrDeleted } from './vite-versions.ts';

export type { EditorServer } from '../server/types.ts';
export { type Pattern, PLUGIN_NAME, type VisualEditOptions } from './options.ts';
export type { VisualEditApi } from './plugin-state.ts';

/** Modules that may contain JSX. */
const MODULES = /\.(?:[cm]?[jt]s|[jt]sx)(?:$|\?)/;

/** Modules with JSX: React's builds contain none. */
const JSX_MODULES = /\.[jt]sx(?:$|\?)/;

/** Words in React's builds. Plain words are found faster than a regex. */
const REACT_WORDS = ['ReactElement', 'rendererPackageName', 'react.element', 'react.transitional.element'];

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
    componentsPlugin(`${PLUGIN_NAME}:components`, isDeveloping, (config) => state.of(config)?.session ?? null),
    storybookPackages(`${PLUGIN_NAME}:storybook`, isDeveloping, (config) => state.of(config)?.session ?? null),
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
      noteServer(server);
      onCreatedOrDeleted(server, (update) => onFileUpdate(state, 'client', update));
    },
    buildStart(options) {
      noteContext(this, options);
      takeNativeParse(this);
    },
    transform: {
      order: 'pre',
      // Vite before 6.3 ignores filters, here and below, so each handler checks for itself.
      filter: { id: MODULES },
      handler(code, id, options) {
        if (!MODULES.test(id) || !isForPage(this, options)) return null;
        return state.of(configOf(this))?.session?.tag(code, id) ?? null;
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { server }) => (server && state.of(server.config)?.session ? [runtimeTag()] : []),
    },
    hotUpdate(update) {
      const { name, moduleGraph } = this.environment;
      const { modules, timestamp } = update;
      const invalidate = () => {
        for (const module of modules) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      };
      return onFileUpdate(state, name, { ...update, invalidate });
    },
    /** Vite 5 has no `hotUpdate`; newer versions call only that. */
    handleHotUpdate(update) {
      return onFileUpdate(state, 'client', { ...update, type: 'update' });
    },
    async buildEnd() {
      if (isForPage(this)) await state.of(configOf(this))?.close();
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
      handler(_html, { server }) {
        const session = server && state.of(server.config)?.session;
        return session ? [firstScriptTag(server.config.base, session.serveHtml())] : [];
      },
    },
    resolveId: {
      filter: { id: RUNTIME_IDS },
      handler(id) {
        return state.of(configOf(this)) ? resolveRuntimeId(id) : null;
      },
    },
    load: {
      filter: { id: RUNTIME_IDS },
      async handler(id) {
        if (!isRuntimeId(id)) return null;
        const attachment = state.of(configOf(this));
        // Inactive instances leave the module to the active one.
        if (!attachment) return null;
        const editor = attachment.session ? await attachment.ready.catch(() => null) : null;
        if (readBuilt('runtime') === null) this.warn(NOT_BUILT);
        const config = (editor && attachment.session?.runtimeConfig(editor)) ?? null;
        // An explicitly empty map: otherwise Vite generates one with a segment per word, for code that has no source.
        return {
          code: loadRuntime(id, { config, read: readBuilt }),
          map: { mappings: '' },
        };
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
      filter: { id: { exclude: JSX_MODULES }, code: REACT_WORDS },
      handler(code, id, options) {
        if (JSX_MODULES.test(id) || !REACT_WORDS.some((word) => code.includes(word))) return null;
        const attachment = state.of(configOf(this));
        if (!attachment || !isForPage(this, options)) return null;
        const patched = patchReact(code);
        const { session } = attachment;
        if (!patched && session?.isTagging && isServing(this) && createsReactElements(code)) {
          session.stopTagging();
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
