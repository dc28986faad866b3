/**
 * A drag of the selection in the page. The frame reports the pointer and draws; the editor decides about the drop: another place
 * in the source, another index in a list's data, or with Alt a copy.
 */
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import { type AnyMutationChange, createChange } from '../../protocol/changes.ts';
import type { DropTarget } from '../../protocol/geometry.ts';
import type { FrameMessage } from '../../protocol/messages.ts';
import type { Edits } from '../edits/edit.ts';
import { moveToTarget, THERE_ALREADY } from '../moves/move.ts';
import { addPlace } from '../moves/place.ts';
import type { Notify } from '../notices.ts';
import { type EditorStore, editableSelection } from '../store/store.ts';
import type { DropProbe, Dropped } from './drop-probe.ts';

const NO_TARGET: ApiError = {
  code: 'no-drop-target',
  message: 'No element can be dropped there.',
  hint: 'Drop it where a line shows, or drag it in the layers.',
};

/** A drop may leave the dragged element's file only after the user has seen the other file's name. */
function otherFile(file: string): ApiError {
  return {
    code: 'other-file',
    message: `That place is in another file: ${file}.`,
    hint: 'Hold the pointer still until the file name shows, then drop.',
  };
}

/** The place of a drop, or the reason of its refusal. */
export function placeOfDrop({ target, elsewhere }: Dropped): DropTarget | ApiError {
  return target ?? (elsewhere ? otherFile(elsewhere) : NO_TARGET);
}

export interface FrameDragParts {
  store: EditorStore;
  probe: DropProbe;
  edits: Pick<Edits, 'apply'>;
  notify: Pick<Notify, 'refused' | 'unavailable'>;
}

/** @returns a handler for the frame's messages, which ignores all but those of a drag */
export function createFrameDrag({ store, probe, edits, notify }: FrameDragParts): (message: FrameMessage) => void {
  let dragged: string[] | null = null;
  let isCopy = false;

  async function drop(keys: string[], copies: boolean): Promise<void> {
    const target = placeOfDrop(await probe.settled());
    probe.clear();
    if ('code' in target) {
      notify.refused(target);
      return;
    }
    const changes = copies ? copiesAt(store, target) : moveToTarget(store.getState(), keys, target);
    if (!Array.isArray(changes)) {
      notify.refused(changes);
      return;
    }
    if (changes.length === 0) notify.unavailable(THERE_ALREADY);
    for (const change of changes) if (!(await edits.apply(change)).ok) return;
  }

  return (message) => {
    switch (message.id) {
      case 'DRAG_START_EVENT':
        dragged = store.getState().selection;
        isCopy = false;
        break;
      case 'MOUSE_MOVE_EVENT':
        if (dragged) probe.ask({ x: message.event.clientX, y: message.event.clientY }, dragged);
        break;
      case 'KEY_DOWN_EVENT':
      case 'KEY_UP_EVENT':
        if (message.event.key === 'Alt') isCopy = message.id === 'KEY_DOWN_EVENT';
        break;
      case 'DROP_TARGET':
        probe.take(message);
        break;
      case 'DRAG_END_EVENT':
        if (dragged) void drop(dragged, message.event.altKey ?? isCopy);
        dragged = null;
        break;
      case 'DRAG_CANCEL_EVENT':
        dragged = null;
        probe.clear();
        break;
      default:
    }
  };
}

/** Copies of the selection, in its order, at a place. */
function copiesAt(store: EditorStore, target: DropTarget): AnyMutationChange[] {
  const ids = [...new Set(editableSelection(store.getState()).map(({ source }) => source.codebaseId))];
  const place = addPlace(target);
  const activityId = uuid();
  // each copy goes right behind the same neighbour, so the last one is made first
  const inOrder = target.afterCodebaseId ? ids.toReversed() : ids;
  return inOrder.map((id) => ({
    ...createChange(uuid(), 'ADD_JSX', { ...place, addCodebaseId: id, copy: true }),
    ...(ids.length > 1 ? { activityId } : {}),
  }));
}
