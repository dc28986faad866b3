/** When the editor asks the server for the rules of the app's style sheets. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { createEditorStore, patchFrame } from '../../src/editor-ui/store/store.ts';
import { createStyling } from '../../src/editor-ui/styling/styling.ts';
import type { DesignSystemAnswer } from '../../src/protocol/design-system.ts';
import { CSS_RULES_PATH } from '../../src/protocol/style-rules.ts';
import { fakeElements } from './fake-project.ts';
import { fakeFrame, fakeNotify } from './fakes.ts';
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
  const styling = createStyling({ store, frame: fakeFrame(), ask: api.get, edits, notify: fakeNotify() });
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
  const styling = createStyling({ store, frame, ask: api.get, edits, notify: fakeNotify() });
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
  const styling = createStyling({ store, frame, ask: api.get, edits, notify: fakeNotify() });
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

it('a saved value stays in its field until the page and the server tell the rules with it', async () => {
  const store = createEditorStore({ space: { width: 1000, height: 800 } });
  const unanswered: (() => void)[] = [];
  const api = {
    get: () =>
      new Promise<never>((resolve) => {
        unanswered.push(() => resolve({ ok: false, error: { code: 'offline', message: '' } } as never));
      }),
  };
  const answer = async () => {
    for (const one of unanswered.splice(0)) one();
    await vi.advanceTimersByTimeAsync(0);
  };
  const revisions = { 'src/app.css': 7 };
  const edits = { apply: () => Promise.resolve({ ok: true, answer: { revisions } } as never) };
  const frame = fakeFrame();
  const styling = createStyling({ store, frame, ask: api.get, edits, notify: fakeNotify() });
  const tree = indexNavTree(navTree({ id: 1 }));
  const [key = ''] = tree.items.keys();
  patchFrame(store, MAIN_FRAME, { visit: 1, tree });
  store.setState({ selection: [key] });
  await answer();
  const pageAnswers = async () => {
    await vi.advanceTimersByTimeAsync(100);
    styling.take({ id: 'CSS_EVALS_FOR_ELEMENT', elementKey: key, cssEvals: {} } as never);
    styling.take({ id: 'PROCESSED_CSS_RULES_FOR_ELEMENT', elementKey: key, processedCssRules: [] } as never);
    return styling.store.getState().live;
  };
  const subject = { codebaseId: 'a', framework: 'CSS', rule: null, modifiers: [] } as const;
  await styling.edit([subject]).commit({ width: '2px' });
  expect(await pageAnswers()).toEqual({ width: '2px' });

  frame.awaited[0]?.settle(true);
  patchFrame(store, MAIN_FRAME, { committed: { base: 0, files: revisions } });
  expect(unanswered).not.toEqual([]);
  expect(await pageAnswers()).toEqual({ width: '2px' });

  // a page that was showing the update answers the question before it then, with the old rules
  const questions = () =>
    frame.calls.flatMap(([name, , , question]) => (name === 'processRulesForSelectedElement' ? [question] : []));
  const before = questions().at(-1);
  await answer();
  await vi.advanceTimersByTimeAsync(100);
  const ask = (question: unknown) =>
    styling.take({ id: 'PROCESSED_CSS_RULES_FOR_ELEMENT', elementKey: key, processedCssRules: [], question } as never);
  styling.take({ id: 'CSS_EVALS_FOR_ELEMENT', elementKey: key, cssEvals: {} } as never);
  ask(before);
  expect(styling.store.getState().live).toEqual({ width: '2px' });
  ask(questions().at(-1));
  expect(styling.store.getState().live).toBe(null);
  styling.close();
});

it('a saved style is checked with the values of the theme variables that it uses: the page may lack them', async () => {
  const store = createEditorStore({ space: { width: 1000, height: 800 } });
  const api = { get: () => new Promise<never>(() => undefined) };
  const saved = { ok: true, answer: { revisions: {}, prevIdToNewIdMap: {}, activityId: 'activity' } };
  const frame = { ...fakeFrame(), whenCommitted: async () => true };
  const parts = { store, frame, ask: api.get, edits: { apply: async () => saved }, notify: fakeNotify() };
  const styling = createStyling(parts as unknown as Parameters<typeof createStyling>[0]);
  const shadow = { name: '--shadow-lg', value: '0 10px 15px', selector: null };
  styling.store.setState({ design: { tokens: [shadow], breakpoints: [] } as unknown as DesignSystemAnswer });
  const tree = indexNavTree(navTree({ id: 1 }));
  const [key = ''] = tree.items.keys();
  patchFrame(store, MAIN_FRAME, { visit: 1, tree });
  store.setState({ selection: [key] });
  const codebaseId = tree.items.get(key)?.codebaseId ?? '';
  const edit = styling.edit([{ codebaseId, framework: 'Tailwind', rule: null, modifiers: [] }]);
  void edit.commit({ 'box-shadow': 'var(--shadow-lg)' });
  // the code that checks is loaded first
  await vi.waitFor(() => expect(frame.names()).toContain('checkStyling'), { timeout: 20_000 });
  const [, change] = frame.calls.find(([name]) => name === 'checkStyling') ?? [];
  expect(change).toMatchObject({ instantUpdateTokens: { '--shadow-lg': '0 10px 15px' } });
  styling.close();
});
