/** A double click on one of several texts that a package's component made. */
import { afterEach, expect, it } from 'vitest';
import { createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let it1: FakeAttachment;

afterEach(() => {
  it1.attachment.stop();
  it1.gate.stop();
  document.body.innerHTML = '';
});

it('asks for those words, also beside them in their line', () => {
  document.body.innerHTML = `<div id="root"><div class="${idOf(4)}"><b>26K</b><p>Users</p></div></div>`;
  it1 = createAttachment({}, true);
  const { parts, messages } = it1;
  const card = document.querySelector('#root > div') as Element;
  const key = parts.page.keyOf(card) ?? '';
  // the words end before the pointer
  document.elementsFromPoint = () => [];
  document.querySelector('p')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true }));
  expect(messages.filter(({ id }) => id === 'EDIT_DYNAMIC_TEXT')).toEqual([
    { id: 'EDIT_DYNAMIC_TEXT', elementKey: key, words: 'Users' },
  ]);
});
