/** The engine's thread, held until it is released: shows that the server works on meanwhile. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EngineThread } from '../../../src/server/engine/engine-thread.ts';

/**
 * @param script the bundled thread
 * @param folder where a test may write
 * @param timeLimit of one question, in milliseconds
 */
export function heldThread(
  script: string,
  folder: string,
  timeLimit?: number,
): { thread: EngineThread; letGo(): void } {
  const held = join(folder, `${randomUUID()}.mjs`);
  const open = join(folder, randomUUID());
  writeFileSync(
    held,
    `import { existsSync } from 'node:fs';
const flag = new Int32Array(new SharedArrayBuffer(4));
while (!existsSync(${JSON.stringify(open)})) Atomics.wait(flag, 0, 0, 5);
await import(${JSON.stringify(pathToFileURL(script).href)});`,
  );
  return { thread: new EngineThread(held, timeLimit), letGo: () => writeFileSync(open, '') };
}
