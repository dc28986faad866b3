import { useId, useState } from 'react';
import { formatNumber, formatWithin, parseNumber, stepFactor, stepValue } from '../../../styling/css-value.ts';

import { sumOf } from '../arithmetic.ts';

export interface PartFieldProps {
  label: string;
  value: string;
  /** given to a bare number; null where numbers have none */
  unit?: string | null;
  /** of the slider beside the field, in the unit; there is none without */
  range?: readonly [least: number, most: number] | undefined;
  least?: number;
  /** False for a text that is no value here. */
  accepts(value: string): boolean;
  /** with every step */
  onShow(value: string): void;
  /** the steps have ended, with this value */
  onDone(value: string): void;
}

/** One value of a part. Arrow keys step; the slider is for the pointer. A text that is no value is marked and not taken. */
export function PartField({ label, value, unit = null, range, least, accepts, onShow, onDone }: PartFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const plain = unit === null && range ? (range[1] - range[0]) / 300 : 1;

  function commit(): void {
    if (draft === null) return;
    const next = inUnit(accepts(draft.trim()) ? draft : (sumOf(draft) ?? draft), unit);
    const isValue = next !== '' && accepts(next);
    setWrong(!isValue);
    if (!isValue) return;
    setDraft(null);
    if (next === value) return;
    onShow(next);
    onDone(next);
  }

  function step(direction: number, keys: { shiftKey: boolean; altKey: boolean }): boolean {
    const next = stepValue(draft ?? value, direction * stepFactor(keys), { least, plain });
    if (next === null || !accepts(next)) return false;
    setDraft(null);
    setWrong(false);
    onShow(next);
    return true;
  }

  return (
    <div className="style-row">
      <label htmlFor={id} className="truncate text-ink-2 text-sm">
        {label}
      </label>
      <div className="flex min-w-0 items-center gap-2">
        {range && <Slider label={label} value={value} unit={unit} range={range} onShow={onShow} onDone={onDone} />}
        <input
          id={id}
          className={`style-field style-text ${range ? 'w-16! flex-none' : ''}`}
          aria-invalid={isWrong || undefined}
          spellCheck={false}
          autoComplete="off"
          value={draft ?? value}
          onChange={(event) => {
            setDraft(event.target.value);
            setWrong(false);
          }}
          onBlur={commit}
          onKeyDown={(event) => {
            const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (event.key === 'Enter') commit();
            else if (direction && step(direction, event)) event.preventDefault();
          }}
          onKeyUp={(event) => {
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') onDone(value);
          }}
        />
      </div>
    </div>
  );
}

/** A bare number gets the unit. */
function inUnit(typed: string, unit: string | null): string {
  const number = parseNumber(typed);
  return number && number.unit === '' && unit ? `${formatNumber(number)}${unit}` : typed.trim();
}

interface SliderProps extends Pick<PartFieldProps, 'label' | 'value' | 'onShow' | 'onDone'> {
  unit: string | null;
  range: readonly [least: number, most: number];
}

/** Tab passes it by, because the field beside it has the arrow keys. */
function Slider({ label, value, unit, range: [least, most], onShow, onDone }: SliderProps) {
  const number = parseNumber(value);
  const isInUnit = number !== null && (number.unit === (unit ?? '') || number.number === 0);
  return (
    <input
      type="range"
      tabIndex={-1}
      aria-label={`${label}, slider`}
      className="slider h-3.5 flex-1 disabled:invisible"
      disabled={!isInUnit}
      min={least}
      max={most}
      step={most - least > 10 ? 1 : 0.01}
      value={number?.number ?? least}
      onChange={(event) =>
        onShow(formatWithin({ number: Number(event.target.value), unit: unit ?? '' }, { least, most }))
      }
      onPointerUp={() => onDone(value)}
    />
  );
}
