/** The app's style sheets and what of them scripts may read. */
import { log } from '../log.ts';
import type { PageSheets } from '../page/page-sheets.ts';

export interface SheetsDeps {
  document: Document;
  sheets: PageSheets;
}

/** The sheets of the page but ours, in the cascade's order. */
export function appSheets({ document, sheets }: SheetsDeps): CSSStyleSheet[] {
  return [...document.styleSheets, ...document.adoptedStyleSheets].filter((sheet) => !sheets.owns(sheet));
}

/** The rules of a sheet or a group. A sheet of another origin cannot be read: it is left out with a log line (spec §8). */
export function rulesIn(owner: CSSStyleSheet | CSSGroupingRule): Iterable<CSSRule> {
  try {
    return owner.cssRules;
  } catch (error) {
    log.debug('style sheet of another origin is left out:', (owner as CSSStyleSheet).href, error);
    return [];
  }
}

/** Key frames, fonts and pages are no rules for elements. */
export function isForElements(rule: CSSRule): boolean {
  return !/^@(?:-\w+-)?(?:keyframes|font-|page|property|counter-|position-|view-)/.test(rule.cssText);
}

/** What stands before the braces: `@media (hover)`. */
export function preludeOf(rule: CSSRule): string {
  return rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
}
