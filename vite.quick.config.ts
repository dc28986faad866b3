import { defineConfig } from 'vite';

/**
 * What answers a plain `apply`: CommonJS, beside what `vite.node.config.ts` builds. Node needs far longer to import modules,
 * and can keep compiled code of scripts only.
 */
export default defineConfig({
  publicDir: false,
  // shipped as modules, which a script should not require: uuid, in many files, and magic-string with what it encodes maps by
  ssr: { noExternal: ['uuid', 'magic-string', '@jridgewell/sourcemap-codec'] },
  build: {
    ssr: true,
    target: 'node20.19',
    minify: false,
    rolldownOptions: {
      input: { 'quick-start': 'src/cli/quick/quick-start.ts', 'one-shot': 'src/cli/quick/one-shot.ts' },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        // half as much to read; names stay, for who reads a stack
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
