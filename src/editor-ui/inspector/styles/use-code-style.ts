import type { CodeStyleAnswer } from '../../../protocol/api.ts';
import { useEditorState } from '../../context.tsx';
import { selectedItem, sourceOf } from '../../store/store.ts';
import { useAnswer } from '../../use-answer.ts';

export type CodeStyle = NonNullable<Extract<CodeStyleAnswer, { ok: true }>['style']>;

/** The codebase id of the selected element, null for one without an entry in the source. */
export function useSelectedId(): string | null {
  return useEditorState((state) => sourceOf(state, selectedItem(state))?.codebaseId ?? null);
}

/** Where an element is styled in code; null for elements without such a style, undefined until the answer has come. */
export function useCodeStyle(codebaseId: string): CodeStyle | null | undefined {
  // A style may move with each change of the source.
  const version = useEditorState((state) => state.sourceChanges);
  const answered = useAnswer<CodeStyleAnswer>(`/codeStyle?codebaseId=${codebaseId}`, version);
  return answered && 'answer' in answered && answered.answer.ok ? answered.answer.style : undefined;
}
