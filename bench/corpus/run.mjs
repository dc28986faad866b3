/**
 * `npm run corpus [-- --pairs 10000 --seeds 1,2,3]`: random edits of the TSX sources of published packages, each held to the
 * laws of tests/mutations/support/corpus.ts. Fails when one of them is broken, or when more than 3 % of a kind of edit on
 * literal JSX is refused.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fetchCorpus } from './fetch.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '10000' }, seeds: { type: 'string', default: '1' } },
});
const pairs = Number(values.pairs);
const seeds = values.seeds.split(',').map(Number);
if (!Number.isSafeInteger(pairs) || pairs < 1 || !seeds.every(Number.isSafeInteger)) {
  console.error('Usage: npm run corpus -- --pairs <count> --seeds <number,number,…>');
  process.exit(2);
}

const folders = fetchCorpus();
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(here, 'corpus.ts'), { root, configFile: false });
process.exitCode = module.run(folders, pairs, seeds) ? 0 : 1;
