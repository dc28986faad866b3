/**
 * `undo`, `redo` and `pass over`: the same steps in two directions, and one that removes a change from undo but leaves it
 * applied.
 */
import { type ApiError, isStuck } from '../../protocol/api.ts';
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
  direction: 'undo' | 'redo' | 'passOver',
  change: string | undefined,
  root: string,
  output: Output,
): Promise<number> {
  return finish(openProject(root, 'history', output.logger), async (client) => {
    const id = change === undefined ? undefined : wholeId(change, await client.activities());
    const answer = await client[direction](id);
    if (!answer.ok) {
      output.report(refusedEvent(direction === 'undo' ? withWayOn(answer.error) : answer.error));
      return 1;
    }
    output.report(reversalEvent(direction, answer, await client.activities()));
    return 0;
  });
}

/** When the newest edit cannot be undone, names `--leave`, which skips it. */
function withWayOn(error: ApiError): ApiError {
  if (!isStuck(error)) return error;
  const way = 'Or leave this change as it is, and go on with the one before it: `visual-edit undo --leave`.';
  return { ...error, hint: error.hint ? `${error.hint} ${way}` : way };
}
