/** Walks the style rules that apply to the page now, in cascade order, into media, supports, layers and containers. */
import { log } from '../log.ts';
import type { PageSheets } from '../page/page-sheets.ts';

export interface FoundRule {
  rule: CSSStyleRule;
  /** with the selectors of the rules around a nested one */
  selector: string;
  sheet: CSSStyleSheet;
}

function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch (error) {
    log.debug('style sheet of another origin is left out:', sheet.href, error);
    return null;
  }
}

function nested(outer: string, inner: string): string {
  if (!outer) return inner;
  return inner.includes('&') ? inner.replaceAll('&', `:is(${outer})`) : `:is(${outer}) ${inner}`;
}

function applies(rule: CSSRule, window: Window): boolean {
  const { conditionText, media } = rule as Partial<CSSMediaRule>;
  if (media) return window.matchMedia(media.mediaText).matches;
  if (rule.constructor.name === 'CSSSupportsRule' && conditionText) return CSS.supports(conditionText);
  return true;
}

function* within(rules: CSSRuleList, sheet: CSSStyleSheet, outer: string, window: Window): Generator<FoundRule> {
  for (const rule of rules) {
    const { selectorText } = rule as Partial<CSSStyleRule>;
    const selector = selectorText ? nested(outer, selectorText) : outer;
    if (selectorText) yield { rule: rule as CSSStyleRule, selector, sheet };
    const inner = (rule as Partial<CSSGroupingRule>).cssRules;
    if (inner?.length && applies(rule, window)) yield* within(inner, sheet, selector, window);
    const imported = (rule as Partial<CSSImportRule>).styleSheet;
    const importedRules = imported && rulesOf(imported);
    if (imported && importedRules) yield* within(importedRules, imported, outer, window);
  }
}

/** Sheets that cannot be read (another origin) are skipped, and so are our own. */
export function* styleRules(document: Document, sheets: PageSheets): Generator<FoundRule> {
  const window = document.defaultView as Window;
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    if (sheets.owns(sheet) || sheet.disabled) continue;
    const rules = rulesOf(sheet);
    if (rules) yield* within(rules, sheet, '', window);
  }
}
