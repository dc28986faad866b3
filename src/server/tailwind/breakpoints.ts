/** Breakpoints of a theme, for Tailwind 3 and 4. */
import { pixelsOf } from '../../mutations/tailwind/values.ts';
import type { ThemeBreakpoint } from '../../protocol/design-system.ts';

/** @param entries pairs of name and minimum width; entries with another value are ignored */
export function breakpointsOf(
  entries: readonly (readonly [string, string] | string[])[],
  conditionOf: (name: string, value: string) => string,
): ThemeBreakpoint[] {
  const found = entries.flatMap(([name = '', value = '']) => {
    const minWidth = pixelsOf(value);
    return minWidth === null ? [] : [{ name, minWidth, condition: conditionOf(name, value) }];
  });
  return found.sort((a, b) => a.minWidth - b.minWidth);
}
