import { type RefObject, useEffect, useRef } from 'react';
import { awaitField } from '../../commands/typed-ahead.ts';
import { useEditor } from '../../context.tsx';

interface AddedRow {
  /** for the element around the rows */
  rows: RefObject<HTMLDivElement | null>;
  /** Calls `add`, which adds the prop with this name and tells whether it is there. */
  whenAdded(name: string, add: () => Promise<boolean>): void;
}

/** The value of a prop that was just added is what is typed next: its control gets the focus, and the keys typed meanwhile. */
export function useAddedRow(): AddedRow {
  const editor = useEditor();
  const rows = useRef<HTMLDivElement>(null);
  const added = useRef<string | null>(null);
  useEffect(() => {
    if (added.current === null) return;
    const row = rows.current?.querySelector(`[data-prop="${CSS.escape(added.current)}"]`);
    const control = row?.querySelector<HTMLElement>('input, textarea, select, [role="combobox"]');
    if (!control) return;
    added.current = null;
    control.focus();
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
  };
}
