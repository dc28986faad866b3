/**
 * The user's place, in the address's fragment: `#page=/about&frame=390x844&select=<codebase id>.2`, so that a link or a
 * reload returns to it. Several frames are a list, `frames=390x844,md:768x900&active=1`: breakpoint and size of each, from
 * left to right, and the index of the active one; a canvas other than the default one is `canvas=check-out`. The token is never
 * in it, and a page is a path of the app, never another address.
 */

import { canvasFile, canvasOfFile, DEFAULT_CANVAS } from '../protocol/canvases.ts';
import { isSourceId } from '../protocol/codebase-id.ts';
import { inOrder } from './canvas/keep-places.ts';
import { BASE } from './canvas/several.ts';
import { VIEWPORTS } from './canvas/viewports.ts';
import type { Editor } from './editor.ts';
import type { FrameSpec } from './frame/open-frames.ts';
import { itemsOf } from './store/nav-index.ts';
import type { FindKeys } from './store/selection.ts';
import { MOST_FRAMES, type Viewport } from './store/state.ts';
import { patchFrame } from './store/store.ts';
import { BREAKPOINT_PREFIX } from './styling/breakpoints.ts';

export interface DeepLink {
  /** name of the canvas's file */
  canvas: string;
  /** path, query and fragment in the app; null: where the app begins */
  page: string | null;
  viewport: Pick<Viewport, 'width' | 'height'> | null;
  /** from left to right, where there are several */
  frames: { list: FrameSpec[]; active: number } | null;
  /** an element of the source, and the index among the elements that it rendered */
  select: { codebaseId: string; at: number } | null;
}

const LONGEST = 2_000;
const MOST_PIXELS = 20_000;

/** Reads a fragment; malformed parts are ignored. */
export function readDeepLink(hash: string): DeepLink {
  const params = new URLSearchParams(hash.slice(1, LONGEST));
  const page = params.get('page');
  const [, id = '', at = '0'] = /^(.+?)(?:\.(\d{1,6}))?$/.exec(params.get('select') ?? '') ?? [];
  return {
    canvas: canvasOfFile(canvasFile(params.get('canvas') ?? '')) ?? DEFAULT_CANVAS,
    page: page && /^\/(?![/\\])/.test(page) ? page : null,
    viewport: readViewport(params.get('frame')),
    frames: readFrames(params),
    select: isSourceId(id) ? { codebaseId: id, at: Number(at) } : null,
  };
}

function readViewport(text: string | null): DeepLink['viewport'] {
  if (text === 'fit') return { width: null, height: null };
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(text ?? '') ?? [];
  const isSize = (pixels: number) => pixels >= 1 && pixels <= MOST_PIXELS;
  if (!isSize(Number(width)) || !isSize(Number(height))) return null;
  return { width: Number(width), height: Number(height) };
}

function readFrames(params: URLSearchParams): DeepLink['frames'] {
  const texts = (params.get('frames') ?? '').split(',');
  const list = texts.map((text, order): FrameSpec | null => {
    const [, breakpoint = null, size = ''] = /^(?:([\w-]{1,40}):)?(fit|[\dx]+)$/.exec(text) ?? [];
    const found = readViewport(size);
    return found && { breakpoint, order, viewport: { id: viewportId(breakpoint, found), ...found } };
  });
  const active = Number(params.get('active') ?? 0);
  if (texts.length < 2 || texts.length > MOST_FRAMES || !isWhole(list)) return null;
  return { list, active: Number.isInteger(active) && active >= 0 && active < list.length ? active : 0 };
}

const isWhole = (list: (FrameSpec | null)[]): list is FrameSpec[] => list.every((one) => one !== null);

function viewportId(breakpoint: string | null, { width, height }: Pick<Viewport, 'width' | 'height'>): string {
  if (breakpoint) return BREAKPOINT_PREFIX + breakpoint;
  const known = [BASE, ...VIEWPORTS].find((one) => one.width === width && one.height === height);
  return known?.id ?? 'custom';
}

/** Goes where a link leads. The frames of a saved canvas are those of its file; the link says which one is active. */
export function followDeepLink(editor: Editor, { page, viewport, frames, select }: DeepLink): void {
  const { store, session, frame } = editor;
  const { activeFrame: id, canvas } = store.getState();
  if (canvas?.isSaved) {
    const active = inOrder(store.getState().frames)[frames?.active ?? 0];
    if (active) frame.activate(active.id);
  } else {
    if (viewport) patchFrame(store, id, { viewport: { id: viewport.width === null ? 'fit' : 'custom', ...viewport } });
    if (frames) openFrames(editor, frames);
  }
  if (page && URL.canParse(page, session.appUrl)) editor.navigate(new URL(page, session.appUrl).href);
  if (select) frame.selectLater(findIn(select));
}

/** The existing frame becomes the active one, because the selection is restored in its page. */
function openFrames({ store, frame, styling }: Editor, { list, active }: NonNullable<DeepLink['frames']>): void {
  const own = list[active];
  if (!own) return;
  patchFrame(store, store.getState().activeFrame, own);
  frame.open(list.filter((spec) => spec !== own));
  styling.setContext({ breakpoint: own.breakpoint });
}

function findIn({ codebaseId, at }: NonNullable<DeepLink['select']>): FindKeys {
  return (tree) => {
    const items = itemsOf(tree, codebaseId);
    const item = items[at] ?? items[0];
    return item ? [item.key] : [];
  };
}
