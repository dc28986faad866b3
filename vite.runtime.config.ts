import { defineConfig } from 'vite';

/** The script in the user's page: one self-contained module, small, because every reload of the app fetches it. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/runtime',
    lib: { entry: 'src/runtime/index.ts', formats: ['es'], fileName: () => 'runtime.js' },
    rolldownOptions: {
      output: {
        codeSplitting: false,
        // set for the bundler itself: Vite keeps the white space of libraries, for bundlers that come after it
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
        comments: { legal: false, annotation: false, jsdoc: false },
      },
    },
  },
});
