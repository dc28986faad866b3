import { useEffect, useState } from 'react';
import type { ApiError, TreeElement } from '../../protocol/api.ts';
import { useEditor, useEditorState } from '../context.tsx';
import type { NavItem } from '../store/nav-index.ts';
import { activeFrame } from '../store/store.ts';
import { askTextSource, type EditablePart, editableParts, shownText, shownTexts } from '../text-parts.ts';

export type TextTrace =
  | { state: 'asking' }
  | ({ state: 'failed'; error: ApiError } & Asked)
  /** `text`: the text on the page when it was traced */
  | ({ state: 'found'; parts: EditablePart[]; text: string } & Asked);

interface Asked {
  /** the words that it was asked for, of several that the element shows; null for any */
  words: string | null;
}

/**
 * Traces the words of an element, or of one of its props, to the literals that they come from; asked anew when they or the source
 * change.
 * @param words those that are meant, where the element shows several
 */
export function useTextTrace(
  item: NavItem,
  source: TreeElement,
  attribute?: string,
  words: string | null = null,
): TextTrace {
  const editor = useEditor();
  const text = shownText(item, attribute);
  const [trace, setTrace] = useState<TextTrace>({ state: 'asking' });
  const changes = useEditorState(({ sourceChanges }) => sourceChanges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the source moved, not for each picture of the page
  useEffect(() => {
    let over = false;
    void askTextSource(editor, item, attribute, words).then((found) => {
      if (over) return;
      if (!Array.isArray(found)) {
        setTrace({ state: 'failed', error: found, words });
        return;
      }
      const shown = shownTexts(activeFrame(editor.store.getState()).tree, item, attribute);
      // those of a drawing are not in the tree
      const parts = editableParts(found, words === null ? shown : [...shown, words]);
      const traced = { state: 'found', parts, text, words } as const;
      setTrace((before) => (isBehind(before, traced) ? before : traced));
    });
    return () => {
      over = true;
    };
  }, [editor, item.key, text, attribute, words, source, changes]);
  return trace;
}

/** True while the source has new words that the page does not show yet: the field stays until it does. */
function isBehind(before: TextTrace, { parts, text, words }: Extract<TextTrace, { state: 'found' }>): boolean {
  if (before.state !== 'found' || before.text !== text || before.words !== words) return false;
  if (words === null && before.parts.length !== parts.length) return false;
  return before.parts.some(({ literal }, i) => literal && !parts[i]?.literal);
}
