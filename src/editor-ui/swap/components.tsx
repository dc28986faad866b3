import { useState } from 'react';
import type { Alternative, AlternativesAnswer } from '../../protocol/alternatives.ts';
import type { TreeElement } from '../../protocol/api.ts';
import { useEditor } from '../context.tsx';
import { selectedItem } from '../store/store.ts';
import { placeQuery } from '../text-parts.ts';
import { MessageText } from '../ui/message-text.tsx';
import { useAnswer } from '../use-answer.ts';
import { SearchList } from './search-list.tsx';

interface ComponentsProps {
  source: TreeElement;
  /** a prop whose value is a name; without it, the element's own tag */
  prop?: string;
  /** `prop` is the one that gets the name; without it, the tag does */
  onChoose(alternative: Alternative, prop: string | undefined): void;
}

/** The components, or values of the prop, that fit by the project's types. */
export function Components({ source, prop, onChoose }: ComponentsProps) {
  const { store } = useEditor();
  // that of the item for which it was opened: the answer is about the source
  const [query] = useState(() => {
    const state = store.getState();
    const item = prop === undefined ? selectedItem(state) : null;
    const isMeant = item?.codebaseId === source.codebaseId;
    const asked = item && isMeant ? placeQuery(state, item) : new URLSearchParams({ codebaseId: source.codebaseId });
    if (prop !== undefined) asked.set('prop', prop);
    return asked;
  });
  const answered = useAnswer<AlternativesAnswer>(`/alternatives?${query}`);
  if (answered === null) return <Note>Reading the project’s types…</Note>;
  if ('error' in answered) return <Note>{`${answered.error.message} ${answered.error.hint ?? ''}`}</Note>;
  const { answer } = answered;
  if (answer.problem !== null) return <Note>{answer.problem}</Note>;
  return (
    <SearchList
      label={`Search ${answer.module}`}
      groups={[
        {
          value: `${answer.prop === undefined ? 'From' : `${answer.prop}, from`} ${answer.module}`,
          items: answer.alternatives,
        },
      ]}
      wordsOf={({ name }: Alternative) => name}
      empty={`${answer.module} has nothing of this name that fits.`}
      row={({ name }: Alternative) => <span className="flex-1 font-mono">{name}</span>}
      onChoose={(chosen) => onChoose(chosen, prop ?? answer.prop)}
    />
  );
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="px-5 pb-5 text-ink-2">
      <MessageText text={children} />
    </p>
  );
}
