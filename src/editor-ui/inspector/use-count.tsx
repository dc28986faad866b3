/** How often a component is used, in words. The number is that of the whole project: pages load its files one by one. */
import type { TreeElement } from '../../protocol/api.ts';
import type { UsesAnswer } from '../../protocol/used-component.ts';
import { useEditorState } from '../context.tsx';
import { usesOf } from '../scope/plurality.ts';
import { useAnswer } from '../use-answer.ts';

interface UseProps {
  /** an element that uses the component */
  use: TreeElement;
}

/** The words of the way into the component; without a number until it is known. */
export function IntoComponent({ use }: UseProps) {
  const { count, isWhole } = useCount(use);
  if (count < 2) return 'Edit the component';
  return isWhole ? `Edit all ${count} uses` : 'Edit all uses';
}

/** As wide before the project's number as with it: words that wrap would move the fields under the pointer. */
export function UsedIn({ use }: UseProps) {
  const { count, isWhole } = useCount(use);
  if (!isWhole) return `Used in ${Math.max(count, 1)}+ places`;
  return `Used in ${count > 1 ? `${count} places` : 'one place'}`;
}

/** Until the project's number is known, that of the files which a page has loaded. */
function useCount(use: TreeElement): { count: number; isWhole: boolean } {
  const loaded = useEditorState((state) => usesOf(state.elements, use));
  const changes = useEditorState(({ sourceChanges }) => sourceChanges);
  const answered = useAnswer<UsesAnswer>(`/uses?codebaseId=${encodeURIComponent(use.codebaseId)}`, changes);
  const whole = answered && 'answer' in answered ? answered.answer.uses : null;
  return { count: whole ?? loaded, isWhole: whole !== null };
}
