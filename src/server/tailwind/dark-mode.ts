/** Derives how the project enables dark mode from its `dark` variant. */
import type { ThemeDarkMode } from '../../protocol/design-system.ts';

/**
 * @param conditions at-rules and selectors of the variant: `@media (prefers-color-scheme: dark)`, `&:where(.dark, .dark *)`
 */
export function darkModeOf(conditions: readonly string[]): ThemeDarkMode {
  const text = conditions.join(' ');
  if (/prefers-color-scheme/.test(text)) return { kind: 'media', selector: null };
  const [attribute] = /\[[\w-]+(?:[~|^$*]?=(?:"[^"]*"|'[^']*'|[\w-]+))?\]/.exec(text) ?? [];
  const [className] = /\.[A-Za-z_][\w-]*/.exec(text) ?? [];
  if (attribute && (!className || text.indexOf(attribute) < text.indexOf(className)))
    return { kind: 'attribute', selector: attribute };
  return className ? { kind: 'class', selector: className } : { kind: 'none', selector: null };
}
