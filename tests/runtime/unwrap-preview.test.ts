/** What the preview of an unwrap shows. */
import { afterEach, expect, it } from 'vitest';
import type { TreeElement } from '../../src/protocol/api.ts';
import { type ChangeItem, createChange } from '../../src/protocol/changes.ts';
import { createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let fake: FakeAttachment;

afterEach(() => {
  fake.attachment.stop();
  fake.gate.stop();
  document.body.innerHTML = '';
});

function unwrapOn(html: string, source?: Partial<TreeElement>): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  fake = createAttachment({}, true);
  if (source) fake.parts.project.mergeLookups({ [idOf(2)]: source as TreeElement }, {});
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

it('is nothing for an element without children in the source, whatever its component renders', () => {
  const root = unwrapOn(`<button class="${idOf(2)}"><b>Words of a prop</b></button>`, { childless: true });
  expect(shownIn(root)).toEqual(['BUTTON']);
});

it('has the children in the place of the element', () => {
  const root = unwrapOn(`<section class="${idOf(2)}"><b></b><i></i></section>`);
  expect(shownIn(root)).toEqual(['B', 'I']);
});
