/**
 * From keys to commands: pressed in the editor, or in the app and forwarded by the frame. A forwarded key counts only while the
 * user is acting and the frame has the focus, because script in the page can write to the port, too.
 */
import { type KeyBindingPress, matchKeyBindingPress, parseKeybinding } from 'tinykeys';
import type { ForwardedKey } from '../../protocol/messages.ts';
import type { Editor } from '../editor.ts';
import { isInDialog, isTyping } from '../focus.ts';
import { userIsActing } from '../frame/activation.ts';
import { activeFrame } from '../store/store.ts';
import { SELECTED_MEANWHILE } from '../styling/known.ts';
import { isSelectionComing, untilSelected } from './coming-selection.ts';
import type { Command, CommandGroup } from './command.ts';
import { COMMANDS } from './commands.ts';
import { isAtRest, settleField, watchTyping } from './field-at-rest.ts';
import { awaitField, forgetTyped, keepTyped, typeLate } from './typed-ahead.ts';
import { isWalkedTo, watchFocus } from './walked-focus.ts';

export interface KeyPlace {
  typing: boolean;
  /** in a field in which nothing was typed yet */
  atRest?: boolean;
  driving: boolean;
  /** focus on the canvas or in the app */
  canvas: boolean;
}

interface Binding {
  press: KeyBindingPress;
  command: Command;
}

const BINDINGS: readonly Binding[] = COMMANDS.flatMap((command) =>
  (command.keys ?? []).flatMap((keys) => parseKeybinding(keys).map((press) => ({ press, command }))),
);

/** The command that a key means at a place, or null. */
export function commandForKey(event: KeyboardEvent, place: KeyPlace): Command | null {
  const found = BINDINGS.find(({ press, command }) => {
    if (!matchKeyBindingPress(event, press)) return false;
    if (event.repeat && !command.repeats) return false;
    if (place.typing && !command.whileTyping && !(place.atRest && isNoFieldKey(event))) return false;
    if (place.driving && !command.whileDriving) return false;
    return !command.onCanvas || place.canvas;
  });
  return found?.command ?? null;
}

/** Commands that act on the selection made by the previous key, so they run one after the other. */
const IN_TURN: readonly CommandGroup[] = ['Edit', 'Selection'];
/** by editor: the last command that waits for an answer or for another command */
const turns = new WeakMap<Editor, Promise<unknown>>();
/** for each editor, how many of its `choices` were made by keys that had waited */
const chosenByKeys = new WeakMap<Editor, number>();

/** Counts selections made by other means than keys, such as a click. */
function chosenElsewhere(editor: Editor): number {
  return editor.store.getState().choices - (chosenByKeys.get(editor) ?? 0);
}

/** @returns false where the key has nothing to do, nor to say */
function runCommand(editor: Editor, command: Command, key: KeyboardEvent): boolean {
  const isInTurn = IN_TURN.includes(command.group);
  const before = isInTurn ? (turns.get(editor) ?? selectionFor(editor, command)) : undefined;
  // a key that is held down does not pile up
  if (isInTurn && key.repeat && (before || editor.store.getState().save.phase === 'saving')) return true;
  if (!before && !isEnabled(editor, command)) return saysWhyNot(editor, command, key);
  const since = chosenElsewhere(editor);
  const run = () => {
    // the user clicked elsewhere after pressing the key: the key no longer applies
    if (chosenElsewhere(editor) !== since) {
      if (command.why) editor.notify.unavailable(SELECTED_MEANWHILE);
      return;
    }
    if (!isEnabled(editor, command)) {
      saysWhyNot(editor, command, key);
      return;
    }
    forgetTyped(editor);
    const done = command.run(editor, key);
    awaitField(editor, command.opensField);
    chosenByKeys.set(editor, editor.store.getState().choices - since);
    return done;
  };
  const underWay = before ? before.then(run, run) : run();
  if (underWay) noteTurn(editor, underWay);
  return true;
}

function isEnabled({ store }: Editor, command: Command): boolean {
  return command.enabled?.(store.getState()) ?? true;
}

/** For a key pressed after a click that the page has not answered yet: waits for that click's selection. */
function selectionFor(editor: Editor, command: Command): Promise<void> | undefined {
  const isWaiting = !isEnabled(editor, command) && isSelectionComing(editor.store.getState());
  return isWaiting ? untilSelected(editor.store) : undefined;
}

/** A key that edits is answered always; one that is held down has been, or has come to its end. */
function saysWhyNot({ store, notify }: Editor, command: Command, key: KeyboardEvent): boolean {
  const reason = command.why?.(store.getState());
  if (reason && !key.repeat) notify.unavailable(reason);
  return !!reason;
}

function noteTurn(editor: Editor, underWay: Promise<unknown>): void {
  const turn = underWay.finally(() => {
    if (turns.get(editor) === turn) turns.delete(editor);
  });
  turns.set(editor, turn);
}

/** Listens in the editor's own window. @returns its own teardown */
export function bindKeys(editor: Editor, target: Window = window): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (keepTyped(editor, event)) {
      event.preventDefault();
      return;
    }
    const { target } = event;
    const atRest = isAtRest(target);
    const typing = isTyping(target) || (isPlain(event) && (isWalkedTo(target) || isInDialog(target)));
    const place = { typing, atRest, driving: false, canvas: isOnCanvas(target) };
    const command = commandForKey(event, place);
    // while a value is typed our command does not run, and neither does the browser's search or bookmark; its undo does
    if (!command && isNoFieldKey(event, 'acvxyz') && commandForKey(event, { ...place, typing: false }))
      event.preventDefault();
    if (!command || blockedByDialog(editor, command)) return;
    if (atRest && isNoFieldKey(event)) settleField(target);
    // Tab without an element to go to stays the browser's: the canvas is no keyboard trap
    if (runCommand(editor, command, event)) event.preventDefault();
  };
  target.addEventListener('keydown', onKey);
  const stops = [watchTyping(target), watchFocus(target)];
  return () => {
    for (const stop of stops) stop();
    target.removeEventListener('keydown', onKey);
  };
}

/** A key that the frame forwarded. */
export function handleForwardedKey(editor: Editor, key: ForwardedKey): void {
  if (!userIsActing()) return;
  const event = new KeyboardEvent('keydown', { ...key, cancelable: true });
  if (!(document.activeElement instanceof HTMLIFrameElement)) {
    typeLate(editor, event);
    return;
  }
  if (keepTyped(editor, event)) return;
  if (isWord(event) && afterTurn(editor, () => handleForwardedKey(editor, key))) return;
  const active = key.activeElement;
  const typing = active.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(active.tagName.toUpperCase());
  const { driving } = activeFrame(editor.store.getState());
  const command = commandForKey(event, { typing, driving, canvas: true });
  if (!command || blockedByDialog(editor, command)) return;
  runCommand(editor, command, event);
}

/**
 * True for a key with ⌘ that means nothing to a text field.
 * @param own the letters that a field uses itself; undo is among them only where something was typed
 */
function isNoFieldKey(event: KeyboardEvent, own = 'acvx'): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  // AltGr, which is Ctrl and Alt on Windows, types a character
  if (!(ctrlKey || metaKey) || key.length > 1 || event.getModifierState('AltGraph')) return false;
  return altKey || !own.includes(key.toLowerCase());
}

function isOnCanvas(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-panel="canvas"]') !== null;
}

/**
 * Handles a key after the command in progress: letters after an Enter that waits for its selection are text, not shortcuts.
 * @returns false if no command is in progress
 */
function afterTurn(editor: Editor, handle: () => void): boolean {
  const turn = turns.get(editor);
  void turn?.then(handle, handle);
  return turn !== undefined;
}

function isWord({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && key.length === 1;
}

function isPlain(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  return isWord(event) || (!ctrlKey && !metaKey && !altKey && (key === 'Delete' || key === 'Backspace'));
}

/** While a dialog is open, only its own key and Escape work, which close it, also before it is drawn. */
function blockedByDialog({ store }: Editor, command: Command): boolean {
  const { overlay } = store.getState();
  if (overlay === 'none' || command.id === overlay) return false;
  if (command.id === 'deselect') store.setState({ overlay: 'none' });
  return true;
}
