/** `npm run example`: visual-edit on the bundled example, on a fresh clone too. Arguments go on to `visual-edit dev`. */
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';
import { checkNode, ensureBuilt, install, main } from './lib/setup.mjs';

const EXAMPLE = 'examples/real-estate';

await main(async () => {
  checkNode();
  await install();
  await install(EXAMPLE);
  await ensureBuilt();
  const bin = join(ROOT, 'bin/visual-edit.js');
  // in this process: signals and keys reach the command without anybody in between
  process.argv = [process.execPath, bin, 'dev', join(ROOT, EXAMPLE), ...process.argv.slice(2)];
  await import('../bin/visual-edit.js');
});
