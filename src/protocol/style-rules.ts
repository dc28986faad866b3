/**
 * Style rules on the wire: those of the project's style sheets, and those that match one element.
 *
 * A *source rule* is a rule as written, with its place. A *processed rule* is a rule of the browser, reported by the frame
 * for the selected element. A *rule reference* names a source rule so that an edit can be about it.
 */
import type { ApiError } from './api.ts';

export type StylesheetKind = 'css' | 'scss' | 'sass' | 'less' | 'module';

/** Names a rule of a style sheet, for a STYLING change that is about just this rule. */
export interface CssRuleRef {
  /** path in the project */
  filename: string;
  /** as it stands in the file, white space folded: `.card`, `&:hover` */
  selector: string;
  /** of the selector, from 1 */
  line: number;
  /** at-rules and rules around it, outermost first, as in `SourceCssRule` */
  conditions: string[];
}

export interface CssDeclaration {
  /** as written: `padding-left`, `--gap` */
  property: string;
  /** as written, without `!important` */
  value: string;
  important: boolean;
  /** from 1; null where no source is known */
  line: number | null;
}

/** One rule of a style sheet of the project. */
export interface SourceCssRule extends CssRuleRef {
  kind: StylesheetKind;
  /** from 0 */
  column: number;
  /**
   * the selector as the browser sees it: nesting resolved, class names of a CSS module replaced by the generated ones. Null
   * when only a run of the preprocessor could tell (`#{$name}`, `@extend`).
   */
  resolved: string | null;
  /**
   * `@media …`, `@supports …`, `@container …`, `@layer …`, `@starting-style`, outermost first, white space folded; of the rule's
   * nesting parents too
   */
  conditions: string[];
  declarations: CssDeclaration[];
  /** the declarations by property; the last one of a property wins */
  styles: Record<string, string>;
  /** the project's name for its range of widths, if it has one: `md`, `max-md` (`width-spans.ts`) */
  breakpoint: string | null;
  /** the conditions or the selector are the project's dark mode */
  dark: boolean;
  /** place among all rules of the project's sheets, in the order in which the app loads them */
  order: number;
  /** null when edits of it are possible, else the reason and the next step */
  locked: Pick<ApiError, 'message' | 'hint'> | null;
}

export interface SourceStylesheet {
  filename: string;
  kind: StylesheetKind;
  /** modules only: the name in the file to the class that the browser sees */
  classNames: Record<string, string>;
  /** component files that import it, directly or through another style sheet */
  importers: string[];
  /** it does not parse: none of its rules are in the lookup */
  error: ApiError | null;
}

/** A breakpoint of the project: a name for a smallest width. */
export interface Breakpoint {
  name: string;
  /** as written in the project: `768px`, `48rem` */
  minWidth: string;
  /** the same in CSS pixels, a rem counted as 16 */
  pixels: number;
}

/** How the project does dark mode: by the system's setting, or by an ancestor that matches a selector (`.dark`). */
export type DarkMode = { kind: 'media' } | { kind: 'selector'; selector: string };

/** Argument of processRulesForSelectedElement: source rules by an arbitrary id. */
export type CssElementLookup = Record<string, SourceCssRule>;

/** `GET …/canvases/{canvasId}/cssRules` */
export interface CssRulesAnswer {
  cssElementLookup: CssElementLookup;
  /** in the order in which the app loads them */
  stylesheets: SourceStylesheet[];
  /** narrowest first */
  breakpoints: Breakpoint[];
  darkMode: DarkMode;
}

/** Ids, classes and attributes, elements and pseudo-elements. */
export type Specificity = [ids: number, classes: number, elements: number];

/** Entry of PROCESSED_CSS_RULES_FOR_ELEMENT. The list goes from the strongest rule to the weakest, inherited ones last. */
export interface ProcessedCssRule {
  /** of its source; for a foreign sheet a path outside the project (`node_modules/…`) or an address; or empty */
  filename: string;
  /** as it stands in the source where that is known, else as the browser has it; `element.style` for the style attribute */
  selector: string;
  /**
   * the browser's longhands, with ` !important` behind important values; of an inherited rule only the inherited properties
   */
  styles: Record<string, string>;
  /** it matches the element in its current state, and its conditions hold */
  applied: boolean;
  /** it hangs on a class that the element's own source sets, so it can be taken off */
  removable: boolean;
  /** its source is known and can be edited */
  allowChanges: boolean;
  inherited: boolean;
  /** its class could be put on the element */
  eligibleToApply: boolean;
  /** states that it asks for: `hover`, `focus`, … */
  modifiers: string[];
  /** the class that the rule is about, when it is about one: the name in the file, also for a CSS module */
  classParsed: string | null;
  cssText: string;

  origin: 'inline' | 'rule';
  /** pass it as `rule` of a STYLING change to edit just this rule; null where no source is known */
  source: CssRuleRef | null;
  /** the source's declarations in order; the browser's where no source is known */
  declarations: CssDeclaration[];
  /** longhands of which the element's value comes from this rule now */
  wins: string[];
  line: number | null;
  /** of the strongest of its selectors that matches; null for the style attribute */
  specificity: Specificity | null;
  /** media queries around it, outermost first: `(min-width: 48rem)`; those of the sheet included */
  media: string[];
  /** full name of its cascade layer, null outside of layers */
  layer: string | null;
  /** place of its sheet and rule in the page; grows towards the later */
  order: number;
  breakpoint: string | null;
  dark: boolean;
  /** for an inherited rule: how many parents up the element is that it matches, 1 = the parent */
  distance: number;
  /** it has a source, but not among the rules sent: they may be older than the page. Ask for the rules again */
  unplaced?: boolean;
  /** why `allowChanges` is false although the source is known */
  locked: Pick<ApiError, 'message' | 'hint'> | null;
}

/** Last part of the address: under a canvas. */
export const CSS_RULES_PATH = 'cssRules';
