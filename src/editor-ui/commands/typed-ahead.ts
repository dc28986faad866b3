/**
 * Typing ahead: people press a key that opens a field and type on at once. Keys typed before the field has the focus, in the
 * editor or in the app, are kept and put into the field; as shortcuts they would run other commands.
 */
import type { Editor } from '../editor.ts';
import type { EditorState } from '../store/state.ts';

/** In ms after the last key: a field that has not opened by then counts as lost. A busy machine takes seconds to open it. */
const AWAITED_MS = 10_000;
/** A question about no element: the page answers it behind all keys that it forwarded before. */
const BEHIND_THE_KEYS = 'behind-the-keys';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Awaited {
  isComing(state: EditorState): boolean;
  /** the count of `choices` when it was asked for */
  choices: number;
  until: number;
  text: string;
  /** Ctrl+A was pressed: the text replaces the field's content */
  replaces: boolean;
  /** words of the page are typed: Tab ends them, too, as it does in the field */
  isWords: boolean;
  /** no field will open: letters are discarded; Delete, Tab and arrows run as shortcuts */
  isLost: boolean;
  /** Enter was typed after the text and goes to the field with it */
  isEntered: boolean;
  /** keys typed after that Enter: for the text of the element that it adds, if it adds one */
  afterEnter: string[];
  /** the key that opened it came from the frame, and more of them may be on their way */
  isFromFrame: boolean;
  /** once it has the focus */
  field: Field | null;
  /** the field, while an Enter pressed in it waits for keys that the frame may still forward */
  heldFor: Field | null;
  /** end of the text typed ahead, in the field */
  end: number;
  stop(): void;
  onEnter?(): void;
  /** Called on Escape; without it, the dialog that the field belongs to closes. */
  onEscape?(): void;
}

const fields = new WeakMap<Editor, Awaited>();

/**
 * Keeps typed keys until a field has the focus.
 * @param isComing false once no field is expected any more
 * @param isForKept the keys kept so far, for text that cannot be typed in the page, are for the field
 */
export function awaitField(
  editor: Editor,
  isComing: Awaited['isComing'] = () => false,
  { isForKept = false } = {},
): void {
  if (!isComing(editor.store.getState())) return;
  const earlier = isForKept ? keptSoFar(editor) : {};
  forgetTyped(editor);
  const stop = () => {
    window.removeEventListener('focusin', take);
    window.removeEventListener('pointerdown', drop, true);
    window.removeEventListener('keydown', hold, true);
  };
  const hold = (event: KeyboardEvent) => holdEnter(awaited, event);
  const awaited: Awaited = {
    ...nothingKept(editor),
    ...earlier,
    isComing,
    isWords: isForKept,
    until: performance.now() + AWAITED_MS,
    isFromFrame: document.activeElement instanceof HTMLIFrameElement,
    stop,
  };
  function take({ target }: FocusEvent): void {
    // not limited in time: a field without its first letters would get the wrong words
    if (!isTextField(target) || !isStillComing(awaited, editor.store.getState())) return;
    stop();
    awaited.until = performance.now() + AWAITED_MS;
    // keys typed after Enter are kept until the field has got the Enter
    if (!awaited.isEntered) awaited.field = target;
    if (awaited.isFromFrame) {
      window.addEventListener('keydown', hold, true);
      editor.frame.call('getElementBoxes', BEHIND_THE_KEYS);
    }
    // the code that focuses a field may then mark its content, which typing would replace
    queueMicrotask(() => {
      if (awaited.replaces) target.select();
      if (awaited.text) type(target, awaited.text);
      awaited.end = target.selectionStart ?? 0;
      if (awaited.isEntered) enterSoon(awaited, target);
    });
  }
  const drop = () => forgetTyped(editor);
  window.addEventListener('focusin', take);
  window.addEventListener('pointerdown', drop, true);
  fields.set(editor, awaited);
}

/** False once the user has selected something else. A text that is asked for may be found in another element, which is then selected. */
function isSameChoice(awaited: Awaited, { choices, textAsked }: EditorState): boolean {
  return [awaited.choices, textAsked?.choices].includes(choices);
}

function isStillComing(awaited: Awaited, state: EditorState): boolean {
  return isSameChoice(awaited, state) && awaited.isComing(state);
}

/** Keys that no field has got yet; none once the user has selected something else. */
function keptSoFar(editor: Editor): Partial<Awaited> {
  const awaited = fields.get(editor);
  if (!awaited || awaited.field || awaited.heldFor || performance.now() > awaited.until) return {};
  if (!isSameChoice(awaited, editor.store.getState())) return {};
  const { text, replaces, isEntered, afterEnter } = awaited;
  return { text, replaces, isEntered, afterEnter };
}

/** Keys kept until the text can be typed in the page. */
export interface KeptKeys {
  text(): string;
  /** Enter was typed behind it */
  isEntered(): boolean;
  stop(): void;
}

interface KeepOptions extends Required<Pick<Awaited, 'onEnter' | 'onEscape'>>, Partial<Pick<Awaited, 'isLost'>> {
  /** limited in time: the page may not start text editing */
  isBrief?: boolean;
}

/** Keeps keys for text in the page, until the user selects something else; keys typed after an Enter that adds the text come first. */
export function keepKeys(editor: Editor, { isBrief, ...on }: KeepOptions): KeptKeys {
  const earlier = keysAfterEnter(editor);
  forgetTyped(editor);
  const awaited: Awaited = { ...nothingKept(editor), ...on, isWords: true };
  if (isBrief) awaited.until = performance.now() + AWAITED_MS;
  fields.set(editor, awaited);
  for (const key of earlier) keep(awaited, key);
  return {
    text: () => awaited.text,
    isEntered: () => awaited.isEntered,
    stop: () => fields.get(editor) === awaited && forgetTyped(editor),
  };
}

/**
 * Enter was pressed in a field that cannot answer yet: keeps the keys typed after it for the text of the element that it adds.
 * @param isComing false once the field is gone
 * @returns drops the keys
 */
export function keepAfterEnter(editor: Editor, isComing: Awaited['isComing']): () => void {
  const afterEnter = keysAfterEnter(editor);
  forgetTyped(editor);
  const drop = () => {
    if (fields.get(editor) === awaited) forgetTyped(editor);
  };
  const stop = () => window.removeEventListener('pointerdown', drop, true);
  const awaited: Awaited = { ...nothingKept(editor), isComing, isEntered: true, afterEnter, stop };
  window.addEventListener('pointerdown', drop, true);
  fields.set(editor, awaited);
  return drop;
}

function nothingKept({ store }: Editor): Awaited {
  return {
    isComing: () => true,
    choices: store.getState().choices,
    until: Number.POSITIVE_INFINITY,
    text: '',
    replaces: false,
    isWords: false,
    isLost: false,
    isEntered: false,
    afterEnter: [],
    isFromFrame: false,
    field: null,
    heldFor: null,
    end: 0,
    stop: () => {},
  };
}

/** @returns true for a key that is for a field which has not the focus yet */
export function keepTyped(editor: Editor, event: KeyboardEvent): boolean {
  const { key, repeat } = event;
  const awaited = fields.get(editor);
  const isAll = selectsAll(event);
  if (!awaited || awaited.field || (isHeld(event) && !isAll) || /^F\d+$/.test(key)) return false;
  const state = editor.store.getState();
  const isOver = awaited.isLost && /^(?:Delete|Tab|Arrow)/.test(key);
  if (isOver || performance.now() > awaited.until || !isStillComing(awaited, state)) {
    forgetTyped(editor);
    return false;
  }
  if (awaited.until < Number.POSITIVE_INFINITY) awaited.until = performance.now() + AWAITED_MS;
  if (isAll) replaceKept(awaited);
  else if (key === 'Escape') (awaited.onEscape ?? (() => close(editor)))();
  else if (!repeat || key === 'Backspace') keep(awaited, key);
  return true;
}

function isHeld({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** In a text field; elsewhere these keys select elements. */
function selectsAll({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'a';
}

/** Select all, ahead of the field: what is typed next replaces what was typed before, and the field's words. */
function replaceKept(awaited: Awaited): void {
  if (awaited.isEntered) {
    awaited.afterEnter = [];
    return;
  }
  awaited.text = '';
  awaited.replaces = true;
}

function keep(awaited: Awaited, key: string): void {
  if (awaited.isEntered) awaited.afterEnter.push(key);
  else if (key === 'Backspace') awaited.text = awaited.text.slice(0, -1);
  else if (ends(awaited, key)) {
    awaited.isEntered = true;
    awaited.onEnter?.();
  } else if (key.length === 1) awaited.text += key;
  // other keys, such as arrows, are dropped: they are meant for a field that is not there yet
}

const ends = ({ isWords }: Awaited, key: string) => key === 'Enter' || (isWords && key === 'Tab');

/** Keys typed after an Enter that went to a field ahead of time; none once the user has selected something else. */
function keysAfterEnter(editor: Editor): string[] {
  const awaited = fields.get(editor);
  const isSame = awaited?.choices === editor.store.getState().choices && performance.now() <= awaited.until;
  return awaited && isSame ? awaited.afterEnter : [];
}

/** An Enter in the field would overtake the letters before it that were typed in the frame and are on their way. */
function holdEnter(awaited: Awaited, event: KeyboardEvent): void {
  const { field, heldFor } = awaited;
  const isEnter = event.key === 'Enter' && !event.shiftKey && !isHeld(event) && !event.isComposing;
  if (!isEnter || (!field && !heldFor) || event.target !== (heldFor ?? field)) return;
  if (!heldFor && (awaited.isEntered || performance.now() > awaited.until)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (heldFor) {
    keep(awaited, event.key);
    return;
  }
  Object.assign(awaited, { isEntered: true, heldFor: field, field: null, until: performance.now() + AWAITED_MS });
  // a lost connection: the page does not answer
  setTimeout(() => letGo(awaited), AWAITED_MS);
}

/** The page has answered a question: all keys forwarded before have arrived. */
export function takeBehindKeys(editor: Editor, elementKey: string): void {
  const awaited = fields.get(editor);
  if (!awaited || elementKey !== BEHIND_THE_KEYS) return;
  if (awaited.heldFor) letGo(awaited);
  else if (awaited.field && !awaited.isEntered) awaited.until = performance.now();
}

function letGo(awaited: Awaited): void {
  const { heldFor } = awaited;
  awaited.heldFor = null;
  if (heldFor) enterSoon(awaited, heldFor);
}

/**
 * A letter typed in the frame just before the field got the focus goes before the letters typed in the field since. Enter goes to
 * the field as well, and keys after it are kept.
 */
export function typeLate(editor: Editor, event: KeyboardEvent): void {
  const { key } = event;
  const awaited = fields.get(editor);
  const field = awaited?.heldFor ?? awaited?.field;
  if (!awaited || !field) {
    keepTyped(editor, event);
    return;
  }
  if (!awaited.isFromFrame || field !== document.activeElement || performance.now() > awaited.until) return;
  if (selectsAll(event)) replaceBefore(awaited, field);
  if (isHeld(event)) return;
  if (ends(awaited, key)) {
    awaited.isEntered = true;
    awaited.field = null;
    enterSoon(awaited, field);
  }
  const isBack = key === 'Backspace' && awaited.end > 0;
  if (key.length !== 1 && !isBack) return;
  const { selectionStart: from, selectionEnd: to } = field;
  const isNext = from === awaited.end;
  const by = isBack ? -1 : 1;
  if (isBack || !isNext) field.setSelectionRange(awaited.end + Math.min(by, 0), awaited.end);
  type(field, isBack ? '' : key);
  awaited.end += by;
  if (!isNext) field.setSelectionRange((from ?? 0) + by, (to ?? 0) + by);
}

/** Select all, pressed before the letters that the field has got since: they stay, and the field's words before them go. */
function replaceBefore(awaited: Awaited, field: Field): void {
  const typed = field.value.slice(awaited.end, field.selectionStart ?? awaited.end);
  awaited.end = 0;
  field.select();
  if (typed) type(field, typed);
}

function close(editor: Editor): void {
  forgetTyped(editor);
  editor.store.setState({ overlay: 'none', insertOpen: false, textAsked: null });
}

/** Drops the kept keys and stops keeping more. */
export function forgetTyped(editor: Editor): void {
  fields.get(editor)?.stop();
  fields.delete(editor);
}

function isTextField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.selectionStart !== null;
}

/** In a task of its own, behind React's render of the results for the text: Enter takes one of them. */
function enterSoon(awaited: Awaited, field: Field): void {
  setTimeout(() => {
    awaited.field = field;
    enter(field);
  });
}

/** As the key does it: the field's own meaning, else that of its form. */
function enter(field: Field): void {
  if (field !== document.activeElement) return;
  const event = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true });
  if (field.dispatchEvent(event)) field.form?.requestSubmit();
}

function type(field: Field, text: string): void {
  const end = field.value.length;
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
