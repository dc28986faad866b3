import { spanWords } from '../../protocol/width-spans.ts';
import type { EditorState, FrameState } from '../store/state.ts';
import { frameOf } from '../store/store.ts';
import { presetOf } from './viewports.ts';

/** What a frame is called: the widths that are edited in it, else its device, else it is the base's. */
export function frameName({ breakpoint, viewport }: Pick<FrameState, 'breakpoint' | 'viewport'>): string {
  return (breakpoint && spanWords(breakpoint)) ?? presetOf(viewport)?.label ?? 'Base';
}

/** For those who hear it; frames of one page differ by it. */
export function frameTitle(state: EditorState, id: string): string {
  const several = Object.keys(state.frames).length > 1;
  return several ? `running app, ${frameName(frameOf(state, id))}` : 'running app';
}
