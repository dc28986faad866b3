/**
 * The one way to change anything.
 *
 * A change shows in the frame at once, then goes to the server, in the order in which changes were made. The answer is either
 * saved (tables, ids and activity are merged) or refused: then the preview is taken back and the user reads the reason and the
 * next step. Undo and redo go the same way.
 */
import { apply, tryOut } from './apply.ts';
import { arrange } from './arrange.ts';
import type { EditOutcome, Edits } from './edit.ts';
import { redoStep, undoStep } from './history-steps.ts';
import { createListTurns } from './list-turns.ts';
import type { EditParts, EditRoom } from './parts.ts';
import { step, undoTo } from './reverse.ts';
import { createSender } from './sender.ts';

export function createEdits(parts: EditParts): Edits {
  const room: EditRoom = {
    ...parts,
    sender: createSender(parts),
    lists: createListTurns(parts.frame),
    ofLists: new Set(),
    selections: new Map(),
    texts: new Map(),
  };
  return {
    apply: (change, onRefused) => superseding(room, () => apply(room, change, onRefused), performance.now()),
    tryOut: (change) => tryOut(room, change),
    arrange: (path, body) => arrange(room, path, body),
    undo: () => superseding(room, () => step(room, 'undo', undoStep)),
    redo: () => superseding(room, () => step(room, 'redo', redoStep)),
    undoTo: (activityId) => superseding(room, () => undoTo(room, activityId)),
  };
}

/**
 * Notices about earlier edits go once one is saved; those of edits that were asked for together stay.
 * @param at when the edit was asked for. Without it also those go that were shown since then: an undo may be asked for before its
 * edit is answered
 */
async function superseding<Outcome extends EditOutcome | null>(
  { notify }: EditRoom,
  edit: () => Promise<Outcome>,
  at?: number,
): Promise<Outcome> {
  const outcome = await edit();
  if (outcome?.ok) {
    const { toast, warnings } = outcome.answer;
    notify.superseded(at ?? performance.now(), toast ? [toast, ...warnings] : warnings);
  }
  return outcome;
}
