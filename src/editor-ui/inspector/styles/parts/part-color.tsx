import { useState } from 'react';
import { ColorPad } from '../color-pad.tsx';
import { Swatches } from '../swatches.tsx';
import { useDrawn } from './use-drawn.ts';

interface PartColorProps {
  label: string;
  value: string;
  onShow(value: string): void;
  /** the steps have ended, with this colour */
  onDone(value: string): void;
}

/** A colour of a part: its swatch opens the pad and the project's colours below. */
export function PartColor({ label, value, onShow, onDone }: PartColorProps) {
  const drawn = useDrawn()(value);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  function put(text: string): void {
    onShow(text);
    onDone(text);
  }

  function commit(): void {
    const next = draft?.trim() ?? value;
    const isColor = CSS.supports('color', next);
    setWrong(!isColor);
    if (!isColor) return;
    setDraft(null);
    if (next !== value) put(next);
  }

  return (
    <div>
      <div className="style-row">
        <span className="truncate text-ink-2 text-sm">{label}</span>
        <div className="style-field" data-problem={isWrong ? '' : undefined}>
          <button
            type="button"
            aria-label={`${label}: pick a colour`}
            aria-expanded={open}
            className="swatch swatch-button"
            onClick={() => setOpen(!open)}
          >
            <span aria-hidden="true" style={{ background: drawn }} />
          </button>
          <input
            aria-label={label}
            aria-invalid={isWrong || undefined}
            className="style-input"
            spellCheck={false}
            autoComplete="off"
            value={draft ?? value}
            onChange={(event) => {
              setDraft(event.target.value);
              setWrong(false);
            }}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
            }}
          />
        </div>
      </div>
      {open && (
        <div className="pt-2">
          <ColorPad value={drawn} written={value} onShow={onShow} onDone={() => onDone(value)} onText={put} />
          <Swatches current={value} onChoose={put} />
        </div>
      )}
    </div>
  );
}
