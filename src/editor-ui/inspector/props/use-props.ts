import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { AlternativesAnswer } from '../../../protocol/alternatives.ts';
import type { ApiError, TreeElement } from '../../../protocol/api.ts';
import { createChange, type PropValue } from '../../../protocol/changes.ts';
import type { ExportedComponent } from '../../../protocol/component-page.ts';
import type { ComponentProp, ComponentPropsAnswer } from '../../../protocol/component-props.ts';
import { useEditor, useEditorState } from '../../context.tsx';
import { entryOfUse, withScope } from '../../scope/apply-scope.ts';
import type { NavItem } from '../../store/nav-index.ts';
import { isImported, isPropName } from './prop-value.ts';

export type PropsFound = Extract<ComponentPropsAnswer, { ok: true }>;

export type PropsState =
  | { state: 'asking' }
  | { state: 'failed'; error: ApiError }
  /** `isWhole`: read with types. Until then only props that appear in code are known */
  | { state: 'found'; props: PropsFound; isWhole: boolean };

/** The props of an element. */
export function useProps(source: TreeElement): PropsState {
  return usePropsAt(`codebaseId=${encodeURIComponent(source.codebaseId)}`, source);
}

/** The props that an exported component takes. */
export function useExportedProps({ file, exportName }: ExportedComponent): PropsState {
  return usePropsAt(`file=${encodeURIComponent(file)}&export=${encodeURIComponent(exportName)}`, null);
}

/**
 * Asked again when the source changes; a whole answer stays until the next whole one, with the values that the code has by then.
 * @param source another one is asked about as well
 */
function usePropsAt(query: string, source: TreeElement | null): PropsState {
  const editor = useEditor();
  const [state, setState] = useState<PropsState>({ state: 'asking' });
  const changes = useEditorState(({ sourceChanges }) => sourceChanges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the source may have changed them
  useEffect(() => {
    const over = new AbortController();
    let isFull = false;
    const ask = (more: string) => editor.ask<PropsFound>(`/props?${query}${more}`, over.signal);
    // an answer from code alone comes at once; the project's TypeScript takes some seconds the first time
    void ask('&quick=1').then((answer) => {
      if (over.signal.aborted || isFull || !answer.ok) return;
      setState((old) =>
        old.state === 'found' && old.isWhole
          ? found(withSources(old.props, answer.value), true)
          : found(answer.value, false),
      );
    });
    void ask('').then((answer) => {
      if (over.signal.aborted) return;
      isFull = true;
      setState(answer.ok ? found(answer.value, true) : { state: 'failed', error: answer.error });
    });
    return () => over.abort();
  }, [editor, query, source, changes]);
  return state;
}

/**
 * Sets a prop, or takes it away with undefined. Resolves to the reason when it was refused. With `importFrom`, the value is a name
 * to be imported from this module.
 * @param item the element, for a change that goes to a use where edits of its look do
 */
export function useChangeProp(source: TreeElement, item: NavItem | null = null) {
  const editor = useEditor();
  return async (propName: string, propValue: PropValue | undefined, importFrom?: string): Promise<ApiError | null> => {
    const fields = {
      codebaseIdToChange: source.codebaseId,
      propName,
      propValue,
      ...(importFrom ? { importFrom } : {}),
    };
    const change = createChange(uuid(), 'CHANGE_PROP', fields);
    const state = editor.store.getState();
    const isOfUse = item !== null && entryOfUse(state, item) !== null;
    const outcome = await editor.apply(isOfUse ? withScope(state, change, item, 'instance') : change);
    return outcome.ok ? null : outcome.error;
  };
}

/**
 * Finds the module that exports a name typed in the place of an imported one, so that its import comes with it; undefined for
 * another value, and for a name that the module does not export or that does not fit.
 */
export function useModuleOfName({ codebaseId }: TreeElement, prop: ComponentProp) {
  const editor = useEditor();
  return async (value: PropValue): Promise<string | undefined> => {
    const name = value !== null && typeof value === 'object' && value.type === 'expression' ? value.code : null;
    if (!isImported(prop) || typeof name !== 'string' || !isPropName(name)) return undefined;
    const query = new URLSearchParams({ codebaseId, prop: prop.name });
    const asked = await editor.ask<AlternativesAnswer>(`/alternatives?${query}`);
    return asked.ok ? asked.value.alternatives.find((one) => one.name === name)?.importFrom : undefined;
  };
}

/** The same props, as they are set in an answer from code alone. */
function withSources(whole: PropsFound, quick: PropsFound): PropsFound {
  const sources = new Map(quick.props.map(({ name, source }) => [name, source]));
  const props = whole.props.map((prop) => ({
    ...prop,
    source: sources.get(prop.name) ?? ({ state: 'absent' } as const),
  }));
  return { ...whole, props };
}

function found(props: PropsFound, isWhole: boolean): PropsState {
  return { state: 'found', props, isWhole };
}
