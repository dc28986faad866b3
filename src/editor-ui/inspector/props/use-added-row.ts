import { type RefObject, useEffect, useRef } from 'react';
import { awaitField } from '../../commands/typed-ahead.ts';
import { useEditor } from '../../context.tsx';

interface AddedRow {
  /** for the element around the rows */
  rows: RefObject<HTMLDivElement | null>;
  /** Calls `add`, which adds the prop with this name and tells whether it is there. */
  whenAdded(name: string, add: () => Promise<boolean>): void;
  /** Calls `show`, which shows a row for the value of the prop with this name. */
  whenShown(name: string, show: () => void): void;
  /** Focuses the control of a prop that is there already. @returns false where it has no row */
  focusRow(name: string): boolean;
}

const TYPED_INTO = 'input, textarea, select, [role="combobox"]';
const ANY_CONTROL = `${TYPED_INTO}, [role="switch"], button.field`;

/** The value of a prop that was just added is what is typed next: its control gets the focus, and the keys typed meanwhile. */
export function useAddedRow(): AddedRow {
  const editor = useEditor();
  const rows = useRef<HTMLDivElement>(null);
  const added = useRef<{ name: string; controls: string } | null>(null);
  function focusIn(name: string, controls: string): boolean {
    const row = rows.current?.querySelector(`[data-prop="${CSS.escape(name)}"]`);
    const control = row?.querySelector<HTMLElement>(controls);
    control?.focus();
    return control != null;
  }
  useEffect(() => {
    const { current } = added;
    if (current && focusIn(current.name, current.controls)) added.current = null;
  });
  function awaitRow(name: string, controls: string): void {
    const awaited = { name, controls };
    added.current = awaited;
    awaitField(editor, () => added.current === awaited);
  }
  return {
    rows,
    whenAdded(name, add) {
      awaitRow(name, TYPED_INTO);
      void add().then((isThere) => {
        if (!isThere) added.current = null;
      });
    },
    whenShown(name, show) {
      awaitRow(name, ANY_CONTROL);
      show();
    },
    focusRow: (name) => focusIn(name, ANY_CONTROL),
  };
}
