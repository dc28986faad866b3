/** Shows the storyboards of a canvas as frames: those that are there stay, and only what differs changes. */
import type { Storyboard } from '../../protocol/canvases.ts';
import { componentPage, type ShownComponent } from '../../protocol/component-page.ts';
import { pathOf } from '../canvas/address.ts';
import { placesOf } from '../canvas/arrange.ts';
import { BASE } from '../canvas/several.ts';
import { frameSize } from '../canvas/view.ts';
import { VIEWPORTS } from '../canvas/viewports.ts';
import type { Editor } from '../editor.ts';
import type { FrameSpec } from '../frame/open-frames.ts';
import { sentTo } from '../frame/send-to.ts';
import { type FrameState, MOST_FRAMES, newFrame, type Viewport } from '../store/state.ts';
import { activeFrame, patchFrame } from '../store/store.ts';
import { BREAKPOINT_PREFIX } from '../styling/breakpoints.ts';
import { isSameComponent, showProps } from './component-props.ts';

type Shown = Pick<Editor, 'store' | 'frame' | 'session' | 'styling'>;

/** The storyboards that have a frame: as many as are shown at once. */
export function shownOf(all: readonly Storyboard[]): Storyboard[] {
  return all.slice(0, MOST_FRAMES);
}

/** @param isSaved false for a canvas without a file: its only frame is as it was before the first arrangement */
export function showStoryboards(editor: Shown, boards: readonly Storyboard[], isSaved: boolean): void {
  const { store, frame, styling, session } = editor;
  // from left to right, and down
  const inPlaces = boards.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const { frames } = store.getState();
  const added: FrameSpec[] = [];
  for (const [order, board] of inPlaces.entries()) {
    const there = frames[board.id];
    const { name, breakpoint = null, state = null, theme = null } = board;
    if (there && !isSaved)
      patchFrame(store, board.id, { name, breakpoint, route: '', viewport: sizeBefore(there), alone: null });
    else {
      const look = { name, breakpoint, state, theme, viewport: viewportOf(board) };
      const spec = { ...look, order, ...pageOf(there, board, session.appUrl) };
      if (there) patchFrame(store, board.id, spec);
      else added.push({ ...spec, id: board.id });
      if (there && board.component && takesProps(there, board.component)) showProps(editor, board.id, board.component);
    }
  }
  const gone = Object.keys(frames).filter((id) => !boards.some((board) => board.id === id));
  // the last frame cannot go before another one is there
  const room = Math.max(0, MOST_FRAMES - Object.keys(frames).length);
  frame.open(added.slice(0, room));
  for (const id of gone) frame.remove(id);
  frame.open(added.slice(room));
  place(store, inPlaces);
  styling.setContext({ breakpoint: activeFrame(store.getState()).breakpoint });
}

const sizeBefore = ({ alone, id }: FrameState): Viewport => alone ?? newFrame(id).viewport;

/** A frame that shows a page stays there: a storyboard says only where its frame begins. */
function pageOf(there: FrameState | undefined, board: Storyboard, appUrl: string): Partial<FrameState> {
  const { type, component = null } = board;
  const page = component && type !== 'APPLICATION' ? componentPage(component, type) : (board.route ?? '/');
  const href = new URL(page, appUrl).href;
  const place = { type, component, route: component ? pathOf(href) : (board.route ?? '/') };
  if (!there || there.visit === 0) return { ...place, goTo: { url: href, count: 0 } };
  if (there.route === '' || there.route === place.route) return place;
  if (component && takesProps(there, component)) return {};
  return { ...place, ...sentTo(there, href, true) };
}

/** True for a page that shows the component with other props: it takes these while it runs. */
function takesProps({ component, visit }: FrameState, next: ShownComponent): boolean {
  const isOther = JSON.stringify(component?.props) !== JSON.stringify(next.props);
  return visit > 0 && isSameComponent(component, next) && isOther;
}

/** Opening and closing sets rows anew, so the saved places come last. Frames that stand in rows go on doing so. */
function place(store: Shown['store'], boards: readonly Storyboard[]): void {
  const { frames, space } = store.getState();
  const ys = [...new Set(boards.map(({ y }) => y))];
  const shown = boards.flatMap(({ id, x, y }) => {
    const frame = frames[id];
    return frame ? [{ ...frame, x, y, row: ys.indexOf(y) }] : [];
  });
  const tidy = placesOf(
    shown.map((frame) => frameSize(frame, space)),
    shown.map(({ row }) => row),
  );
  const isPlaced = shown.some(({ x, y }, i) => tidy[i]?.x !== x || tidy[i]?.y !== y);
  store.setState({ isPlaced, frames: { ...frames, ...Object.fromEntries(shown.map((frame) => [frame.id, frame])) } });
}

function viewportOf({ breakpoint, ...board }: Storyboard): Viewport {
  const [width, height] = [board.width ?? null, board.height ?? null];
  const known = [BASE, ...VIEWPORTS].find((one) => one.width === width && one.height === height);
  return { id: breakpoint ? BREAKPOINT_PREFIX + breakpoint : (known?.id ?? 'custom'), width, height };
}
