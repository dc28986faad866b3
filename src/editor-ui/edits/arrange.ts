/** Edits of canvases: no source and no preview, but entries of the same history. */
import { createChange } from '../../protocol/changes.ts';
import type { EditOutcome } from './edit.ts';
import { noteActivity } from './noted.ts';
import type { EditRoom } from './parts.ts';

/** `Edits.arrange` */
export async function arrange(
  { store, sender }: EditRoom,
  path: string,
  body: { changeId: string },
): Promise<EditOutcome> {
  const outcome = await sender.inOrder(() => sender.sendTo('change', path, body));
  if (outcome.ok) noteActivity(store, createChange(body.changeId, 'CANVAS', {}), outcome.answer);
  sender.settle(outcome);
  return outcome;
}
