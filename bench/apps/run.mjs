/**
 * `npm run apps [-- --only create-vite --edits 50 --seed 1]`: fetches the templates and demos of catalogue.ts, each with its own
 * packages, and holds the editor's promises in each. Prints a table, and puts their rows into docs/COMPATIBILITY.md.
 */
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepare } from '../../scripts/prepare.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    edits: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', default: join(tmpdir(), 'visual-edit-apps') },
  },
});
const [edits, seed] = [values.edits, values.seed].map(Number);
if (![edits, seed].every(Number.isSafeInteger)) {
  console.error(
    'Usage: npm run apps -- --only <part of a name> --edits 50 --seed 1 --folder <where the apps are kept>',
  );
  process.exit(2);
}

await prepare({ browser: true });
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(root, 'bench/apps/apps.ts'), { root, configFile: false });
process.exitCode = (await module.run({ only: values.only, edits, seed, folder: values.folder })) ? 0 : 1;
