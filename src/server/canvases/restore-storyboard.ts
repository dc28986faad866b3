/** Brings back a deleted storyboard (`deletedStoryboardId` of ADD_JSX) as it was before its newest deletion. */
import { canvasFile } from '../../protocol/canvases.ts';
import type { Workspace } from '../edits/workspace.ts';
import { Refused, refuse } from '../routes/errors.ts';
import { readCanvas } from './canvas-file.ts';
import type { Revise } from './plan-canvas.ts';

/** @throws Refused `storyboard-exists`, `unknown-storyboard` */
export function restoring(ws: Workspace, canvas: string, id: string): Revise {
  return (content) => {
    const { storyboards } = content.data;
    if (storyboards.some((one) => one.id === id))
      refuse('storyboard-exists', `The storyboard ${id} is on the canvas; there is nothing to restore.`);
    const { one, at } = deleted(ws, canvas, id);
    const data = { ...content.data, storyboards: storyboards.toSpliced(at, 0, one) };
    return { content: { ...content, data }, changeName: 'Restore Frame' };
  };
}

/** The storyboard and its index, in the newest version of the file that has it. */
function deleted(ws: Workspace, canvas: string, id: string): { one: Record<string, unknown>; at: number } {
  const file = canvasFile(canvas);
  const history = ws.journal.ledger.history(file);
  for (let step = history?.length ?? 0; step >= 0; step--) {
    const text = history?.textBefore(step);
    if (text === undefined) break;
    const list = text === null ? [] : storyboardsIn(file, text);
    const at = list.findIndex((one) => one.id === id);
    const one = list[at];
    if (one) return { one, at };
  }
  return refuse('unknown-storyboard', `The history of the canvas has no storyboard ${id}.`);
}

/** None in a version that somebody damaged. */
function storyboardsIn(file: string, text: string): Record<string, unknown>[] {
  try {
    return readCanvas(file, text).data.storyboards;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [];
  }
}
