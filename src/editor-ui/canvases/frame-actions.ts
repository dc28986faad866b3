/** The user's actions on frames. Each edits the canvas and is saved. */
import type { ApiError } from '../../protocol/api.ts';
import { LONGEST_NAME } from '../../protocol/canvases.ts';
import { pathOf } from '../canvas/address.ts';
import { inOrder, inRows } from '../canvas/keep-places.ts';
import { BASE, hasSeveral } from '../canvas/several.ts';
import type { Editor } from '../editor.ts';
import type { FrameSpec } from '../frame/open-frames.ts';
import { type EditorState, type FrameState, MOST_FRAMES, type Viewport } from '../store/state.ts';
import { activeFrame, frameOf, patchFrame } from '../store/store.ts';
import { BREAKPOINT_PREFIX } from '../styling/breakpoints.ts';
import { breakpointsOf } from '../styling/store.ts';
import { framesOfSame } from './same-component.ts';

const HEIGHT = 900;

export const FULL: ApiError = {
  code: 'too-many-frames',
  message: `The canvas shows ${MOST_FRAMES} frames at once.`,
  hint: 'Delete one of them first, or use another canvas.',
};

export const nameOfCopy = (name: string): string => `${name} copy`.slice(0, LONGEST_NAME);

/** A frame for the base and one for each breakpoint, side by side by width. Existing frames are kept. */
export function showAllBreakpoints({ store, frame, styling, canvases }: Editor): void {
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
  canvases.arranged();
}

/** A frame that is the only one is the base's from now on, where it does not edit a breakpoint, and as narrow. */
function asOneOfAll({ viewport, breakpoint }: FrameState, narrowest: number, isOnly: boolean): Partial<FrameState> {
  const isWide = (viewport.width ?? Number.POSITIVE_INFINITY) >= narrowest;
  if (isOnly && breakpoint === null && isWide) return { viewport: BASE, alone: viewport, order: widthOf(BASE) };
  return { order: widthOf(viewport) };
}

const widthOf = ({ width }: Viewport): number => width ?? Number.MAX_SAFE_INTEGER;

/** One more, as large as the active one and at its page, behind all others; it is the active one then. */
export function addFrame(editor: Editor): void {
  openBeside(editor, {});
}

/** A copy of the active frame at its page, with its size and name; it is the active one then. */
export function duplicateFrame(editor: Editor): void {
  const { name, state, theme } = activeFrame(editor.store.getState());
  openBeside(editor, { name: name && nameOfCopy(name), state, theme });
}

/** Opens a page of the app in a frame of its own. @returns false for an address that is not the app's */
export function openInFrame(editor: Editor, address: string): boolean {
  const { appUrl, appOrigin } = editor.session;
  const url = URL.canParse(address, appUrl) ? new URL(address, appUrl) : null;
  if (url?.origin !== appOrigin) return false;
  openBeside(editor, {
    goTo: { url: url.href, count: 0 },
    route: pathOf(url.href),
    type: 'APPLICATION',
    component: null,
  });
  return true;
}

/** Behind all others, and the active one then. As large as the active one and at its page, unless `spec` says something else. */
export function openBeside({ store, frame, notify, canvases, session }: Editor, spec: Partial<FrameSpec>): void {
  const { frames } = store.getState();
  const { viewport, breakpoint } = activeFrame(store.getState());
  const order = nextOrder(frames);
  settleRoutes({ store, session });
  const [added] = frame.open([{ viewport, breakpoint, order, ...spec }]);
  if (!added) {
    notify.unavailable(FULL);
    return;
  }
  frame.activate(added);
  store.setState({ camera: null });
  canvases.arranged();
}

/** Behind all others. */
export function nextOrder(frames: EditorState['frames']): number {
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(...Object.values(frames).map(({ order }) => order))) + 1;
}

/** Frames of an unsaved canvas begin where they are now: a page of its own must differ from that. */
export function settleRoutes({ store, session }: Pick<Editor, 'store' | 'session'>): void {
  const active = activeFrame(store.getState());
  const route = active.route || pathOf(active.href || session.appUrl);
  for (const one of Object.values(store.getState().frames)) if (one.route === '') patchFrame(store, one.id, { route });
}

/** Leaves the active frame, with the size that it had alone. */
export function showOneFrame({ store, frame, canvases }: Editor): void {
  const { id, alone, viewport } = activeFrame(store.getState());
  for (const other of Object.keys(store.getState().frames)) if (other !== id) frame.remove(other);
  if (alone && viewport.id === BASE.id) patchFrame(store, id, { viewport: alone, alone: null });
  store.setState({ camera: null });
  canvases.arranged();
}

export function deleteFrame({ store, frame, canvases }: Editor, id: string): void {
  frame.remove(id);
  store.setState({ camera: null });
  canvases.arranged();
}

/** The chosen frames, or the active one. One frame always stays. */
export function deleteChosen({ store, frame, canvases }: Editor): void {
  const { chosenFrames, activeFrame, frames } = store.getState();
  const gone = chosenFrames.length > 0 ? chosenFrames : [activeFrame];
  const stays = Object.keys(frames).find((id) => !gone.includes(id)) ?? activeFrame;
  if (gone.includes(activeFrame)) frame.activate(stays);
  for (const id of gone) if (id !== stays) frame.remove(id);
  store.setState({ camera: null });
  canvases.arranged();
}

/** All frames that show the component of the active one, such as those of a grid of its variants. */
export function chooseSameComponent({ store }: Editor): void {
  const same = framesOfSame(store.getState());
  store.setState({ chosenFrames: same.length > 1 ? same : [] });
}

/** @param name as typed; an empty one shows the breakpoint or device again */
export function renameFrame({ store, canvases }: Editor, id: string, name: string): void {
  const tidy = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  if (tidy === frameOf(store.getState(), id).name) return;
  patchFrame(store, id, { name: tidy });
  canvases.arranged();
}

/** From now on the active frame, and those that go along with it, begin at the page that it shows. */
export function startHere({ store, canvases }: Editor): void {
  const { route: before, href } = activeFrame(store.getState());
  const route = pathOf(href);
  for (const one of Object.values(store.getState().frames))
    if (one.route === before) patchFrame(store, one.id, { route });
  canvases.arranged();
}

/** Takes back all moves: the frames stand side by side again. */
export function putInRows({ store, canvases }: Editor): void {
  const { frames, space } = store.getState();
  const placed = inOrder(frames).toSorted((a, b) => a.y - b.y || a.x - b.x);
  const rows = inRows(
    placed.map((frame, order) => ({ ...frame, order })),
    space,
  );
  const next = { ...frames, ...Object.fromEntries(rows.map((frame) => [frame.id, frame])) };
  store.setState({ isPlaced: false, camera: null, frames: next });
  canvases.arranged();
}
