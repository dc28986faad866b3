/** Notices of edits: those of the last one that was saved, and none that is out of date. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Notify } from '../../src/editor-ui/notices.ts';
import ToastList from '../../src/editor-ui/ui/toast-list.tsx';
import { createChange } from '../../src/protocol/changes.ts';
import { idOf } from './fake-project.ts';
import { bench, refusal, success } from './fakes.ts';

let unmount = () => {};
afterEach(() => unmount());

async function setUp() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const { edits, api, notify } = bench();
  // the bench's own, so that its edits are told as in the editor
  const onShown = (toasts: Notify) => void Object.assign(notify, toasts);
  await act(async () => root.render(createElement(ToastList, { onShown })));
  unmount = () => act(() => root.unmount());
  let count = 0;
  const edit = () =>
    edits.apply(createChange(`change-${++count}`, 'ADD_CLASS', { codebaseIdToAddClass: idOf(6), className: 'mt-4' }));
  return { edits, api, edit };
}

const shown = () =>
  [...document.querySelectorAll('[data-toast]:not([data-ending-style])')].map(
    (one) => one.querySelector('h2')?.innerHTML,
  );

const saved = (id: string, ...warnings: string[]) => success(id, { warnings });

it('an edit that is saved takes the place of the warnings and refusals before it', async () => {
  const { api, edit, edits } = await setUp();
  const steps: [ReturnType<typeof success>, string[]][] = [
    [saved('a1', 'One.', 'Two.'), ['Two.', 'One.']],
    [saved('a2', 'Two.', 'Three.'), ['Three.', 'Two.']],
    [refusal() as ReturnType<typeof success>, ['No literal.', 'Three.', 'Two.']],
    [saved('a3'), []],
    [saved('a4', 'Four.'), ['Four.']],
  ];
  for (const [answer, words] of steps) {
    await act(async () => {
      api.answer(answer);
      await edit();
    });
    expect(shown()).toEqual(words);
  }
  await act(async () => {
    api.answer(saved('a4'));
    await edits.undo();
  });
  expect(shown()).toEqual([]);
});

it('what an edit told goes with its undo', async () => {
  const { api, edit, edits } = await setUp();
  await act(async () => {
    api.answer(success('a1', { toast: 'Prop changed' }));
    await edit();
  });
  expect(shown()).toEqual(['Prop changed']);
  await act(async () => {
    api.answer(saved('a1'));
    await edits.undo();
  });
  expect(shown()).toEqual([]);
});

it('it goes also where the undo is asked for before the edit is answered, and what the undo tells stays', async () => {
  const { api, edit, edits } = await setUp();
  await act(async () => {
    api.answer(saved('a1', 'One.'));
    api.answer(success('a1', { toast: 'Back', warnings: ['Two.'] }));
    await Promise.all([edit(), edits.undo()]);
  });
  expect(shown().toSorted()).toEqual(['Back', 'Two.']);
});

it('a refusal of one of several edits that were made together stays', async () => {
  const { api, edit } = await setUp();
  await act(async () => {
    const both = [edit(), edit()];
    api.answer(refusal());
    api.answer(saved('a1'));
    await Promise.all(both);
  });
  expect(shown()).toEqual(['No literal.']);
});
