/** Dry runs of an extraction while its name is typed, one at a time. */
import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { ApiError, FileDiff } from '../../protocol/api.ts';
import { type ChangeItem, createChange } from '../../protocol/changes.ts';
import type { Editor } from '../editor.ts';

export interface Tried {
  name: string;
  /** null where the edit is possible */
  error: ApiError | null;
  file: string;
  props: string[];
}

export function extraction(codebaseIdToExtract: string, componentName: string): ChangeItem<'EXTRACT_COMPONENT'> {
  return createChange(uuid(), 'EXTRACT_COMPONENT', { codebaseIdToExtract, componentName });
}

/** @returns the last answer, and a function that asks for a name at once */
export function useTry(editor: Editor, codebaseId: string, name: string) {
  const [tried, setTried] = useState<Tried | null>(null);
  const isAsking = useRef(false);

  async function ask(asked: string): Promise<Tried> {
    const outcome = await editor.tryOut(extraction(codebaseId, asked));
    const answer: Tried = outcome.ok
      ? { name: asked, error: null, ...writtenIn(outcome.answer.files, asked) }
      : { name: asked, error: outcome.error, file: '', props: [] };
    setTried(answer);
    return answer;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to one name is the turn of the next
  useEffect(() => {
    if (isAsking.current || name === '' || tried?.name === name) return;
    isAsking.current = true;
    void ask(name).finally(() => {
      isAsking.current = false;
    });
  }, [name, tried]);

  return { tried, ask };
}

/** The new file, and the props at the new call site. */
function writtenIn(files: readonly FileDiff[], name: string): Pick<Tried, 'file' | 'props'> {
  const made = files.find(({ diff }) => diff.includes('--- /dev/null'));
  const added = files.filter((one) => one !== made).flatMap(({ diff }) => diff.match(/^\+(?!\+\+).*$/gm) ?? []);
  const lines = added.map((line) => line.slice(1)).join('\n');
  const call = lines.slice(lines.indexOf(`<${name}`));
  const props = [...call.slice(0, call.indexOf('>')).matchAll(/\s([\w$]+)=\{/g)].map(([, prop]) => prop as string);
  return { file: made?.path ?? '', props: props.filter((prop) => prop !== 'key') };
}
