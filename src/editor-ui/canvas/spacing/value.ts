/** The result of dragging a spacing handle: a number of pixels, and its form in the source. */
import type { ScaleStep } from '../../../protocol/design-system.ts';
import { formatNumber, parseNumber } from '../../styling/css-value.ts';

/** One step of the project's scale, in pixels. */
export interface Step {
  pixels: number;
  className: string;
  /** as the theme says it */
  value: string;
}

/** CSS pixels of a rem, where a scale says rem (as breakpoints do) */
const REM = 16;
const TENS = 10;

/** Steps of a scale that are lengths, smallest first, each once. */
export function stepsOf(scale: readonly ScaleStep[] | undefined): Step[] {
  const steps = new Map<number, Step>();
  for (const { className, value } of scale ?? []) {
    const parsed = parseNumber(value);
    if (!parsed || parsed.number < 0 || !['px', 'rem', ''].includes(parsed.unit)) continue;
    if (parsed.unit === '' && parsed.number !== 0) continue;
    const pixels = parsed.number * (parsed.unit === 'rem' ? REM : 1);
    if (!steps.has(pixels)) steps.set(pixels, { pixels, className, value });
  }
  return [...steps.values()].sort((a, b) => a.pixels - b.pixels);
}

export interface Dragged {
  pixels: number;
  /** the step of the scale that it is on, null between steps */
  step: Step | null;
}

/**
 * @param exact pixels at the pointer
 * @param by snaps to tens, to the project's scale, or to whole pixels. Beyond the scale's largest step, whole pixels are
 * used
 */
export function keepTo(exact: number, steps: readonly Step[], by: 'tens' | 'scale' | 'pixels'): Dragged {
  const most = steps.at(-1)?.pixels ?? 0;
  const onScale = by === 'scale' && steps.length > 0 && exact <= most;
  const near = onScale
    ? steps.reduce((a, b) => (Math.abs(a.pixels - exact) <= Math.abs(b.pixels - exact) ? a : b)).pixels
    : by === 'tens'
      ? Math.round(exact / TENS) * TENS
      : Math.round(exact);
  const pixels = Math.max(0, near);
  return { pixels, step: steps.find((step) => step.pixels === pixels) ?? null };
}

/**
 * Returns the value to write: the step's class for Tailwind, else a length in the unit of the present value.
 * @param written the value in the source, null if there is none
 * @param now `written` in pixels
 */
export function writtenAs({ pixels, step }: Dragged, isTailwind: boolean, written: string | null, now: number): string {
  if (isTailwind && step) return step.value;
  const old = written === null ? null : parseNumber(written);
  if (!old || old.unit === 'px' || old.unit === '' || old.number === 0 || now === 0) return `${pixels}px`;
  return formatNumber({ number: (pixels * old.number) / now, unit: old.unit });
}
