/**
 * Preloaded into a benchmark's server (`node --import`). On SIGUSR2 it collects garbage, then appends the result of
 * `process.memoryUsage()` as a line of JSON to the file VISUAL_EDIT_HEAP_FILE.
 */
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const file = process.env.VISUAL_EDIT_HEAP_FILE;
if (isMainThread && file) {
  process.on('SIGUSR2', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc');
    // The second round frees objects that the first one's finalizers released.
    for (let round = 0; round < 2; round++) collect();
    appendFileSync(file, `${JSON.stringify(process.memoryUsage())}\n`);
  });
}
