/** Dragging a label sideways changes a number: one preview per frame, one write at the end; Esc cancels. */
import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import {
  formatNumber,
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
  let edit: StyleEdit | null = null;
  let from: NumberValue | null = null;
  let properties: readonly string[] = [];
  let x = down.clientX;
  let steps = 0;
  let moved = false;

  function begin(event: PointerEvent): void {
    moved = true;
    from = options().from();
    properties = options().properties(event);
    edit = from && properties[0] ? options().start(properties[0]) : null;
    element.setPointerCapture(down.pointerId);
    document.documentElement.dataset.scrubbing = '';
  }

  function end(): void {
    listening.abort();
    delete document.documentElement.dataset.scrubbing;
  }

  element.addEventListener(
    'pointermove',
    (event) => {
      if (!moved && Math.abs(event.clientX - down.clientX) < THRESHOLD) return;
      if (!moved) begin(event);
      steps += (event.clientX - x) * stepFactor(event);
      x = event.clientX;
      if (!edit || !from) return;
      const value = moveBy(from, steps, options().range);
      edit.show(Object.fromEntries(properties.map((property) => [property, value])));
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      end();
      if (moved) void edit?.commit();
      else options().onClick?.(event);
    },
    { signal },
  );
  const cancel = () => {
    end();
    edit?.cancel();
  };
  element.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    },
    { signal, capture: true },
  );
  return cancel;
}

/** Whole numbers change by whole steps, with ⌥ by tenths. */
function moveBy({ number, unit }: NumberValue, steps: number, { least, most, plain }: StepRange): string {
  const size = stepOf(unit, plain);
  const exact = number + steps * size;
  const rounded = Number((Math.round(exact / (size / 10)) * (size / 10)).toFixed(4));
  const kept = Math.min(most ?? Number.POSITIVE_INFINITY, Math.max(least ?? Number.NEGATIVE_INFINITY, rounded));
  return formatNumber({ number: kept, unit });
}

/** The number that a scrub starts from: the one in the field, else the browser's. */
export function numberFrom(text: string, computed: string, unit: string | null): NumberValue | null {
  return parseNumber(text) ?? parseNumber(computed) ?? { number: 0, unit: unit ?? '' };
}
