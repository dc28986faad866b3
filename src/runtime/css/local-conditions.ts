/**
 * Whether containers and scopes around rules hold for an element. The browser has no question for that, so it is asked by rules of
 * our own that set a property which nobody reads, in a sheet that is gone again before anything is drawn.
 */
import type { PageSheets } from '../page/page-sheets.ts';
import type { FoundRule } from './walk-rules.ts';

const SECTION = 'asked';
const NAME = '--tempo-holds';

/** @returns the rules among these whose containers and scopes hold for the element and whose selector then matches */
export function holdingFor(
  element: Element,
  rules: readonly FoundRule[],
  { sheets, window }: { sheets: PageSheets; window: Window },
): Set<FoundRule> {
  const holding = new Set<FoundRule>();
  if (rules.length === 0) return holding;
  const text = rules.map(({ local, selectors }, index) => {
    const rule = `${selectors.join(', ')} { ${NAME}-${index}: on !important; }`;
    const around = local.reduceRight((inner, prelude) => `${prelude} { ${inner} }`, rule);
    // Not inherited, or what holds for a parent would seem to hold for the element.
    return `@property ${NAME}-${index} { syntax: "*"; inherits: false; } ${around}`;
  });
  sheets.set(SECTION, text.join('\n'));
  const style = window.getComputedStyle(element);
  rules.forEach((rule, index) => {
    if (style.getPropertyValue(`${NAME}-${index}`).trim() === 'on') holding.add(rule);
  });
  sheets.set(SECTION, '');
  return holding;
}
