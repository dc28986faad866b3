/** What the preview of an unwrap shows. */
import { afterEach, expect, it } from 'vitest';
import { type ChangeItem, createChange } from '../../src/protocol/changes.ts';
import { createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let fake: FakeAttachment;

afterEach(() => {
  fake.attachment.stop();
  fake.gate.stop();
  document.body.innerHTML = '';
});

function unwrapOn(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  fake = createAttachment({}, true);
  const change = createChange(crypto.randomUUID(), 'UNWRAP', { codebaseIdsToUnwrap: [idOf(2)] });
  fake.parts.instant.apply(change as ChangeItem);
  return document.querySelector('#root') as HTMLElement;
}

const shownIn = (root: HTMLElement) =>
  [...root.children]
    .filter((one) => !/tempo-display-none|visual-edit/.test(one.className))
    .map(({ tagName }) => tagName);

it('is nothing for elements without children, which are refused: they would vanish only to come back', () => {
  const root = unwrapOn(`<button class="${idOf(2)}"></button><button class="${idOf(2)}"></button>`);
  expect([...root.children].map(({ className }) => className)).toEqual([idOf(2), idOf(2)]);
});

it('has the children in the place of the element', () => {
  const root = unwrapOn(`<section class="${idOf(2)}"><b></b><i></i></section>`);
  expect(shownIn(root)).toEqual(['B', 'I']);
});
