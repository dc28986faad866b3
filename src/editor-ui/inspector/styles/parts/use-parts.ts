import { useRef, useState } from 'react';
import { useEditor, useEditorState } from '../../../context.tsx';
import { nextUndo } from '../../../store/ledger.ts';
import type { EditorState } from '../../../store/state.ts';
import type { PropertyView } from '../use-property.ts';
import type { PartsKind } from './parts-kind.ts';

interface Draft<P> {
  parts: P[];
  /** the newest change when these parts were written; null until then */
  newest: string | null;
}

/**
 * The parts of the property's value. Those that the popover has shown or written count until the source changes otherwise: by an
 * undo, an edit elsewhere, or where they were refused.
 */
export function useParts<P>({ read }: PartsKind<P>, view: PropertyView) {
  const { store } = useEditor();
  const newestOf = ({ activities }: EditorState) => nextUndo(activities)?.id ?? '';
  const newest = useEditorState(newestOf);
  const [draft, setDraft] = useState<Draft<P> | null>(null);
  const { text, computed, origin } = view;
  const isCurrent = draft !== null && (draft.newest === null || draft.newest === newest);
  const latest = useRef<P[] | null>(null);
  return {
    parts: isCurrent ? draft.parts : read(text || computed, text !== origin.written),
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
