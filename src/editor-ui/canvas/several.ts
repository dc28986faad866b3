/** Several frames at once: one for each breakpoint of the project, or any others beside those that are there. */
import type { Editor } from '../editor.ts';
import type { FrameSpec } from '../frame/open-frames.ts';
import type { EditorState, FrameState, Viewport } from '../store/state.ts';
import { activeFrame, patchFrame } from '../store/store.ts';
import { BREAKPOINT_PREFIX } from '../styling/breakpoints.ts';
import { breakpointsOf } from '../styling/store.ts';

/** The base applies to the narrowest screens. */
export const BASE: Viewport = { id: 'base', width: 390, height: 844 };
const HEIGHT = 900;

export const hasSeveral = ({ frames }: Pick<EditorState, 'frames'>): boolean => Object.keys(frames).length > 1;

/** A frame for the base and one for each breakpoint, side by side by width. Existing frames are kept. */
export function showAllBreakpoints({ store, frame, styling }: Editor): void {
  const breakpoints = breakpointsOf(styling.store.getState());
  const narrowest = Math.min(...breakpoints.map(({ pixels }) => pixels));
  const { frames } = store.getState();
  for (const one of Object.values(frames))
    patchFrame(store, one.id, asOneOfAll(one, narrowest, !hasSeveral({ frames })));
  const wanted: FrameSpec[] = [
    { breakpoint: null, viewport: BASE, order: widthOf(BASE) },
    ...breakpoints.map(({ name, pixels }) => ({
      breakpoint: name,
      viewport: { id: BREAKPOINT_PREFIX + name, width: pixels, height: HEIGHT },
      order: pixels,
    })),
  ];
  const shown = Object.values(store.getState().frames).map(({ breakpoint }) => breakpoint);
  frame.open(wanted.filter(({ breakpoint }) => !shown.includes(breakpoint)));
  store.setState({ camera: null });
}

/** A frame that is the only one is the base's from now on, where it does not edit a breakpoint, and as narrow. */
function asOneOfAll({ viewport, breakpoint }: FrameState, narrowest: number, isOnly: boolean): Partial<FrameState> {
  const isWide = (viewport.width ?? Number.POSITIVE_INFINITY) >= narrowest;
  if (isOnly && breakpoint === null && isWide) return { viewport: BASE, alone: viewport, order: widthOf(BASE) };
  return { order: widthOf(viewport) };
}

const widthOf = ({ width }: Viewport): number => width ?? Number.MAX_SAFE_INTEGER;

/** One more, as large as the active one, behind all others; it is the active one then. */
export function addFrame({ store, frame }: Editor): void {
  const { frames } = store.getState();
  const { viewport, breakpoint } = activeFrame(store.getState());
  const last = Math.max(...Object.values(frames).map(({ order }) => order));
  const [id] = frame.open([{ viewport, breakpoint, order: Math.min(Number.MAX_SAFE_INTEGER, last) + 1 }]);
  if (id) frame.activate(id);
  store.setState({ camera: null });
}

/** Leaves the active frame, with the size that it had alone. */
export function showOneFrame({ store, frame }: Editor): void {
  const { id, alone, viewport } = activeFrame(store.getState());
  for (const other of Object.keys(store.getState().frames)) if (other !== id) frame.remove(other);
  if (alone && viewport.id === BASE.id) patchFrame(store, id, { viewport: alone, alone: null });
  store.setState({ camera: null });
}

export function closeFrame(editor: Editor, id: string): void {
  editor.frame.remove(id);
  editor.store.setState({ camera: null });
}
