import { useEffect, useState } from 'react';
import type { ApiError } from '../../../protocol/api.ts';
import type { ExportedComponent } from '../../../protocol/component-page.ts';
import type { StoryArgs } from '../../../protocol/stories.ts';
import { useEditor, useEditorState } from '../../context.tsx';

export type StoryState =
  | { state: 'asking' }
  | { state: 'failed'; error: ApiError }
  | { state: 'found'; story: StoryArgs };

/** The args of a story; asked anew when the source changes, and the answer stays until the next one. */
export function useStoryArgs({ file, exportName }: ExportedComponent): StoryState {
  const editor = useEditor();
  const [state, setState] = useState<StoryState>({ state: 'asking' });
  const changes = useEditorState(({ sourceChanges }) => sourceChanges);
  const query = new URLSearchParams({ file, export: exportName }).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the source may have changed them
  useEffect(() => {
    const over = new AbortController();
    void editor.ask<StoryArgs>(`/stories/args?${query}`, over.signal).then((answer) => {
      if (over.signal.aborted) return;
      setState(answer.ok ? { state: 'found', story: answer.value } : { state: 'failed', error: answer.error });
    });
    return () => over.abort();
  }, [editor, query, changes]);
  return state;
}
