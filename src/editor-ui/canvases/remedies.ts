/**
 * Missing providers and props of a component that is shown alone, read from its page's error and its types, and the
 * actions that add them.
 */
import { useEffect, useState } from 'react';
import { lackOf, type ShownComponent } from '../../protocol/component-page.ts';
import type { ComponentProp } from '../../protocol/component-props.ts';
import type { SetupAnswer } from '../../protocol/setup-file.ts';
import { useEditor, useEditorState, useFrameOf } from '../context.tsx';
import { missingOf } from '../inspector/props/data-props.ts';
import { useExportedProps } from '../inspector/props/use-props.ts';

export interface Remedies {
  /** the message of the error in place of which the component is not shown; null while it is shown */
  error: string | null;
  /** one or two sentences; null where nothing is known */
  reason: string | null;
  /** required props without a value */
  missing: readonly ComponentProp[];
  /** the set-up file, where a provider may be missing; null otherwise, and until it is known */
  setup: SetupAnswer | null;
}

export function useRemedies(frameId: string, component: ShownComponent): Remedies {
  const error = useFrameOf(frameId, ({ hydration }) =>
    hydration.status === 'other_error' ? hydration.description : null,
  );
  const found = useExportedProps(component);
  const props = found.state === 'found' && found.isWhole ? found.props.props : [];
  const missing = missingOf({ props, values: component.props ?? {} });
  const lack = error === null ? null : lackOf(error);
  // a context without a provider is null, as a prop is that nobody gave
  const mayNeedProvider = lack === 'provider' || (lack === 'prop' && missing.length === 0 && found.state === 'found');
  const setup = useSetup(mayNeedProvider);
  return { error, missing, setup, reason: reasonOf(missing, setup, lack === 'provider') };
}

function reasonOf(missing: readonly ComponentProp[], setup: SetupAnswer | null, isCertain: boolean): string | null {
  const sentences: string[] = [];
  if (setup) {
    const other = setup.file === null ? 'a provider' : 'another provider';
    const lacks = isCertain ? `It may need ${other} around it` : `It may need a prop, or ${other} around it`;
    sentences.push(`${lacks}${setup.file === null ? ', as the app has' : ''}.`);
  }
  if (missing.length > 0) {
    const names = missing.slice(0, 3).map(({ name }) => `\`${name}\``);
    const more = missing.length - names.length;
    const list = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(' and ');
    sentences.push(`It requires ${list}, not set here.`);
  }
  return sentences.join(' ') || null;
}

/** Asked anew after each edit: one of them may make the file. */
function useSetup(isAsked: boolean): SetupAnswer | null {
  const editor = useEditor();
  const changes = useEditorState(({ sourceChanges }) => sourceChanges);
  const [setup, setSetup] = useState<SetupAnswer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit may have made the file, or removed it
  useEffect(() => {
    if (!isAsked) return;
    const over = new AbortController();
    void editor.ask<SetupAnswer>('/setup', over.signal).then((answer) => {
      if (answer.ok && !over.signal.aborted) setSetup(answer.value);
    });
    return () => over.abort();
  }, [editor, isAsked, changes]);
  return isAsked ? setup : null;
}
