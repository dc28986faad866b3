/**
 * Tests whether the containers and scopes around rules apply to an element. No browser API answers that, so a temporary sheet
 * sets a custom property inside the same conditions and the computed value is read. The sheet is removed before the next paint.
 */
import type { PseudoElement } from '../../protocol/pseudo-elements.ts';
import type { PageSheets } from '../page/page-sheets.ts';
import { styleOf } from './evals.ts';
import type { FoundRule } from './walk-rules.ts';

const SECTION = 'asked';
const NAME = '--tempo-holds';

/** @returns the rules whose containers and scopes apply to the element and whose selector matches there */
export function holdingFor(
  element: Element,
  rules: readonly FoundRule[],
  { sheets, window, part }: { sheets: PageSheets; window: Window; part: PseudoElement | null },
): Set<FoundRule> {
  const holding = new Set<FoundRule>();
  if (rules.length === 0) return holding;
  const text = rules.map(({ local, selectors }, index) => {
    const rule = `${selectors.join(', ')} { ${NAME}-${index}: on !important; }`;
    const around = local.reduceRight((inner, prelude) => `${prelude} { ${inner} }`, rule);
    // Not inherited: otherwise a match on a parent would count for the element.
    return `@property ${NAME}-${index} { syntax: "*"; inherits: false; } ${around}`;
  });
  sheets.set(SECTION, text.join('\n'));
  const style = styleOf(window, element, part);
  rules.forEach((rule, index) => {
    if (style.getPropertyValue(`${NAME}-${index}`).trim() === 'on') holding.add(rule);
  });
  sheets.set(SECTION, '');
  return holding;
}
