import { useEffect, useState } from 'react';
import type { Alternative, AlternativesAnswer } from '../../protocol/alternatives.ts';
import type { TreeElement } from '../../protocol/api.ts';
import { useEditor } from '../context.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { SearchList } from './search-list.tsx';

interface ComponentsProps {
  source: TreeElement;
  /** a prop whose value is a component; without it, the element's own tag */
  prop?: string;
  onChoose(alternative: Alternative): void;
}

/** The components that fit, by the project's types. */
export function Components({ source, prop, onChoose }: ComponentsProps) {
  const answer = useAlternatives(source.codebaseId, prop);
  if (answer === null) return <Note>Reading the project’s types…</Note>;
  if ('failure' in answer) return <Note>{answer.failure}</Note>;
  if (answer.problem !== null) return <Note>{answer.problem}</Note>;
  return (
    <SearchList
      label="Search components"
      groups={[{ value: `From ${answer.module}`, items: answer.alternatives }]}
      wordsOf={({ name }: Alternative) => name}
      empty={`${answer.module} has no component of this name that fits.`}
      row={({ name }: Alternative) => <span className="flex-1 font-mono">{name}</span>}
      onChoose={onChoose}
    />
  );
}

function useAlternatives(codebaseId: string, prop?: string): AlternativesAnswer | { failure: string } | null {
  const editor = useEditor();
  const [answer, setAnswer] = useState<AlternativesAnswer | { failure: string } | null>(null);
  useEffect(() => {
    const closed = new AbortController();
    const query = new URLSearchParams({ codebaseId, ...(prop === undefined ? {} : { prop }) });
    void editor.ask<AlternativesAnswer>(`/alternatives?${query}`, closed.signal).then((result) => {
      if (closed.signal.aborted) return;
      const { error } = result.ok ? { error: null } : result;
      setAnswer(result.ok ? result.value : { failure: [error?.message, error?.hint].filter(Boolean).join(' ') });
    });
    return () => closed.abort();
  }, [editor, codebaseId, prop]);
  return answer;
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="px-5 pb-5 text-ink-2">
      <MessageText text={children} />
    </p>
  );
}
