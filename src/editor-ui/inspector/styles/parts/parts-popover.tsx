/** A value that is made of parts, such as shadows: a list to add to, to order and to remove from; one part is open. */
import { Menu } from '@base-ui/react/menu';
import { ArrowDown, ArrowUp, ChevronRight, Plus, X } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../../../context.tsx';
import { nextUndo } from '../../../store/ledger.ts';
import type { EditorState } from '../../../store/state.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MenuPopup } from '../../../ui/menu.tsx';
import { FieldPopover } from '../field-popover.tsx';
import type { PopoverProps } from '../popover-row.tsx';
import type { PropertyView } from '../use-property.ts';
import { useShownValue } from '../use-shown-value.ts';

export interface PartFieldsProps<P> {
  part: P;
  /** False for a part that is no value of the property. */
  accepts(part: P): boolean;
  /** with every step of an edit */
  onShow(part: P): void;
  /** the edit has ended */
  onDone(): void;
}

export interface PartsKind<P> {
  /** one part: `shadow` */
  noun: string;
  /**
   * @param isComputed the browser's value, not what is written
   * @returns null for a value that cannot be taken apart
   */
  read(value: string, isComputed: boolean): P[] | null;
  write(parts: readonly P[]): string;
  /** what can be added */
  choices: readonly { label: string; make(): P }[];
  /** new parts come first: they lie above the others */
  addsFirst?: true;
  title(part: P): string;
  /** background of the part's swatch; null for none */
  swatch(part: P): string | null;
  Fields: ComponentType<PartFieldsProps<P>>;
}

export function PartsPopover<P>({ kind, view, name, anchor, onClose }: PopoverProps & { kind: PartsKind<P> }) {
  const { property } = view;
  const value = useShownValue(property);
  const { parts, show, settle } = useParts(kind, view);
  const [open, setOpen] = useState<number | null>(parts?.length === 1 ? 0 : null);

  function put(next: P[], opened: number | null): void {
    setOpen(opened);
    show(next);
    void settle(value.choose(kind.write(next)));
  }

  function add(part: P): void {
    const now = parts ?? [];
    put(kind.addsFirst ? [part, ...now] : [...now, part], kind.addsFirst ? 0 : now.length);
  }

  function move(from: number, to: number): void {
    const next = [...(parts ?? [])];
    next.splice(to, 0, ...next.splice(from, 1));
    put(next, open === from ? to : open);
  }

  const replaced = (part: P, at: number) => (parts ?? []).map((one, i) => (i === at ? part : one));

  return (
    <FieldPopover name={name} anchor={anchor} onEnd={value.end} onClose={onClose} className="w-68">
      <header className="mb-1 flex items-center">
        <h3 className="flex-1 font-semibold">{name}</h3>
        <AddButton kind={kind} onAdd={add} />
      </header>
      {parts === null && (
        <p className="text-ink-2 text-sm">
          This value is no plain list of {kind.noun}s. Edit it as text, or add a {kind.noun} to replace it.
        </p>
      )}
      {parts?.length === 0 && <p className="text-ink-3 text-sm">No {kind.noun} yet. Add one with +.</p>}
      <ol className="-mx-1 grid gap-0.5">
        {parts?.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity beside their place
          <li key={i} data-part={i}>
            <PartRow
              title={kind.title(part)}
              swatch={kind.swatch(part)}
              noun={kind.noun}
              isOpen={open === i}
              onToggle={() => setOpen(open === i ? null : i)}
              onUp={i > 0 ? () => move(i, i - 1) : null}
              onDown={i < parts.length - 1 ? () => move(i, i + 1) : null}
              onRemove={() =>
                put(
                  parts.filter((_, j) => j !== i),
                  null,
                )
              }
            />
            {open === i && (
              <div className="grid gap-1.5 px-1 pt-1 pb-2">
                <kind.Fields
                  part={part}
                  accepts={(next) => CSS.supports(property, kind.write(replaced(next, i)))}
                  onShow={(next) => {
                    const all = replaced(next, i);
                    show(all);
                    value.show(kind.write(all));
                  }}
                  onDone={() => void settle(value.write())}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </FieldPopover>
  );
}

interface Draft<P> {
  parts: P[];
  /** the newest change when these parts were written; null until then */
  newest: string | null;
}

/**
 * The parts of the property's value. Those that the popover has shown or written count until the source changes otherwise: by an
 * undo, an edit elsewhere, or where they were refused.
 */
function useParts<P>(kind: PartsKind<P>, view: PropertyView) {
  const { store } = useEditor();
  const newestOf = ({ activities }: EditorState) => nextUndo(activities)?.id ?? '';
  const newest = useEditorState(newestOf);
  const [draft, setDraft] = useState<Draft<P> | null>(null);
  const { text, computed, origin } = view;
  const isCurrent = draft !== null && (draft.newest === null || draft.newest === newest);
  const latest = useRef<P[] | null>(null);
  return {
    parts: isCurrent ? draft.parts : kind.read(text || computed, text !== origin.written),
    show(parts: P[]): void {
      latest.current = parts;
      setDraft({ parts, newest: null });
    },
    /** Keeps the shown parts if they were written, and drops them if not. */
    async settle(writing: Promise<boolean>): Promise<void> {
      const parts = latest.current;
      const isWritten = await writing;
      const newest = newestOf(store.getState());
      setDraft((now) => (now?.parts !== parts ? now : isWritten && parts ? { parts, newest } : null));
    },
  };
}

function AddButton<P>({ kind, onAdd }: { kind: PartsKind<P>; onAdd(part: P): void }) {
  const label = `Add a ${kind.noun}`;
  const [only, ...others] = kind.choices;
  if (only && others.length === 0) return <IconButton icon={Plus} label={label} onClick={() => onAdd(only.make())} />;
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-button" aria-label={label}>
        <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
      </Menu.Trigger>
      <MenuPopup align="end">
        {kind.choices.map((choice) => (
          <Menu.Item key={choice.label} className="menu-item" onClick={() => onAdd(choice.make())}>
            {choice.label}
          </Menu.Item>
        ))}
      </MenuPopup>
    </Menu.Root>
  );
}

interface PartRowProps {
  title: string;
  swatch: string | null;
  noun: string;
  isOpen: boolean;
  onToggle(): void;
  /** null at the end of the list */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove(): void;
}

function PartRow({ title, swatch, noun, isOpen, onToggle, onUp, onDown, onRemove }: PartRowProps) {
  return (
    <div className="part-row" data-open={isOpen || undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex h-full min-w-0 flex-1 items-center gap-1.5 pl-1 text-left"
        title={title}
        onClick={onToggle}
        onKeyDown={(event) => {
          const run = event.altKey && { ArrowUp: onUp, ArrowDown: onDown }[event.key];
          if (!run) return;
          event.preventDefault();
          run();
        }}
      >
        <ChevronRight
          size={12}
          aria-hidden="true"
          className={`flex-none text-ink-3 transition-transform ${isOpen ? 'rotate-90' : ''}`}
        />
        {swatch !== null && (
          <span className="swatch swatch-button ml-0!">
            <span aria-hidden="true" style={{ background: swatch }} />
          </span>
        )}
        <span className="truncate">{title}</span>
      </button>
      <span className="part-tools">
        {onUp && <IconButton icon={ArrowUp} label={`Move this ${noun} up`} keys="Alt+ArrowUp" onClick={onUp} />}
        {onDown && (
          <IconButton icon={ArrowDown} label={`Move this ${noun} down`} keys="Alt+ArrowDown" onClick={onDown} />
        )}
      </span>
      <IconButton icon={X} label={`Remove this ${noun}`} onClick={onRemove} />
    </div>
  );
}
