import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { ApiError } from '../../protocol/api.ts';
import { createChange } from '../../protocol/changes.ts';
import type { ClassDescription } from '../../protocol/design-system.ts';
import { useEditor } from '../context.tsx';
import { focusCanvas } from '../focus.ts';
import { AddButton } from './add-button.tsx';
import { moduleClasses, previewOf, sayIfUnknown, useCompletion } from './class-knowledge.ts';
import { ClassOptions } from './class-options.tsx';
import { splitClasses } from './classes.ts';
import { useStyling } from './styles/use-property.ts';

interface ClassInputProps {
  codebaseId: string;
  /** with the element, or the use of its component that gets the class */
  file: string;
  present: readonly string[];
}

/** The typed text, the options for its last word, and the one of them that Enter takes. */
function useClassDraft({ codebaseId, file, present }: ClassInputProps) {
  const editor = useEditor();
  const seen = useRef(new Map<string, ClassDescription>());
  const [draft, setDraft] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** index of the option, -1 for none */
  const [chosen, setChosen] = useState(-1);
  const word = /\S*$/.exec(draft)?.[0] ?? '';
  const ofPage = useCompletion(editor, word);
  const ofModules = moduleClasses(
    useStyling(({ css }) => css),
    file,
    word,
  ).filter(({ name }) => ofPage.every((one) => one.name !== name));
  const options = [...ofModules, ...ofPage];
  for (const option of options) seen.current.set(option.name, option);
  const isShown = isOpen && options.length > 0;

  function type(text: string): void {
    setDraft(text);
    setChosen(-1);
    setOpen(true);
  }

  async function add(text: string): Promise<void> {
    const typed = splitClasses(text);
    const names = typed.filter((name) => !present.includes(name));
    type('');
    setOpen(false);
    if (names.length === 0 && typed.length > 0) editor.notify.unavailable(hasAlready(typed));
    const fields = (className: string) => ({
      codebaseIdToAddClass: codebaseId,
      className,
      ...previewOf(seen.current.get(className)),
    });
    // one step of undo
    const together = names.length > 1 ? { activityId: uuid() } : {};
    const outcomes = await Promise.all(
      names.map((name) => editor.apply({ ...createChange(uuid(), 'ADD_CLASS', fields(name)), ...together })),
    );
    await sayIfUnknown(
      editor,
      file,
      names.filter((_, i) => outcomes[i]?.ok),
    );
  }

  /** From the field itself one step up is the last option. */
  function move(step: number): void {
    const places = options.length + 1;
    setOpen(true);
    setChosen(isShown ? ((chosen + 1 + step + places) % places) - 1 : 0);
  }

  /** The text with the last word replaced by an option. */
  const withOption = (index: number) => draft.slice(0, draft.length - word.length) + (options[index]?.name ?? word);

  return {
    ...{ draft, options, chosen, isShown, type, add, move, withOption, setChosen },
    hasChosen: isShown && chosen >= 0,
    list: useId(),
    close: () => setOpen(false),
    /** Closes the list; without one, empties the field. */
    escape: () => (isShown ? setOpen(false) : type('')),
  };
}

function hasAlready(names: readonly string[]): ApiError {
  const message = `The element already has ${names.join(' and ')}.`;
  return { code: 'has-class', message, hint: 'Nothing was written. If it does not show, another class or rule wins.' };
}

/**
 * Enter adds the typed classes, separated by spaces, or the option chosen from the list; Tab completes the typed word.
 *
 * Not Base UI's Autocomplete: while its popup is open it sets `aria-hidden` on the rest of the inspector, which can still be
 * focused (axe: aria-hidden-focus).
 */
export function ClassInput(props: ClassInputProps) {
  const field = useClassDraft(props);
  const { list, draft, options, chosen, isShown, hasChosen } = field;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      field.move(step);
    } else if (event.key === 'Tab' && hasChosen) {
      event.preventDefault();
      field.type(`${field.withOption(chosen)} `);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      field.escape();
      if (!isShown) focusCanvas();
    }
  }

  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        void field.add(hasChosen ? field.withOption(chosen) : draft);
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
          aria-activedescendant={hasChosen ? `${list}-${chosen}` : undefined}
          placeholder="Add classes"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          className="min-w-0 flex-1 bg-transparent font-mono text-sm outline-none placeholder:font-sans placeholder:text-base"
          value={draft}
          onChange={(event) => field.type(event.target.value)}
          onBlur={field.close}
          onKeyDown={onKeyDown}
        />
        <AddButton disabled={!draft.trim()} />
      </div>
      <ClassOptions
        id={list}
        isShown={isShown}
        options={options}
        chosen={chosen}
        present={props.present}
        onPoint={field.setChosen}
        onChoose={(index) => void field.add(field.withOption(index))}
      />
    </form>
  );
}
