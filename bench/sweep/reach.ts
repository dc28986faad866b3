/** Law h: selects the visible elements of a page, one after the other, by ⌘-click and by click. */
import { startHistory } from './history.ts';
import { move } from './moves.ts';
import type { Place } from './plan.ts';
import type { Result, Watch } from './watch.ts';

export interface Reached {
  tried: number;
  reached: number;
  /** refused with a reason, or covered by another element */
  excused: number;
}

/** @param isOver stops before the next element */
export async function reachAll(
  watch: Watch,
  places: readonly Place[],
  isOver: () => boolean,
  took: (result: Result) => void,
): Promise<Reached> {
  const reached: Reached = { tried: 0, reached: 0, excused: 0 };
  const history = await startHistory(watch);
  for (const { target } of places) {
    if (isOver()) break;
    const exact = await move(watch, history, { do: 'select', at: target, way: 'exact' });
    took(exact);
    reached.tried++;
    if (exact.ended === 'selected') reached.reached++;
    else if (exact.breaks.length === 0) reached.excused++;
    took(await move(watch, history, { do: 'select', at: target, way: 'click' }));
  }
  return reached;
}
