import { describe, expect, it } from 'vitest';
import { forwardedKey, isEditorKey, isTypingInto } from '../../src/runtime/tools/keys.ts';

const key = (name: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key: name, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, ...more }) as KeyboardEvent;

describe('while editing', () => {
  it.each([['Delete'], ['v'], ['Tab'], ['Escape'], ['ArrowUp'], ['F6']])(
    "%s is the editor's, unless the user types into the app",
    (name) => {
      expect(isEditorKey(key(name), false)).toBe(true);
      expect(isEditorKey(key(name), true)).toBe(false);
    },
  );

  it.each(['z', 'Z', 'y'])('undo by %s is, whatever has the focus', (name) => {
    expect(isEditorKey(key(name, { ctrlKey: true }), true)).toBe(true);
    expect(isEditorKey(key(name, { metaKey: true }), false)).toBe(true);
  });

  it.each(['r', 't', 'w', 'l', 'n'])("Ctrl %s stays the browser's", (name) => {
    expect(isEditorKey(key(name, { ctrlKey: true }), false)).toBe(false);
    expect(isEditorKey(key(name.toUpperCase(), { metaKey: true, shiftKey: true }), false)).toBe(false);
  });

  it('F5 and F12 stay too, ⌘⇧H and ⌘D do not', () => {
    expect(isEditorKey(key('F5'), false)).toBe(false);
    expect(isEditorKey(key('F12'), false)).toBe(false);
    expect(isEditorKey(key('H', { metaKey: true, shiftKey: true }), false)).toBe(true);
    expect(isEditorKey(key('d', { metaKey: true }), false)).toBe(true);
  });
});

it('typing is what inputs of text, areas, selects and editable regions take', () => {
  const make = (html: string) => {
    document.body.innerHTML = html;
    return document.body.firstElementChild;
  };
  for (const html of ['<input>', '<input type="email">', '<textarea></textarea>', '<select></select>']) {
    expect(isTypingInto(make(html)), html).toBe(true);
  }
  for (const html of ['<input type="checkbox">', '<input type="range">', '<button></button>', '<p></p>']) {
    expect(isTypingInto(make(html)), html).toBe(false);
  }
  expect(isTypingInto(null)).toBe(false);
});

it('a key is forwarded with its place, which says what ⌥1 is on a Mac', () => {
  const event = new KeyboardEvent('keydown', { key: '¡', code: 'Digit1', altKey: true });
  expect(forwardedKey(event, document)).toMatchObject({ key: '¡', code: 'Digit1', altKey: true, shiftKey: false });
});
