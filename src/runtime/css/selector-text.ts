/** Selectors that forced states change: a forced element must not match `:not(:hover)`. */
import { EmulatedText } from './emulated-text.ts';

export const ruleSelectors = new EmulatedText<CSSStyleRule>(
  (rule) => rule.selectorText,
  (rule, text) => {
    rule.selectorText = text;
  },
);

/** The rule's text with the selectors as the app wrote them, its nested rules included. */
export function cssTextOf(rule: CSSStyleRule): string {
  const own = ruleSelectors.textOf(rule) + rule.cssText.slice(rule.selectorText.length);
  // browsers without nesting have none
  const inside: Iterable<CSSRule> = (rule as Partial<CSSStyleRule>).cssRules ?? [];
  return [...inside].reduce((text, one) => {
    return 'selectorText' in one ? text.replace(one.cssText, () => cssTextOf(one as CSSStyleRule)) : text;
  }, own);
}
