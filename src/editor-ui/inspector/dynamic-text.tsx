import { useEffect, useState } from 'react';
import type { ApiError, TreeElement } from '../../protocol/api.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { isTextAsked } from '../dynamic-text.ts';
import { focusTextField } from '../focus.ts';
import type { NavItem } from '../store/nav-index.ts';
import { MessageText } from '../ui/message-text.tsx';
import { TextField } from './text-field.tsx';
import { TextPartField, whyNot } from './text-part.tsx';
import { type TextTrace, useTextTrace } from './use-text-trace.ts';

interface DynamicTextProps {
  item: NavItem;
  source: TreeElement;
  /** the selected instance shows it: parts without an expression belong to the component's definition */
  isInside?: boolean;
}

/**
 * Computed text: a field for each literal that its words come from; for the other words the reason why they cannot be
 * edited.
 */
export function DynamicText({ item, source, isInside = false }: DynamicTextProps) {
  const trace = useTextTrace(item, source);
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
      {parts.map((part, i) =>
        isInside && part.part.expression === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
          <TextPartField key={i} item={item} index={i} {...part} />
        ),
      )}
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

/** Why none of the words can be edited; null where some can. */
function refusalOf(
  trace: Exclude<TextTrace, { state: 'asking' }>,
  { filename: file, line }: TreeElement,
): ApiError | null {
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
