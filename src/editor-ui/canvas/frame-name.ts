import { componentName } from '../../protocol/component-page.ts';
import { spanWords } from '../../protocol/width-spans.ts';
import type { EditorState, FrameState } from '../store/state.ts';
import { frameOf } from '../store/store.ts';
import { presetOf } from './viewports.ts';

type Named = Pick<FrameState, 'name' | 'component' | 'breakpoint' | 'viewport'>;

/** The name of a frame: the user's, else its component or story, its breakpoint, else its device, else the base. */
export function frameName({ name, component, breakpoint, viewport }: Named): string {
  if (component) return name || componentName(component);
  return name || ((breakpoint && spanWords(breakpoint)) ?? presetOf(viewport)?.label ?? 'Base');
}

/** A name for screen readers; it tells frames of one page apart. */
export function frameTitle(state: EditorState, id: string): string {
  const several = Object.keys(state.frames).length > 1;
  return several ? `running app, ${frameName(frameOf(state, id))}` : 'running app';
}
