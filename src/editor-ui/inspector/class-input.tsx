import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { createChange } from '../../protocol/changes.ts';
import type { ClassDescription } from '../../protocol/design-system.ts';
import { useEditor } from '../context.tsx';
import { AddButton } from './add-button.tsx';
import { previewOf, useCompletion } from './class-knowledge.ts';
import { ClassOptions } from './class-options.tsx';
import { splitClasses } from './classes.ts';

interface ClassInputProps {
  codebaseId: string;
  present: readonly string[];
}

/** Enter adds the typed classes, separated by spaces, or the option chosen from the list. */
export function ClassInput({ codebaseId, present }: ClassInputProps) {
  const editor = useEditor();
  const list = useId();
  const seen = useRef(new Map<string, ClassDescription>());
  const [draft, setDraft] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const word = /\S*$/.exec(draft)?.[0] ?? '';
  const options = useCompletion(editor, word);
  for (const option of options) seen.current.set(option.name, option);
  const isShown = isOpen && options.length > 0;

  function type(text: string): void {
    setDraft(text);
    setChosen(-1);
    setOpen(true);
  }

  async function add(text: string): Promise<void> {
    const names = splitClasses(text).filter((name) => !present.includes(name));
    type('');
    setOpen(false);
    const fields = (className: string) => ({
      codebaseIdToAddClass: codebaseId,
      className,
      ...previewOf(seen.current.get(className)),
    });
    await Promise.all(names.map((name) => editor.apply(createChange(uuid(), 'ADD_CLASS', fields(name)))));
  }

  const withChoice = (index: number) => draft.slice(0, draft.length - word.length) + (options[index]?.name ?? word);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // From the field itself one step up is the last option.
      setChosen(isShown ? ((chosen + 1 + step + options.length + 1) % (options.length + 1)) - 1 : 0);
    } else if (event.key === 'Tab' && isShown && chosen >= 0) {
      event.preventDefault();
      type(`${withChoice(chosen)} `);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      if (isShown) setOpen(false);
      else {
        type('');
        event.currentTarget.blur();
      }
    }
  }

  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        void add(isShown && chosen >= 0 ? withChoice(chosen) : draft);
      }}
    >
      <div className="field flex items-center gap-1.5 pr-0.5">
        <input
          data-field="class"
          role="combobox"
          aria-label="Add classes"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={list}
          aria-activedescendant={isShown && chosen >= 0 ? `${list}-${chosen}` : undefined}
          placeholder="Add classes"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          className="min-w-0 flex-1 bg-transparent font-mono text-sm outline-none placeholder:font-sans placeholder:text-base"
          value={draft}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <AddButton disabled={!draft.trim()} />
      </div>
      <ClassOptions
        id={list}
        isShown={isShown}
        options={options}
        chosen={chosen}
        present={present}
        onPoint={setChosen}
        onChoose={(index) => void add(withChoice(index))}
      />
    </form>
  );
}
