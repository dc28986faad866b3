/** Breakpoints of a theme, as both majors have them. */
import { pixelsOf } from '../../mutations/tailwind/values.ts';
import type { ThemeBreakpoint } from '../../protocol/design-system.ts';

/** @param entries name and smallest width; others than widths are left out */
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
