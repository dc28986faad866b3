/** Text typed in the page, until the parent has made it a change. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let it1: FakeAttachment;
const KEY = `TE_${idOf(2)}_sb_0-0-0`;

function type(isEditor: boolean): HTMLElement {
  document.body.innerHTML = `<div id="root"><p class="${idOf(2)}">one</p></div>`;
  it1 = createAttachment({}, isEditor);
  const element = document.querySelector('p') as HTMLElement;
  it1.parts.instant.previewText({ key: KEY, codebaseId: idOf(2) }, element, 'two');
  return element;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  it1.attachment.stop();
  it1.gate.stop();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

it('stays until our editor says that it is no change, however long that takes', () => {
  const element = type(true);
  vi.advanceTimersByTime(60_000);
  expect(element.textContent).toBe('two');
  it1.parts.instant.cancel(KEY);
  expect(element.textContent).toBe('one');
});

it('goes after a while under a parent that never answers', () => {
  const element = type(false);
  vi.advanceTimersByTime(1_999);
  expect(element.textContent).toBe('two');
  vi.advanceTimersByTime(1);
  expect(element.textContent).toBe('one');
});
