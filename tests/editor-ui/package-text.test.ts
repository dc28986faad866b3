/** The text of an element that a package makes: it is edited where the project gives it to the package's component. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import TextEditor from '../../src/editor-ui/inspector/text-editor.tsx';
import { indexNavTree, type NavItem } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import type { TextPart, TreeElement } from '../../src/protocol/api.ts';
import { idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree, type Sketch } from './trees.ts';

/** The text section of the element at a key. @param isStatic the words stand between the tags of the component */
async function open(inside: Sketch[], key: string, parts: TextPart[], isStatic = false) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { store, frame, notify } = bench();
  const button: Sketch = { id: 6, name: 'Button', component: true, children: [{ tag: 'button', children: inside }] };
  const tree = indexNavTree(navTree({ id: 5, children: [button] }));
  patchFrame(store, MAIN_FRAME, { tree });
  store.setState(({ elements }) => {
    const known = elements[idOf(6)] as TreeElement;
    return {
      selection: [key],
      elements: { ...elements, [idOf(6)]: { ...known, type: 'component-instance', staticTextContents: isStatic } },
    };
  });
  const asks: string[] = [];
  const ask = async (path: string) => {
    asks.push(path);
    return { ok: true, value: { parts } };
  };
  const apply = vi.fn(async () => ({ ok: true }));
  const editor = { store, frame, notify, ask, apply } as unknown as Editor;
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const item = tree.items.get(key) as NavItem;
  const source = store.getState().elements[item.codebaseId ?? ''] ?? null;
  const panel = createElement(TextEditor, { item, source });
  await act(async () => root.render(createElement(EditorProvider, { editor }, panel)));
  const askFor = (words: string) =>
    act(async () => store.setState(({ choices }) => ({ textAsked: { key, words, choices } })));
  const close = () => {
    act(() => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  };
  const fields = () => [...page.querySelectorAll<HTMLTextAreaElement>('textarea')].map(({ value }) => value);
  return { page, asks, apply, notify, fields, askFor, close };
}

const SPAN = 'TE__app_0-0-0-0';

it('the label of a button is edited where it stands between the tags of its use', async () => {
  const { fields, page, close } = await open([{ tag: 'span', text: 'See more' }], SPAN, [], true);
  expect(fields()).toEqual(['See more']);
  expect(page.textContent).not.toContain('comes from a package');
  close();
});

it('one of several texts is edited where the use gives it, and has the reason of its trace where it does not', async () => {
  const both = [
    { tag: 'span', text: 'Orders' },
    { tag: 'b', text: '12' },
  ];
  const source = { file: 'src/App.tsx', line: 3, column: 4, start: 30, end: 36, text: 'Orders' };
  const part = { expression: 'Button', sources: [source], reasons: [], isGiven: true as const };
  const given = await open(both, SPAN, [part]);
  await expect.poll(given.fields).toEqual(['Orders']);
  expect(given.asks[0]).toContain(`codebaseId=${idOf(6)}&shown=Orders`);
  given.close();
  const made = await open(both, SPAN, []);
  await expect.poll(() => made.page.textContent).toContain('comes from a package');
  made.close();
});

it('the label that a prop puts together of parts is edited as a whole, and part by part', async () => {
  const place = { file: 'src/App.tsx', line: 3, column: 4, start: 30, end: 34 };
  const parts = [
    { expression: 'share', sources: [{ ...place, text: '70.5' }], reasons: [], shown: '70.5', attribute: 'label' },
    {
      expression: null,
      sources: [{ ...place, start: 50, end: 51, text: '%' }],
      reasons: [],
      shown: '%',
      attribute: 'label',
    },
  ];
  const { apply, asks, fields, page, askFor, close } = await open(
    [{ tag: 'span', text: '70.5%' }],
    keyOf(6, '0-0'),
    parts,
  );
  await expect.poll(fields).toEqual(['70.5%', '70.5', '%']);
  expect(asks[0]).toContain('shown=70.5%25');
  await askFor('70.5%');
  const field = document.activeElement as HTMLTextAreaElement;
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['70.5%', 0, 4]);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '71.2%');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.blur();
  });
  await expect.poll(() => apply.mock.calls.length).toBe(1);
  expect(JSON.stringify(apply.mock.calls[0])).toContain('"newText":"71.2%","oldText":"70.5%","attribute":"label"');
  expect(page.textContent).not.toContain('comes from a package');
  close();
});

it('a component with several texts, none of which is meant, has them selected', async () => {
  const inside = [
    { tag: 'span', text: 'OK' },
    { tag: 'b', text: 'Cancel' },
  ];
  const key = keyOf(6, '0-0');
  const { page, close } = await open(inside, key, []);
  await expect.poll(() => page.textContent).toContain('Select a text in it');
  expect(page.textContent).not.toContain('comes from a package');
  close();
});

const chart: Sketch[] = [{ tag: 'svg' }];

it('words that a chart draws are edited where its data has them', async () => {
  const source = { file: 'src/App.tsx', line: 3, column: 4, start: 30, end: 33, text: 'Jan' };
  const part = { expression: 'Chart', sources: [source], reasons: [], isGiven: true as const };
  const { asks, fields, page, askFor, close } = await open(chart, keyOf(6, '0-0'), [part]);
  expect(page.textContent).toBe('');
  await askFor('Jan');
  await expect.poll(fields).toEqual(['Jan']);
  expect(asks.at(-1)).toContain('shown=Jan');
  source.text = 'May';
  await askFor('May');
  await expect.poll(fields).toEqual(['May']);
  const field = document.activeElement as HTMLTextAreaElement;
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['May', 0, 3]);
  close();
});

it('words that a chart computes are refused with a next step', async () => {
  const { notify, page, askFor, close } = await open(chart, keyOf(6, '0-0'), []);
  const refused = vi.spyOn(notify, 'refused');
  await askFor('400');
  await expect.poll(() => page.textContent).toContain('comes from a package');
  expect(refused).toHaveBeenCalledWith(
    expect.objectContaining({ hint: expect.stringContaining('follow its props'), file: expect.any(String) }),
  );
  close();
});

it('words that code puts into an element of the source are refused with a next step', async () => {
  const list = keyOf(5, '0');
  const { notify, page, askFor, close } = await open([], list, []);
  const refused = vi.spyOn(notify, 'refused');
  expect(page.textContent).toBe('');
  await askFor('Direct');
  await expect.poll(() => refused.mock.calls.length).toBe(1);
  expect(refused).toHaveBeenCalledWith(
    expect.objectContaining({ hint: expect.stringContaining('“Direct”'), file: expect.any(String) }),
  );
  close();
});
