/**
 * `npm run screenshots [-- 1280 dark]`: captures the editor with the example, at two sizes and in both themes, in
 * docs/screenshots.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from './prepare.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

await prepare({ browser: true });
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(root, 'tests/e2e/screenshots.ts'), { root, configFile: false });
await module.takeScreenshots(join(root, 'docs/screenshots'), process.argv.slice(2));
