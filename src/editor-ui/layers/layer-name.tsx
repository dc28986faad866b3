import type { ItemInstance } from '@headless-tree/core';
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { LONGEST_LABEL } from '../../protocol/labels.ts';
import { useEditor, useEditorState } from '../context.tsx';
import type { NavItem } from '../store/nav-index.ts';
import type { LabelDraft } from '../store/state.ts';
import { beginLabel, endLabel } from './labels.ts';

interface LayerNameProps {
  item: ItemInstance<NavItem>;
  data: NavItem;
  /** stands for the name, null without one */
  label: string | null;
  isTyped: boolean;
  isSelected: boolean;
}

/** The text of a row: the element's name, its label, or the field to type one. */
export function LayerName({ item, data, label, isTyped, isSelected }: LayerNameProps) {
  const editor = useEditor();
  if (isTyped) return <LabelField item={item} data={data} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: F2 does the same for keys
    <span
      className={`min-w-0 truncate ${isSelected ? 'font-medium' : ''}`}
      title={data.name}
      onDoubleClick={() => beginLabel(editor, data)}
    >
      {label ?? data.name}
    </span>
  );
}

/**
 * Enter and blur save the label, Esc does not; the focus then returns to the row. The draft lives in the editor's store, not
 * in the field: when the element gets another key, its row is replaced, and the new row takes the field over.
 */
function LabelField({ item, data }: Pick<LayerNameProps, 'item' | 'data'>) {
  const editor = useEditor();
  const { store } = editor;
  const field = useRef<HTMLInputElement>(null);
  const text = useEditorState(({ renaming }) => renaming?.text ?? '');

  // not an effect that runs later: a key pressed in between would be a command
  useLayoutEffect(() => {
    const input = field.current;
    const { caret } = store.getState().renaming ?? {};
    input?.focus();
    if (caret) input?.setSelectionRange(...caret);
    else input?.select();
    return () => {
      const caret: LabelDraft['caret'] = input && [input.selectionStart ?? 0, input.selectionEnd ?? 0];
      store.setState(({ renaming }) => ({ renaming: renaming && { ...renaming, caret } }));
    };
  }, [store]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    endLabel(editor, event.key === 'Enter');
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
      onChange={({ target }) =>
        store.setState(({ renaming }) => ({ renaming: renaming && { ...renaming, text: target.value } }))
      }
      onKeyDown={onKeyDown}
      onBlur={() => endLabel(editor, true)}
      // the row would take them for itself
      onClick={stop}
      onContextMenu={stop}
    />
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
