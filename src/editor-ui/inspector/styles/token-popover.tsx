import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DesignToken } from '../../../protocol/design-system.ts';
import { useEditor } from '../../context.tsx';
import type { LiveEdit } from '../../styling/live-edit.ts';
import { definitionsOf } from '../../styling/tokens.ts';
import { readTyped } from '../../styling/typed-value.ts';
import { ColorPad } from './color-pad.tsx';
import { readColor } from './colors.ts';
import { FieldPopover } from './field-popover.tsx';
import { placeWords } from './origin-words.ts';
import { NewName, TokenTitle } from './token-title.tsx';
import { useStyling } from './use-property.ts';

interface TokenPopoverProps {
  name: string;
  anchor: RefObject<HTMLElement | null>;
  onClose(): void;
  onRenamed?(newName: string): void;
}

/** Edits a token's definition, after showing how much of the project uses it. */
export default function TokenPopover({ name, anchor, onClose, onRenamed }: TokenPopoverProps) {
  const definitions = useStyling(({ design }) => definitionsOf(design, name));
  const uses = definitions[0]?.uses ?? 0;
  const [view, setView] = useState<'definitions' | 'renaming' | 'back'>('definitions');
  const isOwn = definitions.some(({ selector }) => selector !== null);
  function renamed(newName: string): void {
    onRenamed?.(newName);
    onClose();
  }
  return (
    <FieldPopover name={name} anchor={anchor} onClose={onClose} className="w-64">
      {view === 'renaming' ? (
        <NewName name={name} onRenamed={renamed} onEnd={() => setView('back')} />
      ) : (
        <>
          <TokenTitle name={name} isBack={view === 'back'} onRename={isOwn ? () => setView('renaming') : null} />
          <p className="mt-0.5 text-ink-3 text-sm">{usesInWords(uses)}</p>
          {definitions.map((definition) => (
            <Definition
              key={`${definition.file} ${definition.selector} ${definition.line} ${definition.value}`}
              definition={definition}
              onDone={onClose}
            />
          ))}
        </>
      )}
    </FieldPopover>
  );
}

interface DefinitionProps {
  definition: DesignToken;
  onDone(): void;
}

function Definition({ definition, onDone }: DefinitionProps) {
  const { value, file, line, selector, editable, kind } = definition;
  return (
    <section aria-label={selector ?? 'Definition'} className="mt-2.5 border-line border-t pt-2.5">
      <p className="mb-1.5 flex gap-2 text-sm">
        <span className="min-w-0 flex-1 truncate font-mono text-ink-2">{selector ?? 'Theme'}</span>
        {file && <TokenSource file={file} line={line} />}
      </p>
      {editable ? (
        <DefinitionEditor
          definition={definition}
          isColor={kind === 'color' && readColor(value) !== null}
          onDone={onDone}
        />
      ) : (
        <p className="text-sm">
          <span className="font-mono">{value}</span>
          <span className="mt-1 block text-ink-3">{whyLocked(definition)}</span>
        </p>
      )}
    </section>
  );
}

function whyLocked({ file, selector }: DesignToken): string {
  if (!file) return 'Tailwind brings it along. Define it in your theme to change it.';
  if (selector !== null) return 'It is put together by code: change it there.';
  return 'Tools run this file, and such files are not written here: change it there, or let it be var(--…) there and edit that here.';
}

function TokenSource({ file, line }: { file: string; line: number | null }) {
  const editor = useEditor();
  return (
    <button
      type="button"
      className="style-link"
      title={`Open ${file} in your code editor`}
      onClick={() => void editor.openInEditor({ file, line: line ?? 1 })}
    >
      <span className="truncate">{placeWords({ filename: file, line })}</span>
    </button>
  );
}

/** The text of a definition while it is edited: every valid text is shown in the page, and written at the end. */
function useDefinitionDraft(definition: DesignToken) {
  const { name, value } = definition;
  const { styling } = useEditor();
  const edit = useRef<LiveEdit<string> | null>(null);
  const [draft, setDraft] = useState(value);
  const [problem, setProblem] = useState('');
  useEffect(() => () => edit.current?.cancel(), []);

  function show(next: string): void {
    setDraft(next);
    const typed = readTyped(next, { property: name, unit: null });
    setProblem(typed.ok || next.trim() === '' ? '' : typed.reason);
    if (!typed.ok || typed.value === '') return;
    edit.current ??= styling.editToken(definition);
    edit.current.show(typed.value);
  }

  /** @returns false when there is nothing to write */
  function write(): boolean {
    const next = draft.trim();
    if (next === '' || next === value || problem) return false;
    const open = edit.current ?? styling.editToken(definition);
    edit.current = null;
    void open.commit(next);
    return true;
  }

  return { draft, problem, show, write };
}

function DefinitionEditor({ definition, isColor, onDone }: DefinitionProps & { isColor: boolean }) {
  const { name, value, uses } = definition;
  const { draft, problem, show, write } = useDefinitionDraft(definition);
  return (
    <form
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (write()) onDone();
      }}
    >
      {isColor ? (
        <ColorPad value={draft} written={value} onShow={show} onDone={() => undefined} onText={show} />
      ) : (
        <input
          aria-label={`Value of ${name}`}
          aria-invalid={problem ? true : undefined}
          className="style-field style-text font-mono"
          spellCheck={false}
          value={draft}
          onChange={(event) => show(event.target.value)}
        />
      )}
      {problem && (
        <p role="alert" className="text-bad-ink text-sm">
          {problem}
        </p>
      )}
      <button
        type="submit"
        className="button button-primary mt-1 h-7 disabled:opacity-50"
        disabled={draft.trim() === value || !draft.trim()}
      >
        {uses === 0 ? 'Change the definition' : `Change ${uses === 1 ? 'its one use' : `all ${uses} uses`}`}
      </button>
    </form>
  );
}

function usesInWords(uses: number): string {
  if (uses === 0) return 'Nothing in the project uses it.';
  return uses === 1 ? 'Used once: that place changes with it.' : `Used ${uses} times: all of them change with it.`;
}
