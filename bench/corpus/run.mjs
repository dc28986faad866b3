/**
 * `npm run corpus [-- --pairs 10000 --seeds 1,2,3]`: makes random edits of the TSX sources of published packages and checks
 * each against the laws in tests/mutations/support/corpus.ts. Fails when one is broken, or when more than 3 % of a kind of
 * edit on literal JSX are refused. `npm run corpus -- --ids 500`: makes one random edit in each of that many files and
 * checks their ids. `npm run corpus -- --native`: compares the native parser's elements with Babel's, in every file.
 * `npm run corpus -- --format 10000`: makes that many edits of files that Prettier leaves unchanged, and checks that the results
 * are as Prettier writes them.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fetchCorpus } from './fetch.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '10000' },
    seeds: { type: 'string', default: '1' },
    ids: { type: 'string' },
    format: { type: 'string' },
    native: { type: 'boolean', default: false },
  },
});
const pairs = Number(values.pairs);
const seeds = values.seeds.split(',').map(Number);
if (!Number.isSafeInteger(pairs) || pairs < 1 || !seeds.every(Number.isSafeInteger)) {
  console.error('Usage: npm run corpus -- --pairs <count> --seeds <number,number,…>');
  process.exit(2);
}

const folders = fetchCorpus();
const { runnerImport } = await import('vite');
const [file, count] = values.native
  ? ['native.ts', pairs]
  : values.format !== undefined
    ? ['format.ts', Number(values.format)]
    : values.ids !== undefined
      ? ['identity.ts', Number(values.ids)]
      : ['corpus.ts', pairs];
const { module } = await runnerImport(join(here, file), { root, configFile: false });
const isWithin = module.run(folders, count, seeds);
process.exitCode = (await isWithin) ? 0 : 1;
