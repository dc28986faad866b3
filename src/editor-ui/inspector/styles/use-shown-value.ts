/** A value that is chosen by eye: shown with every move, written when the move ends. */
import { useEffect, useRef, useState } from 'react';
import { allSaved } from '../../edits/edit.ts';
import type { StyleEdit } from '../../styling/style-edit.ts';
import { useStyleEditing } from './use-property.ts';

export interface ShownValue {
  /** null before the first move */
  shown: string | null;
  show(value: string): void;
  /** Writes everything shown since the last write as one change. @returns false where it was not written */
  write(): Promise<boolean>;
  /** Writes a value that was not shown before. @returns false where it was not written */
  choose(written: string, shown?: string): Promise<boolean>;
  /** Writes or discards the pending preview. */
  end(keep: boolean): void;
}

export function useShownValue(property: string): ShownValue {
  const editing = useStyleEditing();
  const edit = useRef<StyleEdit | null>(null);
  /** shown since the last write */
  const last = useRef<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => () => edit.current?.cancel(), []);

  async function writeValue(value: string): Promise<boolean> {
    const changes = { [property]: value };
    const open = edit.current;
    last.current = null;
    // right after an edit or an undo the page has not told yet where the styles come from
    if (!open) return editing.set(changes);
    edit.current = null;
    open.show(changes);
    const outcomes = await open.commit(changes);
    return allSaved(outcomes);
  }
  const write = async () => (last.current === null ? true : writeValue(last.current));

  return {
    shown,
    show(value) {
      if (editing.isKnown()) edit.current ??= editing.start(property);
      edit.current?.show({ [property]: value });
      last.current = value;
      setShown(value);
    },
    write,
    choose(written, value = written) {
      setShown(value);
      return writeValue(written);
    },
    end(keep) {
      // a write without an open edit targets the present selection, which may be another element
      if (keep && edit.current) void write();
      edit.current?.cancel();
      edit.current = null;
      last.current = null;
    },
  };
}
