/** Plans an edit of a canvas as an operation of the journal: it is undone, redone and recovered like an edit of source. */
import { canvasFile, DEFAULT_CANVAS } from '../../protocol/canvases.ts';
import { applySplices, type Splice } from '../../protocol/splice.ts';
import { checkedEdit, type WritePlan } from '../edits/plan.ts';
import type { Workspace } from '../edits/workspace.ts';
import type { ActivityHead } from '../journal/journal-records.ts';
import { type CanvasContent, newText, readCanvas } from './canvas-file.ts';
import { canvasText, untouched } from './canvases.ts';
import type { Revised } from './edit-canvas.ts';
import { canvasSplices } from './edit-text.ts';

/** From the present content to the next. `isSaved` is false for a canvas without a file. */
export type Revise = (content: CanvasContent, isSaved: boolean) => Revised;

/** @throws Refused; the file is then unchanged, also where it cannot be read as a canvas */
export async function planCanvas(
  ws: Workspace,
  canvas: string,
  revise: Revise,
  head: ActivityHead,
): Promise<WritePlan> {
  const file = canvasFile(canvas);
  await ws.refresh(file);
  const before = canvasText(ws, canvas);
  const content = before === null ? untouched(ws) : readCanvas(file, before);
  const next = revise(content, before !== null);
  const isNew = before === null && canvas !== DEFAULT_CANVAS;
  const isSame = !isNew && JSON.stringify(next.content) === JSON.stringify(content);
  const splices = isSame ? [] : splicesOf(before, content, next.content);
  const after = isSame ? before : next.content && applySplices(before ?? '', splices);
  const edit = checkedEdit(ws.engine, file, before, after, splices);
  const activity = { ...head, changeName: next.changeName };
  return { op: 'change', activity, target: activity.id, edits: [edit], outcome: {}, warnings: [] };
}

/** A file that comes or goes is one splice, from which undo restores it. */
function splicesOf(before: string | null, from: CanvasContent, to: CanvasContent | null): Splice[] {
  if (before === null || to === null || from.layout === null)
    return [{ start: 0, end: (before ?? '').length, text: to ? newText(to) : '' }];
  const bomLength = before.length - from.layout.text.length;
  return canvasSplices(from.layout, from.data, to.data).map(({ start, end, text }) => ({
    start: start + bomLength,
    end: end + bomLength,
    text,
  }));
}
