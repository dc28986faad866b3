import { useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import { listMove } from '../scope/list-move.ts';
import type { ListPlace } from '../scope/plurality.ts';

/** `asking`; the reason why the items of a list are not edited in its data; null where they are. */
export type ItemRefusal = { state: 'asking' } | { state: 'known'; message: string | null };

const OF_DATA = /^(?:list-not-literal|not-in-list)$/;

/** Tries out a move of a list's item, asked anew when the source changed. @param list null for an element of no list */
export function useItemRefusal(list: ListPlace | null): ItemRefusal {
  const editor = useEditor();
  const [found, setFound] = useState<ItemRefusal>({ state: 'asking' });
  const newest = useEditorState((state) => state.activities[0]);
  const { item, index, count } = list ?? { item: null, index: 0, count: 0 };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the source moved or the page shows other items
  useEffect(() => {
    let over = false;
    const change = item && listMove(editor.store.getState(), item.key, index === 0 ? 1 : 0);
    setFound({ state: 'asking' });
    if (!change) return;
    void editor.tryOut(change).then((outcome) => {
      if (over) return;
      const isRefused = !outcome.ok && OF_DATA.test(outcome.error.code);
      setFound({ state: 'known', message: isRefused ? outcome.error.message : null });
    });
    return () => {
      over = true;
    };
  }, [editor, item?.key, index, count, newest]);
  return found;
}

/** Effect of edits with scope `data`, in a sentence: nothing is promised that the data behind the list refuses. */
export function saysOfItem({ index, count }: ListPlace, refusal: ItemRefusal): string {
  const edits = `Edits go to item ${index + 1} of ${count} in the data`;
  if (refusal.state === 'asking') return `${edits}.`;
  return refusal.message ?? `${edits}: its text, its props, its order.`;
}
