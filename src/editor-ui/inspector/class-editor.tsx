import { X } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { TreeElement } from '../../protocol/api.ts';
import { createChange } from '../../protocol/changes.ts';
import type { ClassDescription } from '../../protocol/design-system.ts';
import { useEditor, useEditorState, useFrame } from '../context.tsx';
import { focusClassField } from '../focus.ts';
import { entryOfUse } from '../scope/apply-scope.ts';
import type { NavItem } from '../store/nav-index.ts';
import { Section } from '../ui/panel.tsx';
import { ClassInput } from './class-input.tsx';
import { useDescriptions } from './class-knowledge.ts';
import { ClassCss, Swatch } from './class-options.tsx';
import { classesOf } from './classes.ts';

interface ClassEditorProps {
  item: NavItem;
  source: TreeElement | null;
}

/** The element's classes as chips. Those of its own className can be removed; the others name their origin. */
function ClassEditor({ item, source }: ClassEditorProps) {
  const editor = useEditor();
  const use = useEditorState((state) => entryOfUse(state, item));
  const { own, others } = useClasses(item, use ?? source);
  const known = useDescriptions(editor, [...own, ...others]);
  const [open, setOpen] = useState<string | null>(null);
  const description = useId();
  const chip = (name: string) => ({
    name,
    known: known.get(name),
    isOpen: open === name,
    describedBy: description,
    onToggle: () => setOpen(open === name ? null : name),
  });
  const shown = open === null ? undefined : known.get(open);
  return (
    <Section title="Classes" note={own.length > 0 ? own.length : undefined}>
      {source && <ClassInput codebaseId={source.codebaseId} file={(use ?? source).filename} present={own} />}
      {own.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1" aria-label="Classes in the source">
          {own.map((name) => (
            <OwnClass key={name} {...chip(name)} codebaseId={source?.codebaseId ?? ''} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p className="mt-2.5 mb-1 text-ink-3 text-sm">Added by code or a component</p>
          <ul className="flex flex-wrap gap-1" aria-label="Classes from elsewhere">
            {others.map((name) => (
              <li key={name} className="chip text-ink-3">
                <ClassName {...chip(name)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div id={description} className="mt-2 overflow-hidden rounded-md">
        {shown && <ClassCss description={shown} />}
      </div>
    </Section>
  );
}

/**
 * The classes by where they come from. While the page and the source do not show the same, a class of one is not yet in the
 * other, or not any more, so those from elsewhere stay as they were.
 */
function useClasses(item: NavItem, source: TreeElement | null): ReturnType<typeof classesOf> {
  const isBehind = useFrame((frame) => frame.isBehind);
  const isSaving = useEditorState(({ save }) => save.phase === 'saving');
  const now = classesOf(item, source);
  const [last, setLast] = useState({ key: item.key, others: now.others });
  if (last.key === item.key && (isBehind || isSaving)) return { own: now.own, others: last.others };
  if (last.key !== item.key || last.others.join(' ') !== now.others.join(' '))
    setLast({ key: item.key, others: now.others });
  return now;
}

interface ChipProps {
  name: string;
  known: ClassDescription | undefined;
  isOpen: boolean;
  /** id of the element that shows the class's CSS */
  describedBy: string;
  onToggle(): void;
}

/** The name of a class. Pressing it shows the CSS of the class, where it is known. */
function ClassName({ name, known, isOpen, describedBy, onToggle }: ChipProps) {
  if (!known) return <span className="truncate select-text">{name}</span>;
  return (
    <>
      <Swatch color={known.color} />
      <button
        type="button"
        aria-label={`What ${name} does`}
        aria-expanded={isOpen}
        aria-controls={describedBy}
        title={known.declarations || known.css}
        className="min-w-0 truncate"
        onClick={onToggle}
      >
        {name}
      </button>
    </>
  );
}

/**
 * After a chip is removed, focuses the next removable one, the one before, or the field. Without a focus, the next key would
 * be a canvas command.
 */
function focusBeside(button: Element): void {
  const chips = [...(button.closest('ul')?.children ?? [])];
  const at = chips.indexOf(button.closest('li') as Element);
  const staying = [...chips.slice(at + 1), ...chips.slice(0, at).reverse()].find((chip) => !chip.ariaBusy);
  const next = staying?.querySelector<HTMLElement>('.chip-remove');
  if (next) next.focus();
  else focusClassField();
}

function OwnClass({ codebaseId, ...chip }: ChipProps & { codebaseId: string }) {
  const editor = useEditor();
  const { name } = chip;
  const [isGoing, setGoing] = useState(false);
  const remove = async ({ currentTarget }: MouseEvent) => {
    if (isGoing) return;
    focusBeside(currentTarget);
    setGoing(true);
    const fields = { codebaseIdToRemoveClass: codebaseId, className: name };
    const { ok } = await editor.apply(createChange(uuid(), 'REMOVE_CLASS', fields));
    if (!ok) setGoing(false);
  };
  return (
    <li className="chip chip-own" aria-busy={isGoing || undefined}>
      <ClassName {...chip} />
      <button
        type="button"
        aria-label={`Remove the class ${name}`}
        className="chip-remove"
        onClick={(event) => void remove(event)}
      >
        <X size={11} strokeWidth={2} aria-hidden="true" />
      </button>
    </li>
  );
}

export default ClassEditor;
