/**
 * Makes the app's rules for a state match elements that carry the class which forces it. The rules are rewritten in place, because
 * copies would come after all sheets of the page: they would win over rules that win in the app.
 */
import type { EmulatedText } from './emulated-text.ts';
import { type ForcedClasses, withForcedStates } from './forced-states.ts';
import { ALWAYS, mediaQueries } from './media-text.ts';
import { appSheets, rulesIn, type SheetsDeps } from './readable-rules.ts';
import { ruleSelectors } from './selector-text.ts';

/** Answered, so that the state also shows on a device without hover. */
const HOVER_MEDIA = /^\(\s*(?:any-)?hover(?:\s*:\s*hover)?\s*\)$/;

export class ForcedRules {
  private readonly deps: SheetsDeps;
  /** by rewritten rule or media list, the function that restores its text */
  private changed = new Map<object, () => void>();

  constructor(deps: SheetsDeps) {
    this.deps = deps;
  }

  /** Replaces earlier states. Call after style sheets changed, too. @param forced empty: all rules are the app's own */
  set(forced: ForcedClasses): void {
    const before = this.changed;
    this.changed = new Map();
    if (forced.size > 0) for (const sheet of appSheets(this.deps)) this.walk(sheet, forced);
    for (const [holder, restore] of before) if (!this.changed.has(holder)) restore();
  }

  private walk(owner: CSSStyleSheet | CSSGroupingRule, forced: ForcedClasses): void {
    for (const rule of rulesIn(owner)) {
      const { selectorText, media, styleSheet, cssRules } = rule as Partial<
        CSSStyleRule & CSSMediaRule & CSSImportRule
      >;
      if (selectorText) this.emulate(ruleSelectors, rule as CSSStyleRule, (text) => withForcedStates(text, forced));
      if (media) this.emulate(mediaQueries, media, (text) => (HOVER_MEDIA.test(text) ? ALWAYS : text));
      if (styleSheet) this.walk(styleSheet, forced);
      else if (cssRules) this.walk(rule as CSSGroupingRule, forced);
    }
  }

  private emulate<T extends object>(texts: EmulatedText<T>, holder: T, change: (text: string) => string): void {
    const own = texts.textOf(holder);
    const wanted = change(own);
    if (wanted === own) return;
    texts.emulate(holder, wanted);
    this.changed.set(holder, () => texts.restore(holder));
  }
}
