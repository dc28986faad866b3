/**
 * Measures one edit, from the text to the checked new text (locate, splice, syntax check, read-back), on the TSX sources of
 * published packages, with a warm engine that still has the tree from tagging. The unit is parses: the time of an edit is
 * divided by that of a @babel/parser parse of the same text, right after it. Recast and ts-morph make one kind of edit in
 * the same run.
 *
 * The engine runs bundled, as shipped, in a process of its own. Finally, measures a one-shot `visual-edit apply` without a
 * server, in an app with Vite and the config of its template, compared with the start of an empty Node process.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { build } from 'vite';
import { fetchCorpus } from './corpus/fetch.mjs';
import { printRatios, printRows, row } from './report.ts';

const ROOT = process.cwd();
const OUT = join(ROOT, 'dist/bench');
const STARTS = 20;

export async function run(): Promise<void> {
  const packages = JSON.stringify([...fetchCorpus()]);
  await execa(process.execPath, [await bundled('edits'), packages], { cwd: ROOT, stdio: 'inherit' });
  await measureCommand();
}

/** Edits the same text of a 10 KB file repeatedly. */
async function measureCommand(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'visual-edit-apply-'));
  const lines = Array.from({ length: 210 }, (_, i) => `    <p className="text-sm">Paragraph ${i}</p>\n`);
  const app = `export const App = () => (\n  <main>\n    <h1>0</h1>\n${lines.join('')}  </main>\n);\n`;
  mkdirSync(join(root, 'src'));
  mkdirSync(join(root, 'node_modules/@vitejs'), { recursive: true });
  for (const name of ['vite', '@vitejs/plugin-react']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  }
  writeFileSync(join(root, 'package.json'), '{ "private": true }');
  writeFileSync(
    join(root, 'vite.config.js'),
    "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
  );
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/src/App.jsx"></script>');
  writeFileSync(join(root, 'src/App.jsx'), app);
  const [empty, apply]: [number[], number[]] = [[], []];
  try {
    for (let i = 0; i < STARTS; i++) {
      const changeFields = { codebaseIdToEditText: 'src/App.jsx:3:5', oldText: `${i}`, newText: `${i + 1}` };
      writeFileSync(join(root, 'change.json'), JSON.stringify({ type: 'EDIT_TEXT', changeFields }));
      empty.push(await timeOf(['-e', '0'], root));
      apply.push(await timeOf([join(ROOT, 'bin/visual-edit.js'), 'apply', 'change.json'], root));
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  printRows('One-shot edit of a 10 KB file', [row('an empty Node process', empty), row('visual-edit apply', apply)]);
  const ratios = apply.map((ms, i) => ms / (empty[i] as number));
  printRatios('In starts of an empty Node process', [row('visual-edit apply', ratios)]);
}

/** Milliseconds from the start of a Node process to its end. @throws when it fails */
async function timeOf(args: string[], cwd: string): Promise<number> {
  const started = performance.now();
  await execa(process.execPath, args, { cwd });
  return performance.now() - started;
}

/** @returns the path of the bundle of a program in `bench/mutation-speed` */
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
