import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { ApiError, TreeElement } from '../../../protocol/api.ts';
import { createChange, type PropValue } from '../../../protocol/changes.ts';
import type { ComponentPropsAnswer } from '../../../protocol/component-props.ts';
import { useEditor, useEditorState } from '../../context.tsx';

export type PropsFound = Extract<ComponentPropsAnswer, { ok: true }>;

export type PropsState =
  | { state: 'asking' }
  | { state: 'failed'; error: ApiError }
  | { state: 'found'; props: PropsFound };

/** The props of an element, asked anew when its file changes; the old ones stay until the new ones are there. */
export function useProps(source: TreeElement): PropsState {
  const editor = useEditor();
  const [state, setState] = useState<PropsState>({ state: 'asking' });
  const newest = useEditorState(({ activities }) => activities[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the source may have changed them
  useEffect(() => {
    let over = false;
    void editor.ask<PropsFound>(`/props?codebaseId=${encodeURIComponent(source.codebaseId)}`).then((answer) => {
      if (over) return;
      setState(answer.ok ? { state: 'found', props: answer.value } : { state: 'failed', error: answer.error });
    });
    return () => {
      over = true;
    };
  }, [editor, source, newest]);
  return state;
}

/** Sets a prop, or takes it away with undefined. Resolves to the reason when it was refused. */
export function useChangeProp(source: TreeElement) {
  const editor = useEditor();
  return async (propName: string, propValue: PropValue | undefined): Promise<ApiError | null> => {
    const fields = { codebaseIdToChange: source.codebaseId, propName, propValue };
    const outcome = await editor.apply(createChange(uuid(), 'CHANGE_PROP', fields));
    return outcome.ok ? null : outcome.error;
  };
}
