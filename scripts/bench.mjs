/**
 * `npm run bench [-- name …]`: runs the benchmarks of bench/ and prints their rows. Timings are never pass or fail; a benchmark
 * only fails when the thing it measures does not work.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from './prepare.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const wanted = process.argv.slice(2);

await prepare({ browser: true });
const { runnerImport } = await import('vite');
const names = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark named ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : names) {
  const { module } = await runnerImport(join(root, 'bench', `${name}.bench.ts`), { root, configFile: false });
  await module.run();
}
