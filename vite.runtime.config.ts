import { defineConfig } from 'vite';

/** What runs in the user's page: one self-contained module, small, because every reload of the app fetches it. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/runtime',
    lib: { entry: 'src/runtime/index.ts', formats: ['es'], fileName: () => 'runtime.js' },
    // said to the bundler itself: Vite keeps the white space of libraries, for bundlers that come after it
    rolldownOptions: { output: { codeSplitting: false, minify: true } },
  },
});
