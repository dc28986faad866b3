import { useEffect, useState } from 'react';
import type { ApiError, TreeElement } from '../../protocol/api.ts';
import { useEditor, useEditorState } from '../context.tsx';
import {
  askTextSource,
  type EditablePart,
  editableParts,
  isTextAsked,
  partChange,
  shownTexts,
} from '../dynamic-text.ts';
import { focusTextField } from '../focus.ts';
import type { NavItem } from '../store/nav-index.ts';
import { activeFrame } from '../store/store.ts';
import { MessageText } from '../ui/message-text.tsx';
import { PlaceLink } from './place-link.tsx';
import { TextField } from './text-field.tsx';

interface DynamicTextProps {
  item: NavItem;
  source: TreeElement;
}

type Trace =
  | { state: 'asking' }
  | { state: 'failed'; error: ApiError }
  /** `text`: the element's text on the page when it was traced */
  | { state: 'found'; parts: EditablePart[]; text: string };

/**
 * Computed text: a field for each literal that its words come from; for the other words the reason why they cannot be
 * edited.
 */
export function DynamicText({ item, source }: DynamicTextProps) {
  const trace = useTrace(item, source);
  const refusal = trace.state === 'asking' ? null : refusalOf(trace, source);
  const isTyped = useAsked(trace.state !== 'asking', refusal, item.key);
  if (trace.state === 'asking') return <Shown text={item.text} note="Looking for where it is written…" />;
  const { parts } = trace.state === 'found' ? trace : NO_PARTS;
  if (refusal && (isTyped || parts.length === 0)) {
    const note = trace.state === 'failed' ? trace.error.message : parts[0] ? whyNot(parts[0].part) : MIXED;
    return <Shown text={item.text} note={note} refusal={isTyped ? refusal : null} />;
  }
  return (
    <div className="space-y-3">
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
        <Part key={i} item={item} index={i} {...part} />
      ))}
    </div>
  );
}

/** Words that come from outside the project's source. */
export function PackageText({ item }: { item: NavItem }) {
  const isTyped = useAsked(true, FROM_PACKAGE, item.key);
  return <Shown text={item.text} note={FROM_PACKAGE.message} refusal={isTyped ? FROM_PACKAGE : null} />;
}

const FROM_PACKAGE: ApiError = {
  code: 'dynamic-text',
  message: 'This text comes from a package, so there is no place in your source to change it.',
  hint: 'Select the component around it: what it shows may be one of its props.',
};
const NO_PARTS = { parts: [] };
const MIXED = 'Text and elements are mixed here. Select a part of it, or change it in the code.';

function Part({ item, index, part, literal }: EditablePart & { item: NavItem; index: number }) {
  const { store } = useEditor();
  if (literal) {
    return (
      <div className="space-y-1">
        <TextField
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

/** @param refusal shown when the user types over the words, which then stay in a field to be corrected or dropped */
function Shown({ text, note, refusal = null }: { text: string; note: string; refusal?: ApiError | null }) {
  return (
    <>
      {refusal ? (
        <TextField label="Text of the element" text={text} change={() => refusal} />
      ) : (
        <p className="select-text rounded-md bg-sunken px-2 py-1.5 text-ink-2">{text}</p>
      )}
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
      if (!Array.isArray(found)) {
        setTrace({ state: 'failed', error: found });
        return;
      }
      const parts = editableParts(found, shownTexts(activeFrame(editor.store.getState()).tree, item));
      setTrace((before) => (isBehind(before, item.text, parts) ? before : { state: 'found', parts, text: item.text }));
    });
    return () => {
      over = true;
    };
  }, [editor, item.key, item.text, source, newest]);
  return trace;
}

/** True while the source has new words that the page does not show yet: the field stays until it does. */
function isBehind(before: Trace, text: string, parts: readonly EditablePart[]): boolean {
  if (before.state !== 'found' || before.text !== text || before.parts.length !== parts.length) return false;
  return before.parts.some(({ literal }, i) => literal && !parts[i]?.literal);
}

/** Why none of the words can be edited; null where some can. */
function refusalOf(trace: Exclude<Trace, { state: 'asking' }>, { filename: file, line }: TreeElement): ApiError | null {
  if (trace.state === 'failed') return trace.error;
  if (trace.parts.some(({ literal }) => literal)) return null;
  const [first] = trace.parts;
  const message = first ? `This text comes from \`${first.part.expression}\`. ${whyNot(first.part)}` : MIXED;
  return {
    code: 'dynamic-text',
    message,
    hint: 'The code view shows the expression; follow it from there.',
    file,
    line,
  };
}

/**
 * Focuses the field, or shows the reason why there is none, once an edit of the text was asked for.
 * @returns true when there is no field: keys typed ahead then need another place
 */
function useAsked(isKnown: boolean, refusal: ApiError | null, key: string): boolean {
  const { notify, store } = useEditor();
  const isAsked = useEditorState((state) => isTextAsked(state, key));
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    if (!isKnown || !isAsked) return;
    if (refusal && !isTyped) {
      notify.refused(refusal);
      setTyped(true);
      return;
    }
    focusTextField();
    store.setState({ textAsked: null });
  }, [isKnown, isAsked, refusal, isTyped, notify, store]);
  return isTyped;
}
