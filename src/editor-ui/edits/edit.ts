/** The types of edits that the rest of the editor uses: how one is asked for, and how it ends. */
import type { ApiError, MutationSuccess } from '../../protocol/api.ts';
import type { CanvasEdited, StoryboardsEdit } from '../../protocol/canvases.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { NoticeAction, Notify } from '../notices.ts';
import type { EditorState } from '../store/state.ts';
import type { EditorStore } from '../store/store.ts';

export type EditOutcome = ({ ok: true; answer: MutationSuccess } | { ok: false; error: ApiError }) & {
  /** the change that was sent, consumed or failed by now; absent for undo, redo and an edit that was not sent */
  change?: AnyMutationChange;
};

/** True where something was sent, and all of it is saved. */
export const allSaved = (outcomes: readonly EditOutcome[]): boolean =>
  outcomes.length > 0 && outcomes.every(({ ok }) => ok);

/** The body of an edit of a canvas. */
export type CanvasEdit = StoryboardsEdit & { changeId: string; name?: string };
export type CanvasOutcome = { ok: true; answer: CanvasEdited } | { ok: false; error: ApiError };

/** A change, or a function that makes it from the selection when its turn comes; null when it is not possible any more. */
export type AskedChange = AnyMutationChange | ((state: EditorState) => AnyMutationChange | null);

export type OnRefused = () => NoticeAction | undefined;

export interface Edits {
  /**
   * Shows, sends and settles a change. Resolves when it is saved or refused, never rejects.
   * @param onRefused called before the user is told; its result becomes the notice's action
   */
  apply(change: AskedChange, onRefused?: OnRefused): Promise<EditOutcome>;
  /** A dry run: resolves to the diffs or the refusal. Writes nothing and shows no notice. */
  tryOut(change: AnyMutationChange): Promise<EditOutcome>;
  /** Saves an edit of a canvas in its turn among the edits. @param path below the API */
  arrange(path: string, body: CanvasEdit): Promise<CanvasOutcome>;
  undo(): Promise<EditOutcome | null>;
  redo(): Promise<EditOutcome | null>;
  /** Takes back everything that is newer than an activity; all of it or nothing. */
  undoTo(activityId: string): Promise<EditOutcome>;
}

/** The parts of the editor that an action needs to turn the selection into changes. */
export interface Editing extends Pick<Edits, 'apply'> {
  store: EditorStore;
  notify: Notify;
}

/** Who this editor is in the activity list. */
export const OWN_ORIGIN = 'editor';
