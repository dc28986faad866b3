/**
 * Ranges of widths for a style: from a breakpoint up, below one, or both. A span is named by Tailwind's modifiers: `md`,
 * `max-md`, `md:max-lg`. The two sides of a breakpoint neither overlap nor leave a gap.
 */
import type { Breakpoint } from './style-rules.ts';

/** In CSS pixels, with 1rem = 16px; null for an open end. */
export interface WidthSpan {
  /** the smallest width inside the span */
  from: number | null;
  /** the smallest width above the span */
  below: number | null;
}

export const EVERY_WIDTH: WidthSpan = { from: null, below: null };

type Named = Pick<Breakpoint, 'name' | 'pixels'>;

const BELOW = 'max-';

/** `md` → `max-md` */
export const belowName = (breakpoint: string): string => BELOW + breakpoint;

/** The beginning of `belowVariant`. */
export const BELOW_VARIANT = '[@media_not_all_and_';

/**
 * The same as a variant of Tailwind that needs no theme: `(min-width: 720px)` → `[@media_not_all_and_(min-width:720px)]`. Tailwind 3
 * has no `max-md` where a screen is an object, such as `{ max: '960px' }`, or where units are mixed.
 */
export const belowVariant = (condition: string): string => `${BELOW_VARIANT}${condition.replace(/\s+/g, '')}]`;

/** The breakpoint and side of a modifier, or null. A breakpoint may itself be called `max-…`, so its name is tried first. */
export function sideOf<B extends Named>(
  modifier: string,
  breakpoints: readonly B[],
): { breakpoint: B; side: 'up' | 'below' } | null {
  const called = (name: string) => breakpoints.find((one) => one.name === name);
  const up = called(modifier);
  if (up) return { breakpoint: up, side: 'up' };
  const edge = modifier.startsWith(BELOW) ? called(modifier.slice(BELOW.length)) : undefined;
  return edge ? { breakpoint: edge, side: 'below' } : null;
}

/** The name of a span; null if it is open at both ends or one end is not a breakpoint. */
export function spanName({ from, below }: WidthSpan, breakpoints: readonly Named[]): string | null {
  const at = (pixels: number | null) => breakpoints.find((one) => one.pixels === pixels)?.name ?? null;
  const names = [from === null ? '' : at(from), below === null ? '' : at(below)];
  if (names.includes(null)) return null;
  const [first, last] = names;
  return [first, last && belowName(last)].filter(Boolean).join(':') || null;
}

/** True when a width lies in the span of this name. */
export function spanHolds(name: string, width: number, breakpoints: readonly Named[]): boolean {
  return name.split(':').every((modifier) => {
    const found = sideOf(modifier, breakpoints);
    return !found || width >= found.breakpoint.pixels === (found.side === 'up');
  });
}

export function isInSpan(width: number, { from, below }: WidthSpan): boolean {
  return (from === null || width >= from) && (below === null || width < below);
}

/** The display text of a span: `md`, `below md`, `md · below lg`. */
export function spanWords(name: string): string {
  return name.replace(/(^|:)max-/g, (_, colon: string) => `${colon}below `).replace(':', ' · ');
}

/** The overlap of two spans. */
export function withSpan(a: WidthSpan, b: WidthSpan): WidthSpan {
  const both = (one: number | null, other: number | null, pick: (...all: number[]) => number) =>
    one === null || other === null ? (one ?? other) : pick(one, other);
  return { from: both(a.from, b.from, Math.max), below: both(a.below, b.below, Math.min) };
}

const LENGTH = /([\d.]+)(px|r?em)/.source;
const FROM = new RegExp(`^\\(\\s*(?:min-width\\s*:|width\\s*>=)\\s*${LENGTH}\\s*\\)$`, 'i');
const BELOW_IT = new RegExp(`^\\(\\s*width\\s*<\\s*${LENGTH}\\s*\\)$`, 'i');
const UP_TO = new RegExp(`^\\(\\s*(?:max-width\\s*:|width\\s*<=)\\s*${LENGTH}\\s*\\)$`, 'i');
const NOT = /^not\s+(?:(?:all|screen)\s+and\s+)?(?=\()/i;

/**
 * Parses a condition about only the width: `(min-width: 48rem)`, `(width < 768px)`, `not all and (min-width: 768px)`; null
 * for others. `max-width` is inclusive: both the whole pixel before a breakpoint (`767px`) and `767.98px` mean "below
 * 768px".
 */
export function readWidth(condition: string): WidthSpan | null {
  const text = condition.trim();
  const opposite = text.replace(NOT, '');
  if (opposite !== text) {
    const span = readWidth(opposite);
    return span && { from: span.below, below: span.from };
  }
  const from = pixelsIn(FROM, text);
  if (from !== null) return { from, below: null };
  const last = pixelsIn(UP_TO, text);
  const below = last === null ? pixelsIn(BELOW_IT, text) : Math.floor(last) + 1;
  return below === null ? null : { from: null, below };
}

function pixelsIn(pattern: RegExp, text: string): number | null {
  const [, number, unit] = pattern.exec(text) ?? [];
  return number === undefined ? null : Number(number) * (unit?.toLowerCase() === 'px' ? 1 : 16);
}

/**
 * The span of nested media queries; conditions about other features are ignored. Null when a query asks for a width in an
 * unknown form.
 */
export function spanOfMedia(queries: readonly string[]): WidthSpan | null {
  let span = EVERY_WIDTH;
  for (const query of queries) {
    const whole = readWidth(query);
    const parts = whole || /\bnot\b|,/i.test(query) ? [query] : query.split(/\s+and\s+/i);
    for (const part of parts) {
      const found = readWidth(part);
      if (!found && /\bwidth\b/i.test(part)) return null;
      if (found) span = withSpan(span, found);
    }
  }
  return span;
}
