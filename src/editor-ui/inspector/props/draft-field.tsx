import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { focusCanvas } from '../../focus.ts';
import { MessageText } from '../../ui/message-text.tsx';

interface DraftFieldProps {
  label: string;
  value: string;
  /** another one means that the value was read anew, although it may be the same */
  reading?: unknown;
  placeholder?: string;
  mono?: boolean;
  inputMode?: 'decimal';
  /** returns the fault of the typed text, null when it is accepted; a faulty text stays in the field */
  commit(text: string): Promise<string | null> | string | null;
  /** arrow keys, for numbers: the text one step on from the field's */
  onStep?(from: string, direction: 1 | -1, event: { shiftKey: boolean; altKey: boolean }): string;
}

/** The field's text until the source has it: typed, committed, refused or cancelled. */
function useDraft({ value, reading, commit }: Pick<DraftFieldProps, 'value' | 'reading' | 'commit'>) {
  const [draft, setDraft] = useState<string | null>(null);
  /** committed, but the source's new value has not arrived yet */
  const [written, setWritten] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cancelled = useRef(false);
  /** the last committed text, until another is typed: blur must not commit it again before the next render */
  const asked = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source tells its value
  useEffect(() => setWritten(null), [value, reading]);

  async function settle(text: string | null): Promise<void> {
    if (text === null) return;
    if (text === (written ?? value)) {
      setDraft(null);
      setProblem(null);
      return;
    }
    asked.current = text;
    const wrong = await commit(text);
    // text typed or stepped to meanwhile is committed on its own
    if (asked.current !== text) return;
    setProblem(wrong);
    if (wrong) return;
    setWritten(text);
    setDraft((now) => (now === text ? null : now));
  }

  return {
    shown: draft ?? written ?? value,
    problem,
    type(text: string) {
      asked.current = null;
      setDraft(text);
    },
    settle: (text = draft) => void settle(text),
    begin() {
      cancelled.current = false;
    },
    cancel() {
      cancelled.current = true;
      asked.current = null;
      setDraft(null);
      setProblem(null);
    },
    leave() {
      if (!cancelled.current && draft !== asked.current) void settle(draft);
      setWritten(null);
    },
  };
}

/**
 * A line of text: Enter or blur commits, Esc restores the old text. Enter keeps the focus, so that the next key still goes
 * to this field. A refusal is shown below, and the typed text stays.
 */
export function DraftField({ label, placeholder, mono, inputMode, onStep, ...held }: DraftFieldProps) {
  const { shown, problem, ...draft } = useDraft(held);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    if (direction && onStep) {
      event.preventDefault();
      const next = onStep(shown, direction, event);
      draft.type(next);
      draft.settle(next);
    }
    if (event.key === 'Enter') {
      draft.settle();
      event.currentTarget.select();
    }
    if (event.key === 'Escape') {
      draft.cancel();
      focusCanvas();
    }
  }

  return (
    <div className="min-w-0 flex-1">
      <input
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        title={problem?.replaceAll('`', '')}
        className={`field ${mono ? 'font-mono text-sm' : ''} ${problem ? 'border-bad-line!' : ''}`}
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        inputMode={inputMode}
        value={shown}
        onChange={(event) => draft.type(event.target.value)}
        onFocus={draft.begin}
        onBlur={draft.leave}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <p role="alert" className="wrap-anywhere mt-1 text-bad-ink text-sm">
          <MessageText text={problem} />
        </p>
      )}
    </div>
  );
}
