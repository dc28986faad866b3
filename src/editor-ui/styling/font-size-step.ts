/** A font size of the theme, which brings a line height along. */
import type { DesignSystemAnswer, DesignToken } from '../../protocol/design-system.ts';

/**
 * The line height that comes along with a font size of the theme; null without one.
 * @param rem in CSS pixels; null if unknown
 */
export function lineHeightOf(
  design: DesignSystemAnswer | null,
  fontSize: string | null | undefined,
  rem: number | null = null,
): string | null {
  if (!fontSize) return null;
  const size = inPixels(fontSize, rem);
  const isIt = ({ value, reference }: DesignToken) =>
    reference === fontSize || (size !== null && inPixels(value, rem) === size);
  return design?.tokens.find((token) => token.lineHeight !== undefined && isIt(token))?.lineHeight ?? null;
}

function inPixels(value: string, rem: number | null): number | null {
  const [, number, unit] = /^(\d*\.?\d+)(px|rem)$/.exec(value.trim()) ?? [];
  return number === undefined ? null : Number(number) * (unit === 'rem' ? (rem ?? 16) : 1);
}
