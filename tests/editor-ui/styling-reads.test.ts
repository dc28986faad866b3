/** When the editor asks the server for the rules of the app's style sheets. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { createEditorStore, patchFrame } from '../../src/editor-ui/store/store.ts';
import { createStyling } from '../../src/editor-ui/styling/styling.ts';
import { CSS_RULES_PATH } from '../../src/protocol/style-rules.ts';
import { fakeElements } from './fake-project.ts';
import { fakeFrame } from './fakes.ts';
import { navTree, type Sketch } from './trees.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('again, once the page shows what is in files that came after the first tree', async () => {
  const store = createEditorStore({ space: { width: 1000, height: 800 } });
  const asked: string[] = [];
  const api = {
    get: (path: string) => {
      asked.push(path);
      return Promise.resolve({ ok: false, error: { code: 'offline', message: '' } } as never);
    },
  };
  const edits = { apply: () => Promise.reject(new Error('nothing is edited here')) };
  const styling = createStyling({ store, frame: fakeFrame(), api, canvasId: 'c', edits });
  const rules = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return asked.splice(0).filter((path) => path.endsWith(CSS_RULES_PATH)).length;
  };
  const show = (sketch: Sketch, visit = 1) =>
    patchFrame(store, MAIN_FRAME, { visit, tree: indexNavTree(navTree(sketch)) });

  show({ id: 1 });
  expect(await rules()).toBe(1);
  show({ id: 1, children: [{ id: 2 }] });
  expect(await rules()).toBe(0);

  store.setState({ elements: fakeElements() });
  expect(await rules()).toBe(0);
  show({ id: 1, children: [{ id: 2 }, { id: 3 }] });
  expect(await rules()).toBe(1);
  show({ id: 1 });
  expect(await rules()).toBe(0);
  styling.close();
});

it('no style is edited before it is known where it stands', async () => {
  const store = createEditorStore({ space: { width: 1000, height: 800 } });
  const answers: (() => void)[] = [];
  const api = {
    get: () =>
      new Promise<never>((resolve) => {
        answers.push(() => resolve({ ok: false, error: { code: 'offline', message: '' } } as never));
      }),
  };
  const edits = { apply: () => Promise.reject(new Error('nothing is edited here')) };
  const frame = fakeFrame();
  const styling = createStyling({ store, frame, api, canvasId: 'c', edits });
  const tree = indexNavTree(navTree({ id: 1 }));
  const [key = ''] = tree.items.keys();
  const rulesCome = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(frame.names()).toContain('processRulesForSelectedElement');
    frame.calls.length = 0;
    styling.take({ id: 'PROCESSED_CSS_RULES_FOR_ELEMENT', elementKey: key, processedCssRules: [] } as never);
    return styling.store.getState().isReady;
  };
  patchFrame(store, MAIN_FRAME, { visit: 1, tree });
  store.setState({ selection: [key] });
  expect(await rulesCome()).toBe(false);

  // an answer that says nothing is one, too
  for (const answer of answers) answer();
  expect(await rulesCome()).toBe(true);
  styling.close();
});

it('rules are asked for as soon as something is selected, but not for what the arrow keys pass by', async () => {
  const store = createEditorStore({ space: { width: 1000, height: 800 } });
  const api = { get: () => new Promise<never>(() => undefined) };
  const edits = { apply: () => Promise.reject(new Error('nothing is edited here')) };
  const frame = fakeFrame();
  const styling = createStyling({ store, frame, api, canvasId: 'c', edits });
  const tree = indexNavTree(navTree({ id: 1, children: [{ id: 2 }, { id: 3 }, { id: 4 }] }));
  const keys = [...tree.items.keys()];
  patchFrame(store, MAIN_FRAME, { visit: 1, tree });
  await vi.advanceTimersByTimeAsync(1000);
  frame.calls.length = 0;
  const asked = () => frame.calls.filter(([name]) => name === 'processRulesForSelectedElement').map(([, , key]) => key);
  const select = async (key: string | undefined, ms: number) => {
    store.setState({ selection: key ? [key] : [] });
    await vi.advanceTimersByTimeAsync(ms);
  };
  await select(keys[0], 0);
  expect(asked()).toEqual([keys[0]]);
  await select(keys[1], 30);
  await select(keys[2], 30);
  await select(keys[3], 30);
  expect(asked()).toEqual([keys[0]]);
  await vi.advanceTimersByTimeAsync(30);
  expect(asked()).toEqual([keys[0], keys[3]]);
  styling.close();
});
