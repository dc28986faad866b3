import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const VIEWS = '/views.tsx';

/**
 * Two scripts make the start, each evaluated in a task of its own: what it takes to ask for the session, and all views. What a panel
 * shares with them stays in them: many small scripts are larger together.
 */
function startOf(id: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string | null {
  const seen = new Set([id]);
  let found: string | null = null;
  for (const at of seen) {
    if (at.endsWith('/main.tsx')) return 'start';
    if (at.endsWith(VIEWS)) found = 'views';
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) seen.add(importer);
  }
  return found;
}

/** What the page surely needs soon is fetched at once, though it is evaluated later. Names of modules that are imported by `import()`. */
function preload(...names: string[]): Plugin {
  return {
    name: 'preload-views',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path }) {
        if (path !== '/index.html') return [];
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const wanted = chunks.filter(({ moduleIds }) =>
          names.some((name) => moduleIds.some((id) => id.endsWith(name))),
        );
        if (wanted.length !== names.length)
          throw new Error(`Not all of ${names.join(', ')} are in chunks of their own.`);
        const files = new Set<string>();
        const add = (file: string) => {
          const chunk = chunks.find(({ fileName }) => fileName === file);
          if (!chunk || files.has(file)) return;
          files.add(file);
          chunk.imports.forEach(add);
        };
        for (const { fileName } of wanted) add(fileName);
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          }));
      },
    },
  };
}

/** The editor: static files that our server hands out. No state, no token and no inline script is in them (S-19, S-22). */
export default defineConfig({
  root: 'src/editor-ui',
  base: './',
  publicDir: false,
  plugins: [react(), tailwindcss(), preload(VIEWS)],
  // the server puts another nonce there with each answer; libraries that add a style element read it from the page
  html: { cspNonce: '__VISUAL_EDIT_NONCE__' },
  build: {
    target: 'es2023',
    outDir: '../../dist/editor',
    emptyOutDir: true,
    // fonts stay files: the answer's CSP allows no data: addresses for them
    assetsInlineLimit: 0,
    rolldownOptions: {
      // the second page shows recordings, in a frame of the first
      input: ['src/editor-ui/index.html', 'src/editor-ui/replay.html'],
      // the start asks for parts of the views when they are needed, which are in the views' own script anyway
      checks: { ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups: [{ name: startOf, debugName: 'start' }] } },
    },
    modulePreload: {
      polyfill: false,
      // most of what a panel imports is there by then, and to look for each file in the page takes longer than to fetch the others
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
  },
});
