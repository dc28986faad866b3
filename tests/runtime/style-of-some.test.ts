/** The preview of a style that only some elements of an id get. */
import { afterEach, expect, it } from 'vitest';
import { type ChangeItem, createChange } from '../../src/protocol/changes.ts';
import { createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let it1: FakeAttachment;

afterEach(() => {
  it1.attachment.stop();
  it1.gate.stop();
  document.body.innerHTML = '';
});

it('stays on them through the refresh of another edit', () => {
  document.body.innerHTML = `<div id="root"><p class="${idOf(2)}">one</p><p class="${idOf(2)}">two</p></div>`;
  it1 = createAttachment({}, true);
  const { instant, page } = it1.parts;
  const both = [...document.querySelectorAll('p')];
  const fields = { codebaseId: idOf(2), stylingChanges: { color: 'red' }, stylingFramework: 'Tailwind' as const };
  const change = createChange(crypto.randomUUID(), 'STYLING', fields);
  instant.apply({ ...change, instantUpdateKeys: [page.keyOf(both[1] as HTMLElement)] } as ChangeItem);
  const colors = () => both.map((element) => getComputedStyle(element).color);
  const [plain] = colors();
  expect(colors()).toEqual([plain, 'red']);
  instant.beforeRefresh();
  instant.afterRefresh();
  expect(colors()).toEqual([plain, 'red']);
});
