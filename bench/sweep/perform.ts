/** Performs a script under the laws. */
import { burst } from './burst.ts';
import { calmStep } from './calm.ts';
import { isMove, type Script } from './script.ts';
import { replaySession } from './session.ts';
import type { Result, Watch } from './watch.ts';

export async function perform(watch: Watch, script: Script): Promise<Result[]> {
  if (script.mode === 'session') return replaySession(watch, script.steps);
  if (script.mode === 'burst') return burst(watch, script.steps);
  const results: Result[] = [];
  for (const step of script.steps) {
    if (isMove(step)) continue;
    const result = await calmStep(watch, step);
    results.push(result);
    if (result.breaks.length > 0) break;
  }
  return results;
}
