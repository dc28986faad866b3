/** A value that is chosen by eye: shown with every move, written when the move ends. */
import { useEffect, useRef, useState } from 'react';
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
  const last = useRef<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => () => edit.current?.cancel(), []);

  async function writeValue(value: string): Promise<boolean> {
    const open = edit.current ?? editing.start(property);
    edit.current = null;
    open?.show({ [property]: value });
    const outcomes = (await open?.commit({ [property]: value })) ?? [];
    return outcomes.length > 0 && outcomes.every(({ ok }) => ok);
  }
  const write = async () => (edit.current === null || last.current === null ? true : writeValue(last.current));

  return {
    shown,
    show(value) {
      edit.current ??= editing.start(property);
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
      if (keep) void write();
      edit.current?.cancel();
      edit.current = null;
    },
  };
}
