/** Law h: selects the visible elements of a page, one after the other. */
import type { Break } from './laws.ts';
import { mark, said } from './outcome.ts';
import { NotOffered, panel, select } from './person.ts';
import type { Place } from './plan.ts';
import { nextFrames } from './rest.ts';
import type { Script, Target } from './script.ts';
import type { View } from './stage.ts';

export interface Reached {
  tried: number;
  reached: number;
  /** refused with a reason, or covered by another element */
  excused: number;
  problems: { target: Target; problem: Break }[];
}

/** ms */
const ROW_WITHIN = 3_000;

/** @param isOver stops before the next element */
export async function reachAll(view: View, places: readonly Place[], isOver: () => boolean): Promise<Reached> {
  const reached: Reached = { tried: 0, reached: 0, excused: 0, problems: [] };
  for (const { target } of places) {
    if (isOver()) break;
    reached.tried++;
    const problem = await reach(view, target);
    if (problem === 'excused') reached.excused++;
    else if (problem) reached.problems.push({ target, problem: { law: 'h', detail: problem } });
    else reached.reached++;
  }
  return reached;
}

async function reach(view: View, target: Target): Promise<string | null> {
  await mark(view);
  try {
    if (!(await select(view, target, 'exact')))
      return (await said(view)).length > 0 ? 'excused' : 'nothing is selected, and nothing is said';
  } catch (error) {
    if (error instanceof NotOffered) return 'excused';
    throw error;
  }
  const row = panel(view, 'layers').locator('[role="treeitem"][aria-selected="true"]');
  const until = performance.now() + ROW_WITHIN;
  while ((await row.count()) === 0 && performance.now() < until) await nextFrames(view);
  return (await row.count()) > 0 ? null : 'it has no row in the layers';
}

/** To be written as a finding: a click there is the whole script. */
export function scriptOf(place: Pick<Script, 'route' | 'width'>, at: Target): Script {
  return { ...place, mode: 'calm', steps: [{ do: 'key', name: 'deselect', key: 'Escape', at, way: 'exact' }] };
}
