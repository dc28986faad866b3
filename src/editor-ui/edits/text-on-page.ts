/** The words that an edit of a text replaced, and the look at the page once it, its undo or its redo is saved. */
import type { MutationSuccess } from '../../protocol/api.ts';
import type { EditParts } from './parts.ts';

export interface TextOnPage {
  /** of the element that shows them */
  key: string;
  /** what the page must not show any more */
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
