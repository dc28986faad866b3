/** Adds elements to the page, for the panel, the drawing tools and the palette. Remembers recent ones in this browser. */
import type { ApiError } from '../../protocol/api.ts';
import type { Editor } from '../editor.ts';
import type { EditOutcome } from '../edits/edit.ts';
import { isPlace, type SourcePlace } from '../moves/place.ts';
import { recentsIn } from '../recents.ts';
import { type Insertable, idOf, wordsOf } from './insertable.ts';
import { insertChange } from './picked.ts';
import { typeNext } from './type-next.ts';

/** Ids of the elements added last. */
export const recentlyAdded = recentsIn('visual-edit.recent', 6);

/** @returns null if there was no place; the user has been told */
export async function insertAt(
  editor: Editor,
  item: Insertable,
  place: SourcePlace | ApiError,
): Promise<EditOutcome | null> {
  if (!isPlace(place)) {
    editor.notify.refused(place);
    return null;
  }
  recentlyAdded.note(idOf(item));
  const words = wordsOf(item);
  const typing = words === null ? null : typeNext(editor);
  const outcome = await editor.apply(insertChange(item, place));
  if (outcome.ok && words !== null) {
    // the panel may cover the element that is typed into
    editor.store.setState({ insertOpen: false });
    typing?.into(outcome.answer, words);
  } else typing?.stop();
  return outcome;
}
