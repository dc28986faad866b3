/**
 * Text typed in the page. The frame only reports it; it becomes a change when it fits what the editor knows: the edit was
 * announced for this element, the element's text is static in the source, the old text is the one announced, and the user was
 * just acting (S-100, S-101).
 */
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../protocol/api.ts';
import { type AnyMutationChange, createChange } from '../protocol/changes.ts';
import type { FramePayloads } from '../protocol/messages.ts';
import type { Editor } from './editor.ts';
import { userIsActing } from './frame/activation.ts';
import type { EditorState } from './store/state.ts';
import { activeFrame, sourceOf } from './store/store.ts';

export type TextEdit =
  | { kind: 'change'; change: AnyMutationChange }
  | { kind: 'nothing' }
  | { kind: 'refused'; error: ApiError };

/** What a reported text edit means. `nothing` for reports that change nothing or were not announced. */
export function judgeTextEdit(
  state: EditorState,
  frameId: string,
  data: FramePayloads['EDITED_TEXT']['data'],
): TextEdit {
  const frame = state.frames[frameId];
  const announced = frame?.editingText;
  if (!frame || announced?.key !== data.key || data.newText === data.oldText) return { kind: 'nothing' };
  const item = frame.tree.items.get(data.key) ?? null;
  const source = sourceOf(state, item);
  if (!item || !source) return refused('unknown-element', 'The element whose text was typed is no longer on the page.');
  if (!source.staticTextContents || announced.oldText !== data.oldText) {
    return refused('dynamic-text', 'This text does not stand in the source as it is on the page.');
  }
  return { kind: 'change', change: textChange(source.codebaseId, data.oldText, data.newText) };
}

export function textChange(codebaseId: string, oldText: string, newText: string): AnyMutationChange {
  return createChange(uuid(), 'EDIT_TEXT', { codebaseIdToEditText: codebaseId, newText, oldText });
}

/** The page's 'Edit Dynamic Text' button: says where such a text comes from, and that the code editor shows it. */
export function explainDynamicText(editor: Editor, elementKey: string): void {
  if (!userIsActing()) return;
  const state = editor.store.getState();
  const source = sourceOf(state, activeFrame(state).tree.items.get(elementKey) ?? null);
  editor.notify.refused({
    code: 'dynamic-text',
    message: 'This text comes from an expression, so it cannot be typed over in the page.',
    hint: source
      ? 'Open the element in your code editor (its place stands in the inspector) and follow the expression.'
      : 'Select the nearest element of your own to see where it is made.',
    ...(source ? { file: source.filename, line: source.line } : {}),
  });
}

function refused(code: string, message: string): TextEdit {
  return { kind: 'refused', error: { code, message, hint: 'Select it again and edit its text in the inspector.' } };
}
