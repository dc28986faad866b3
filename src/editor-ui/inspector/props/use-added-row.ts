import { type RefObject, useEffect, useRef } from 'react';
import { awaitField } from '../../commands/typed-ahead.ts';
import { useEditor } from '../../context.tsx';

interface AddedRow {
  /** for the element around the rows */
  rows: RefObject<HTMLDivElement | null>;
  /** Calls `add`, which adds the prop with this name and tells whether it is there. */
  whenAdded(name: string, add: () => Promise<boolean>): void;
  /** Focuses the control of a prop that is there already. @returns false where it has no row */
  focusRow(name: string): boolean;
}

const TYPED_INTO = 'input, textarea, select, [role="combobox"]';

/** The value of a prop that was just added is what is typed next: its control gets the focus, and the keys typed meanwhile. */
export function useAddedRow(): AddedRow {
  const editor = useEditor();
  const rows = useRef<HTMLDivElement>(null);
  const added = useRef<string | null>(null);
  function focusIn(name: string, controls: string): boolean {
    const row = rows.current?.querySelector(`[data-prop="${CSS.escape(name)}"]`);
    const control = row?.querySelector<HTMLElement>(controls);
    control?.focus();
    return control != null;
  }
  useEffect(() => {
    if (added.current !== null && focusIn(added.current, TYPED_INTO)) added.current = null;
  });
  return {
    rows,
    whenAdded(name, add) {
      added.current = name;
      awaitField(editor, () => added.current === name);
      void add().then((isThere) => {
        if (!isThere) added.current = null;
      });
    },
    focusRow: (name) => focusIn(name, `${TYPED_INTO}, [role="switch"], button.field`),
  };
}
