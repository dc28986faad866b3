/** Keeps rules for elements without a state (`:not(:hover)`) from elements for which that state is forced. */
import { excludingForced, type ForcedClasses } from './forced-states.ts';
import { appSheets, rulesIn, type SheetsDeps } from './readable-rules.ts';
import { ruleSelectors } from './selector-text.ts';

export class ExcludedStates {
  private readonly deps: SheetsDeps;
  private readonly changed = new Set<CSSStyleRule>();

  constructor(deps: SheetsDeps) {
    this.deps = deps;
  }

  /** Replaces earlier states. Call after style sheets changed, too. @param forced empty: all selectors are the app's own */
  set(forced: ForcedClasses): void {
    const before = new Set(this.changed);
    if (forced.size > 0) for (const sheet of appSheets(this.deps)) this.walk(rulesIn(sheet), forced, before);
    for (const rule of before) {
      ruleSelectors.restore(rule);
      this.changed.delete(rule);
    }
  }

  private walk(rules: Iterable<CSSRule>, forced: ForcedClasses, before: Set<CSSStyleRule>): void {
    for (const rule of rules) {
      const { cssRules, styleSheet } = rule as Partial<CSSGroupingRule & CSSImportRule>;
      if ('selectorText' in rule) this.exclude(rule as CSSStyleRule, forced, before);
      if (styleSheet) this.walk(rulesIn(styleSheet), forced, before);
      else if (cssRules && cssRules.length > 0) this.walk(cssRules, forced, before);
    }
  }

  private exclude(rule: CSSStyleRule, forced: ForcedClasses, before: Set<CSSStyleRule>): void {
    const text = ruleSelectors.textOf(rule);
    if (!text.includes(':not(')) return;
    const excluding = excludingForced(text, forced);
    if (excluding === text) return;
    if (rule.selectorText !== excluding) ruleSelectors.emulate(rule, excluding);
    this.changed.add(rule);
    before.delete(rule);
  }
}
