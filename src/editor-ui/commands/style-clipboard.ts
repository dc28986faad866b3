/** Copying the look of an element and pasting it on others. Loaded with the first use, as the styles panel is. */
import type { ApiError } from '../../protocol/api.ts';
import type { Editor } from '../editor.ts';
import { subjectsOf } from '../inspector/styles/use-property.ts';
import { modifiersOf } from '../styling/context.ts';
import { changingStyle, copiedStyle } from '../styling/copy-style.ts';
import { areKnown } from './style-commands.ts';

const SAME_LOOK: ApiError = {
  code: 'no-change',
  message: 'It has this style already.',
  hint: 'Select an element that looks different, and paste again.',
};

/**
 * A pasted style is a set of properties: it goes to the present context, even where single properties have values for other
 * widths.
 */
export async function pasteStyle(editor: Editor): Promise<void> {
  if (!(await areKnown(editor))) return;
  const style = changingStyle(editor, editor.store.getState().styleClipboard ?? {});
  if (Object.keys(style).length === 0) {
    editor.notify.unavailable(SAME_LOOK);
    return;
  }
  const modifiers = modifiersOf(editor.styling.store.getState().context);
  const subjects = subjectsOf(editor, 'color').map((subject) => ({ ...subject, modifiers }));
  void editor.styling.edit(subjects).commit(style);
}

export async function copyStyle(editor: Editor): Promise<void> {
  if (!(await areKnown(editor))) return;
  const style = copiedStyle(editor);
  const count = Object.values(style).filter(({ isInherited }) => !isInherited).length;
  editor.store.setState({ styleClipboard: count === 0 ? {} : style });
  editor.notify.saved(count === 0 ? 'This element has no style of its own' : 'Style copied');
}
