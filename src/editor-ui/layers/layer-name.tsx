import type { ItemInstance } from '@headless-tree/core';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { LONGEST_LABEL } from '../../protocol/labels.ts';
import { useEditor } from '../context.tsx';
import type { NavItem } from '../store/nav-index.ts';
import { beginLabel, setLabel } from './labels.ts';

interface LayerNameProps {
  item: ItemInstance<NavItem>;
  data: NavItem;
  /** stands for the name, null without one */
  label: string | null;
  isTyped: boolean;
  isSelected: boolean;
}

/** What a row is called: the element's name, the label that stands for a component's, or the field to type one. */
export function LayerName({ item, data, label, isTyped, isSelected }: LayerNameProps) {
  const editor = useEditor();
  if (isTyped) return <LabelField item={item} data={data} label={label} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: F2 does the same for keys
    <span
      className={`${label === null ? 'flex-none' : 'min-w-0 truncate'} ${isSelected ? 'font-medium' : ''}`}
      title={label === null ? undefined : data.name}
      onDoubleClick={() => beginLabel(editor, data)}
    >
      {label ?? data.name}
    </span>
  );
}

/** Enter and leaving it keep the label, Esc does not; the keyboard then is at the row again. */
function LabelField({ item, data, label }: Pick<LayerNameProps, 'item' | 'data' | 'label'>) {
  const editor = useEditor();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [text, setText] = useState(label ?? data.name);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function finish(keep: boolean): void {
    // the field that goes loses the focus once more
    if (isDone.current) return;
    isDone.current = true;
    if (keep) void setLabel(editor, data, text);
    editor.store.setState(({ renaming }) => ({ renaming: renaming === data.key ? null : renaming }));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    finish(event.key === 'Enter');
    item.setFocused();
    field.current?.closest<HTMLElement>('[role="treeitem"]')?.focus({ preventScroll: true });
  }

  return (
    <input
      ref={field}
      aria-label={`Label of ${data.name}`}
      placeholder={data.name}
      maxLength={LONGEST_LABEL}
      spellCheck={false}
      autoComplete="off"
      className="layer-label"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(true)}
      // the row would take them for itself
      onClick={stop}
      onContextMenu={stop}
    />
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
