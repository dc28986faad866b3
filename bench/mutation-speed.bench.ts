/**
 * One edit, from the text to the checked new text (locate, splice, syntax check, read-back), over the TSX sources of published
 * packages: the warm engine, with the tree that tagging the file made. It is told in parses: each edit is divided by one
 * @babel/parser parse of the same text, right after it. Recast and ts-morph make an edit of one kind in the same run.
 *
 * The engine is measured as it ships, bundled, in a process of its own.
 */
import { join } from 'node:path';
import { execa } from 'execa';
import { build } from 'vite';
import { fetchCorpus } from './corpus/fetch.mjs';

const ROOT = process.cwd();
const OUT = join(ROOT, 'dist/bench');

export async function run(): Promise<void> {
  const packages = JSON.stringify([...fetchCorpus()]);
  await execa(process.execPath, [await bundled('edits'), packages], { cwd: ROOT, stdio: 'inherit' });
}

/** @returns where the bundle of a program of `bench/mutation-speed` is */
async function bundled(name: string): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: join(ROOT, `bench/mutation-speed/${name}.ts`),
      target: 'node20.19',
      minify: false,
      outDir: OUT,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  });
  return join(OUT, `${name}.js`);
}
