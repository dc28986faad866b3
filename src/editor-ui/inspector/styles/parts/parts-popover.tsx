/**
 * A value that is made of parts, such as shadows: a list to add to, to order and to remove from; one part is open. Opened while
 * there is none, it adds the first, or asks which kind where there are several.
 */
import { Menu } from '@base-ui/react/menu';
import { ArrowDown, ArrowUp, ChevronRight, Plus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MenuPopup } from '../../../ui/menu.tsx';
import { FieldPopover } from '../field-popover.tsx';
import type { PopoverProps } from '../popover-row.tsx';
import { useShownValue } from '../use-shown-value.ts';
import type { PartChoice, PartsKind } from './parts-kind.ts';
import { useDrawn } from './use-drawn.ts';
import { useParts } from './use-parts.ts';

export function PartsPopover<P>({ kind, view, name, anchor, onClose }: PopoverProps & { kind: PartsKind<P> }) {
  const value = useShownValue(view.property);
  const drawn = useDrawn();
  const { parts, show, settle } = useParts(kind, view);
  const [open, setOpen] = useState<number | null>(parts?.length === 1 ? 0 : null);
  const [asked, setAsked] = useState<Extract<PartChoice<P>, { Picker: unknown }> | null>(null);

  function put(next: P[], opened: number | null): void {
    setOpen(opened);
    show(next);
    void settle(value.choose(kind.write(next)));
  }

  function add(part: P): void {
    const now = parts ?? [];
    put(kind.addsFirst ? [part, ...now] : [...now, part], kind.addsFirst ? 0 : now.length);
  }

  function choose(choice: PartChoice<P>): void {
    if ('make' in choice) add(choice.make());
    else setAsked(choice);
  }

  const addFirst = useEffectEvent(() => {
    const only = onlyChoice(kind);
    if (parts?.length === 0 && only) choose(only);
  });
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isOpened.current) addFirst();
    isOpened.current = true;
  }, []);

  function move(from: number, to: number): void {
    put(moved(parts ?? [], from, to), open === from ? to : open);
  }

  function preview(next: P[]): void {
    show(next);
    value.show(kind.write(next));
  }

  return (
    <FieldPopover name={name} anchor={anchor} onEnd={value.end} onClose={onClose} className="w-68">
      <Header name={name} kind={kind} onChoose={choose} />
      {!parts?.length && <Empty kind={kind} isList={parts !== null} onChoose={choose} />}
      <ol className="-mx-1 grid grid-cols-1 gap-0.5">
        {parts?.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity beside their place
          <li key={i} data-part={i}>
            <PartRow
              title={kind.title(part)}
              swatch={drawn(kind.swatch(part) ?? '')}
              noun={kind.noun}
              isOpen={open === i}
              onToggle={() => setOpen(open === i ? null : i)}
              onUp={i > 0 ? () => move(i, i - 1) : null}
              onDown={i < parts.length - 1 ? () => move(i, i + 1) : null}
              onRemove={() => put(without(parts, i), null)}
            />
            {open === i && (
              <div className="grid grid-cols-1 gap-1.5 px-1 pt-1 pb-2">
                <kind.Fields
                  part={part}
                  accepts={(next) => CSS.supports(view.property, kind.write(parts.with(i, next)))}
                  onShow={(next) => preview(parts.with(i, next))}
                  onDone={() => void settle(value.write())}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {asked && (
        <asked.Picker
          onPick={(part) => {
            setAsked(null);
            add(part);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </FieldPopover>
  );
}

/** Null where there are several kinds of parts. */
function onlyChoice<P>({ choices }: PartsKind<P>): PartChoice<P> | null {
  const [only, ...others] = choices;
  return only && others.length === 0 ? only : null;
}

function Empty<P>({ kind, isList, onChoose }: AddProps<P> & { isList: boolean }) {
  const { noun, choices } = kind;
  if (!isList)
    return (
      <p className="text-ink-2 text-sm">
        This value is no plain list of {noun}s. Edit it as text, or add a {noun} to replace it.
      </p>
    );
  if (onlyChoice(kind)) return <p className="text-ink-3 text-sm">No {noun} yet. Add one with +.</p>;
  return (
    <div className="-mx-1 grid">
      {choices.map((choice) => (
        <button key={choice.label} type="button" className="menu-item" onClick={() => onChoose(choice)}>
          {choice.label}
        </button>
      ))}
    </div>
  );
}

function moved<P>(parts: readonly P[], from: number, to: number): P[] {
  const next = [...parts];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

function without<P>(parts: readonly P[], at: number): P[] {
  return parts.filter((_, i) => i !== at);
}

interface AddProps<P> {
  kind: PartsKind<P>;
  onChoose(choice: PartChoice<P>): void;
}

function Header<P>({ name, ...rest }: AddProps<P> & { name: string }) {
  return (
    <header className="mb-1 flex items-center">
      <h3 className="flex-1 font-semibold">{name}</h3>
      <AddButton {...rest} />
    </header>
  );
}

function AddButton<P>({ kind, onChoose }: AddProps<P>) {
  const label = `Add a ${kind.noun}`;
  const only = onlyChoice(kind);
  if (only) return <IconButton icon={Plus} label={label} onClick={() => onChoose(only)} />;
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-button" aria-label={label}>
        <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
      </Menu.Trigger>
      <MenuPopup align="end">
        {kind.choices.map((choice) => (
          <Menu.Item key={choice.label} className="menu-item" onClick={() => onChoose(choice)}>
            {choice.label}
          </Menu.Item>
        ))}
      </MenuPopup>
    </Menu.Root>
  );
}

interface PartRowProps {
  title: string;
  /** empty for none */
  swatch: string;
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
        {swatch && (
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
