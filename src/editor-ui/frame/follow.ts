/**
 * Frames that begin at the same page show the same page: when the app of the active one navigates, the others are sent to the same
 * address. They replace their history entry, because all frames of a tab share one history and Back would take the last step of any
 * of them. A component or story that is shown alone goes nowhere.
 */
import { activeFrame, type EditorStore } from '../store/store.ts';
import { sendTo } from './send-to.ts';

/** A debounce: an app that writes a search field into its address must not make the others load with every letter. */
const CALM_MS = 250;

/** Sends the frames that follow `from` to an address, unless they show it already. */
function sendOthers(store: EditorStore, from: string, url: string): void {
  const { frames } = store.getState();
  if (frames[from]?.component) return;
  for (const { id, href, route } of Object.values(frames)) {
    if (id === from || href === url || route !== frames[from]?.route) continue;
    sendTo(store, id, url, true);
  }
}

/**
 * Back and Forward with several frames, whose pages share one history: each is sent to the address that the active one had then.
 */
export function stepThrough(store: EditorStore, by: 1 | -1): void {
  const { id, visits } = activeFrame(store.getState());
  const url = visits.hrefs[visits.at + by];
  if (url === undefined) return;
  sendTo(store, id, url, true);
  sendOthers(store, id, url);
}

/** @returns its own teardown */
export function followActive(store: EditorStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = store.subscribe((state, before) => {
    if (Object.keys(state.frames).length < 2 || state.activeFrame !== before.activeFrame) return;
    const { id, href } = activeFrame(state);
    if (href === '' || href === activeFrame(before).href) return;
    clearTimeout(timer);
    timer = setTimeout(() => store.getState().activeFrame === id && sendOthers(store, id, href), CALM_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
