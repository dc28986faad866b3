import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { TreeElement } from '../../protocol/api.ts';
import { createChange } from '../../protocol/changes.ts';
import { useEditor } from '../context.tsx';
import type { NavItem } from '../store/nav-index.ts';
import { Section } from '../ui/panel.tsx';
import { classesOf, splitClasses } from './classes.ts';

interface ClassEditorProps {
  item: NavItem;
  source: TreeElement | null;
}

/** The element's classes as chips. Those that stand in its className can go; the others say where they come from. */
export function ClassEditor({ item, source }: ClassEditorProps) {
  const { own, others } = classesOf(item, source);
  return (
    <Section title="Classes" note={own.length > 0 ? own.length : undefined}>
      {source && <ClassInput codebaseId={source.codebaseId} present={own} />}
      {own.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1" aria-label="Classes in the source">
          {own.map((name) => (
            <OwnClass key={name} name={name} codebaseId={source?.codebaseId ?? ''} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p className="mt-2.5 mb-1 text-ink-3 text-sm">Added by code or a component</p>
          <ul className="flex flex-wrap gap-1" aria-label="Classes from elsewhere">
            {others.map((name) => (
              <li key={name} className="chip text-ink-3">
                <span className="truncate">{name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function OwnClass({ name, codebaseId }: { name: string; codebaseId: string }) {
  const editor = useEditor();
  const remove = () =>
    void editor.apply(createChange(uuid(), 'REMOVE_CLASS', { codebaseIdToRemoveClass: codebaseId, className: name }));
  return (
    <li className="chip chip-own">
      <span className="truncate select-text">{name}</span>
      <button type="button" aria-label={`Remove the class ${name}`} className="chip-remove" onClick={remove}>
        <X size={11} strokeWidth={2} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Enter adds what is typed; several classes stand with spaces between them. */
function ClassInput({ codebaseId, present }: { codebaseId: string; present: readonly string[] }) {
  const editor = useEditor();
  const [draft, setDraft] = useState('');

  async function add(): Promise<void> {
    const names = splitClasses(draft).filter((name) => !present.includes(name));
    setDraft('');
    const fields = (className: string) => ({ codebaseIdToAddClass: codebaseId, className });
    await Promise.all(names.map((name) => editor.apply(createChange(uuid(), 'ADD_CLASS', fields(name)))));
  }

  return (
    <form
      className="field flex items-center gap-1.5 pr-0.5"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input
        data-field="class"
        aria-label="Add classes"
        placeholder="Add classes"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        className="min-w-0 flex-1 bg-transparent font-mono text-sm outline-none placeholder:font-sans placeholder:text-base"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setDraft('');
            event.currentTarget.blur();
          }
        }}
      />
      <button type="submit" aria-label="Add" aria-disabled={!draft.trim() || undefined} className="icon-button size-6!">
        <Plus size={14} aria-hidden="true" />
      </button>
    </form>
  );
}
