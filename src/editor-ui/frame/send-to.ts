/** Sends a frame to an address, again if the page that it leaves loads anew meanwhile: a reload cancels the way to another page. */
import type { FrameState } from '../store/state.ts';
import { type EditorStore, frameOf, patchFrame } from '../store/store.ts';

/** @param replace without a history entry */
export function sendTo(store: EditorStore, frameId: string, url: string, replace = false): void {
  patchFrame(store, frameId, sentTo(frameOf(store.getState(), frameId), url, replace));
}

export function sentTo({ goTo, href, visit }: FrameState, url: string, replace = false): Partial<FrameState> {
  return { goTo: { url, count: goTo.count + 1, ...(replace && { replace }) }, leaving: { href, visit } };
}

/** @param href that a frame has reported */
export function arrivalAt({ goTo, leaving, visit }: FrameState, href: string): Partial<FrameState> {
  if (!leaving || visit === leaving.visit) return {};
  const isBack = href === leaving.href && href !== goTo.url;
  // only once: the app may have its own reason to lead back
  return { leaving: null, ...(isBack && { status: 'loading', goTo: { ...goTo, count: goTo.count + 1 } }) };
}
