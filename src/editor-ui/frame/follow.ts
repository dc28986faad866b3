/**
 * All frames show the page that the active one shows: where the app goes there, the others are sent, too. They go without an entry in
 * the browser's history, which all frames of a tab share: Back would take a step of some frame, not of the one that is meant.
 */
import { activeFrame, type EditorStore, patchFrame } from '../store/store.ts';

/** An app that puts what is typed into its address must not make the others load with every letter. */
const CALM_MS = 250;

/** Sends every frame but one to an address, if it is not there. */
export function sendOthers(store: EditorStore, from: string, url: string): void {
  for (const { id, href, goTo } of Object.values(store.getState().frames)) {
    if (id === from || href === url) continue;
    patchFrame(store, id, { goTo: { url, count: goTo.count + 1, replace: true } });
  }
}

/**
 * Back and Forward with several frames, whose pages share one history: each is sent to the address that the active one had then.
 */
export function stepThrough(store: EditorStore, by: 1 | -1): void {
  const { id, visits, goTo } = activeFrame(store.getState());
  const url = visits.hrefs[visits.at + by];
  if (url === undefined) return;
  patchFrame(store, id, { goTo: { url, count: goTo.count + 1, replace: true } });
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
