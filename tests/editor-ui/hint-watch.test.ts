/** When the hint of a control shows, and when it goes. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LEAVE_MS, REST_MS, watchHints } from '../../src/editor-ui/ui/hint-watch.ts';

let shown: string | null;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="a" data-hint="First" data-hint-side="left"><i id="icon"></i></button>
    <button id="b" data-hint="Second" data-hint-keys="$mod+k"></button>
    <p id="none"></p><div data-hint-popup id="popup">First</div>`;
  shown = null;
  stop = watchHints(document, (hint) => {
    shown = hint && [hint.label, hint.side, hint.keys].filter(Boolean).join(' ');
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const find = (id: string) => document.querySelector(`#${id}`) as HTMLElement;
const fire = (id: string, type: string, init: PointerEventInit & KeyboardEventInit = {}) => {
  const make = type.startsWith('key') ? KeyboardEvent : type.startsWith('focus') ? FocusEvent : PointerEvent;
  find(id).dispatchEvent(new make(type, { bubbles: true, ...init }));
};
const over = (id: string, init: PointerEventInit = {}) => fire(id, 'pointerover', { pointerType: 'mouse', ...init });
const rest = (ms = REST_MS) => vi.advanceTimersByTime(ms);

it('shows after a rest of the pointer, with side and keys, wherever in the control the pointer is', () => {
  over('a');
  rest(REST_MS - 1);
  expect(shown).toBeNull();
  over('icon');
  rest(1);
  expect(shown).toBe('First left');
});

it('needs no rest on the next control, also across a gap, and a rest again later', () => {
  over('a');
  rest();
  over('b');
  expect(shown).toBe('Second bottom $mod+k');
  over('none');
  rest(LEAVE_MS);
  expect(shown).toBeNull();
  over('a');
  expect(shown).toBe('First left');
  over('none');
  rest(2_000);
  over('a');
  expect(shown).toBeNull();
});

it('stays while the pointer is on it, and goes when it leaves', () => {
  over('a');
  rest();
  over('none');
  rest(LEAVE_MS - 1);
  over('popup');
  rest(5_000);
  expect(shown).toBe('First left');
  over('none');
  rest(LEAVE_MS);
  expect(shown).toBeNull();
});

it('goes for a pointer that leaves the page, as for a frame in it', () => {
  over('a');
  rest();
  fire('a', 'pointerout', { relatedTarget: null });
  expect(shown).toBeNull();
});

it('goes with a press, and does not come back before the pointer has left', () => {
  over('a');
  rest();
  fire('a', 'pointerdown');
  expect(shown).toBeNull();
  over('icon');
  rest();
  expect(shown).toBeNull();
  over('b');
  expect(shown).toBeNull();
  rest();
  expect(shown).toBe('Second bottom $mod+k');
});

it('shows neither while a button is held nor for a finger', () => {
  over('a', { buttons: 1 });
  rest();
  expect(shown).toBeNull();
  over('b', { pointerType: 'touch' });
  rest();
  expect(shown).toBeNull();
});

it('shows at once on what the keyboard moves to, and only then', () => {
  fire('a', 'focusin');
  expect(shown).toBeNull();
  fire('none', 'keydown', { key: 'Tab' });
  fire('a', 'focusin');
  expect(shown).toBe('First left');
  fire('a', 'keyup', { key: 'Tab' });
  fire('a', 'keydown', { key: 'Shift' });
  expect(shown).toBe('First left');
  fire('a', 'keydown', { key: 'Enter' });
  expect(shown).toBeNull();
  // as when a dialog that it opened gives the focus back
  fire('a', 'focusin');
  expect(shown).toBeNull();
  fire('none', 'keydown', { key: 'Tab' });
  fire('b', 'focusin');
  fire('b', 'focusout');
  expect(shown).toBeNull();
});

it('says what its control says now, and goes with it', async () => {
  over('a');
  rest();
  find('a').setAttribute('data-hint', 'Copied');
  await vi.waitFor(() => expect(shown).toBe('Copied left'));
  find('a').remove();
  await vi.waitFor(() => expect(shown).toBeNull());
});

it('ends, and takes what it shows along', () => {
  over('a');
  rest();
  stop();
  expect(shown).toBeNull();
  over('b');
  rest();
  expect(shown).toBeNull();
});
