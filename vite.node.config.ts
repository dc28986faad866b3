import { defineConfig } from 'vite';

/**
 * The plugin and the CLI, for Node. Dependencies stay imports, so that a project has one copy of each; `vite` itself is
 * never among them, because the user's own is loaded at run time. Chunks lie beside the entries: `../runtime` and
 * `../editor` mean the same from each of them.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20.19',
    outDir: 'dist/node',
    minify: false,
    rolldownOptions: {
      input: {
        index: 'src/plugin/index.ts',
        cli: 'src/cli/index.ts',
        'reader-worker': 'src/server/reader/reader-worker.ts',
        'engine-worker': 'src/server/engine/engine-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
