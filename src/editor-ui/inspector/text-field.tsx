import { useRef, useState } from 'react';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import { useEditor } from '../context.tsx';

interface TextFieldProps {
  label: string;
  text: string;
  /** the change that makes it read otherwise; null for none */
  change(text: string, before: string): AnyMutationChange | null;
}

/** A text of the source: Enter or leaving it commits, Esc cancels, Shift+Enter makes a line. */
export function TextField({ label, text, change }: TextFieldProps) {
  const editor = useEditor();
  const [draft, setDraft] = useState(text);
  const cancelled = useRef(false);
  /** what stands in the source, or will before long */
  const written = useRef(text);

  async function commit(): Promise<void> {
    if (cancelled.current || draft === written.current) return;
    const asked = change(draft, written.current);
    written.current = draft;
    const outcome = asked && (await editor.apply(asked));
    if (outcome?.ok) return;
    written.current = text;
    setDraft(text);
  }

  return (
    <textarea
      data-field="text"
      aria-label={label}
      rows={Math.min(8, Math.max(1, Math.ceil(draft.length / 34)))}
      className="field block h-auto resize-none py-1.5"
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={() => {
        cancelled.current = false;
      }}
      onBlur={() => void commit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          event.currentTarget.blur();
        }
        if (event.key === 'Escape') {
          cancelled.current = true;
          setDraft(text);
          event.currentTarget.blur();
        }
      }}
    />
  );
}
