/** A frame of the editor whose page is played by the test. */
import { vi } from 'vitest';
import { createFrames } from '../../src/editor-ui/frame/frames.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { createEditorStore } from '../../src/editor-ui/store/store.ts';
import { APP, NO_EVENTS, SESSION } from './fake-frames.ts';
import { fakePage } from './fake-ports.ts';
import { keyOf, navTree } from './trees.ts';

/** Its page has shown element 1 with the children 2 and 3, of which 2 is selected. */
export function connectFrame() {
  const store = createEditorStore({ session: SESSION, space: { width: 1000, height: 800 } });
  const frames = createFrames(store, NO_EVENTS);
  const { posted, page } = fakePage();
  frames.link(MAIN_FRAME).connect(page);
  const say = (message: object) => {
    posted[0]?.port?.postMessage(message);
    vi.advanceTimersByTime(20);
  };
  const report = (elementKey: string | null, more: object = {}) =>
    say({ id: 'SELECTED_ELEMENT_KEY', elementKey, outerHTML: null, ...more });
  say({ id: 'LATEST_HREF', href: `${APP}/` });
  say({ id: 'NAV_TREE', navTree: navTree({ id: 1, children: [{ id: 2 }, { id: 3 }] }), outerHtml: '' });
  report(keyOf(2, '0-0'));
  return { store, frames, page, posted, say, report, selection: () => store.getState().selection };
}
