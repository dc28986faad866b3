/**
 * `npm run film`: records the first minute with the example as an animated picture, docs/screenshots/first-minute.webp. Best on a
 * machine that does nothing else.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from './prepare.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

await prepare({ browser: true });
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(root, 'tests/e2e/film.ts'), { root, configFile: false });
await module.takeFilm(join(root, 'docs/screenshots/first-minute.webp'));
