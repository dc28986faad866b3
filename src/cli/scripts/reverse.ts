/** `undo` and `redo`: the same steps in two directions. */
import type { Output } from '../output.ts';
import { openProject } from './open-project.ts';
import { refusedEvent, reversalEvent } from './results.ts';
import { finish } from './script-command.ts';
import { wholeId } from './short-ids.ts';

/**
 * @param change id of the change, or its first characters
 * @returns the exit code
 */
export function reverse(
  direction: 'undo' | 'redo',
  change: string | undefined,
  root: string,
  output: Output,
): Promise<number> {
  return finish(openProject(root, 'history', output.logger), async (client) => {
    const id = change === undefined ? undefined : wholeId(change, await client.activities());
    const answer = await client[direction](id);
    if (!answer.ok) {
      output.report(refusedEvent(answer.error));
      return 1;
    }
    output.report(reversalEvent(direction, answer, await client.activities()));
    return 0;
  });
}
