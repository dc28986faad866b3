import type { EditorState } from '../store/state.ts';
import { activeFrame } from '../store/store.ts';

/** Ids of the frames that show the component of the active one; none where that shows the app or a story. */
export function framesOfSame(state: EditorState): string[] {
  const { component, type } = activeFrame(state);
  if (!component || type !== 'COMPONENT') return [];
  const { file, exportName } = component;
  const all = Object.values(state.frames);
  return all
    .filter((one) => one.component?.file === file && one.component.exportName === exportName)
    .map(({ id }) => id);
}
