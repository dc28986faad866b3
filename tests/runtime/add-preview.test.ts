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

it('behind its neighbour, where the parent in the source has no element of its own, such as a provider', () => {
  document.body.innerHTML = `<main><p class="${idOf(2)}"></p><i></i></main>`;
  fake = createAttachment({}, true);
  const place = { codebaseIdToAddTo: idOf(1), afterCodebaseId: idOf(2), addNativeTag: 'span' };
  fake.parts.instant.apply(createChange(crypto.randomUUID(), 'ADD_JSX', place) as ChangeItem);
  expect([...(document.querySelector('main')?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
    'P',
    'SPAN',
    'I',
  ]);
});
