/** Identifies a rule of a style sheet, for a STYLING change of exactly this rule. */
export interface CssRuleRef {
  /** path in the project */
  filename: string;
  /** as in the file, with white space collapsed: `.card`, `&:hover` */
  selector: string;
  /** line of the selector, from 1 */
  line: number;
  /** at-rules and rules around it, outermost first, as in `SourceCssRule` */
  conditions: string[];
}
