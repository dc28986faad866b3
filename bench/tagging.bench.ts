/**
 * Measures the cost of ids for a developer who never opens the editor: tagging per file, compared with Vite's own JSX
 * transform of that file and with other taggers; the first load of a large app; mounting and updating many elements.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PluginObj } from '@babel/core';
import { type Plugin, transformWithOxc } from 'vite';
import { asShipped } from './as-shipped.ts';
import { fetchCorpus } from './corpus/fetch.mjs';
import { readCorpus } from './corpus/files.ts';
import { peers } from './peers/install.ts';
import { measureApp } from './tagged-app.ts';
import type * as Ours from './tagging/ours.ts';

/** Uses every third file of the corpus: about four hundred. */
const EVERY = 3;
/** Repetitions per file. The fastest counts, because others include garbage collection or other processes. */
const ROUNDS = 3;

type Tagger = (code: string, file: string, round: number) => unknown;

export async function run(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'visual-edit-tagging-'));
  const files = readCorpus(fetchCorpus())
    .filter(({ text }) => /<[A-Za-z]/.test(text))
    .filter((_, i) => i % EVERY === 0)
    .map(({ text }, i) => ({ file: join(root, `${i}.tsx`), text }));
  // Some taggers skip files that do not exist on disk.
  for (const { file, text } of files) writeFileSync(file, text);
  const taggers = new Map<string, Tagger>([
    ["Vite's JSX transform", viteTransform],
    ['visual-edit', ours(await asShipped<typeof Ours>('bench/tagging/ours.ts'))],
    ...(await others()),
  ]);
  const best = new Map([...taggers.keys()].map((name) => [name, files.map(() => Infinity)]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, { file, text }] of files.entries()) {
      for (const [name, tag] of taggers) {
        const started = performance.now();
        await tag(text, file, round);
        const times = best.get(name) as number[];
        times[i] = Math.min(times[i] as number, performance.now() - started);
      }
    }
  }
  rmSync(root, { recursive: true });
  printPerFile(files.length, best);
  await measureApp();
}

const viteTransform: Tagger = (code, file) =>
  transformWithOxc(code, file, { jsx: { runtime: 'automatic', development: true, refresh: true }, sourcemap: true });

/** All steps for a file when it is first served: elements, ids, registry, attributes, source map. */
function ours({ IdentityRegistry, tagJsx }: typeof Ours): Tagger {
  let registry = new IdentityRegistry({ stateDir: null });
  let last = -1;
  return (code, file, round) => {
    if (round !== last) registry = new IdentityRegistry({ stateDir: null });
    last = round;
    // A new text each round, because parsed texts are cached.
    const text = `${code}${' '.repeat(round)}`;
    const tagged = tagJsx(text, registry.sync(file, text).elements, new Set(), true);
    // Computed on first access.
    void tagged?.map.mappings;
    return tagged;
  };
}

async function others(): Promise<[string, Tagger][]> {
  const load = await peers();
  const { transformSync } = load('@babel/core') as typeof import('@babel/core');
  const { default: locator } = load('@locator/babel-jsx') as { default: () => PluginObj };
  // The plugin's own hook also starts a server and adds its panel to the first file; for all others it only calls
  // `transformCode`.
  const { transformCode } = load('@code-inspector/core') as {
    transformCode(options: {
      content: string;
      filePath: string;
      fileType: 'jsx';
      escapeTags: string[];
    }): Promise<string>;
  };
  const { componentTagger } = load('lovable-tagger') as { componentTagger(): Plugin };
  const { reactClickToComponent } = load('vite-plugin-react-click-to-component') as { reactClickToComponent(): Plugin };
  return [
    [
      'code-inspector-plugin',
      (content, filePath) => transformCode({ content, filePath, fileType: 'jsx', escapeTags: [] }),
    ],
    [
      '@locator/babel-jsx',
      (code, filename) =>
        transformSync(code, {
          filename,
          plugins: [locator],
          parserOpts: { plugins: ['jsx', 'typescript', 'decorators'] },
          sourceMaps: true,
          configFile: false,
          babelrc: false,
        }),
    ],
    ['lovable-tagger', hookOf(componentTagger())],
    ['vite-plugin-react-click-to-component', hookOf(reactClickToComponent())],
  ];
}

/** The plugin's `transform`, as Vite would call it; a plugin that does not change source files has no effect here either. */
function hookOf(plugin: Plugin): Tagger {
  const hook = plugin.transform;
  if (!hook) return () => null;
  if (typeof hook === 'function') return (code, file) => hook.call({} as never, code, file);
  const { filter, handler } = hook;
  const id = filter?.id;
  return (code, file) => (id instanceof RegExp && !id.test(file) ? null : handler.call({} as never, code, file));
}

function printPerFile(count: number, best: ReadonlyMap<string, readonly number[]>): void {
  const [[, base = []] = []] = best;
  const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] as number;
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  console.log(`\nTagging, per file (${count} files of the corpus, the best of ${ROUNDS} runs each)`);
  console.log(`  ${''.padEnd(38)}   median          total`);
  for (const [name, times] of best) {
    const columns = [median, sum].map((of) => `${of(times).toFixed(3)} ms ${(of(times) / of(base)).toFixed(2)}×`);
    console.log(`  ${name.padEnd(38)} ${columns.map((column) => column.padStart(16)).join(' ')}`);
  }
}
