/** Diffs on the clipboard, in the form that `git apply` takes. */
import type { FileDiff } from '../../protocol/api.ts';
import type { Editor } from '../editor.ts';

/** One patch of several files' diffs. */
export function patchOf(files: readonly FileDiff[]): string {
  return files.map(({ diff }) => (diff.endsWith('\n') ? diff : `${diff}\n`)).join('');
}

export async function copyPatch(editor: Pick<Editor, 'notify'>, files: readonly FileDiff[]): Promise<void> {
  await copyText(editor, patchOf(files), 'Copied as a patch');
}

/** @param done message once the text is on the clipboard */
export async function copyText(editor: Pick<Editor, 'notify'>, text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    editor.notify.saved(done);
  } catch {
    editor.notify.refused({
      code: 'clipboard',
      message: 'The browser does not let this page write to the clipboard.',
      hint: 'Click into the editor and try again, or allow it in the browser’s site settings.',
    });
  }
}
