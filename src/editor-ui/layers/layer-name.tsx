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
  name: string;
  title: string;
  isTyped: boolean;
  isSelected: boolean;
}

/** The text of a row: the element's name, or the field to type a label. */
export function LayerName({ item, data, name, title, isTyped, isSelected }: LayerNameProps) {
  const editor = useEditor();
  if (isTyped) return <LabelField item={item} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: F2 does the same for keys
    <span
      className={`min-w-0 truncate ${isSelected ? 'font-medium' : ''}`}
      title={title}
      onDoubleClick={() => beginLabel(editor, data)}
    >
      {name}
    </span>
  );
}

/**
 * Enter and blur save the label, Esc does not; the focus then returns to the row. The draft lives in the editor's store, not
 * in the field: when the element gets another key, its row is replaced, and the new row takes the field over.
 */
function LabelField({ item }: Pick<LayerNameProps, 'item'>) {
  const editor = useEditor();
  const { store } = editor;
  const field = useRef<HTMLInputElement>(null);
  const text = useEditorState(({ renaming }) => renaming?.text ?? '');
  const name = useEditorState(({ renaming }) => renaming?.name ?? '');

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
      aria-label={`Label of ${name}`}
      placeholder={name}
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
