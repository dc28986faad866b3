import { defineConfig } from 'vite';

/** The recorder of the user's page: one self-contained module, loaded only while a session is recorded. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/recorder',
    lib: { entry: 'src/runtime/recording/recorder.ts', formats: ['es'], fileName: () => 'recorder.js' },
    rolldownOptions: {
      output: {
        codeSplitting: false,
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
        comments: { legal: false, annotation: false, jsdoc: false },
      },
    },
  },
});
