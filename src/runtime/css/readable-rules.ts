/** The app's style sheets, as far as scripts may read them. */
import { log } from '../log.ts';
import type { PageSheets } from '../page/page-sheets.ts';

export interface SheetsDeps {
  document: Document;
  sheets: PageSheets;
}

/** All sheets of the page except ours, in cascade order. */
export function appSheets({ document, sheets }: SheetsDeps): CSSStyleSheet[] {
  return [...document.styleSheets, ...document.adoptedStyleSheets].filter((sheet) => !sheets.owns(sheet));
}

/** The rules of a sheet or group. A sheet of another origin cannot be read: it is logged and skipped. */
export function rulesIn(owner: CSSStyleSheet | CSSGroupingRule): Iterable<CSSRule> {
  try {
    return owner.cssRules;
  } catch (error) {
    log.debug('style sheet of another origin is left out:', (owner as CSSStyleSheet).href, error);
    return [];
  }
}

/** False for at-rules that style no elements: key frames, fonts, pages. */
export function isForElements(rule: CSSRule): boolean {
  return !/^@(?:-\w+-)?(?:keyframes|font-|page|property|counter-|position-|view-)/.test(rule.cssText);
}

/** The text before the braces: `@media (hover)`. */
export function preludeOf(rule: CSSRule): string {
  return rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
}
