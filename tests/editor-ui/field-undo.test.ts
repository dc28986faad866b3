/** Keys with ⌘ pressed in fields of the inspector: undo, redo and others are of the edits, unless something is being typed there. */
import { afterEach, expect, it, vi } from 'vitest';
import { bindKeys } from '../../src/editor-ui/commands/keys.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { fakeActivity } from './fake-project.ts';
import { bench } from './fakes.ts';

let unbind = () => {};
afterEach(() => unbind());

function setUp(panel = 'inspector') {
  const { store } = bench();
  const done: string[] = [];
  const editor = {
    store,
    undo: async () => void done.push('undo'),
    redo: async () => void done.push('redo'),
    notify: { unavailable: () => {} },
  } as unknown as Editor;
  store.setState({ activities: [fakeActivity(1)] });
  document.body.innerHTML = `<div data-panel="${panel}"><input value="12px"><textarea></textarea><select></select></div>`;
  unbind = bindKeys(editor);
  const [input, textarea, select] = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
  if (!input || !textarea || !select) throw new Error('the fields are there');
  /** @returns whether the browser has the key */
  const press = (field: Element, key: string, ctrlKey = true, shiftKey = false) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, shiftKey, bubbles: true, cancelable: true }));
  const type = (field: HTMLInputElement, value: string) => {
    field.dispatchEvent(new Event('beforeinput', { bubbles: true }));
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { store, done, input, fields: [input, textarea, select], press, type };
}

it('go to the edits where nothing was typed, and the field keeps the focus', async () => {
  const { store, done, fields, press } = setUp();
  for (const field of fields) {
    field.focus();
    expect(press(field, 'z')).toBe(false);
    await vi.waitFor(() => expect(done.splice(0)).toEqual(['undo']));
    expect(document.activeElement).toBe(field);
  }
  store.setState({ activities: [fakeActivity(1, { undone: true })] });
  expect(press(fields[0] as Element, 'Z', true, true)).toBe(false);
  expect(done).toEqual(['redo']);
});

it("are the browser's while something is being typed, until it is saved or left", async () => {
  const { done, input, fields, press, type } = setUp();
  input.focus();
  type(input, 'x');
  expect(press(input, 'z')).toBe(true);
  press(input, 'Enter', false);
  expect(press(input, 'z')).toBe(false);
  type(input, 'y');
  expect(press(input, 'z')).toBe(true);
  fields[1]?.focus();
  input.focus();
  expect(press(input, 'z')).toBe(false);
  await vi.waitFor(() => expect(done).toEqual(['undo', 'undo']));
});

it("are the browser's where what was typed was refused, and in fields of other panels", () => {
  const { input, press } = setUp();
  input.focus();
  input.setAttribute('aria-invalid', 'true');
  expect(press(input, 'z')).toBe(true);
  unbind();
  const other = setUp('layers');
  other.input.focus();
  expect(other.press(other.input, 'z')).toBe(true);
});

it('go to the edits again once the browser has taken back all that was typed', async () => {
  const { done, input, press, type } = setUp();
  input.focus();
  type(input, '13px');
  type(input, '12px');
  expect(press(input, 'z')).toBe(false);
  await vi.waitFor(() => expect(done).toEqual(['undo']));
});

it('go to the edits at once after an Enter that saves what was typed and empties the field', async () => {
  const { done, input, press, type } = setUp();
  input.focus();
  type(input, 'underline');
  press(input, 'Enter', false);
  // browsers announce the line that Enter would begin, and then submit
  input.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertLineBreak', bubbles: true }));
  input.value = '';
  expect(press(input, 'z')).toBe(false);
  await vi.waitFor(() => expect(done).toEqual(['undo']));
});

it('go to the edits behind the Enter that adds the element found in the list, though the words are still there', async () => {
  const { done, input, press, type } = setUp('insert');
  input.focus();
  type(input, 'Section');
  expect(press(input, 'z')).toBe(true);
  press(input, 'Enter', false);
  expect(press(input, 'z')).toBe(false);
  await vi.waitFor(() => expect(done).toEqual(['undo']));
});

it('come behind what the field writes when it is left', async () => {
  const { done, input, press } = setUp();
  input.focus();
  input.addEventListener('blur', () => done.push('written'));
  press(input, 'z');
  await vi.waitFor(() => expect(done).toEqual(['written', 'undo']));
});

it('leave letters and other keys to the field', () => {
  const { input, press } = setUp();
  input.focus();
  for (const key of ['a', 'Delete', 'Backspace', 'ArrowLeft']) expect(press(input, key, false)).toBe(true);
});

it('that mean nothing to a field act on the selection, and never open something of the browser', () => {
  const { input, press, type } = setUp();
  const said = vi.fn();
  unbind();
  const { store } = bench();
  unbind = bindKeys({ store, notify: { unavailable: said } } as unknown as Editor);
  input.focus();
  for (const key of ['g', 'd', '[', ']']) expect(press(input, key)).toBe(false);
  // nothing is selected
  expect(said).toHaveBeenCalledTimes(4);
  for (const key of ['a', 'c', 'x', 'v', 'f']) expect(press(input, key)).toBe(true);
  type(input, '14px');
  for (const key of ['g', 'd', '[']) expect(press(input, key)).toBe(false);
  for (const key of ['a', 'c', 'z', 'y']) expect(press(input, key)).toBe(true);
  expect(said).toHaveBeenCalledTimes(4);
});
