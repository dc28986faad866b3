/**
 * Keeps the frames and the open canvas the same. Each arrangement by the user is saved as one edit, in order; an edit from elsewhere
 * (an undo, another editor, the disk) shows in the frames.
 */
import { v4 as uuid } from 'uuid';
import type { ApiError, ServerEvent } from '../../protocol/api.ts';
import { type CanvasAnswer, canvasNameIn, type Storyboard } from '../../protocol/canvases.ts';
import type { Editor } from '../editor.ts';
import type { CanvasEdit } from '../edits/edit.ts';
import type { EditorState, FrameState } from '../store/state.ts';
import { patchFrame } from '../store/store.ts';
import { boardsOf, editFrom } from './boards.ts';
import { keepView, keptView } from './kept-view.ts';
import { followSetup } from './setup-file.ts';
import { shownOf, showStoryboards } from './show-canvas.ts';

/** The size before the first arrangement, for its undo. */
const sizeAlone = (frame: FrameState | undefined): Partial<FrameState> =>
  frame ? { alone: frame.alone ?? frame.viewport } : {};

export class CanvasKeeper {
  private readonly editor: Editor;
  /** storyboards that have or had a frame here: any other one was not deleted by the user */
  private shown: ReadonlySet<string>;
  /** `changeId` of this editor's edits, which the frames show already */
  private readonly own = new Set<string>();
  /** arrangements so far */
  private arrangements = 0;
  /** edits on their way to the server */
  private saving = 0;
  private isReading = false;
  /** something changed since the last question */
  private isStale = false;

  constructor(editor: Editor) {
    this.editor = editor;
    this.shown = new Set(Object.keys(editor.store.getState().frames));
    window.addEventListener('pagehide', () => keepView(editor.store.getState()));
  }

  /** Saves an arrangement. @param frames as the user left them */
  save(frames: EditorState['frames']): void {
    const { store, session } = this.editor;
    const { canvas } = store.getState();
    this.arrangements++;
    if (!canvas || canvas.problem) {
      this.read();
      return;
    }
    const boards = boardsOf(frames, session.appUrl);
    const isShown = ({ id }: Storyboard) => this.shown.has(id);
    const edit = editFrom(canvas.storyboards.filter(isShown), boards);
    if (!edit) return;
    const others = canvas.storyboards.filter((one) => !isShown(one));
    const onWire = boards.map((one) => ({ ...one, storyboardId: one.id, url: null }));
    this.noteShown(boards);
    for (const { id, route } of boards)
      patchFrame(store, id, { ...(route && { route }), ...(canvas.isSaved ? {} : sizeAlone(frames[id])) });
    store.setState({ canvas: { ...canvas, isSaved: true, storyboards: [...onWire, ...others] } });
    void this.send(canvas.canvasId, { ...edit, changeId: uuid() });
  }

  private async send(canvasId: string, edit: CanvasEdit): Promise<void> {
    this.own.add(edit.changeId);
    this.saving++;
    const { ok } = await this.editor.arrange(`/canvases/${canvasId}/storyboards`, edit);
    this.saving--;
    if (!ok || this.isStale) this.read();
  }

  /** Takes news of the server about other things than the canvas. */
  follow(event: ServerEvent): void {
    followSetup(this.editor, event);
  }

  /** Takes news of a canvas's file. */
  hear({ canvasId, changeId }: { canvasId: string; changeId: string | null }): void {
    const isOwn = changeId !== null && this.own.has(changeId);
    if (!isOwn && canvasId === this.editor.store.getState().canvas?.canvasId) this.read();
  }

  /** Asks for the canvas, after the edits that are on their way. */
  read(): void {
    this.isStale = true;
    if (!this.isReading && this.saving === 0) void this.readNow();
  }

  private async readNow(): Promise<void> {
    const { canvas } = this.editor.store.getState();
    if (!canvas) return;
    this.isReading = true;
    this.isStale = false;
    const before = this.arrangements;
    const answer = await this.editor.askAt<CanvasAnswer>(`/canvases/${canvas.canvasId}`);
    this.isReading = false;
    const isOver = canvas.canvasId !== this.editor.store.getState().canvas?.canvasId;
    // an answer about the canvas before an arrangement would undo it
    if (isOver || this.isStale || before !== this.arrangements) this.read();
    else if (answer.ok) this.take(answer.value);
    else this.takeProblem(canvas, answer.error);
  }

  /** A canvas that cannot be read: an arrangement is not saved, and says why. */
  takeProblem(canvas: CanvasAnswer, error: ApiError): void {
    if (error.code === 'unknown-canvas') void this.open(this.editor.session.canvasId);
    // a lost connection is no fault of the canvas, which is read again after reconnecting
    else if (error.code !== 'unreachable') this.take({ ...canvas, isSaved: true, problem: error });
  }

  /** Opens another canvas. @param mayBeGone says nothing of one that is not there */
  async open(canvasId: string, mayBeGone = false): Promise<void> {
    const { store, session, notify } = this.editor;
    const answer = await this.editor.askAt<CanvasAnswer>(`/canvases/${canvasId}`);
    if (!answer.ok) {
      if (!mayBeGone || answer.error.code !== 'unknown-canvas') notify.refused(answer.error);
      return;
    }
    keepView(store.getState());
    this.shown = new Set();
    store.setState({ canvasName: canvasNameIn(session.canvasId, canvasId) });
    this.take(answer.value, true);
  }

  /** Shows a canvas as the server has it. @param isOpened it was not shown before */
  take(canvas: CanvasAnswer, isOpened = false): void {
    const { store, session, notify } = this.editor;
    store.setState({ canvas });
    if (canvas.problem) {
      notify.refused(canvas.problem);
      return;
    }
    const boards = shownOf(canvas.storyboards);
    const { frames } = store.getState();
    if (canvas.isSaved || editFrom(boardsOf(frames, session.appUrl), boards))
      showStoryboards(this.editor, boards, canvas.isSaved);
    this.noteShown(boards);
    const isOther = Object.keys(store.getState().frames).join() !== Object.keys(frames).join();
    if (isOpened || isOther) store.setState((state) => ({ camera: isOpened ? keptView(state) : null }));
  }

  private noteShown(boards: readonly Storyboard[]): void {
    this.shown = new Set([...this.shown, ...boards.map(({ id }) => id)]);
  }
}
