/** Listeners that nothing needs before the editor is shown, in a script of their own. */
import { bindDeepLink } from './address-link.ts';
import type { Editor } from './editor.ts';
import { bindTextLeft } from './frame/text-left.ts';

export function bindLate(editor: Editor): void {
  bindDeepLink(editor, window);
  bindTextLeft(editor);
}
