import { useEffect, useState } from 'react';
import type { ApiError, TextPart, TreeElement } from '../../protocol/api.ts';
import { useEditor, useEditorState, useFrame } from '../context.tsx';
import { isTextAsked, onlyTextOf } from '../dynamic-text.ts';
import { focusTextField, focusWholeText } from '../focus.ts';
import type { NavItem } from '../store/nav-index.ts';
import {
  type EditablePart,
  markedIn,
  partWith,
  readsAs,
  spansInText,
  wholeChange,
  withoutLiteral,
} from '../text-parts.ts';
import { MessageText } from '../ui/message-text.tsx';
import { useMeantWords } from './meant-words.ts';
import { TextField } from './text-field.tsx';
import { TextPartField, whyNot } from './text-part.tsx';
import { type TextTrace, useTextTrace } from './use-text-trace.ts';

interface DynamicTextProps {
  item: NavItem;
  source: TreeElement;
  /**
   * what it is the text of: an instance shows it, so that parts without an expression belong to the component's definition; or its
   * package makes it of props
   */
  of: 'element' | 'instance' | 'props';
  /** of several texts that the package makes the one that is selected */
  words?: string;
}

/**
 * Computed text: a field for each literal that its words come from; for the other words the reason why they cannot be
 * edited.
 */
export function DynamicText({ item, source, of, words: selected }: DynamicTextProps) {
  const { store } = useEditor();
  const tree = useFrame((frame) => frame.tree);
  const [askedWords, typed, first] = useMeantWords(item, tree);
  const words = askedWords ?? selected ?? (of === 'props' ? onlyTextOf(tree, item) : null);
  // only where a package makes several texts there may be others than those of the element
  const meant = of === 'props' ? words : null;
  const trace = useTextTrace(item, source, undefined, meant);
  const isKnown = trace.state !== 'asking' && trace.words === meant;
  const { parts } = trace.state === 'found' ? trace : NO_PARTS;
  // new fields for other words: a field whose text is replaced loses its marked range
  const [fieldsOf, setFieldsOf] = useState(first);
  if (isKnown && fieldsOf !== first) setFieldsOf(first);
  const isOfProp = parts[0]?.part.attribute !== undefined;
  const whole = isOfProp ? (meant ?? '') : item.text;
  const isWhole = isOfProp || (of === 'element' && item.children.length === 0);
  const spans = isWhole ? spansInText(parts, whole) : null;
  const isOnly = onlyTextOf(tree, item) !== null;
  const typedAt = (i: number) => (now: string) => {
    const [start, end] = (isOfProp && spans?.[i]) || [0, whole.length];
    typed(whole.slice(0, start) + now + whole.slice(end));
  };
  const refusalFor = (asked: string) => (trace.state === 'asking' ? null : refusalOf(trace, source, of, asked, isOnly));
  const refusal = refusalFor(item.text);
  const asked = useAsked(isKnown, item.key, (words) => {
    if (refusal || words === null) return refusal && refusalFor(words ?? item.text);
    if (isOfProp && spans) {
      const first = parts.findIndex(({ part }) => part.expression !== null);
      return { marked: markedIn(whole, spans[first] ?? [0, whole.length]) };
    }
    const index = of === 'props' ? parts.findIndex((part) => readsAs(part, words)) : partWith(parts, words);
    if (index === null) return null;
    const part = parts[index];
    if (!part?.literal) return part ? refusedPart(part, source) : madeOfProps(source);
    const span = spans?.[index];
    if (span) return { marked: markedIn(whole, span) };
    return isHidden(part, of) ? 'inside' : index;
  });
  const shown = meant ?? item.text;
  if (trace.state === 'asking') return <Shown text={shown} note="Looking for where it is written…" />;
  if (refusal?.message === FROM_PACKAGE.message && shown === '' && !asked) return <Note text={NO_TEXT} />;
  if (refusal && (asked || parts.every(isUnset) || of === 'props')) {
    return <Shown text={shown} note={(asked ?? refusal).message} refusal={asked} />;
  }
  return (
    <div key={fieldsOf} className="space-y-3">
      {asked && !spans && <Shown text={shown} note={asked.message} refusal={asked} />}
      {spans && (
        <div data-part="whole">
          <TextField
            label="Whole text"
            text={whole}
            change={(words, before) => {
              if (isOfProp) typed(words);
              return wholeChange(store.getState(), item, { parts, spans }, before, words);
            }}
          />
          {asked && <Note text={asked.message} />}
        </div>
      )}
      {parts.map((part, i) =>
        isHidden(part, of) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
          <TextPartField key={i} item={item} index={i} attribute={part.part.attribute} typed={typedAt(i)} {...part} />
        ),
      )}
    </div>
  );
}

/** Words that the component's definition has, and props that are not shown. */
function isHidden({ part, literal }: EditablePart, of: DynamicTextProps['of']): boolean {
  return (of === 'instance' && part.expression === null) || (of === 'props' && literal === null);
}

/** Words that come from outside the project's source. */
export function PackageText({ item }: { item: NavItem }) {
  const asked = useAsked(true, item.key, () => FROM_PACKAGE);
  return <Shown text={item.text} note={FROM_PACKAGE.message} refusal={asked} />;
}

const FROM_PACKAGE: ApiError = {
  code: 'dynamic-text',
  message: 'This text comes from a package, so there is no place in your source to change it.',
  hint: 'Select the component around it: what it shows may be one of its props.',
};
const NO_TEXT = 'It has no text of its own. Select a text in it to see where that comes from.';
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
      <Note text={note} />
    </>
  );
}

function Note({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere mt-1.5 text-ink-3 text-sm">
      <MessageText text={text} />
    </p>
  );
}

/**
 * Why none of the words can be edited; null where some can.
 * @param words those that are meant
 * @param isOnly the instance shows no other text
 */
function refusalOf(
  trace: Exclude<TextTrace, { state: 'asking' }>,
  source: TreeElement,
  of: DynamicTextProps['of'],
  words: string,
  isOnly: boolean,
): ApiError | null {
  if (trace.state === 'failed') return trace.error;
  if (trace.parts.some(({ literal }) => literal)) return null;
  if (of === 'props' && !trace.parts.some(({ part }) => isOfItsText(part, isOnly))) return madeOfProps(source);
  const [first] = withoutLiteral(trace.parts, words);
  const isComponent = source.type === 'component-instance';
  if (first && !(isComponent && isUnset(first))) return refusedPart(first, source);
  const { filename: file, line } = source;
  return isComponent ? madeByComponent(source, first) : refused(MIXED, { file, line });
}

/** A prop that is not given at the one use where it could be. */
function isUnset({ part: { isUnlikely, sources, at } }: EditablePart): boolean {
  return isUnlikely === true && sources.length === 0 && at !== undefined;
}

/** False where a package's component may show the part in another of its texts, or not at all. */
function isOfItsText({ madeOf, isGiven, isUnlikely, reasons }: TextPart, isOnly: boolean): boolean {
  return madeOf !== undefined || isGiven === true || (isOnly && !isUnlikely && reasons.length > 0);
}

/** Of an instance that is given no such words: its package computes them, as the numbers on the axis of a chart. */
function madeOfProps({ componentName, filename: file, line }: TreeElement): ApiError {
  const hint = `\`${componentName}\` is used at \`${file}:${line}\`: follow its props from there.`;
  return { ...FROM_PACKAGE, hint, file, line };
}

/** @param unset a prop that may be what it shows once it is given */
function madeByComponent({ componentName, filename, line }: TreeElement, unset?: EditablePart): ApiError {
  const message = `\`${componentName}\` makes this text, and none of its props reads the same.`;
  const { at, reasons: [reason = ''] = [] } = unset?.part ?? {};
  if (!at) {
    const hint = 'Change its props in the inspector, or its code.';
    return { code: 'dynamic-text', message, hint, file: filename, line };
  }
  const hint = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}. Add it there, or change the code.`;
  return { code: 'dynamic-text', message, hint, file: at.file, line: at.line };
}

function refusedPart({ part }: EditablePart, source: TreeElement): ApiError {
  const message = `This text comes from \`${part.expression}\`. ${whyNot(part)}`;
  if (part.sources.length > 1)
    return { code: 'dynamic-text', message, hint: 'Change them in the code, at the place that is meant.' };
  if (part.madeOf) {
    const { file, line, text } = part.madeOf;
    const hint = `Change \`${text}\` at \`${file}:${line}\`, or the code that formats it.`;
    return { code: 'dynamic-text', message, hint, file, line };
  }
  return refused(message, part.at ?? { file: source.filename, line: source.line });
}

function refused(message: string, { file, line }: Pick<ApiError, 'file' | 'line'>): ApiError {
  return {
    code: 'dynamic-text',
    message,
    hint: 'The code view shows the expression; follow it from there.',
    file,
    line,
  };
}

/** The field of the whole text, with this of it marked. */
interface WholeText {
  marked: readonly [start: number, end: number];
}

/**
 * Focuses the field, or shows the reason why there is none, once an edit of the text was asked for.
 * @param answer for the words that are meant, null for any: the index of their part, null for the first; why they cannot be
 * edited; `inside` if they are none of the instance's, but of the element's in it
 * @returns the reason: keys typed ahead then need another place
 */
export function useAsked(
  isKnown: boolean,
  key: string,
  answer: (words: string | null) => number | null | WholeText | ApiError | 'inside',
): ApiError | null {
  const { frame, notify, store } = useEditor();
  const asked = useEditorState((state) => (isTextAsked(state, key) ? state.textAsked : null));
  const [reason, setReason] = useState<ApiError | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is that of the render in which it is known
  useEffect(() => {
    if (!isKnown || !asked) return;
    const found = answer(asked.words);
    if (found === 'inside') {
      frame.select([key]);
      store.setState(({ choices }) => ({ textAsked: { ...asked, choices } }));
      return;
    }
    const isWhole = found !== null && typeof found === 'object' && 'marked' in found;
    const refusal = typeof found === 'object' && !isWhole ? found : null;
    if (refusal && refusal.message !== reason?.message) notify.refused(refusal);
    if (refusal?.message !== reason?.message) {
      setReason(refusal);
      return;
    }
    if (isWhole) focusWholeText(found.marked);
    else focusTextField(typeof found === 'number' ? found : undefined);
    store.setState({ textAsked: null });
  }, [isKnown, asked, reason, frame, notify, store]);
  return reason;
}
