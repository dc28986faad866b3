/**
 * The canvas that is open, kept in a file of the project. Its code is loaded when it is needed: at once for a canvas with a file,
 * else at the first arrangement.
 */
import type { ServerEvent } from '../../protocol/api.ts';
import { canvasIdOf, canvasOfFile } from '../../protocol/canvases.ts';
import { hasSeveral } from '../canvas/several.ts';
import type { Editor } from '../editor.ts';
import type { EditOutcome } from '../edits/edit.ts';
import type { CanvasKeeper } from './keep-canvas.ts';

export interface Canvases {
  /** Shows the canvas as it was read. Resolves when the frames are those of its file. */
  start(): Promise<void>;
  /** Called after the user arranged frames: saves them as they are now. */
  arranged(): void;
  /** Called after the user gave a frame another size by choice of a device or breakpoint. For an only frame this is no arrangement. */
  resized(): void;
  open(canvasId: string): Promise<void>;
  /** Opens the canvas that an undo or redo changed: the user sees it. */
  follow<O extends EditOutcome | null>(step: Promise<O>): Promise<O>;
  /** Called for each event of the server. */
  onEvent(event: ServerEvent): void;
  /** Called when events may have been missed. */
  onMissed(): void;
}

/** @param editor called when it is made */
export function createCanvases(editor: () => Editor): Canvases {
  let keeper: CanvasKeeper | null = null;

  async function load(): Promise<CanvasKeeper> {
    if (keeper) return keeper;
    const { CanvasKeeper } = await import('./keep-canvas.ts');
    keeper ??= new CanvasKeeper(editor());
    return keeper;
  }

  function arranged(): void {
    const { frames } = editor().store.getState();
    // at once where possible: an answer that is on its way is about the frames before
    if (keeper) keeper.save(frames);
    else void load().then((one) => one.save(frames));
  }

  return {
    arranged,
    async start() {
      const { canvas } = editor().store.getState();
      if (canvas?.problem) (await load()).takeProblem(canvas, canvas.problem);
      else if (canvas?.isSaved) (await load()).take(canvas, true);
    },
    resized: () => hasSeveral(editor().store.getState()) && arranged(),
    open: async (canvasId) => (await load()).open(canvasId),
    async follow(step) {
      const outcome = await step;
      const name = outcome?.ok ? canvasOfFile(outcome.answer.files[0]?.path ?? '') : null;
      const { store, session } = editor();
      if (name !== null && name !== store.getState().canvasName)
        await (await load()).open(canvasIdOf(session.canvasId, name), true);
      return outcome;
    },
    onEvent(event) {
      keeper?.follow(event);
      if (event.event !== 'canvas') return;
      const { store } = editor();
      store.setState(({ canvasChanges }) => ({ canvasChanges: canvasChanges + 1 }));
      if (keeper) keeper.hear(event);
      else if (store.getState().canvas?.canvasId === event.canvasId) void load().then((one) => one.hear(event));
    },
    onMissed: () => keeper?.read(),
  };
}
