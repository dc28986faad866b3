/**
 * Selectors that forced states change in place: a forced element must not match `:not(:hover)`. Specificity and order stay as they
 * are. Remembers the original text, for readers of the rule and to restore it.
 */
const written = new WeakMap<CSSStyleRule, string>();

/** The selector as the app wrote it. */
export function selectorTextOf(rule: CSSStyleRule): string {
  return written.get(rule) ?? rule.selectorText;
}

/** The rule's text with the selector as the app wrote it. */
export function cssTextOf(rule: CSSStyleRule): string {
  const text = written.get(rule);
  return text === undefined ? rule.cssText : text + rule.cssText.slice(rule.selectorText.length);
}

/** Replaces a selector; the first call remembers the original. */
export function emulateSelector(rule: CSSStyleRule, text: string): void {
  if (!written.has(rule)) written.set(rule, rule.selectorText);
  rule.selectorText = text;
}

export function restoreSelector(rule: CSSStyleRule): void {
  const text = written.get(rule);
  if (text === undefined) return;
  rule.selectorText = text;
  written.delete(rule);
}
