/**
 * `npm run sweep [-- --app <dir> --routes /a,/b --widths 390,1440 --seed N --minutes M --actions N]`: works in the real editor
 * as an impatient designer does, holds the laws of script.ts after each action, and writes the shortest script of each
 * finding, and the table of pages, to bench/sweep/results (`--results`). `--add` adds to the table that is there.
 * `npm run sweep -- --replay <file.json>` performs a script.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepare } from '../../scripts/prepare.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const { values } = parseArgs({
  options: {
    app: { type: 'string' },
    routes: { type: 'string' },
    widths: { type: 'string', default: '1440,390' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    actions: { type: 'string', default: '1000000' },
    reach: { type: 'boolean', default: true },
    shrink: { type: 'boolean', default: true },
    add: { type: 'boolean', default: false },
    replay: { type: 'string' },
    results: { type: 'string', default: join(here, 'results') },
  },
  allowNegative: true,
});
const [seed, minutes, actions] = [values.seed, values.minutes, values.actions].map(Number);
const widths = values.widths.split(',').map(Number);
if (![seed, actions, ...widths].every(Number.isSafeInteger) || !(minutes > 0)) {
  console.error('Usage: npm run sweep -- --routes /a,/b --widths 390,1440 --seed 1 --minutes 60 --actions 100');
  process.exit(2);
}

await prepare({ browser: true });
const { runnerImport } = await import('vite');
const load = async (file) => (await runnerImport(join(root, file), { root, configFile: false })).module;
const { run, replay } = await load('bench/sweep/sweep.ts');
if (values.replay) process.exitCode = (await replay(values.replay, values.app)) ? 0 : 1;
else {
  const ofExample = async () => (await load('tests/example/routes.ts')).ROUTES.map(({ path }) => path);
  const routes = values.routes?.split(',') ?? (values.app ? ['/'] : await ofExample());
  const { app, reach, shrink, results, add } = values;
  process.exitCode = (await run({ app, routes, widths, seed, minutes, actions, reach, shrink, results, add })) ? 0 : 1;
}
