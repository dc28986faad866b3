/**
 * State that each new page gets: the editing context (theme, breakpoints), for pages that load after it was set, and the state and
 * theme that a frame has of its own. The theme that the user chooses goes before the active frame's own.
 */
import type { FrameFunctions } from '../../protocol/messages.ts';
import type { EditorState, FrameState } from '../store/state.ts';
import type { EditorStore } from '../store/store.ts';
import type { FrameCalls } from './channel.ts';

type Context = FrameFunctions['setEditingContext'];

/** @returns `note` takes the newest context, and tells every frame */
export function tellContext(
  store: EditorStore,
  link: (id: string) => FrameCalls,
): { note(context: Context): void; stop(): void } {
  let context: Context | null = null;
  /** of frames without a theme of their own */
  let usual: Context[0]['theme'] = null;

  function tell({ frames, activeFrame }: EditorState, frame: FrameState): void {
    if (!context) return;
    const [{ theme, ...rest }] = context;
    // while a frame with a theme of its own is edited, the context is that frame's
    if (!frames[activeFrame]?.theme) usual = theme;
    const shown = frame.id === activeFrame ? theme : (frame.theme ?? usual);
    link(frame.id).call('setEditingContext', { ...rest, theme: shown });
  }

  const stop = store.subscribe((state, before) => {
    if (state.frames === before.frames) return;
    for (const frame of Object.values(state.frames)) {
      const old = before.frames[frame.id];
      const isNew = frame.visit !== (old?.visit ?? 0);
      // styling itself tells the active frame
      if ((isNew && frame.id !== state.activeFrame) || frame.theme !== (old?.theme ?? null)) tell(state, frame);
      if (isNew ? frame.state !== null : frame.state !== (old?.state ?? null))
        link(frame.id).call('setModifiersForComponent', frame.state === null ? [] : [frame.state]);
    }
  });
  return {
    stop,
    note: (newest) => {
      context = newest;
      for (const frame of Object.values(store.getState().frames)) tell(store.getState(), frame);
    },
  };
}
