/** The words that an edit of a text replaced, and the look at the page once it, its undo or its redo is saved. */
import { v4 as uuid } from 'uuid';
import type { MutationSuccess } from '../../protocol/api.ts';
import type { AnyMutationChange, ChangeItem } from '../../protocol/changes.ts';
import type { EditParts, EditRoom } from './parts.ts';

export interface TextOnPage {
  /** of the element that shows them */
  key: string;
  /** the replaced words: a page that still shows them is stale */
  before: string;
  after: string;
}

/** Loaded with the first edit of a text. */
export async function lookForStale(
  parts: Pick<EditParts, 'store' | 'frame' | 'notify'>,
  text: TextOnPage,
  answer: MutationSuccess,
): Promise<void> {
  try {
    const { sayIfStale } = await import('./stale-text.ts');
    await sayIfStale(parts, text, answer);
  } catch {
    // without a server to load it from, nothing is said
  }
}

/**
 * The same edit of the words that an undo has put back, as another change: they were typed over before the page showed it.
 * @param key of the element
 * @returns null where the newest edit of the element's words is not undone, or made others
 */
export function overUndone(
  { store, texts }: Pick<EditRoom, 'store' | 'texts'>,
  key: string | undefined,
  change: AnyMutationChange,
): ChangeItem<'EDIT_TEXT'> | null {
  if (change.type !== 'EDIT_TEXT') return null;
  const { activities } = store.getState();
  const undone = new Set(activities.filter((one) => one.undone).map(({ changeId }) => changeId));
  const { changeFields, ...rest } = change as ChangeItem<'EDIT_TEXT'>;
  let { oldText } = changeFields;
  for (const [id, text] of [...texts].reverse()) {
    if (text.key !== key) continue;
    if (!undone.has(id)) break;
    if (text.after === oldText) oldText = text.before;
  }
  return oldText === changeFields.oldText ? null : { ...rest, id: uuid(), changeFields: { ...changeFields, oldText } };
}
