/**
 * Words that are saved and that the page does not show. A module may accept its update and keep what it made of the old one; React
 * then draws the old words until the page is loaded again.
 */
import type { MutationSuccess } from '../../protocol/api.ts';
import { clipped, flat } from '../plain-words.ts';
import { keyIn, type NavItem } from '../store/nav-index.ts';
import { activeFrame } from '../store/store.ts';
import type { EditParts } from './parts.ts';
import type { TextOnPage } from './text-on-page.ts';

/** Call it once an edit of a text, its undo or its redo is saved. */
export async function sayIfStale(
  { store, frame, notify }: Pick<EditParts, 'store' | 'frame' | 'notify'>,
  text: TextOnPage,
  { revisions, activityId }: MutationSuccess,
): Promise<void> {
  const isUndone = () => store.getState().activities.some(({ id, undone }) => id === activityId && undone);
  const was = isUndone();
  if (!(await frame.whenCommitted(revisions)) || isUndone() !== was) return;
  const { tree } = activeFrame(store.getState());
  if (!isStale(tree.items.get(keyIn(tree, text.key)), text)) return;
  notify.unshown(
    {
      code: 'not-shown',
      message: `Saved, but the page still shows “${clipped(text.before)}”.`,
      hint: 'The app keeps these words until it is loaded again.',
    },
    { label: 'Reload the app', run: () => frame.call('refresh') },
  );
}

function isStale(item: NavItem | undefined, { before, after }: TextOnPage): boolean {
  const [shown, old, next] = [item?.text ?? '', before, after].map(flat) as [string, string, string];
  if (!old || !shown.includes(old)) return false;
  return old.includes(next) || !shown.includes(next);
}
