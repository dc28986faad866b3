/** Writes the user's place into the address's fragment, as `deep-link.ts` reads it. */
import { DEFAULT_CANVAS } from '../protocol/canvases.ts';
import { isSourceId } from '../protocol/codebase-id.ts';
import { pathOf } from './canvas/address.ts';
import { inOrder } from './canvas/keep-places.ts';
import type { Editor } from './editor.ts';
import { itemsOf } from './store/nav-index.ts';
import type { EditorState, FrameState, Viewport } from './store/state.ts';
import { activeFrame, selectedItem } from './store/store.ts';

/** The fragment for the present view, empty where nothing differs from a fresh start. */
export function formatDeepLink(state: EditorState): string {
  const { href, viewport, tree, component } = activeFrame(state);
  const { session } = state;
  const parts: string[] = [];
  if (state.canvasName !== DEFAULT_CANVAS) parts.push(`canvas=${state.canvasName}`);
  const page = pathOf(href);
  if (!component && page && session && page !== pathOf(session.appUrl)) parts.push(`page=${encode(page)}`);
  const frames = inOrder(state.frames);
  if (frames.length > 1) {
    parts.push(`frames=${frames.map(formatFrame).join(',')}`);
    const at = frames.findIndex(({ id }) => id === state.activeFrame);
    if (at > 0) parts.push(`active=${at}`);
  } else if (viewport.id !== 'desktop') parts.push(`frame=${formatSize(viewport)}`);
  const item = selectedItem(state);
  if (item?.codebaseId && isSourceId(item.codebaseId)) {
    const at = itemsOf(tree, item.codebaseId).indexOf(item);
    parts.push(`select=${item.codebaseId}${at > 0 ? `.${at}` : ''}`);
  }
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

function formatFrame({ breakpoint, viewport }: FrameState): string {
  return (breakpoint ? `${breakpoint}:` : '') + formatSize(viewport);
}

function formatSize({ width, height }: Viewport): string {
  return width === null ? 'fit' : `${width}x${height}`;
}

/** Slashes stay readable. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/');
}

/** Keeps the address as the store says. @returns its own teardown */
export function bindDeepLink(
  { store }: Pick<Editor, 'store'>,
  place: Pick<Window, 'location' | 'history'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  const write = () => {
    const hash = formatDeepLink(store.getState());
    if (hash === last) return;
    last = hash;
    place.history.replaceState(null, '', place.location.pathname + hash);
  };
  const writeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(write, WRITE_DELAY_MS);
  };
  const stop = store.subscribe((state, before) => {
    const isSame = (['selection', 'frames', 'activeFrame', 'canvasName'] as const).every(
      (name) => state[name] === before[name],
    );
    if (!isSame) writeSoon();
  });
  writeSoon();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** A debounce, in ms: browsers allow some hundred changes of the address in half a minute. */
const WRITE_DELAY_MS = 300;
