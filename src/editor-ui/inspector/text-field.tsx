import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../protocol/api.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import { withEdgeBlanks } from '../../protocol/edge-blanks.ts';
import { useEditor } from '../context.tsx';
import { focusCanvas } from '../focus.ts';

interface TextFieldProps {
  label: string;
  text: string;
  /** makes the change for a new text; null for no change, an error where it cannot */
  change(text: string, before: string): AnyMutationChange | ApiError | null;
}

/**
 * A text of the source: Enter or blur commits, Esc cancels, Shift+Enter adds a line. Enter keeps the focus, and a refused
 * text stays in the field.
 */
export function TextField({ label, text, change }: TextFieldProps) {
  const editor = useEditor();
  const [draft, setDraft] = useState(text);
  /** the draft before React renders it: a blur may come in between */
  const held = useRef(text);
  const [isRefused, setRefused] = useState(false);
  const cancelled = useRef(false);
  /** the source's text, or the one about to be */
  const written = useRef(text);

  useEffect(() => {
    const before = written.current;
    written.current = text;
    // text being typed stays
    if (held.current !== before) return;
    held.current = text;
    setDraft(text);
  }, [text]);

  function put(typed: string): void {
    held.current = typed;
    setDraft(typed);
  }

  async function commit(): Promise<void> {
    if (cancelled.current || held.current === written.current) return;
    const before = written.current;
    const typed = withEdgeBlanks(held.current, before);
    const asked = change(typed, before);
    const isChange = asked && 'changeFields' in asked;
    if (asked && !isChange) editor.notify.refused(asked);
    if (isChange) {
      written.current = typed;
      put(typed);
    }
    const outcome = isChange ? await editor.apply(asked) : null;
    if (!outcome?.ok && isChange) written.current = before;
    setRefused(!outcome?.ok);
  }

  return (
    <textarea
      data-field="text"
      aria-label={label}
      aria-invalid={isRefused || undefined}
      rows={Math.min(8, Math.max(1, Math.ceil(draft.length / 34)))}
      className={`field block h-auto resize-none py-1.5 ${isRefused ? 'border-bad-line!' : ''}`}
      value={draft}
      onChange={(event) => {
        put(event.target.value);
        setRefused(false);
      }}
      onFocus={() => {
        cancelled.current = false;
      }}
      // blur does not send a refused text again
      onBlur={() => isRefused || void commit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          void commit();
        }
        if (event.key === 'Escape') {
          cancelled.current = true;
          put(written.current);
          setRefused(false);
          focusCanvas();
        }
      }}
    />
  );
}
