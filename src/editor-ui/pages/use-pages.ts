import { useEffect, useState } from 'react';
import type { PagesAnswer } from '../../protocol/pages.ts';
import { useEditor, useEditorState } from '../context.tsx';

/** The app's pages, or the reason why they are unknown; null until the server has answered. */
export type PagesState = { answer: PagesAnswer } | { problem: string } | null;

/** Read anew with each change of the source, which may be one of the routes. */
export function usePages(): PagesState {
  const editor = useEditor();
  const changes = useEditorState((state) => state.sourceChanges);
  const [state, setState] = useState<PagesState>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the source may have changed them
  useEffect(() => {
    const over = new AbortController();
    void editor.ask<PagesAnswer>('/pages', over.signal).then((result) => {
      if (over.signal.aborted) return;
      setState(result.ok ? { answer: result.value } : { problem: result.error.message });
    });
    return () => over.abort();
  }, [editor, changes]);
  return state;
}
