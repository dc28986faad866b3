/**
 * `npm run example`: runs visual-edit on the bundled example, also in a fresh clone. Passes arguments to `visual-edit dev`.
 */
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';
import { main } from './lib/setup.mjs';
import { prepare } from './prepare.mjs';

await main(async () => {
  await prepare();
  const bin = join(ROOT, 'bin/visual-edit.js');
  // In this process, so that signals and keys reach the command directly.
  process.argv = [process.execPath, bin, 'dev', join(ROOT, 'examples/real-estate'), ...process.argv.slice(2)];
  await import('../bin/visual-edit.js');
});
