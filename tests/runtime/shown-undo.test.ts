/** The former state that an undo shows, while previews under it come and go. */
import { afterEach, expect, it, vi } from 'vitest';
import { type ChangeItem, createChange } from '../../src/protocol/changes.ts';
import { createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let it1: FakeAttachment;

afterEach(() => {
  it1.attachment.stop();
  it1.gate.stop();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it('is shown again when an earlier preview is taken away', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `<div id="root"><p class="${idOf(2)}">one</p><b class="${idOf(3)}">two</b></div>`;
  it1 = createAttachment({}, true);
  const { instant } = it1.parts;
  const element = document.querySelector('p') as HTMLElement;
  const remove = (id: number) => createChange(crypto.randomUUID(), 'REMOVE_JSX', { codebaseIdsToRemove: [idOf(id)] });
  const addClass = (id: number) =>
    createChange(crypto.randomUUID(), 'ADD_CLASS', { codebaseIdToAddClass: idOf(id), className: 'wide' });

  const done = addClass(2);
  instant.apply(done as ChangeItem);
  // the refresh of the saved edit: the source has it now
  instant.beforeRefresh();
  element.classList.add('wide');
  instant.afterRefresh();
  const other = remove(3);
  instant.apply(other as ChangeItem);
  instant.apply(createChange(crypto.randomUUID(), 'UNDO', { changeToUndo: done.id }) as ChangeItem);
  expect(element.classList.contains('wide')).toBe(false);
  instant.cancel(other.id);
  expect(errors.mock.calls).toEqual([]);
  expect(element.classList.contains('wide')).toBe(false);
});

it.each(['saved', 'refused'])('the preview of a redo ends once it is %s', (how) => {
  document.body.innerHTML = `<div id="root"><p class="${idOf(2)}">one</p></div>`;
  it1 = createAttachment({}, true);
  const { instant } = it1.parts;
  const { classList } = document.querySelector('p') as HTMLElement;
  const change = createChange(crypto.randomUUID(), 'ADD_CLASS', { codebaseIdToAddClass: idOf(2), className: 'wide' });
  const redo = createChange(crypto.randomUUID(), 'REDO', { changeToRedo: change.id });
  instant.apply(change as ChangeItem);
  instant.apply(createChange(crypto.randomUUID(), 'UNDO', { changeToUndo: change.id }) as ChangeItem);
  expect(classList.contains('wide')).toBe(false);
  instant.apply(redo as ChangeItem);
  expect(classList.contains('wide')).toBe(true);
  if (how === 'saved') instant.saved(redo.id, {});
  else instant.cancel(redo.id);
  expect(classList.contains('wide')).toBe(false);
});

it.each(['saved', 'refused'])(
  'a preview that was removed for a refresh does not outlive it when it is %s meanwhile',
  (how) => {
    document.body.innerHTML = `<div id="root"><p class="${idOf(2)}">one</p></div>`;
    it1 = createAttachment({}, true);
    const { instant } = it1.parts;
    const element = document.querySelector('p') as HTMLElement;
    const change = createChange(crypto.randomUUID(), 'EDIT_TEXT', {
      codebaseIdToEditText: idOf(2),
      oldText: 'one',
      newText: 'two',
    });
    instant.apply(change as ChangeItem);
    expect(element.textContent).toBe('two');
    instant.beforeRefresh();
    if (how === 'saved') instant.saved(change.id, {});
    else instant.cancel(change.id);
    // a module that does not pass its update on: the page shows the old words
    instant.afterRefresh();
    expect(element.textContent).toBe('one');
  },
);
