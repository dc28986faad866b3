import { useRef, useState } from 'react';

interface DraftFieldProps {
  label: string;
  value: string;
  placeholder?: string;
  mono?: boolean;
  inputMode?: 'decimal';
  /** what is wrong with what was typed, null when nothing is: the field keeps the words then */
  commit(text: string): Promise<string | null> | string | null;
  /** arrow keys, for numbers */
  onStep?(direction: 1 | -1, event: { shiftKey: boolean; altKey: boolean }): void;
}

/** A line of text: Enter or leaving it commits, Esc brings the old words back. A refusal stays under it, with the words typed. */
export function DraftField({ label, value, placeholder, mono, inputMode, commit, onStep }: DraftFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cancelled = useRef(false);

  async function settle(): Promise<void> {
    if (cancelled.current || draft === null) return;
    if (draft === value) {
      setDraft(null);
      setProblem(null);
      return;
    }
    const wrong = await commit(draft);
    setProblem(wrong);
    if (!wrong) setDraft(null);
  }

  return (
    <div className="min-w-0 flex-1">
      <input
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        title={problem ?? undefined}
        className={`field ${mono ? 'font-mono text-sm' : ''} ${problem ? 'border-bad-line!' : ''}`}
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        inputMode={inputMode}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={() => {
          cancelled.current = false;
        }}
        onBlur={() => void settle()}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
          if (step && onStep) {
            event.preventDefault();
            onStep(step, event);
          }
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') {
            cancelled.current = true;
            setDraft(null);
            setProblem(null);
            event.currentTarget.blur();
          }
        }}
      />
      {problem && (
        <p role="alert" className="wrap-anywhere mt-1 text-bad-ink text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
