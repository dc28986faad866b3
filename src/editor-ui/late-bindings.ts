/** Listeners that nothing needs before the editor is shown, in a script of their own. */
import { bindDeepLink } from './address-link.ts';
import type { Editor } from './editor.ts';
import { bindTextLeft } from './frame/text-left.ts';

export function bindLate(editor: Editor): void {
  bindDeepLink(editor, window);
  bindTextLeft(editor);
  bindRefusalRead(editor);
}

/** The top bar says that an edit was refused until the user goes on to another element. */
export function bindRefusalRead({ store }: Pick<Editor, 'store'>): void {
  store.subscribe(({ save, choices }, before) => {
    const isRead = save.phase === 'refused' && save === before.save && choices !== before.choices;
    if (isRead) store.setState({ save: { phase: 'idle' } });
  });
}
