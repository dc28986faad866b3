/** A computed text in the inspector, after a double-click on some of its words. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { DynamicText } from '../../src/editor-ui/inspector/dynamic-text.tsx';
import { indexNavTree, type NavItem } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import type { TextPart, TreeElement } from '../../src/protocol/api.ts';
import { idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

/** `Hello {count}` */
const PARTS: TextPart[] = [
  {
    expression: null,
    sources: [{ file: 'src/App.tsx', line: 3, column: 4, start: 30, end: 36, text: 'Hello ' }],
    reasons: [],
  },
  { expression: 'count', sources: [], reasons: ['it is state of the page (useState)'] },
];

/** The panel of an element with these words, after a double-click on some of them. */
async function open(text: string, asked: string, parts: TextPart[], of: 'element' | 'instance' | 'props' = 'element') {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { store, frame, notify } = bench();
  const refused = vi.spyOn(notify, 'refused');
  const index = indexNavTree(navTree({ id: 5, children: [{ id: 6, text }] }));
  patchFrame(store, MAIN_FRAME, { tree: index });
  const key = keyOf(6, '0-0');
  const item = index.items.get(key) as NavItem;
  const known = store.getState().elements[idOf(6)] as TreeElement;
  const source: TreeElement =
    of === 'instance' ? { ...known, type: 'component-instance', componentName: 'FieldTitle' } : known;
  store.setState(({ choices }) => ({ selection: [key], textAsked: { key, words: asked, choices } }));
  const asks: string[] = [];
  const apply = vi.fn(async () => ({ ok: true }));
  const editor = {
    store,
    frame,
    notify,
    apply,
    ask: async (path: string) => {
      asks.push(path);
      return { ok: true, value: { parts } };
    },
  } as unknown as Editor;
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const panel = createElement(DynamicText, { item, source, of });
  await act(async () => root.render(createElement(EditorProvider, { editor }, panel)));
  const close = () => {
    act(() => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  };
  const fields = () => [...page.querySelectorAll<HTMLTextAreaElement>('input, textarea')];
  return { notify, refused, apply, asks, fields, close };
}

/** Types over a field, and Enter. */
async function type(field: HTMLTextAreaElement, words: string): Promise<void> {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
}

it('words that cannot be edited are refused, and the fields of the others stay', async () => {
  const { notify, fields, close } = await open('Hello 7', '7', PARTS);
  await expect.poll(() => notify.said).toEqual([expect.stringMatching(/^refused: This text comes from `count`/)]);
  expect(fields().map(({ value }) => value)).toEqual(['Hello 7', 'Hello']);
  close();
});

it('words that are passed to a component are refused where they are passed', async () => {
  const at = { file: 'src/Import.tsx', line: 37, column: 8 };
  const { refused, close } = await open('Import', 'Import', [
    { expression: 'load()', sources: [], reasons: ['it is the result of calling load'], at },
  ]);
  await expect.poll(() => refused.mock.lastCall?.[0]).toMatchObject({ file: at.file, line: at.line });
  close();
});

it('words that stand at one of several places are refused with all of them', async () => {
  const at = (line: number) => ({
    file: 'src/forms.tsx',
    line,
    column: 4,
    start: line * 9,
    end: line * 9 + 4,
    text: 'Mail',
  });
  const isTold = async (words: string, ...lines: number[]) => {
    const { refused, close } = await open('Mail', 'Mail', [
      { expression: 'label', sources: lines.map(at), reasons: [] },
    ]);
    await expect.poll(() => refused.mock.lastCall?.[0]?.message).toContain(words);
    close();
  };
  await isTold('may stand at `src/forms.tsx:3` or `src/forms.tsx:8`: which', 3, 3, 8);
  await isTold('Its words are one of several texts at `src/forms.tsx:3`: which', 3, 3);
  const { refused, close } = await open('Mail', 'Mail', [
    { expression: 'label', sources: [at(3), at(8)], reasons: [] },
  ]);
  await expect
    .poll(() => refused.mock.lastCall?.[0])
    .toEqual({
      code: 'dynamic-text',
      message:
        'This text comes from `label`. Its words may stand at `src/forms.tsx:3` or `src/forms.tsx:8`: which one is known only when the page runs.',
      hint: 'Change them in the code, at the place that is meant.',
    });
  close();
});

it('words that a function makes of a number are refused with the place of that', async () => {
  const { refused, close } = await open('714K', '714K', [
    {
      expression: 'short(total)',
      sources: [],
      reasons: ['it is made'],
      madeOf: { file: 'src/a.tsx', line: 4, text: '7' },
    },
  ]);
  await expect
    .poll(() => refused.mock.lastCall?.[0])
    .toMatchObject({
      hint: 'Change `7` at `src/a.tsx:4`, or the code that formats it.',
      file: 'src/a.tsx',
      line: 4,
    });
  close();
});

it('words that a component makes are refused with the prop that may give others, and the place for it', async () => {
  const unset = {
    expression: 'label',
    sources: [],
    reasons: ['TextInput gets no label at src/Inputs.tsx:34'],
    isUnlikely: true,
    at: { file: 'src/Inputs.tsx', line: 34, column: 6 },
  } as const satisfies Partial<TextPart>;
  const { refused, fields, close } = await open(
    'Name',
    'Name',
    [{ ...unset, reasons: [...unset.reasons] }],
    'instance',
  );
  await expect
    .poll(() => refused.mock.lastCall?.[0])
    .toEqual({
      code: 'dynamic-text',
      message: '`FieldTitle` makes this text, and none of its props reads the same.',
      hint: 'TextInput gets no label at src/Inputs.tsx:34. Add it there, or change the code.',
      file: 'src/Inputs.tsx',
      line: 34,
    });
  // what is typed ahead has a place, and is refused there
  expect(fields().map(({ value }) => value)).toEqual(['Name']);
  close();
});

it('words are refused for the part that shows them, and not for one that shows nothing', async () => {
  const part = (expression: string, more: Partial<TextPart> = {}): TextPart => {
    return { expression, sources: [], reasons: ['it is computed'], ...more };
  };
  const unlikely = { isUnlikely: true } as const;
  const first = await open('SALE', 'SALE', [part('start', unlikely), part('children'), part('end', unlikely)]);
  await expect.poll(() => first.refused.mock.lastCall?.[0].message).toContain('comes from `children`');
  first.close();
  const second = await open('$35', '35', [part('sale', { shown: '$' }), part('price', { shown: '35' })]);
  await expect.poll(() => second.refused.mock.lastCall?.[0].message).toContain('comes from `price`');
  second.close();
  const third = await open('$35', '$35', [part('sale', { shown: '' }), part('price')]);
  await expect.poll(() => third.refused.mock.lastCall?.[0].message).toContain('comes from `price`');
  third.close();
});

it('a text of several parts is typed as one, and the change says nothing of the parts', async () => {
  const at = { file: 'src/App.tsx', line: 3, column: 4, start: 30, end: 31 };
  const { apply, fields, close } = await open('$5', '$', [
    { expression: null, sources: [{ ...at, text: '$' }], reasons: [], shown: '$' },
    { expression: 'price', sources: [{ ...at, line: 1, text: '5' }], reasons: [], shown: '5' },
  ]);
  const whole = fields()[0] as HTMLTextAreaElement;
  await expect.poll(() => document.activeElement).toBe(whole);
  expect([whole.value, whole.selectionStart, whole.selectionEnd]).toEqual(['$5', 0, 2]);
  await type(whole, '$9');
  expect(apply).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      changeFields: { codebaseIdToEditText: idOf(6), oldText: '$5', newText: '$9' },
    }),
  );
  close();
});

it('the words around a refused value stay in the field of the whole text, where they can be changed', async () => {
  const at = { file: 'src/App.tsx', line: 3, column: 4, start: 30, end: 34 };
  const { notify, apply, fields, close } = await open('for R$\u00a08,30 now', 'R$\u00a08,30', [
    { expression: null, sources: [{ ...at, text: 'for ' }], reasons: [], shown: 'for ' },
    { expression: 'price', sources: [], reasons: ['it is a call'], shown: 'R$\u00a08,30' },
    { expression: null, sources: [{ ...at, start: 40, end: 44, text: ' now' }], reasons: [], shown: ' now' },
  ]);
  await expect.poll(() => notify.said).toEqual([expect.stringMatching(/^refused: This text comes from `price`/)]);
  const whole = fields()[0] as HTMLTextAreaElement;
  expect(fields().map(({ value }) => value)).toEqual(['for R$\u00a08,30 now', 'for', 'now']);
  await type(whole, 'for R$ 8,30 today');
  expect(apply).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      changeFields: { codebaseIdToEditText: idOf(6), part: 2, oldText: ' now', newText: ' today' },
    }),
  );
  close();
});

it('words that a package makes are asked for as they read, and refused for the reason of their trace', async () => {
  const { fields, notify, asks, close } = await open(
    'free',
    'free',
    [{ expression: 'plan.name', sources: [], reasons: ['it is loaded when the page runs'] }],
    'props',
  );
  await expect.poll(() => notify.said).toEqual([expect.stringMatching(/^refused: This text comes from `plan.name`/)]);
  expect(asks[0]).toContain('shown=free');
  expect(fields().map(({ value }) => value)).toEqual(['free']);
  close();
});

it('words that a package makes are edited where the element gives them, without a part', async () => {
  const source = { file: 'src/App.tsx', line: 3, column: 4, start: 30, end: 35, text: 'Price' };
  const { fields, apply, close } = await open(
    'Price',
    'Price',
    [{ expression: 'Table', sources: [source], reasons: [], isGiven: true }],
    'props',
  );
  await expect.poll(() => fields().map(({ value }) => value)).toEqual(['Price']);
  const [field] = fields() as [HTMLTextAreaElement];
  await type(field, 'Cost');
  const [[change]] = apply.mock.calls as unknown as [[{ changeFields: Record<string, unknown> }]];
  expect(change.changeFields).toMatchObject({ oldText: 'Price', newText: 'Cost' });
  expect(change.changeFields).not.toHaveProperty('part');
  close();
});
