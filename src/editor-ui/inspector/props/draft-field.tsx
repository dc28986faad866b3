import { useEffect, useRef, useState } from 'react';

interface DraftFieldProps {
  label: string;
  value: string;
  placeholder?: string;
  mono?: boolean;
  inputMode?: 'decimal';
  /** what is wrong with what was typed, null when nothing is: the field keeps the words then */
  commit(text: string): Promise<string | null> | string | null;
  /** arrow keys, for numbers: the text one step on from what the field shows */
  onStep?(from: string, direction: 1 | -1, event: { shiftKey: boolean; altKey: boolean }): string;
}

/**
 * A line of text: Enter or leaving it commits, Esc brings the old words back. Enter keeps the focus, so that the next key is
 * for this field still. A refusal stays under it, with the words typed.
 */
export function DraftField({ label, value, placeholder, mono, inputMode, commit, onStep }: DraftFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  /** written, but the source's own value has not come back yet */
  const [written, setWritten] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cancelled = useRef(false);
  /** asked for last; leaving the field does not ask for the same again */
  const asked = useRef<string | null>(null);
  const shown = draft ?? written ?? value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source tells another value
  useEffect(() => setWritten(null), [value]);

  async function settle(text: string | null): Promise<void> {
    if (text === null) return;
    if (text === (written ?? value)) {
      setDraft(null);
      setProblem(null);
      return;
    }
    asked.current = text;
    const wrong = await commit(text);
    // what was typed or stepped to meanwhile asks for itself
    if (asked.current !== text) return;
    setProblem(wrong);
    if (wrong) return;
    asked.current = null;
    setWritten(text);
    setDraft((now) => (now === text ? null : now));
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
        value={shown}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={() => {
          cancelled.current = false;
        }}
        onBlur={() => {
          if (!cancelled.current && draft !== asked.current) void settle(draft);
          setWritten(null);
        }}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
          if (step && onStep) {
            event.preventDefault();
            const next = onStep(shown, step, event);
            setDraft(next);
            void settle(next);
          }
          if (event.key === 'Enter') {
            void settle(draft);
            event.currentTarget.select();
          }
          if (event.key === 'Escape') {
            cancelled.current = true;
            asked.current = null;
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
