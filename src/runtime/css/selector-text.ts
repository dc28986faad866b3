/**
 * Selectors that forced states change in place: a forced element must not match `:not(:hover)`. Specificity and order stay as they
 * are. Remembers the original text, for readers of the rule and to restore it; a selector that the app has set since is the app's.
 */
const written = new WeakMap<CSSStyleRule, { original: string; emulated: string }>();

/** The selector as the app wrote it. */
export function selectorTextOf(rule: CSSStyleRule): string {
  const known = written.get(rule);
  return known?.emulated === rule.selectorText ? known.original : rule.selectorText;
}

/** The rule's text with the selectors as the app wrote them, its nested rules included. */
export function cssTextOf(rule: CSSStyleRule): string {
  const own = selectorTextOf(rule) + rule.cssText.slice(rule.selectorText.length);
  // browsers without nesting have none
  const inside: Iterable<CSSRule> = (rule as Partial<CSSStyleRule>).cssRules ?? [];
  return [...inside].reduce((text, one) => {
    return 'selectorText' in one ? text.replace(one.cssText, () => cssTextOf(one as CSSStyleRule)) : text;
  }, own);
}

/** Replaces a selector; the first call remembers the original. */
export function emulateSelector(rule: CSSStyleRule, text: string): void {
  const original = selectorTextOf(rule);
  rule.selectorText = text;
  written.set(rule, { original, emulated: rule.selectorText });
}

export function restoreSelector(rule: CSSStyleRule): void {
  rule.selectorText = selectorTextOf(rule);
  written.delete(rule);
}
