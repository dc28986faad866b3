/** Pages load when their frames first come near the view, and what happens before does not wait for them. */
import { expect, it, vi } from 'vitest';
import { createFrames } from '../../src/editor-ui/frame/frames.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { createEditorStore, frameOf } from '../../src/editor-ui/store/store.ts';
import { APP, loadPage, NO_EVENTS, SESSION, withFakeFrames } from './fake-frames.ts';
import { keyOf, navTree } from './trees.ts';

const NEAR = { breakpoint: null, viewport: { id: 'custom', width: 800, height: 600 }, order: 1, x: 1600, y: 0 };
const FAR = { ...NEAR, order: 2, x: 9_000 };
const CAMERA = { x: 0, y: 0, zoom: 1 };
const PAGE = { id: 1, children: [{ id: 2 }, { id: 3 }] };
const turn = () => vi.advanceTimersByTimeAsync(0);

withFakeFrames();

async function setUp(space = { width: 1000, height: 800 }) {
  const store = createEditorStore({ session: SESSION, space, camera: CAMERA, isPlaced: true });
  const frames = createFrames(store, NO_EVENTS);
  const [near = '', far = ''] = frames.open([NEAR, FAR]);
  const status = (id: string) => frameOf(store.getState(), id).status;
  await turn();
  return { store, frames, near, far, status };
}

function show(frames: ReturnType<typeof createFrames>, id: string) {
  const { port, say } = loadPage(frames, id);
  say({ id: 'LATEST_HREF', href: `${APP}/` });
  say({ id: 'NAV_TREE', navTree: navTree(PAGE), outerHtml: '' });
  return { port, say };
}

it('a frame loads with one screen to go, and stays loaded', async () => {
  const { store, near, far, status } = await setUp();
  expect([near, far].map(status)).toEqual(['loading', 'unseen']);
  store.setState({ camera: { ...CAMERA, x: -6_900 } });
  await turn();
  expect(status(far)).toBe('unseen');
  store.setState({ camera: { ...CAMERA, x: -7_001 } });
  await turn();
  expect(status(far)).toBe('loading');
  store.setState({ camera: CAMERA });
  await turn();
  expect(status(far)).toBe('loading');
});

it('a canvas that is not measured yet loads nothing but the active frame', async () => {
  const { store, frames, far, status } = await setUp({ width: 0, height: 0 });
  const [here = ''] = frames.open([{ ...NEAR, x: -100, y: -100 }]);
  await turn();
  expect([MAIN_FRAME, here, far].map(status)).toEqual(['loading', 'unseen', 'unseen']);
  store.setState({ space: { width: 1000, height: 800 } });
  await turn();
  expect([here, far].map(status)).toEqual(['loading', 'unseen']);
});

it('the places of frames that change in several steps count as they are at the end', async () => {
  const { store, frames, status } = await setUp();
  const [id = ''] = frames.open([{ ...FAR, x: 100 }]);
  store.setState(({ frames: all }) => ({ frames: { ...all, [id]: { ...frameOf(store.getState(), id), x: 20_000 } } }));
  await turn();
  expect(status(id)).toBe('unseen');
});

it('a frame that is made the active one loads wherever it is, and the same elements are selected there', async () => {
  const { store, frames, far, status } = await setUp();
  show(frames, MAIN_FRAME).say({ id: 'SELECTED_ELEMENT_KEY', elementKey: keyOf(3, '0-1') });
  frames.activate(far);
  await turn();
  expect([status(far), store.getState().selection]).toEqual(['loading', []]);
  show(frames, far);
  expect(store.getState().selection).toEqual([keyOf(3, '0-1')]);
});

it('a component that is shown alone begins with nothing selected', async () => {
  const { store, frames } = await setUp();
  show(frames, MAIN_FRAME).say({ id: 'SELECTED_ELEMENT_KEY', elementKey: keyOf(3, '0-1') });
  const [alone = ''] = frames.open([{ ...FAR, component: { file: 'src/Card.tsx', exportName: 'Card' } }]);
  frames.activate(alone);
  await turn();
  show(frames, alone);
  expect(store.getState().selection).toEqual([]);
});

it('what was selected while its page was awaited is not selected any more after another choice', async () => {
  const { store, frames, far } = await setUp();
  show(frames, MAIN_FRAME).say({ id: 'SELECTED_ELEMENT_KEY', elementKey: keyOf(3, '0-1') });
  frames.activate(far);
  await turn();
  frames.activate(MAIN_FRAME);
  frames.select([keyOf(2, '0-0')]);
  const { say } = show(frames, far);
  frames.activate(far);
  say({ id: 'NAV_TREE', navTree: navTree({ id: 1, children: [...PAGE.children, { id: 4 }] }), outerHtml: '' });
  await turn();
  expect(store.getState().selection).toEqual([keyOf(2, '0-0')]);
});

it('neither a saved edit nor a drive mode waits for its page, which begins with both', async () => {
  const { store, frames, far } = await setUp();
  frames.hear({ 'src/App.tsx': 3 });
  frames.call('refresh');
  frames.setDriving(true);
  // only the two pages that load are given up after a while
  expect(vi.getTimerCount()).toBe(2);
  store.setState({ camera: { ...CAMERA, x: -9_000 } });
  await turn();
  const { port } = show(frames, far);
  expect(JSON.stringify(port.got)).toContain('"driveModeEnabled":true');
});
