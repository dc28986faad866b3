/**
 * `npm run matrix [-- --projects a,b --seed N --minutes M --per-group N --only words --write]`: tries style edits on the projects of
 * tests/projects and prints how many were right. `--write` puts the table into docs/STYLING.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { prepare } from '../../scripts/prepare.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const { values } = parseArgs({
  options: {
    projects: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    'per-group': { type: 'string', default: '3' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const [seed, minutes, perGroup] = [values.seed, values.minutes, values['per-group']].map(Number);

if (!process.env.MATRIX_PREPARED) await prepare({ browser: true });
const { runnerImport } = await import('vite');
const load = async (file) => (await runnerImport(join(root, file), { root, configFile: false })).module;
const { runMatrix } = await load('bench/matrix/matrix.ts');
const { PROJECTS } = await load('bench/matrix/projects.ts');
const importFile = (file) => import(pathToFileURL(file).href);
const results = [];
mkdirSync(join(here, 'results'), { recursive: true });
for (const project of values.projects?.split(',') ?? Object.keys(PROJECTS)) {
  const onRow = (row) => {
    console.log(
      `${row.verdict.padEnd(8)} ${row.property}: ${row.value} · ${row.context} · ${row.scope} · ${row.element}${row.verdict === 'right' ? '' : `\n         ${row.note}`}`,
    );
  };
  const result = await runMatrix(project, { seed, minutes, perGroup, only: values.only, onRow, importFile });
  results.push(result);
  writeFileSync(join(here, 'results', `${basename(project)}.json`), JSON.stringify(result, null, 1));
}
const { documentOf, tableOf } = await load('bench/matrix/report.ts');
console.log(tableOf(results));
if (values.write) {
  const options = process.argv.slice(2).join(' ');
  writeFileSync(join(root, 'docs/STYLING.md'), documentOf(results, `npm run matrix -- ${options}`));
}
if (results.some(({ rows }) => rows.some(({ verdict }) => verdict === 'wrong' || verdict === 'silent')))
  process.exitCode = 1;
