/** Dragging a label sideways changes a number: one preview per frame, one write at the end; Esc cancels. */
import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import {
  formatWithin,
  type NumberValue,
  parseNumber,
  type StepRange,
  stepFactor,
  stepOf,
} from '../../styling/css-value.ts';
import type { StyleEdit } from '../../styling/style-edit.ts';

export interface ScrubOptions {
  /** the start value; null when it is not a number */
  from(): NumberValue | null;
  range: StepRange;
  /** properties to change along with it, asked once when the drag starts */
  properties(event: PointerEvent): readonly string[];
  start(property: string): StyleEdit | null;
  /** the pointer went down and up without a drag */
  onClick?(event: PointerEvent): void;
}

/** Pixels before a press becomes a drag. */
const THRESHOLD = 3;

export function useScrub(options: ScrubOptions): (event: ReactPointerEvent<HTMLElement>) => void {
  const current = useRef(options);
  current.current = options;
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  return (event) => {
    if (event.button !== 0) return;
    stop.current = drag(event.currentTarget, event.nativeEvent, () => current.current);
  };
}

function drag(element: HTMLElement, down: PointerEvent, options: () => ScrubOptions): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let scrub: Scrub | null = null;
  let x = down.clientX;

  function end(): void {
    listening.abort();
    delete document.documentElement.dataset.scrubbing;
  }

  function move(event: PointerEvent): void {
    if (!scrub && Math.abs(event.clientX - down.clientX) < THRESHOLD) return;
    if (!scrub) {
      scrub = startScrub(options, event);
      element.setPointerCapture(down.pointerId);
      document.documentElement.dataset.scrubbing = '';
    }
    scrub.moveBy((event.clientX - x) * stepFactor(event));
    x = event.clientX;
  }

  function drop(event: PointerEvent): void {
    end();
    if (scrub) scrub.commit();
    else options().onClick?.(event);
  }

  function cancel(): void {
    end();
    scrub?.cancel();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  }

  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', drop, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  return cancel;
}

interface Scrub {
  moveBy(steps: number): void;
  commit(): void;
  cancel(): void;
}

/** Starts the edit of a drag; there is none where the value is no number. */
function startScrub(options: () => ScrubOptions, event: PointerEvent): Scrub {
  const from = options().from();
  const properties = options().properties(event);
  const edit = from && properties[0] ? options().start(properties[0]) : null;
  let steps = 0;
  return {
    moveBy(more) {
      steps += more;
      if (!edit || !from) return;
      const value = valueAfter(from, steps, options().range);
      edit.show(Object.fromEntries(properties.map((property) => [property, value])));
    },
    commit: () => void edit?.commit(),
    cancel: () => edit?.cancel(),
  };
}

/** Whole numbers change by whole steps, with ⌥ by tenths. */
function valueAfter({ number, unit }: NumberValue, steps: number, range: StepRange): string {
  const size = stepOf(unit, range.plain);
  const exact = number + steps * size;
  const rounded = Number((Math.round(exact / (size / 10)) * (size / 10)).toFixed(4));
  return formatWithin({ number: rounded, unit }, range);
}

/** The number that a scrub starts from: the one in the field, else the browser's. */
export function numberFrom(text: string, computed: string, unit: string | null): NumberValue | null {
  return parseNumber(text) ?? parseNumber(computed) ?? { number: 0, unit: unit ?? '' };
}
