/** Frames and the open canvas: which edit an arrangement is, and whose state wins while answers are on their way. */
import { describe, expect, it, vi } from 'vitest';
import { frameName } from '../../src/editor-ui/canvas/frame-name.ts';
import { boardsOf, editFrom } from '../../src/editor-ui/canvases/boards.ts';
import { CanvasKeeper } from '../../src/editor-ui/canvases/keep-canvas.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { createFrames } from '../../src/editor-ui/frame/frames.ts';
import { createEditorStore, frameOf, patchFrame } from '../../src/editor-ui/store/store.ts';
import type { CanvasAnswer, Storyboard } from '../../src/protocol/canvases.ts';
import { APP, NO_EVENTS, SESSION, withFakeFrames } from './fake-frames.ts';
import { fakeNotify } from './fakes.ts';

withFakeFrames();

const PAGE: Storyboard = {
  id: 'main',
  type: 'APPLICATION',
  name: '',
  route: '/',
  width: 1440,
  height: 900,
  x: 0,
  y: 0,
};
const PHONE: Storyboard = { ...PAGE, id: 'phone', width: 390, height: 844, x: 1520 };
const CARD: Storyboard = {
  id: 'card',
  type: 'COMPONENT',
  name: '',
  component: { file: 'src/Card.tsx', exportName: 'Card', props: { title: 'a b' } },
  x: 0,
  y: 1060,
};
const STORY: Storyboard = {
  ...CARD,
  id: 'story',
  type: 'STORY',
  component: { file: 'src/Card.stories.tsx', exportName: 'LoggedIn' },
};
/** more storyboards than are shown at once */
const MANY = Array.from({ length: 12 }, (_, i): Storyboard => ({ ...PAGE, id: `page-${i}`, x: (i + 2) * 1520 }));
const canvas = (...boards: Storyboard[]): CanvasAnswer => ({
  canvasId: 'c',
  name: 'app',
  isSaved: true,
  storyboards: boards.map((one) => ({ ...one, storyboardId: one.id, url: null })),
});
const turn = () => vi.advanceTimersByTimeAsync(0);

function setUp(first = canvas(PAGE, PHONE)) {
  const session = { ...SESSION, canvasId: 'c' };
  const store = createEditorStore({ session, space: { width: 1000, height: 800 } });
  const notify = fakeNotify();
  const sent: unknown[] = [];
  const saved: ((ok: boolean) => void)[] = [];
  const asked: ((answer: CanvasAnswer) => void)[] = [];
  const editor = {
    store,
    session,
    notify,
    frame: createFrames(store, NO_EVENTS),
    styling: { setContext: vi.fn() },
    arrange: (_path: string, { changeId: _, ...edit }: Record<string, unknown>) => {
      sent.push(edit);
      return new Promise((resolve) => saved.push((ok) => resolve({ ok })));
    },
    askAt: () => new Promise((resolve) => asked.push((value) => resolve({ ok: true, value }))),
  } as unknown as Editor;
  const keeper = new CanvasKeeper(editor);
  keeper.take(first);
  const rename = (name: string) => {
    patchFrame(store, 'phone', { name });
    keeper.save(store.getState().frames);
  };
  return { store, keeper, sent, saved, asked, rename, name: () => frameOf(store.getState(), 'phone').name };
}

describe('an arrangement', () => {
  it('is the edit from the storyboards before to the frames after', () => {
    const { store } = setUp();
    expect(boardsOf(store.getState().frames, `${APP}/`)).toEqual([PAGE, PHONE]);
    const { width: _, ...wide } = PAGE;
    expect(editFrom([PAGE, PHONE], [PAGE, PHONE])).toBeNull();
    expect(editFrom([PAGE, PHONE], [{ ...wide, x: 5 }, CARD])).toEqual({
      add: [CARD],
      change: [{ id: 'main', width: null, x: 5 }],
      remove: ['phone'],
    });
  });

  it('leaves storyboards alone that have no frame', () => {
    const { sent, rename } = setUp(canvas(PAGE, PHONE, ...MANY));
    rename('Small');
    expect(sent).toEqual([{ add: [], change: [{ id: 'phone', name: 'Small' }], remove: [] }]);
  });

  it('shows a component at its page, and leaves it as it is when others move', () => {
    const { store, sent, rename } = setUp(canvas(PAGE, PHONE, CARD));
    const route =
      '/@visual-edit/storyboard?storyboard=true&type=COMPONENT&file=src%2FCard.tsx&export=Card&props=%7B%22title%22%3A%22a%20b%22%7D';
    const { component } = CARD;
    expect(frameOf(store.getState(), 'card')).toMatchObject({ component, route, goTo: { url: APP + route } });
    expect(frameName(frameOf(store.getState(), 'card'))).toBe('Card');
    rename('Small');
    expect(sent).toEqual([{ add: [], change: [{ id: 'phone', name: 'Small' }], remove: [] }]);
    expect(frameOf(store.getState(), 'card').route).toBe(route);
  });

  it('shows a story at its page', () => {
    const { store, sent, rename } = setUp(canvas(PAGE, PHONE, STORY));
    const route = '/@visual-edit/storyboard?storyboard=true&type=STORY&file=src%2FCard.stories.tsx&export=LoggedIn';
    const frame = frameOf(store.getState(), 'story');
    expect(frame).toMatchObject({ type: 'STORY', component: STORY.component, route, goTo: { url: APP + route } });
    expect(frameName(frame)).toBe('Card / Logged In');
    rename('Small');
    expect(sent).toEqual([{ add: [], change: [{ id: 'phone', name: 'Small' }], remove: [] }]);
  });

  it('made while another one is on its way is the difference to that one', () => {
    const { sent, rename } = setUp();
    rename('One');
    rename('Two');
    expect(sent.map((edit) => (edit as { change: unknown }).change)).toEqual([
      [{ id: 'phone', name: 'One' }],
      [{ id: 'phone', name: 'Two' }],
    ]);
  });

  it('is not undone by an answer that was asked for before it', async () => {
    const { keeper, saved, asked, rename, name } = setUp();
    keeper.hear({ canvasId: 'c', changeId: null });
    rename('Mine');
    saved[0]?.(true);
    await turn();
    asked[0]?.(canvas(PAGE, PHONE));
    await turn();
    expect([name(), asked.length]).toEqual(['Mine', 2]);
    asked[1]?.(canvas(PAGE, { ...PHONE, name: 'Theirs' }));
    await turn();
    expect(name()).toBe('Theirs');
  });

  it('that is refused gives way to the canvas as it is', async () => {
    const { saved, asked, rename, name } = setUp();
    rename('Mine');
    saved[0]?.(false);
    await turn();
    asked[0]?.(canvas(PAGE, PHONE));
    await turn();
    expect(name()).toBe('');
  });
});

it('news of another canvas, and of an own edit, ask nothing', () => {
  const { keeper, asked } = setUp();
  keeper.hear({ canvasId: 'other', changeId: null });
  expect(asked).toEqual([]);
});

it('a storyboard that comes, goes or changes by another hand does so on the canvas', () => {
  const { store, keeper } = setUp();
  keeper.take(canvas(PHONE));
  expect(Object.keys(store.getState().frames)).toEqual(['phone']);
  keeper.take(canvas(PAGE, { ...PHONE, y: 300 }));
  expect(store.getState().isPlaced).toBe(true);
  expect(frameOf(store.getState(), 'phone')).toMatchObject({ x: 1520, y: 300, route: '/' });
  keeper.take(canvas(PAGE, PHONE));
  expect(store.getState().isPlaced).toBe(false);
});
