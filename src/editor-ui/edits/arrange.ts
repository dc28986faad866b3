/** Edits of canvases: no source and no preview, but entries of the same history. */
import type { CanvasEdited } from '../../protocol/canvases.ts';
import { createChange } from '../../protocol/changes.ts';
import type { CanvasEdit, CanvasOutcome } from './edit.ts';
import { noteActivity } from './noted.ts';
import type { EditRoom } from './parts.ts';

/** `Edits.arrange` */
export async function arrange({ store, sender }: EditRoom, path: string, body: CanvasEdit): Promise<CanvasOutcome> {
  const outcome = await sender.inOrder(() => sender.sendTo<CanvasEdited>('change', path, body));
  if (outcome.ok) noteActivity(store, createChange(body.changeId, 'CANVAS', {}), outcome.answer);
  sender.settle(outcome);
  return outcome;
}
