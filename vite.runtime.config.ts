import { minify } from 'terser';
import ts from 'typescript';
import { defineConfig, type Plugin } from 'vite';
import { ownMembers } from './scripts/lib/own-members.mjs';

/**
 * Takes fields without a value out of classes: they only tell types, and constructors set them, but the bundler would write each of
 * them down once more. Done to the text, so that no other meaning of classes changes.
 */
function withoutBareFields(): Plugin {
  return {
    name: 'without-bare-fields',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/\w.*\.ts$/.test(id)) return null;
      const file = ts.createSourceFile(id, code, ts.ScriptTarget.ES2022, true);
      let text = code;
      const visit = (node: ts.Node): void => {
        const children = [...node.getChildren(file)].reverse();
        if (ts.isPropertyDeclaration(node) && !node.initializer) {
          text = text.slice(0, node.getStart(file)) + text.slice(node.end);
        } else {
          children.forEach(visit);
        }
      };
      visit(file);
      return { code: text, map: null };
    },
  };
}

/**
 * Packs what the bundler has packed once more: a fiftieth less, which each reload of the app has to fetch. Arrows are unsafe for
 * functions that are called with `new`; ours are classes.
 */
function packedAgain(): Plugin {
  return {
    name: 'packed-again',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, unsafe_arrows: true },
        });
        if (code) chunk.code = code;
      }
    },
  };
}

/** Members of our own classes have names for readers; the page can do without. */
const members = ownMembers(import.meta.dirname, ['src/runtime', 'src/protocol']);

/** What runs in the user's page: one self-contained module, small, because every reload of the app fetches it. */
export default defineConfig({
  publicDir: false,
  plugins: [withoutBareFields(), packedAgain()],
  build: {
    target: 'es2022',
    outDir: 'dist/runtime',
    lib: { entry: 'src/runtime/index.ts', formats: ['es'], fileName: () => 'runtime.js' },
    rolldownOptions: {
      // packing once more takes longer than all the rest
      checks: { pluginTimings: false },
      output: {
        codeSplitting: false,
        // said to the bundler itself: Vite keeps the white space of libraries, for bundlers that come after it
        minify: {
          compress: true,
          mangle: true,
          codegen: { removeWhitespace: true },
          mangleProps: { include: new RegExp(`^(?:${members.join('|')})$`) },
        },
        comments: { legal: false, annotation: false, jsdoc: false },
      },
    },
  },
});
