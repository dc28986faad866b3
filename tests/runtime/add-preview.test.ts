/** Where the preview of an added element stands. */
import { afterEach, expect, it } from 'vitest';
import { type ChangeItem, createChange } from '../../src/protocol/changes.ts';
import { createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let fake: FakeAttachment;

afterEach(() => {
  fake.attachment.stop();
  fake.gate.stop();
  document.body.innerHTML = '';
});

it.each([
  ['is not on the page', idOf(2)],
  ['is rendered as its first child', `${idOf(1)} ${idOf(2)}`],
])('behind its neighbour, where the parent has no element of its own and %s', (_, ids) => {
  document.body.innerHTML = `<main><p class="${ids}"><b></b></p><i></i></main>`;
  fake = createAttachment({}, true);
  const place = { codebaseIdToAddTo: idOf(1), afterCodebaseId: idOf(2), addNativeTag: 'span' };
  fake.parts.instant.apply(createChange(crypto.randomUUID(), 'ADD_JSX', place) as ChangeItem);
  expect([...(document.querySelector('main')?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
    'P',
    'SPAN',
    'I',
  ]);
});

it.each([
  ['Edit <code></code> and save', 'afterCodebaseId', 'Edit <code></code> <span></span> and save'],
  ['Edit <code></code>, and save', 'afterCodebaseId', 'Edit <code></code> <span></span>, and save'],
  ['Edit <code></code>', 'afterCodebaseId', 'Edit <code></code> <span></span>'],
  ['Edit <code></code> and save', 'beforeCodebaseId', 'Edit <span></span> <code></code> and save'],
  ['<code></code> and save', 'beforeCodebaseId', '<span></span> <code></code> and save'],
  ['<b></b><code></code><i></i>', 'afterCodebaseId', '<b></b><code></code><span></span><i></i>'],
])('in %s, %s: with the spaces that the source gets, and none is left', (words, side, shown) => {
  document.body.innerHTML = `<p class="${idOf(1)}">${words.replace('<code>', `<code class="${idOf(2)}">`)}</p>`;
  fake = createAttachment({}, true);
  const place = { codebaseIdToAddTo: idOf(1), [side]: idOf(2), addNativeTag: 'span' };
  const before = document.body.innerHTML;
  const { instant } = fake.parts;
  const id = crypto.randomUUID();
  instant.apply(createChange(id, 'ADD_JSX', place) as ChangeItem);
  const plain = document.querySelector('p')?.innerHTML.replace(/ class="[^"]*"/g, '');
  expect(plain).toBe(shown);
  instant.cancel(id);
  expect(document.body.innerHTML).toBe(before);
});
