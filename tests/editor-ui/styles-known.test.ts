/** No edit of styles begins before the page has told where the styles of the very selection come from. */
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STYLE_COMMANDS } from '../../src/editor-ui/commands/style-commands.ts';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { type StyleEditing, useStyleEditing } from '../../src/editor-ui/inspector/styles/use-property.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { activeFrame, noteChoice, patchFrame } from '../../src/editor-ui/store/store.ts';
import { areStylesKnown } from '../../src/editor-ui/styling/known.ts';
import { nudge } from '../../src/editor-ui/styling/nudge.ts';
import { createStyling } from '../../src/editor-ui/styling/styling.ts';
import type { AnyMutationChange } from '../../src/protocol/changes.ts';
import { bench, fakeNotify } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const HEADING = keyOf(6, '0-0');
const CARD = keyOf(7, '0-1');
const RULE = {
  selector: '.card',
  filename: 'src/card.module.css',
  styles: { left: '-2rem' },
  declarations: [{ property: 'left', value: '-2rem', important: false, line: 3 }],
  applied: true,
  allowChanges: true,
  inherited: false,
  modifiers: [],
  classParsed: 'card',
  origin: 'rule',
  specificity: [0, 1, 0],
  media: [],
  source: { filename: 'src/card.module.css', selector: '.card', line: 2, conditions: [] },
  breakpoint: null,
  dark: false,
  locked: null,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The heading is selected and everything about it known; then the card is, with nothing told of it. */
async function setUp() {
  const { store, frame, notify } = bench();
  let held = Promise.resolve();
  const answer = {
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
  let asked = 0;
  const api = {
    get: () => {
      asked++;
      return held.then(() => ({ ok: false, error: { code: 'offline', message: '' } }) as never);
    },
  };
  const applied: AnyMutationChange[] = [];
  const edits = {
    apply: (change: unknown) => {
      applied.push(change as AnyMutationChange);
      return Promise.resolve({ ok: true, answer: { revisions: {} } } as never);
    },
  };
  const styling = createStyling({ store, frame, ask: api.get, edits, notify: fakeNotify() });
  const tell = {
    values: (elementKey: string, values: object) =>
      styling.take({ id: 'CSS_EVALS_FOR_ELEMENT', elementKey, cssEvals: { display: 'block', ...values } }),
    rules: (elementKey: string, ...processedCssRules: object[]) =>
      styling.take({ id: 'PROCESSED_CSS_RULES_FOR_ELEMENT', elementKey, processedCssRules }),
  };
  const editor = { store, frame, notify, styling } as unknown as Editor;
  patchFrame(store, MAIN_FRAME, {
    visit: 1,
    // it tells of positions late: here before the card was placed
    tree: indexNavTree(navTree({ id: 5, children: [{ id: 6 }, { id: 7 }] })),
  });
  store.setState({ selection: [HEADING] });
  await vi.advanceTimersByTimeAsync(1_000);
  tell.values(HEADING, { position: 'static' });
  tell.rules(HEADING);
  noteChoice(store);
  store.setState({ selection: [CARD] });
  await vi.advanceTimersByTimeAsync(100);
  const written = async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    return applied.splice(0).map(({ changeFields }) => changeFields);
  };
  return { editor, styling, tell, answer, written, said: notify.said, asked: () => asked };
}

const REM = { stylingChanges: { left: '-1.9rem' }, rule: { filename: 'src/card.module.css', selector: '.card' } };

it('rules that come late are those of the element that they were asked for', async () => {
  const { editor, styling, tell, written, said } = await setUp();
  const nudged = nudge(editor, 'Right', 1);
  tell.values(CARD, { position: 'absolute', left: '-32px' });
  tell.rules(HEADING);
  expect(styling.store.getState().rulesKey).toBeNull();
  tell.rules(CARD, RULE);
  expect(await nudged).toBe(true);
  expect(await written()).toMatchObject([REM]);
  expect(said).toEqual([]);
  styling.close();
});

it('an arrow goes by the position that the page has now', async () => {
  const { editor, styling, tell } = await setUp();
  tell.values(CARD, { position: 'static', left: 'auto' });
  tell.rules(CARD);
  expect(await nudge(editor, 'Right', 1)).toBe(false);
  tell.values(CARD, { position: 'fixed', left: '0px' });
  tell.rules(CARD, RULE);
  expect(await nudge(editor, 'Right', 1)).toBe(true);
  styling.close();
});

it('in another context the rules are asked for anew', async () => {
  const { editor, styling, tell, written } = await setUp();
  tell.values(CARD, { position: 'absolute', left: '-32px' });
  tell.rules(CARD, RULE);
  styling.setContext({ breakpoint: 'md' });
  const nudged = nudge(editor, 'Right', 1);
  await vi.advanceTimersByTimeAsync(100);
  const own = { ...RULE, breakpoint: 'md', source: { ...RULE.source, conditions: ['@media (min-width: 48rem)'] } };
  tell.rules(CARD, own, RULE);
  expect(await nudged).toBe(true);
  expect(await written()).toMatchObject([{ ...REM, modifiers: ['md'] }]);
  styling.close();
});

it('a rule of a CSS module that the sources told do not have is asked for again, before an edit goes elsewhere', async () => {
  const { editor, styling, tell, written, asked } = await setUp();
  const renamed = { ...RULE, selector: '._card_x1', allowChanges: false, source: null, unplaced: true };
  tell.values(CARD, { position: 'absolute', left: '-32px' });
  tell.rules(CARD, RULE);
  const before = asked();
  tell.rules(CARD, renamed);
  expect(areStylesKnown(styling.store.getState(), CARD)).toBe(false);
  const nudged = nudge(editor, 'Right', 1);
  await vi.advanceTimersByTimeAsync(100);
  expect([asked() - before, await written()]).toEqual([1, []]);
  tell.rules(CARD, RULE);
  expect(await nudged).toBe(true);
  expect(await written()).toMatchObject([REM]);
  styling.close();
});

it('a rule of a CSS module that has no source at all holds up no edit for ever', async () => {
  const { styling, tell, asked } = await setUp();
  const foreign = { ...RULE, selector: '._card_x2', allowChanges: false, source: null, unplaced: true };
  tell.values(CARD, { position: 'absolute', left: '-32px' });
  const before = asked();
  let answers = 0;
  for (; answers < 20 && !areStylesKnown(styling.store.getState(), CARD); answers++) {
    tell.rules(CARD, foreign);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect([answers, asked() - before]).toEqual([2, 1]);
  tell.rules(CARD, foreign);
  expect(areStylesKnown(styling.store.getState(), CARD)).toBe(true);
  styling.close();
});

it('on another page its style sheets are read first', async () => {
  const { editor, styling, tell, answer } = await setUp();
  tell.values(CARD, { position: 'absolute', left: '-32px' });
  tell.rules(CARD, RULE);
  expect(areStylesKnown(styling.store.getState(), CARD)).toBe(true);
  const { tree } = activeFrame(editor.store.getState());
  const release = answer.hold();
  patchFrame(editor.store, MAIN_FRAME, { visit: 2, tree: { ...tree } });
  await vi.advanceTimersByTimeAsync(1_000);
  tell.rules(CARD, RULE);
  expect(areStylesKnown(styling.store.getState(), CARD)).toBe(false);
  release();
  await vi.advanceTimersByTimeAsync(1_000);
  tell.rules(CARD, RULE);
  expect(areStylesKnown(styling.store.getState(), CARD)).toBe(true);
  styling.close();
});

it.each(['flex', 'hide', 'paste-style', 'copy-style'])(
  '%s waits for the page, and says when it stays silent',
  async (id) => {
    const { editor, styling, tell, written, said } = await setUp();
    editor.store.setState({ styleClipboard: { color: { value: 'red', computed: 'rgb(255, 0, 0)' } } });
    const run = () => STYLE_COMMANDS.find((one) => one.id === id)?.run(editor);
    const silent = run();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(10_000);
    await silent;
    expect(said.splice(0)).toEqual([expect.stringMatching(/^refused: Not changed: the page has not yet reported/)]);
    expect(await written()).toEqual([]);

    const done = run();
    tell.values(CARD, { position: 'absolute' });
    tell.rules(CARD, RULE);
    await done;
    if (id === 'copy-style') expect(said).toEqual([expect.stringMatching(/^saved/)]);
    else expect(await written()).toHaveLength(1);
    styling.close();
  },
);

it.each([
  ['flex', async (editor: Editor) => STYLE_COMMANDS.find(({ id }) => id === 'flex')?.run(editor)],
  ['an arrow', (editor: Editor) => nudge(editor, 'Right', 1)],
])('%s is not for what is selected meanwhile, and says so', async (_, run) => {
  const { editor, styling, written, said } = await setUp();
  const done = run(editor);
  await vi.dynamicImportSettled();
  noteChoice(editor.store);
  await done;
  expect(said).toEqual(['unavailable: Not done: something else was selected meanwhile.']);
  expect(await written()).toEqual([]);
  styling.close();
});

it('what is in no file of the project is not edited, and why is told', async () => {
  const { editor, styling, tell, written, said } = await setUp();
  const packaged = navTree({ id: 1, children: [{ name: 'svg' }] });
  patchFrame(editor.store, MAIN_FRAME, { tree: indexNavTree(packaged) });
  const key = packaged.children[0]?.elementKey ?? '';
  editor.store.setState({ selection: [key] });
  await vi.advanceTimersByTimeAsync(200);
  tell.values(key, {});
  tell.rules(key);
  let editing: StyleEditing | undefined;
  const View = () => {
    editing = useStyleEditing();
    return null;
  };
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(createElement(EditorProvider, { editor }, createElement(View))));
  editing?.set({ color: 'red' });
  expect(await written()).toEqual([]);
  expect(said).toEqual([expect.stringContaining('not in your files')]);
  root.unmount();
  styling.close();
});
