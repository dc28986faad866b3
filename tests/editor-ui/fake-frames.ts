/** Frames of the editor whose pages are the test's: ports deliver at once, and time goes as the test says. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { Frames } from '../../src/editor-ui/frame/frames.ts';
import type { FrameEvents } from '../../src/editor-ui/frame/reports.ts';
import type { SessionInfo } from '../../src/protocol/api.ts';
import { FakeMessageChannel, fakePage } from './fake-ports.ts';

export const APP = 'http://localhost:5173';
export const SESSION = { appUrl: `${APP}/`, appOrigin: APP, frameNonce: 'n', storyboardId: 'app' } as SessionInfo;

/** Handlers that ignore all reports of the pages. */
export const NO_EVENTS: FrameEvents = {
  onKey: () => undefined,
  onWheel: () => undefined,
  onEditedText: () => undefined,
  onDynamicText: () => undefined,
  onContextMenu: () => undefined,
};

/** For all tests of the file. */
export function withFakeFrames(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('MessageChannel', FakeMessageChannel);
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** A page loads in a frame. @returns its port, and how it says something there */
export function loadPage(frames: Frames, id: string) {
  const { posted, page } = fakePage();
  frames.link(id).connect(page);
  const port = posted[0]?.port;
  if (!port) throw new Error('no port was offered');
  const say = (message: object) => {
    port.postMessage(message);
    vi.advanceTimersByTime(20);
  };
  return { port, say };
}
