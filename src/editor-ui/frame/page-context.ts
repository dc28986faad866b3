/** The editing context (theme, breakpoints) for pages that load after it was set. */
import type { FrameFunctions } from '../../protocol/messages.ts';
import type { EditorStore } from '../store/store.ts';
import type { FrameCalls } from './channel.ts';

type Context = FrameFunctions['setEditingContext'];

/** @returns `note` takes the newest context */
export function tellContext(
  store: EditorStore,
  link: (id: string) => FrameCalls,
): { note(context: Context): void; stop(): void } {
  let context: Context | null = null;
  const stop = store.subscribe((state, before) => {
    if (!context || state.frames === before.frames) return;
    for (const { id, visit } of Object.values(state.frames)) {
      // styling itself tells the active frame
      if (id !== state.activeFrame && visit !== (before.frames[id]?.visit ?? 0))
        link(id).call('setEditingContext', ...context);
    }
  });
  return {
    stop,
    note: (newest) => {
      context = newest;
    },
  };
}
