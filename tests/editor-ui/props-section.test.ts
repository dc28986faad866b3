/** The props panel while its answers are on their way: the code's comes at once, the one with the types later. */
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiResult } from '../../src/editor-ui/api/client.ts';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import PropsSection from '../../src/editor-ui/inspector/props/props-section.tsx';
import { chooseScope } from '../../src/editor-ui/scope/default-scope.ts';
import { indexNavTree, type NavItem } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { createEditorStore, patchFrame } from '../../src/editor-ui/store/store.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import type { AnyMutationChange } from '../../src/protocol/changes.ts';
import type { ComponentProp, ComponentPropsAnswer, PropKind } from '../../src/protocol/component-props.ts';
import { prop as propOf } from './component-prop.ts';
import { fakeElements, idOf } from './fake-project.ts';
import { refusal } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';
import { writtenPage } from './written-page.ts';

type Props = Extract<ComponentPropsAnswer, { ok: true }>;

const NO_SOURCE = 'The component is not in the source of the project.';
const CARD = fakeElements()[idOf(10)] as TreeElement;
const ITEM = indexNavTree(navTree({ id: 10, component: true })).items.get(keyOf(10, '0')) as NavItem;

const prop = (name: string, value?: string): ComponentProp =>
  propOf(
    name,
    { kind: 'string' },
    value === undefined ? {} : { source: { state: 'literal', value, code: `"${value}"`, place: PLACE } },
  );
const PLACE = { file: CARD.filename, line: 1, column: 0, start: 0, end: 1 };

const answer = (patch: Partial<Props>): ApiResult<Props> => ({
  ok: true,
  value: {
    ok: true,
    codebaseId: CARD.codebaseId,
    componentName: 'Card',
    declaration: null,
    from: 'code',
    props: [],
    undeclared: [],
    ignores: [],
    problem: null,
    ...patch,
  },
});

let root: Root;
const page = document.createElement('div');
/** questions that wait for an answer, oldest first */
let asked: { isQuick: boolean; path: string; answer(result: ApiResult<Props>): void }[] = [];
let applied: unknown[] = [];
let store: ReturnType<typeof createEditorStore>;
let editor: Editor;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  store = createEditorStore();
  applied = [];
  const apply = async (change: AnyMutationChange) => {
    applied.push(change.changeFields);
    return { ok: true };
  };
  const ask = (path: string) =>
    new Promise((resolve) => {
      asked.push({ isQuick: path.endsWith('&quick=1'), path, answer: resolve });
    });
  root = createRoot(page);
  editor = { store, ask, apply } as unknown as Editor;
  show(ITEM, CARD);
});

function show(item: NavItem, source: TreeElement): void {
  const section = createElement(PropsSection, { item, source });
  act(() => root.render(createElement(EditorProvider, { editor }, section)));
}

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** Answers the oldest question of a kind. */
async function tell(kind: 'quick' | 'whole', result: ApiResult<Props>): Promise<void> {
  const at = asked.findIndex(({ isQuick }) => isQuick === (kind === 'quick'));
  const [question] = asked.splice(at, 1);
  await act(async () => question?.answer(result));
}

const says = (words: string) => (page.textContent ?? '').includes(words);
const rows = () => [...page.querySelectorAll<HTMLElement>('[data-prop]')].map(({ dataset }) => dataset.prop);
const sourceChanged = () => act(() => store.setState(({ sourceChanges }) => ({ sourceChanges: sourceChanges + 1 })));

it('says nothing final while the types are read, and what is known then', async () => {
  expect(says('Reading the types')).toBe(true);
  await tell('quick', answer({ problem: NO_SOURCE, undeclared: ['tone'], props: [prop('value', 'a')] }));
  expect([rows(), says('Reading the types'), says(NO_SOURCE), says('does not declare')]).toEqual([
    ['value'],
    true,
    false,
    false,
  ]);
  await tell('whole', answer({ from: 'types', props: [prop('value', 'a'), prop('asChild')] }));
  expect([rows(), says('Reading the types'), says('does not declare')]).toEqual([['value', 'asChild'], false, false]);
});

it('says what the code does not have, where there are no types either', async () => {
  await tell('quick', answer({ problem: NO_SOURCE }));
  await tell('whole', answer({ problem: NO_SOURCE, undeclared: ['tone'] }));
  expect([says('Reading the types'), says(NO_SOURCE), says('Card does not declare tone')]).toEqual([false, true, true]);
});

it('shows a new value by the code while the types are still read, and never goes back behind them', async () => {
  const value = () => page.querySelector<HTMLInputElement>('[data-prop="value"] input')?.value;
  await tell('quick', answer({ props: [prop('value', 'a')] }));
  sourceChanged();
  await tell('whole', answer({ from: 'types', props: [prop('value', 'a')] }));
  expect(value()).toBe('a');
  await tell('quick', answer({ props: [prop('value', 'b')] }));
  expect(value()).toBe('b');
  await tell('whole', answer({ from: 'types', props: [prop('value', 'b'), prop('asChild')] }));
  sourceChanged();
  await tell('quick', answer({ problem: NO_SOURCE, props: [prop('value', 'c')] }));
  expect([rows(), value()]).toEqual([['value', 'asChild'], 'c']);
});

it('shows the value of the source again where an edit is taken back before its value was read', async () => {
  const field = () => page.querySelector<HTMLInputElement>('[data-prop="value"] input') as HTMLInputElement;
  await tell('quick', answer({ props: [prop('value', 'a')] }));
  await tell('whole', answer({ from: 'types', props: [prop('value', 'a')] }));
  await act(async () => {
    field().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), 'b');
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect([field().value, applied]).toEqual(['b', [expect.objectContaining({ propValue: 'b' })]]);
  sourceChanged();
  asked = [];
  sourceChanged();
  await tell('quick', answer({ props: [prop('value', 'a')] }));
  expect(field().value).toBe('a');
});

it('says why there is no answer, and asks again when a file changes', async () => {
  await tell('quick', refusal({ code: 'stale-file', message: 'App.tsx was just edited.' }));
  expect(says('Reading the types')).toBe(true);
  await tell('whole', refusal({ code: 'stale-file', message: 'App.tsx was just edited.' }));
  expect([says('App.tsx was just edited.'), asked.length]).toEqual([true, 0]);
  sourceChanged();
  await tell('quick', answer({ props: [prop('value', 'a')] }));
  expect([says('App.tsx was just edited.'), rows()]).toEqual([false, ['value']]);
});

it('keeps the field and what is typed into it while the types arrive', async () => {
  const field = () => page.querySelector<HTMLInputElement>('[data-prop="value"] input');
  const type = (text: string) =>
    act(() => {
      const input = field() as HTMLInputElement;
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const tone: ComponentProp = { ...prop('value', 'a'), type: { kind: 'enum', values: ['a', 'b'], isOpen: false } };
  await tell('quick', answer({ props: [prop('value', 'a')] }));
  type('ab');
  await tell('whole', answer({ from: 'types', props: [tone] }));
  expect(field()?.value).toBe('ab');
  act(() => field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect([field(), rows()]).toEqual([null, ['value']]);
});

it('shows a text as a text, also where the type takes more than texts', async () => {
  const to: ComponentProp = { ...prop('to', '/home'), type: { kind: 'other' } };
  await tell('quick', answer({ props: [prop('to', '/home')] }));
  await tell('whole', answer({ from: 'types', props: [to] }));
  expect(page.querySelector<HTMLInputElement>('[data-prop="to"] input')?.value).toBe('/home');
});

it('an element typed for a prop that takes elements is written as one, and other words as words', async () => {
  const icon: ComponentProp = { ...prop('icon', '+'), type: { kind: 'node' } };
  await tell('whole', answer({ from: 'types', props: [icon, prop('title', 'a')] }));
  const give = (name: string, text: string) =>
    act(async () => {
      const field = page.querySelector<HTMLInputElement>(`[data-prop="${name}"] input`) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
  await give('icon', '<PlusIcon />');
  await give('icon', '< more');
  await give('title', '<b />');
  expect(applied).toMatchObject([
    { propValue: { type: 'expression', code: '<PlusIcon />' } },
    { propValue: '< more' },
    { propValue: '<b />' },
  ]);
});

it('a name typed in the place of an imported one brings its import, where the same module has it', async () => {
  const source = { state: 'expression', code: 'faBars', isImported: true, place: PLACE } as const;
  const icon: ComponentProp = { ...prop('icon'), type: { kind: 'other' }, source };
  await tell('whole', answer({ props: [icon] }));
  const give = async (text: string) => {
    asked = [];
    const field = page.querySelector<HTMLInputElement>('[data-prop="icon"] :is(input, textarea)') as HTMLInputElement;
    await act(async () => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    const alternatives = [{ name: 'faCompass', importFrom: 'icons' }];
    await act(async () =>
      asked[0]?.answer({ ok: true, value: { alternatives, module: 'icons', problem: null } } as never),
    );
  };
  await give('faCompass');
  await give('mine');
  expect(applied).toMatchObject([
    { propValue: { code: 'faCompass' }, importFrom: 'icons' },
    { propValue: { code: 'mine' } },
  ]);
  expect(applied[1]).not.toHaveProperty('importFrom');
});

/** Types a name where props are added, and Enter. */
const add = (name: string) =>
  act(async () => {
    const field = page.querySelector<HTMLInputElement>('[data-field="name"]') as HTMLInputElement;
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, name);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.form?.requestSubmit();
  });
const focused = () => document.activeElement?.closest<HTMLElement>('[data-prop]')?.dataset.prop;

it('the value of an added prop is what is typed next; a name that is none is told', async () => {
  document.body.append(page);
  await tell('quick', answer({ props: [prop('title', 'Old')] }));
  await tell('whole', answer({ props: [prop('title', 'Old'), prop('note')] }));
  await add('two words');
  expect(says('“two words” is no name that can be added.')).toBe(true);
  await add('note');
  expect(says('no name')).toBe(false);
  sourceChanged();
  await tell('quick', answer({ props: [prop('title', 'Old'), prop('note', '')] }));
  expect(focused()).toBe('note');
  page.remove();
});

it('a prop that is set before a spread has its value, and is not counted where only the spread may set it', async () => {
  const type: PropKind = { kind: 'enum', values: ['text', 'email'], isOpen: true };
  const over = { spreadAfter: 'field', place: PLACE };
  const email = propOf('type', type, { source: { state: 'literal', value: 'email', code: '"email"', ...over } });
  const mode = propOf('mode', type, { source: { state: 'spread', code: 'field', place: PLACE } });
  await tell('whole', answer({ from: 'types', props: [email, mode] }));
  const menus = [...page.querySelectorAll('button.field')].map((menu) => menu.getAttribute('aria-label'));
  expect(menus).toEqual(['type: email', 'mode: May come from field']);
  expect(says('Props1')).toBe(true);
});

it('a prop that a spread may give has the page’s value, where edits go to the data behind it', async () => {
  const type: PropKind = { kind: 'string' };
  const place = { code: 'rest', place: PLACE };
  const value = propOf('value', type, { source: { state: 'spread', ...place } });
  const color = propOf('color', type, {
    source: { state: 'literal', value: 'red', code: '"red"', place: PLACE, spreadAfter: 'rest' },
  });
  const title = propOf('title', type, { source: { state: 'literal', value: 'Fixed', code: '"Fixed"', place: PLACE } });
  const live = { value: '$53k', color: 'gray', title: 'Fixed' };
  show({ ...ITEM, props: { ...ITEM.props, ...live } }, CARD);
  await tell('whole', answer({ from: 'types', props: [value, color, title] }));
  const shown = () =>
    ['value', 'color', 'title'].map(
      (name) => page.querySelector<HTMLInputElement>(`[data-prop="${name}"] input`)?.value,
    );
  expect(shown()).toEqual(['', 'red', 'Fixed']);
  act(() => chooseScope(store, CARD.codebaseId, 'data'));
  expect(shown()).toEqual(['$53k', 'gray', 'Fixed']);
});

it('adding a prop that is there leaves its value: its control has the focus, or the reason is told', async () => {
  document.body.append(page);
  const type: PropKind = { kind: 'enum', values: ['text', 'email'], isOpen: true };
  const email = propOf('type', type, { source: { state: 'literal', value: 'email', code: '"email"', place: PLACE } });
  const open = propOf('open', { kind: 'boolean' });
  const props = [prop('title', 'Old'), email, open, prop('className', 'p-2')];
  await tell('whole', answer({ from: 'types', props, undeclared: ['wrong'] }));
  for (const name of ['title', 'type']) {
    await add(name);
    expect(focused()).toBe(name);
  }
  await add('className');
  expect(says('Card has className already. Change it in its own section.')).toBe(true);
  await add('wrong');
  expect(says('Card has wrong already. Change it in the code.')).toBe(true);
  expect(applied).toEqual([]);
  await add('open');
  expect(applied).toMatchObject([{ propName: 'open', propValue: true }]);
  page.remove();
});

it('a row stays in its place when its prop is set or removed', async () => {
  await tell('whole', answer({ from: 'types', props: [prop('title'), prop('note'), prop('tone', 'calm')] }));
  expect(rows()).toEqual(['tone', 'title', 'note']);
  sourceChanged();
  await tell('quick', answer({}));
  await tell('whole', answer({ from: 'types', props: [prop('title'), prop('note', 'x'), prop('tone')] }));
  expect(rows()).toEqual(['tone', 'title', 'note']);
});

it("the root of a component shows the use's props where edits go to that use, and its own where they go to all", async () => {
  const { index, elements, key } = writtenPage([
    'main@Page as main',
    {},
    ['Card@Page in main', {}, ['Panel@Card as section', { takesClassName: true }]],
  ]);
  const panel = index.items.get(key('Panel')) as NavItem;
  const source = elements[panel.codebaseId ?? ''] as TreeElement;
  patchFrame(store, MAIN_FRAME, { tree: index });
  store.setState({ elements });
  asked = [];
  show(panel, source);
  const use = index.items.get(key('Card'))?.codebaseId ?? '';
  expect([asked.every(({ path }) => path.includes(use)), says('Props of <Card>')]).toEqual([true, true]);
  asked = [];
  act(() => chooseScope(store, source.codebaseId, 'definition'));
  expect([asked.every(({ path }) => path.includes(source.codebaseId)), says('Props of')]).toEqual([true, false]);
});

it('a prop is added with its value where none is right before: nothing is written until it is given', async () => {
  document.body.append(page);
  const tone = propOf('tone', { kind: 'enum', values: ['calm', 'loud'], isOpen: false });
  const hidden = propOf('mode', { kind: 'enum', values: ['a', 'b'], isOpen: false }, { isInherited: true });
  await tell('whole', answer({ from: 'types', props: [tone, hidden] }));
  for (const name of ['tone', 'mode', 'danger']) {
    await add(name);
    expect(focused()).toBe(name);
  }
  expect(applied).toEqual([]);
  const give = (text: string) =>
    act(async () => {
      const field = page.querySelector<HTMLInputElement>('[data-prop="danger"] input') as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
  for (const text of ['{1 +}', 'Save it', 'true', '{3}']) await give(text);
  expect(applied).toMatchObject([{ propValue: 'Save it' }, { propName: 'danger', propValue: true }, { propValue: 3 }]);
  sourceChanged();
  await tell('whole', answer({ from: 'types', props: [tone, hidden, prop('danger', '3')] }));
  expect(rows()).toEqual(['tone', 'danger', 'mode']);
  page.remove();
});
