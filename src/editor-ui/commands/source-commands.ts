/** Commands about the source of the selection: to the code editor, to an agent, around it. */
import { v4 as uuid } from 'uuid';
import { type ChangeFields, createChange } from '../../protocol/changes.ts';
import { copyContext } from '../agent-context.ts';
import { imageOf } from '../assets/image-of.ts';
import { openCode } from '../code/open-code.ts';
import type { Editor } from '../editor.ts';
import { beginLabel, componentToLabel } from '../layers/labels.ts';
import { editableSelection, selectedItem, sourceOf } from '../store/store.ts';
import type { Command } from './command.ts';
import { all, ELEMENTS, need, ONE_ELEMENT } from './needs.ts';

/** Beside the tag of a new parent: its props, and where it comes from. */
export type WrapOptions = Omit<ChangeFields['WRAP_DIV'], 'codebaseIdsToWrap' | 'wrapTag'>;

function selectedId({ store }: Editor): string | null {
  const state = store.getState();
  return sourceOf(state, selectedItem(state))?.codebaseId ?? null;
}

/** Wraps the selection in another element than a div. */
export function wrapIn(editor: Editor, wrapTag: string, options: WrapOptions = {}): void {
  const ids = editableSelection(editor.store.getState()).map(({ source }) => source.codebaseId);
  void editor.apply(createChange(uuid(), 'WRAP_DIV', { codebaseIdsToWrap: [...new Set(ids)], wrapTag, ...options }));
}

const SHOWS_IMAGE = need(
  (state) => imageOf(selectedItem(state)) !== null,
  () => ({
    code: 'no-image',
    message: 'The selection shows no image.',
    hint: 'Select an image, or a component with an image among its props.',
  }),
);

export const SOURCE_COMMANDS: readonly Command[] = [
  {
    id: 'open-in-editor',
    title: 'Open in code editor',
    group: 'Edit',
    ...ELEMENTS,
    run: (editor) => {
      const codebaseId = selectedId(editor);
      if (codebaseId) void editor.openInEditor({ codebaseId });
    },
  },
  {
    id: 'show-code',
    title: 'Show its code',
    group: 'Edit',
    ...ELEMENTS,
    run: (editor) => {
      const codebaseId = selectedId(editor);
      if (codebaseId) openCode(editor.store, { codebaseId });
    },
  },
  {
    id: 'copy-context',
    title: 'Copy context for an agent',
    group: 'Edit',
    ...ELEMENTS,
    run: (editor) => void copyContext(editor),
  },
  {
    id: 'wrap-in',
    title: 'Wrap in…',
    group: 'Edit',
    keys: ['$mod+Alt+KeyG', '$mod+Alt+g'],
    ...ELEMENTS,
    opensField: ({ overlay }) => overlay === 'wrap-in',
    run: ({ store }) => store.setState({ overlay: 'wrap-in' }),
  },
  {
    id: 'swap',
    title: 'Change the tag, or swap the component',
    group: 'Edit',
    keys: ['s'],
    ...ONE_ELEMENT,
    opensField: ({ overlay }) => overlay === 'swap',
    run: ({ store }) => store.setState({ overlay: 'swap' }),
  },
  {
    id: 'replace-image',
    title: 'Replace image…',
    group: 'Edit',
    ...all(ONE_ELEMENT, SHOWS_IMAGE),
    opensField: ({ overlay }) => overlay === 'image',
    run: ({ store }) => store.setState({ overlay: 'image' }),
  },
  {
    id: 'extract-component',
    title: 'Extract component…',
    group: 'Edit',
    keys: ['$mod+Alt+KeyK', '$mod+Alt+k'],
    ...ONE_ELEMENT,
    opensField: ({ overlay }) => overlay === 'extract',
    run: ({ store }) => store.setState({ overlay: 'extract' }),
  },
  {
    id: 'rename-label',
    title: 'Rename label',
    group: 'Edit',
    keys: ['F2'],
    ...all(
      ONE_ELEMENT,
      need(
        (state) => componentToLabel(state) !== null,
        () => ({
          code: 'no-component',
          message: 'Only components have labels. This is an element, which goes by its tag.',
          hint: 'Select a component in the layers.',
        }),
      ),
    ),
    opensField: (state) => componentToLabel(state) !== null,
    run: ({ store }) => {
      // a menu first gives the focus back
      requestAnimationFrame(() => {
        const item = componentToLabel(store.getState());
        if (item) beginLabel({ store }, item);
      });
    },
  },
];
