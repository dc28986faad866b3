import { useEffect, useState } from 'react';
import type { ApiError, TreeElement } from '../../protocol/api.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { askTextSource, type EditablePart, editableParts, isTextAsked, partChange } from '../dynamic-text.ts';
import { focusTextField } from '../focus.ts';
import type { NavItem } from '../store/nav-index.ts';
import { MessageText } from '../ui/message-text.tsx';
import { PlaceLink } from './place-link.tsx';
import { TextField } from './text-field.tsx';

interface DynamicTextProps {
  item: NavItem;
  source: TreeElement;
}

type Trace = { state: 'asking' } | { state: 'failed'; error: ApiError } | { state: 'found'; parts: EditablePart[] };

/** Words that the source computes: each literal they come from, to edit at its place; for the others the reason why not. */
export function DynamicText({ item, source }: DynamicTextProps) {
  const trace = useTrace(item, source);
  useAsked(trace, item, source);
  if (trace.state === 'asking') return <Shown text={item.text} note="Looking for where it is written…" />;
  if (trace.state === 'failed') return <Shown text={item.text} note={trace.error.message} />;
  const { parts } = trace;
  if (parts.length === 0) return <Shown text={item.text} note={MIXED} />;
  return (
    <div className="space-y-3">
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
        <Part key={i} item={item} index={i} {...part} />
      ))}
    </div>
  );
}

const MIXED = 'Text and elements are mixed here. Select a part of it, or change it in the code.';

function Part({ item, index, part, literal }: EditablePart & { item: NavItem; index: number }) {
  const { store } = useEditor();
  if (literal) {
    return (
      <div className="space-y-1">
        <TextField
          key={literal.text}
          label={part.expression ? `Text of ${part.expression}` : 'Text of the element'}
          text={literal.text}
          change={(words, before) => partChange(store.getState(), item, index, before, words)}
        />
        <p className="flex min-w-0 items-center gap-1.5 text-ink-3 text-sm">
          {part.expression && <code className="min-w-0 truncate font-mono">{part.expression}</code>}
          <PlaceLink place={literal} />
        </p>
      </div>
    );
  }
  return (
    <div className="space-y-1">
      <p className="wrap-anywhere select-text rounded-md bg-sunken px-2 py-1.5 font-mono text-ink-2 text-sm">
        {part.expression}
      </p>
      <p className="wrap-anywhere text-ink-3 text-sm">
        <MessageText text={whyNot(part)} />
      </p>
      {part.sources.slice(0, 6).map((place) => (
        <p key={`${place.file} ${place.start}`} className="flex min-w-0 items-center gap-1.5 text-sm">
          <span className="min-w-0 flex-1 truncate">{place.text}</span>
          <PlaceLink place={place} />
        </p>
      ))}
    </div>
  );
}

function whyNot({ sources, reasons }: EditablePart['part']): string {
  if (sources.length > 1) return 'Its words may be any of these; which one is known only when the page runs.';
  const [reason] = reasons;
  return `It cannot be edited here: ${reason ?? 'it is computed when the page runs'}.`;
}

function Shown({ text, note }: { text: string; note: string }) {
  return (
    <>
      <p className="select-text rounded-md bg-sunken px-2 py-1.5 text-ink-2">{text}</p>
      <p className="wrap-anywhere mt-1.5 text-ink-3 text-sm">
        <MessageText text={note} />
      </p>
    </>
  );
}

function useTrace(item: NavItem, source: TreeElement): Trace {
  const editor = useEditor();
  const [trace, setTrace] = useState<Trace>({ state: 'asking' });
  const newest = useEditorState((state) => state.activities[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the source moved, not for each picture of the page
  useEffect(() => {
    let over = false;
    void askTextSource(editor, item).then((found) => {
      if (over) return;
      if (Array.isArray(found)) setTrace({ state: 'found', parts: editableParts(found, item.text) });
      else setTrace({ state: 'failed', error: found });
    });
    return () => {
      over = true;
    };
  }, [editor, item.key, item.text, source, newest]);
  return trace;
}

/** Somebody asked to edit the text: to its field, or to the reason why it has none. */
function useAsked(trace: Trace, item: NavItem, source: TreeElement): void {
  const { notify, store } = useEditor();
  const isAsked = useEditorState((state) => isTextAsked(state, item.key));
  useEffect(() => {
    if (trace.state === 'asking' || !isAsked) return;
    store.setState({ textAsked: null });
    if (trace.state === 'found' && trace.parts.some(({ literal }) => literal)) {
      focusTextField();
      return;
    }
    const { filename: file, line } = source;
    const [first] = trace.state === 'found' ? trace.parts : [];
    notify.refused({
      code: 'dynamic-text',
      message: first ? `This text comes from \`${first.part.expression}\`. ${whyNot(first.part)}` : MIXED,
      hint: 'The code view shows the expression; follow it from there.',
      file,
      line,
    });
  }, [trace, isAsked, source, notify, store]);
}
