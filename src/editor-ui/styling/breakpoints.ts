/** Choosing a breakpoint: the frame becomes as wide as it begins, and edits go to it (ux: Breakpoint 1…n). */
import type { Breakpoint } from '../../protocol/style-rules.ts';
import type { Editor } from '../editor.ts';
import type { Viewport } from '../store/state.ts';
import { activeFrame, patchFrame } from '../store/store.ts';
import { breakpointsOf } from './store.ts';

/** id of a viewport that is as wide as a breakpoint begins: the breakpoint's name behind this */
export const BREAKPOINT_PREFIX = 'breakpoint-';
const BASE_VIEWPORT: Viewport = { id: 'desktop', width: 1440, height: 900 };

/** The project's breakpoints as they are numbered: 1 is the base, without a breakpoint. */
export function numberedBreakpoints(editor: Editor): (Breakpoint | null)[] {
  return [null, ...breakpointsOf(editor.styling.store.getState())];
}

/**
 * Goes to the frame of a breakpoint where there are several, else makes the only one as wide.
 * @param name null for the base, which gives the frame back the width that it had
 */
export function chooseBreakpoint(editor: Editor, name: string | null): void {
  const { store, styling, frame } = editor;
  const frames = Object.values(store.getState().frames);
  const shown = frames.length > 1 && frames.find(({ breakpoint }) => breakpoint === name);
  if (shown) {
    frame.activate(shown.id);
    return;
  }
  const found = breakpointsOf(styling.store.getState()).find((one) => one.name === name);
  const { id, viewport } = activeFrame(store.getState());
  if (found) {
    const sized = {
      id: `${BREAKPOINT_PREFIX}${found.name}`,
      width: found.pixels,
      height: viewport.height ?? BASE_VIEWPORT.height,
    };
    patchFrame(store, id, { viewport: sized });
  } else if (viewport.id.startsWith(BREAKPOINT_PREFIX)) patchFrame(store, id, { viewport: BASE_VIEWPORT });
  store.setState({ camera: null });
  styling.setContext({ breakpoint: found?.name ?? null });
}
