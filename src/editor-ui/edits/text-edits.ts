/**
 * Text typed in the page. The frame only reports it; it becomes a change if it fits the editor's own knowledge: the edit was
 * announced for this element, the element's text is static in the source, the old text is the one announced, and the user
 * was just acting.
 */
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import { type AnyMutationChange, createChange } from '../../protocol/changes.ts';
import { parseElementKey } from '../../protocol/element-key.ts';
import type { FramePayloads } from '../../protocol/messages.ts';
import { focusFrame } from '../focus.ts';
import { userIsActing } from '../frame/activation.ts';
import type { FrameCalls } from '../frame/channel.ts';
import type { NoticeAction } from '../notices.ts';
import type { EditorState } from '../store/state.ts';
import type { Editing } from './edit.ts';

export type TextEdit =
  | { kind: 'change'; change: AnyMutationChange }
  | { kind: 'nothing' }
  | { kind: 'refused'; error: ApiError };

interface Parts extends Editing {
  frame: FrameCalls & { activate(id: string): void; link(id: string): FrameCalls };
}

/** Applies text typed in a page, or refuses it. The frame shows the text until it is a change or is taken back. */
export function takeText(parts: Parts, frameId: string, data: FramePayloads['EDITED_TEXT']['data']): void {
  const state = parts.store.getState();
  const takeBack = () => parts.frame.link(frameId).call('cancelInstantUpdate', data.key);
  const onRefused = () => {
    takeBack();
    return keepWords(parts, frameId, data, state.choices);
  };
  const judged = userIsActing() ? judgeTextEdit(state, frameId, data) : null;
  if (!judged || judged.kind === 'nothing') takeBack();
  else if (judged.kind === 'refused') parts.notify.refused(judged.error, onRefused());
  else void parts.apply(judged.change, onRefused);
}

/** Decides about a reported text edit. Returns `nothing` for reports that change nothing or were not announced. */
export function judgeTextEdit(
  state: EditorState,
  frameId: string,
  data: FramePayloads['EDITED_TEXT']['data'],
): TextEdit {
  const frame = state.frames[frameId];
  const announced = frame?.editingText;
  if (!frame || announced?.key !== data.key || data.newText === data.oldText) return { kind: 'nothing' };
  // the key names the element, also where the tree is another one by now
  const source = state.elements[parseElementKey(data.key)?.codebaseId ?? ''];
  if (!source) return refused('unknown-element', 'The element whose text was typed is no longer in the source.');
  if (!source.staticTextContents || announced.oldText !== data.oldText) {
    return refused('dynamic-text', 'The source does not contain this text as it is on the page.');
  }
  return { kind: 'change', change: textChange(source.codebaseId, data.oldText, data.newText) };
}

export function textChange(codebaseId: string, oldText: string, newText: string): AnyMutationChange {
  return createChange(uuid(), 'EDIT_TEXT', { codebaseIdToEditText: codebaseId, newText, oldText });
}

/**
 * Reopens refused words in place, to be mended or dropped. If the user has moved on, the notice leads back to them.
 * @param choices the choice counter when the words were reported
 */
function keepWords(
  { store, frame }: Pick<Parts, 'store' | 'frame'>,
  frameId: string,
  { key, newText, isLeft }: FramePayloads['EDITED_TEXT']['data'],
  choices: number,
): NoticeAction | undefined {
  const goOn = () => {
    frame.activate(frameId);
    focusFrame(frameId);
    frame.call('startEditingText', key, newText);
  };
  if (isLeft || store.getState().choices !== choices) return { label: 'Go on typing', run: goOn };
  goOn();
  return undefined;
}

function refused(code: string, message: string): TextEdit {
  return { kind: 'refused', error: { code, message, hint: 'Select it again and edit its text in the inspector.' } };
}
