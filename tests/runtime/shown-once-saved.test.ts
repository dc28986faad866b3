/** A change that is shown once it is saved, because its page may show it by itself by then. */
import { afterEach, expect, it } from 'vitest';
import { type ChangeItem, createChange } from '../../src/protocol/changes.ts';
import { createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let attached: FakeAttachment;

afterEach(() => {
  attached.attachment.stop();
  attached.gate.stop();
  document.body.innerHTML = '';
});

const FILE = 'src/App.tsx';
const items = () => document.querySelectorAll('li').length;
const duplicate = () =>
  createChange(crypto.randomUUID(), 'DUPLICATE', { codebaseIdsToDuplicate: [idOf(2)] }) as ChangeItem;

function onePage() {
  document.body.innerHTML = `<ul id="root"><li class="${idOf(2)}">one</li></ul>`;
  attached = createAttachment({}, true);
  return attached.parts;
}

it('is shown until the page has committed it', () => {
  const { instant, hotReload } = onePage();
  instant.apply(duplicate(), { [FILE]: 7 });
  expect(items()).toBe(2);
  hotReload.clock.commit({ [FILE]: 7 });
  instant.revisionsCommitted();
  expect(items()).toBe(1);
});

it('is not shown on a page that has committed it', () => {
  const { instant, hotReload } = onePage();
  hotReload.clock.commit({ [FILE]: 7 });
  instant.apply(duplicate(), { [FILE]: 7 });
  expect(items()).toBe(1);
  expect(attached.messages.at(-1)).toMatchObject({ id: 'INSTANT_UPDATE_DONE', instantUpdateSuccessful: false });
});
