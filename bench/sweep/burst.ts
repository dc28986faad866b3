/** Several steps without a pause, then the laws that hold for the whole. */
import { news, newTypeErrors, sameAfterReload, undone } from './checks.ts';
import { readEditor } from './editor-state.ts';
import type { Break } from './laws.ts';
import { mark, outcomeSince } from './outcome.ts';
import { act, NotOffered, select } from './person.ts';
import { comeToRest, pictureAtRest } from './rest.ts';
import { isMove, type Step } from './script.ts';
import { isBlamed } from './thrown.ts';
import type { Result, Watch } from './watch.ts';

export async function burst(watch: Watch, steps: Step[]): Promise<Result[]> {
  const { view } = watch;
  const quiet = view.complaints().length;
  await comeToRest(view);
  const since = await mark(view);
  const results: Result[] = [];
  for (const step of steps) {
    if (isMove(step)) continue;
    try {
      const isSelected = await select(view, step.at, step.way);
      if (isSelected) await act(view, step);
      results.push({ step, ended: isSelected ? 'in a burst' : 'not offered: not selected', breaks: [] });
    } catch (error) {
      if (!(error instanceof NotOffered)) throw error;
      results.push({ step, ended: `not offered: ${error.message}`, breaks: [] });
    }
  }
  const breaks: Break[] = [];
  let hasThrown = false;
  if (results.some(({ ended }) => ended === 'in a burst')) {
    const outcome = await outcomeSince(view, since);
    if (outcome.kind === 'silent')
      breaks.push({ law: 'a', detail: 'nothing of the burst was saved, and nothing was said' });
    const after = await pictureAtRest(view);
    hasThrown = await isBlamed(view);
    breaks.push(...(await newTypeErrors(watch)), ...(await sameAfterReload(watch, after)));
    const edits = (await readEditor(view.page)).undoable - since.before.undoable;
    breaks.push(...(await undone(watch, edits, null)));
  }
  if (!hasThrown) breaks.push(...news(view, quiet, since));
  const last = results.at(-1);
  if (last) last.breaks = breaks;
  return results;
}
