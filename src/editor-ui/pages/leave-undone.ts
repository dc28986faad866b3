/** After the undo of a new page, its address leads nowhere. */
import type { Editor } from '../editor.ts';
import { activeFrame } from '../store/store.ts';

/**
 * Goes back to the page before whenever the edit that added a page is undone and its frame still shows that page.
 * @param from, to addresses of the page before and of the new one
 */
export function leaveOnceUndone(
  { store, navigate }: Pick<Editor, 'store' | 'navigate'>,
  activityId: string,
  from: string,
  to: string,
): void {
  let wasUndone = false;
  store.subscribe((state) => {
    const isUndone = state.activities.some(({ id, undone }) => id === activityId && undone);
    const isLeft = isUndone && !wasUndone && activeFrame(state).href === to;
    wasUndone = isUndone;
    if (isLeft) navigate(from);
  });
}
