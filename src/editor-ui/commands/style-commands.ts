/** Commands that change styles, or carry them from one element to another. They go the way of the styles panel, which is loaded late. */
import type { ApiError } from '../../protocol/api.ts';
import type { Editor } from '../editor.ts';
import { isInSvg } from '../store/nav-index.ts';
import { activeFrame, selectedKey } from '../store/store.ts';
import { SELECTED_MEANWHILE, STYLES_NOT_KNOWN, untilStylesKnown } from '../styling/known.ts';
import type { Command } from './command.ts';
import { keyText } from './key-names.ts';
import { all, ELEMENTS, need } from './needs.ts';

/** @returns true once it is known where the selection's styles come from; otherwise it is said why they are not */
export async function areKnown(editor: Editor): Promise<boolean> {
  const told = await untilStylesKnown(editor);
  if (told === 'silent') editor.notify.refused(STYLES_NOT_KNOWN);
  if (told === 'other') editor.notify.unavailable(SELECTED_MEANWHILE);
  return told === 'known';
}

async function setDisplay(editor: Editor, value: () => string | null): Promise<void> {
  const { subjectsOf } = await import('../inspector/styles/use-property.ts');
  if (!(await areKnown(editor))) return;
  void editor.styling.edit(subjectsOf(editor, 'display')).commit({ display: value() });
}

function hide(editor: Editor): Promise<void> {
  const isHidden = () => {
    const { styles } = editor.styling.store.getState();
    return styles[selectedKey(editor.store.getState()) ?? '']?.values.display === 'none';
  };
  return setDisplay(editor, () => (isHidden() ? null : 'none'));
}

const LAYS_NOTHING_OUT: ApiError = {
  code: 'in-svg',
  message: 'Elements in an SVG are placed by coordinates, so they cannot lay out children.',
  hint: 'Select an element around the SVG.',
};

const FLEX_ALREADY: ApiError = {
  code: 'no-change',
  message: 'It is a flex container already.',
  hint: 'Its direction, alignment and gap are under Layout.',
};

async function makeFlex(editor: Editor): Promise<void> {
  if (!(await areKnown(editor))) return;
  const state = editor.store.getState();
  const { styles } = editor.styling.store.getState();
  if (isInSvg(activeFrame(state).tree, selectedKey(state) ?? '')) editor.notify.unavailable(LAYS_NOTHING_OUT);
  else if (state.selection.every((key) => styles[key]?.values.display === 'flex'))
    editor.notify.unavailable(FLEX_ALREADY);
  else await setDisplay(editor, () => 'flex');
}

export const STYLE_COMMANDS: readonly Command[] = [
  {
    id: 'copy-style',
    title: 'Copy style',
    group: 'Edit',
    keys: ['$mod+Alt+KeyC', '$mod+Alt+c'],
    ...ELEMENTS,
    run: async (editor) => (await import('./style-clipboard.ts')).copyStyle(editor),
  },
  {
    id: 'paste-style',
    title: 'Paste style',
    group: 'Edit',
    keys: ['$mod+Alt+KeyV', '$mod+Alt+v'],
    ...all(
      need(
        (state) => Object.keys(state.styleClipboard ?? {}).length > 0,
        () => ({
          code: 'nothing-copied',
          message: 'No style is copied.',
          hint: `Select the element that has the style, and copy it with ${keyText('$mod+Alt+c')}.`,
        }),
      ),
      ELEMENTS,
    ),
    run: async (editor) => (await import('./style-clipboard.ts')).pasteStyle(editor),
  },
  {
    id: 'hide',
    title: 'Hide, or show again',
    group: 'Edit',
    keys: ['$mod+Shift+h'],
    ...ELEMENTS,
    run: hide,
  },
  {
    id: 'flex',
    title: 'Make it a flex container',
    group: 'Edit',
    keys: ['Shift+a'],
    ...ELEMENTS,
    run: makeFlex,
  },
];
