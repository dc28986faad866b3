/** `npm run example`: visual-edit on the bundled example, on a fresh clone too. Arguments go on to `visual-edit dev`. */
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';
import { main } from './lib/setup.mjs';
import { prepare } from './prepare.mjs';

await main(async () => {
  await prepare();
  const bin = join(ROOT, 'bin/visual-edit.js');
  // in this process: signals and keys reach the command without anybody in between
  process.argv = [process.execPath, bin, 'dev', join(ROOT, 'examples/real-estate'), ...process.argv.slice(2)];
  await import('../bin/visual-edit.js');
});
