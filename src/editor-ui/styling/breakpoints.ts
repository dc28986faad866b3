/** Choosing the widths that are edited: from a breakpoint up or only below it. The frame goes along. */
import type { Breakpoint } from '../../protocol/style-rules.ts';
import { belowName, sideOf } from '../../protocol/width-spans.ts';
import { VIEWPORTS } from '../canvas/viewports.ts';
import type { Editor } from '../editor.ts';
import type { Viewport } from '../store/state.ts';
import { activeFrame, patchFrame } from '../store/store.ts';
import { breakpointsOf } from './store.ts';

/** id of a viewport that shows the widths that are edited: their name behind this */
export const BREAKPOINT_PREFIX = 'breakpoint-';
const BASE_VIEWPORT: Viewport = { id: 'desktop', width: 1440, height: 900 };
/** where tablets begin, in CSS pixels: narrower screens are phones */
const TABLETS = 768;

/** The project's breakpoints as they are numbered: 1 is the base, without a breakpoint. */
export function numberedBreakpoints(editor: Editor): (Breakpoint | null)[] {
  return [null, ...breakpointsOf(editor.styling.store.getState())];
}

/** The breakpoint below which a designer means phones: that of the project which is nearest to where tablets begin. */
export function phonesEnd(breakpoints: readonly Breakpoint[]): Breakpoint | null {
  const distance = ({ pixels }: Breakpoint) => Math.abs(pixels - TABLETS);
  return breakpoints.reduce<Breakpoint | null>(
    (best, one) => (best && distance(best) <= distance(one) ? best : one),
    null,
  );
}

/**
 * The breakpoint below which an edit in a frame is meant for its kind of device: where phones end, else the next one above. Null in
 * frames as wide as a desktop, and where no breakpoint is above.
 * @param width of the frame, in CSS pixels; null: as wide as there is room
 */
export function edgeAbove(width: number | null, breakpoints: readonly Breakpoint[]): Breakpoint | null {
  if (width === null || width >= (BASE_VIEWPORT.width ?? 0)) return null;
  const phones = phonesEnd(breakpoints);
  if (phones && phones.pixels > width) return phones;
  return breakpoints.find(({ pixels }) => pixels > width) ?? null;
}

/** Edits only below a breakpoint: the one that is edited from on, else where phones end. */
export function chooseBelow(editor: Editor): void {
  const { context } = editor.styling.store.getState();
  const all = breakpointsOf(editor.styling.store.getState());
  const edge = (context.breakpoint && sideOf(context.breakpoint, all)?.breakpoint) || phonesEnd(all);
  if (edge) chooseBreakpoint(editor, belowName(edge.name));
}

/**
 * Goes to the frame of a breakpoint where there are several, else gives the only one a width that is edited then.
 * @param name `md` or `max-md`; null for the base, which gives the frame back the width that it had
 */
export function chooseBreakpoint(editor: Editor, name: string | null): void {
  const { store, styling, frame, canvases } = editor;
  const frames = Object.values(store.getState().frames);
  const shown = frames.length > 1 && frames.find(({ breakpoint }) => breakpoint === name);
  if (shown) {
    frame.activate(shown.id);
    return;
  }
  const found = name === null ? null : sideOf(name, breakpointsOf(styling.store.getState()));
  const { id, viewport } = activeFrame(store.getState());
  if (found) {
    const size = found.side === 'up' ? startOf(found.breakpoint, viewport) : sizeBelow(found.breakpoint, viewport);
    if (size) patchFrame(store, id, { viewport: { id: BREAKPOINT_PREFIX + name, ...size } });
  } else if (viewport.id.startsWith(BREAKPOINT_PREFIX)) patchFrame(store, id, { viewport: BASE_VIEWPORT });
  store.setState({ camera: null });
  styling.setContext({ breakpoint: found ? name : null });
  canvases.resized();
}

type Size = Pick<Viewport, 'width' | 'height'>;

const startOf = ({ pixels }: Breakpoint, { height }: Viewport): Size => ({
  width: pixels,
  height: height ?? BASE_VIEWPORT.height,
});

/** The widest device below a breakpoint; null where the frame is narrower already. */
function sizeBelow({ pixels }: Breakpoint, { width, height }: Viewport): Size | null {
  if (width !== null && width < pixels) return null;
  const devices = VIEWPORTS.filter((one) => one.width !== null && one.width < pixels);
  const widest = devices.reduce<Size | null>((best, one) => ((best?.width ?? 0) < (one.width ?? 0) ? one : best), null);
  if (widest) return { width: widest.width, height: widest.height };
  return { width: pixels - 1, height: height ?? BASE_VIEWPORT.height };
}
