/**
 * Walks the style rules of the page in document order, through media, supports, layers, containers, imports and nesting. Each
 * rule comes with its layer, its conditions and whether they apply now.
 */

import { LayerOrder } from '../../protocol/layers.ts';
import { nestSelectors, splitList } from '../../protocol/nesting.ts';
import { mediaQueries } from './media-text.ts';
import { appSheets, isForElements, preludeOf, rulesIn, type SheetsDeps } from './readable-rules.ts';
import { cssTextOf, ruleSelectors } from './selector-text.ts';

export interface FoundRule {
  style: CSSStyleDeclaration;
  cssText: string;
  /** absolute selectors: combined with those of the enclosing rules */
  selectors: string[];
  sheet: CSSStyleSheet;
  /** `@media …`, `@layer …` and other enclosing at-rules, outermost first */
  conditions: string[];
  /** enclosing media queries, including those of sheets and imports */
  media: string[];
  /** full name of its layer, empty without one */
  layer: string;
  /** all enclosing media and feature queries match */
  holds: boolean;
  /** preludes of enclosing containers and scopes, which depend on the element */
  local: string[];
  order: number;
}

export interface PageRules {
  rules: FoundRule[];
  layers: LayerOrder;
}

type Around = Pick<FoundRule, 'selectors' | 'conditions' | 'media' | 'layer' | 'holds' | 'local'> & {
  /** selector of the innermost enclosing rule, as written */
  nearest: string;
};

const OUTSIDE: Around = { nearest: '', selectors: [], conditions: [], media: [], layer: '', holds: true, local: [] };

/** Skips our own sheets, and those that cannot be read (another origin). */
export function pageRules(deps: SheetsDeps & { window: Window }): PageRules {
  const walk = new Walk(deps.window);
  for (const sheet of appSheets(deps)) if (!sheet.disabled) walk.sheet(sheet, OUTSIDE);
  return { rules: walk.rules, layers: walk.layers };
}

class Walk {
  readonly rules: FoundRule[] = [];
  readonly layers = new LayerOrder();
  private nameless = 0;

  constructor(private readonly window: Window) {}

  sheet(sheet: CSSStyleSheet, around: Around): void {
    this.walk(rulesIn(sheet), sheet, this.inMedia(sheet.media, around));
  }

  private walk(rules: Iterable<CSSRule>, sheet: CSSStyleSheet, around: Around): void {
    for (const rule of rules) this.rule(rule, sheet, around);
  }

  private rule(rule: CSSRule, sheet: CSSStyleSheet, around: Around): void {
    const { selectorText, style, cssRules } = rule as Partial<CSSStyleRule>;
    const { nameList, styleSheet } = rule as Partial<CSSLayerStatementRule & CSSImportRule>;
    if (nameList) for (const name of nameList) this.layers.note(inLayer(around.layer, name));
    else if (styleSheet) this.imported(rule as CSSImportRule, styleSheet, around);
    else if (selectorText !== undefined && style) {
      const nearest = ruleSelectors.textOf(rule as CSSStyleRule);
      const inside = { ...around, selectors: nestSelectors(around.selectors, splitList(nearest)), nearest };
      this.add(rule, style, sheet, inside);
      if (cssRules) this.walk(cssRules, sheet, inside);
    } else if (style && around.selectors.length > 0) {
      // Declarations after a nested rule, or directly in a nested at-rule.
      this.add(rule, style, sheet, around);
    } else if (cssRules && isForElements(rule)) {
      this.walk(cssRules, sheet, this.into(rule as CSSGroupingRule, around));
    }
  }

  private add(rule: CSSRule, style: CSSStyleDeclaration, sheet: CSSStyleSheet, { nearest, ...around }: Around): void {
    // Declarations without a selector belong to the enclosing rule.
    const cssText = 'selectorText' in rule ? cssTextOf(rule as CSSStyleRule) : `${nearest} { ${style.cssText} }`;
    this.rules.push({ ...around, style, cssText, sheet, order: this.rules.length });
  }

  private imported(rule: CSSImportRule, sheet: CSSStyleSheet, around: Around): void {
    const { layerName, supportsText } = rule as CSSImportRule & { supportsText?: string | null };
    let inside = around;
    if (typeof layerName === 'string') inside = this.inLayer(layerName, inside);
    if (supportsText) inside = inCondition(`@supports ${supportsText}`, CSS.supports(supportsText), inside);
    // The imported sheet repeats the media of its import.
    this.sheet(sheet, inside);
  }

  private into(rule: CSSGroupingRule, around: Around): Around {
    const { media, name, conditionText } = rule as unknown as Partial<CSSMediaRule & CSSLayerBlockRule>;
    const prelude = preludeOf(rule);
    if (media) return this.inMedia(media, around);
    if (prelude.startsWith('@layer')) return this.inLayer(name ?? '', around);
    if (prelude.startsWith('@supports')) return inCondition(prelude, CSS.supports(conditionText ?? ''), around);
    // A starting style applies only for a moment.
    if (prelude.startsWith('@starting-style')) return inCondition(prelude, false, around);
    if (/^@(?:container|scope)/.test(prelude)) {
      return { ...inCondition(prelude, true, around), local: [...around.local, prelude] };
    }
    return inCondition(prelude, true, around);
  }

  private inMedia(media: MediaList, around: Around): Around {
    const text = mediaQueries.textOf(media);
    if (text === '') return around;
    const holds = this.window.matchMedia(media.mediaText).matches;
    return { ...inCondition(`@media ${text}`, holds, around), media: [...around.media, text] };
  }

  private inLayer(name: string, around: Around): Around {
    this.nameless++;
    const layer = inLayer(around.layer, name === '' ? `(nameless ${this.nameless})` : name);
    this.layers.note(layer);
    return { ...inCondition(`@layer${name && ` ${name}`}`, true, around), layer };
  }
}

function inCondition(prelude: string, holds: boolean, around: Around): Around {
  return { ...around, conditions: [...around.conditions, prelude], holds: around.holds && holds };
}

function inLayer(outer: string, name: string): string {
  return outer === '' ? name : `${outer}.${name}`;
}
