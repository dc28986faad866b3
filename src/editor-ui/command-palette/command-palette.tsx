import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import type { StoriesAnswer } from '../../protocol/stories.ts';
import type { Command } from '../commands/command.ts';
import { COMMANDS } from '../commands/commands.ts';
import { awaitField } from '../commands/typed-ahead.ts';
import { useEditor, useEditorState } from '../context.tsx';
import type { Editor } from '../editor.ts';
import type { EditorState } from '../store/state.ts';
import { Keys } from '../ui/kbd.tsx';
import { OptionGroups } from '../ui/option-groups.tsx';

interface CommandGroup {
  value: string;
  items: Command[];
}

/** All commands that can run now, found by typing. */
function CommandPalette() {
  const { store } = useEditor();
  return (
    <Dialog.Root open onOpenChange={(next) => next || store.setState({ overlay: 'none' })}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40" />
        <Dialog.Popup
          aria-label="Command palette"
          className="popup fixed top-[14vh] left-1/2 z-50 w-130 max-w-[calc(100vw-48px)] -translate-x-1/2 rounded-xl p-0!"
        >
          <Palette />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The commands that can run now, by group; groups without any are left out. */
function groupsOf(state: EditorState): CommandGroup[] {
  const possible = COMMANDS.filter((command) => command.id !== 'palette' && (command.enabled?.(state) ?? true));
  return ['Edit', 'Selection', 'View', 'App', 'Help'].flatMap((value) => {
    const items = possible.filter((command) => command.group === value);
    return items.length > 0 ? [{ value, items }] : [];
  });
}

function Palette() {
  const editor = useEditor();
  const state = editor.store.getState();
  useEditorState(({ hasStories }) => hasStories);
  useEffect(() => void askForStories(editor), [editor]);

  function run(command: Command): void {
    editor.store.setState({ overlay: 'none' });
    // after the dialog has given the focus back, so that a command may move it
    requestAnimationFrame(() => {
      command.run(editor);
      awaitField(editor, command.opensField);
    });
  }

  return (
    <Autocomplete.Root
      inline
      open
      items={groupsOf(state)}
      autoHighlight="always"
      itemToStringValue={(command: Command) => `${command.title} ${command.group}`}
    >
      <div className="flex h-11 items-center gap-2.5 border-line border-b px-4">
        <Search size={16} strokeWidth={1.6} className="flex-none text-ink-3" aria-hidden="true" />
        <Autocomplete.Input
          aria-label="Search commands"
          placeholder="Search commands"
          className="min-w-0 flex-1 cursor-text bg-transparent text-lg outline-none placeholder:text-ink-3"
        />
      </div>
      <Autocomplete.Empty>
        <p className="px-4 py-4 text-ink-3">
          No command that can be used now has these words.
          {state.selection.length === 0 && ' Many need a selected element.'}
        </p>
      </Autocomplete.Empty>
      <OptionGroups keyOf={(command: Command) => command.id} row={rowOf} onChoose={run} className="p-1.5" />
    </Autocomplete.Root>
  );
}

/** Asked for only when the palette opens: the server reads the project's files for it. */
async function askForStories({ ask, store }: Editor): Promise<void> {
  const answer = await ask<StoriesAnswer>('/stories');
  if (answer.ok) store.setState({ hasStories: answer.value.stories.length > 0 });
}

function rowOf({ title, keys }: Command) {
  const [binding] = keys ?? [];
  return (
    <>
      <span className="flex-1">{title}</span>
      {binding && <Keys binding={binding} className="menu-note" />}
    </>
  );
}

export default CommandPalette;
