import { useState } from 'react';
import { useEditorState } from '../context.tsx';
import { isTextAsked } from '../dynamic-text.ts';
import type { NavIndex, NavItem } from '../store/nav-index.ts';
import { shownOf, shownTexts } from '../text-parts.ts';

/**
 * Which of the texts of an instance is meant: the one that an edit was asked for, also once the page shows other words of it.
 * @returns the words on the page, null for any; a function for those that are typed in their place; and the words that were asked for
 */
export function useMeantWords(
  item: NavItem,
  tree: NavIndex,
): [words: string | null, typed: (words: string) => void, first: string | undefined] {
  const asked = useEditorState((state) => (isTextAsked(state, item.key) ? state.textAsked?.words : null)) ?? null;
  const [answered, setAnswered] = useState<string | null>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  if (asked !== answered) {
    setAnswered(asked);
    if (asked !== null) setSaid([asked]);
  }
  const typed = (words: string) => setSaid((before) => (before.length > 0 ? [words, ...before] : before));
  return [said.length > 0 ? shownOf(said, shownTexts(tree, item)) : null, typed, said.at(-1)];
}
