import type { PagesAnswer } from '../../protocol/pages.ts';
import { useEditorState } from '../context.tsx';
import { type Answered, useAnswer } from '../use-answer.ts';

/** The app's pages. Read anew with each change of the source, which may be one of the routes. */
export function usePages(): Answered<PagesAnswer> {
  return useAnswer<PagesAnswer>(
    '/pages',
    useEditorState((state) => state.sourceChanges),
  );
}
