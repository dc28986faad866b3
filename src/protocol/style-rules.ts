/**
 * Style rules on the wire: those of the project's style sheets, and those that match one element.
 *
 * A *source rule* is a rule as written, with its position. A *processed rule* is a rule of the browser, reported by the
 * frame for the selected element. A *rule reference* identifies a source rule for an edit.
 */
import type { ApiError } from './api.ts';
import type { CssRuleRef } from './css-rule-ref.ts';

export type StylesheetKind = 'css' | 'scss' | 'sass' | 'less' | 'module';

export interface CssDeclaration {
  /** as written: `padding-left`, `--gap` */
  property: string;
  /** as written, without `!important` */
  value: string;
  important: boolean;
  /** from 1; null if the source is unknown */
  line: number | null;
}

/** One rule of a style sheet of the project. */
export interface SourceCssRule extends CssRuleRef {
  kind: StylesheetKind;
  /** from 0 */
  column: number;
  /**
   * the selector in the browser: nesting resolved, class names of a CSS module replaced by the generated ones. Null when
   * only the preprocessor can compute it (`#{$name}`, `@extend`).
   */
  resolved: string | null;
  /**
   * `@media …`, `@supports …`, `@container …`, `@layer …`, `@starting-style`, outermost first, white space collapsed;
   * includes those around parent rules
   */
  conditions: string[];
  declarations: CssDeclaration[];
  /** the declarations by property; the last one of a property wins */
  styles: Record<string, string>;
  /** the project's name for its range of widths, if it has one: `md`, `max-md` (`width-spans.ts`) */
  breakpoint: string | null;
  /** true if the conditions or the selector match the project's dark mode */
  dark: boolean;
  /** position among all rules of the project, in load order */
  order: number;
  /** null if it can be edited, else the reason and the next step */
  locked: Pick<ApiError, 'message' | 'hint'> | null;
}

export interface SourceStylesheet {
  filename: string;
  kind: StylesheetKind;
  /** only for CSS modules: the generated class by the name in the file */
  classNames: Record<string, string>;
  /** component files that import it, directly or through another style sheet */
  importers: string[];
  /** set if it does not parse; none of its rules are then in the lookup */
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
  /** its source file; for an external style sheet a path outside the project (`node_modules/…`) or a URL; or empty */
  filename: string;
  /** as in the source if known, else as in the browser; `element.style` for the style attribute */
  selector: string;
  /**
   * the browser's longhands, with ` !important` after important values; for an inherited rule, only the inherited properties
   */
  styles: Record<string, string>;
  /** true if it matches the element in its current state and its conditions hold */
  applied: boolean;
  /** true if it depends on a class in the element's own source, which can be removed */
  removable: boolean;
  /** true if its source is known and can be edited */
  allowChanges: boolean;
  inherited: boolean;
  /** true if its class could be added to the element */
  eligibleToApply: boolean;
  /** states in its selector: `hover`, `focus`, … */
  modifiers: string[];
  /** the rule's class, if it has exactly one; for a CSS module, the name in the file */
  classParsed: string | null;
  cssText: string;

  origin: 'inline' | 'rule';
  /** pass it as `rule` of a STYLING change to edit exactly this rule; null if the source is unknown */
  source: CssRuleRef | null;
  /** the source's declarations in order; the browser's if the source is unknown */
  declarations: CssDeclaration[];
  /** longhands whose current value comes from this rule */
  wins: string[];
  line: number | null;
  /** the highest among its matching selectors; null for the style attribute */
  specificity: Specificity | null;
  /** media queries around it, outermost first: `(min-width: 48rem)`; those of the sheet included */
  media: string[];
  /** full name of its cascade layer, null outside of layers */
  layer: string | null;
  /** position of its style sheet and rule in the page; later ones are greater */
  order: number;
  breakpoint: string | null;
  dark: boolean;
  /** for an inherited rule: levels between the element and the ancestor that it matches; 1 = the parent */
  distance: number;
  /** true if it has a source but is not among the rules sent, which may be outdated: request the rules again */
  unplaced?: boolean;
  /** the reason why `allowChanges` is false although the source is known */
  locked: Pick<ApiError, 'message' | 'hint'> | null;
}

/** Last segment of the path under a canvas. */
export const CSS_RULES_PATH = 'cssRules';
