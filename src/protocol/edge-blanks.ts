/**
 * Blanks at the edges of a text are its gaps to the words beside it: `Build <b>{' '}better{' '}</b> apps`. Nobody sees them while
 * typing over the text, and without them the new words would join on to their neighbours.
 * @returns the new text with the old one's edge blanks; as it is where it has its own, is empty, or only blanks were taken out
 */
export function withEdgeBlanks(newText: string, oldText: string): string {
  const words = newText.trim();
  if (words === '' || words === oldText.trim()) return newText;
  const isGap = oldText.trim() === '';
  const before = isGap || newText !== newText.trimStart() ? '' : oldText.slice(0, -oldText.trimStart().length);
  const after = isGap || newText !== newText.trimEnd() ? '' : oldText.slice(oldText.trimEnd().length);
  return before + newText + after;
}
