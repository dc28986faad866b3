/** Frames of the editor whose pages are the test's: ports deliver at once, and time goes as the test says. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { FrameEvents } from '../../src/editor-ui/frame/link.ts';
import type { SessionInfo } from '../../src/protocol/api.ts';
import { FakeMessageChannel } from './fake-ports.ts';

export const APP = 'http://localhost:5173';
export const SESSION = { appUrl: `${APP}/`, appOrigin: APP, frameNonce: 'n', storyboardId: 'app' } as SessionInfo;

/** Nobody listens to what the pages' users do. */
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
