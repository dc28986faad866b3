/**
 * The project's design system on the wire: breakpoints, dark mode, design tokens, the steps that a property may take, and
 * descriptions of classes.
 *
 * A *token* is a named value of the project: a custom property (`--color-brand`), or an entry of a Tailwind 3 theme
 * (`colors.brand.500`). A *step* is one choice of the theme's scale for a property.
 */

export type TailwindFramework = 'tailwind-4' | 'tailwind-3';

export interface ThemeBreakpoint {
  /** `md`; as a modifier of STYLING it means "from this width on" */
  name: string;
  /** CSS pixels, a rem counted as 16 */
  minWidth: number;
  /** its condition in an at-rule: `(width >= 48rem)` */
  condition: string;
}

/**
 * How the project enables dark mode. `selector` must match an ancestor (`.dark`, `[data-theme="dark"]`); null for other
 * kinds.
 */
export interface ThemeDarkMode {
  kind: 'media' | 'class' | 'attribute' | 'none';
  selector: string | null;
}

export type TokenKind =
  | 'color'
  | 'spacing'
  | 'font'
  | 'fontSize'
  | 'fontWeight'
  | 'lineHeight'
  | 'letterSpacing'
  | 'radius'
  | 'shadow'
  | 'breakpoint'
  | 'size'
  | 'other';

export interface DesignToken {
  /** `--color-brand-500`, or the path in a Tailwind 3 theme: `colors.brand.500` */
  name: string;
  kind: TokenKind;
  /** as written */
  value: string;
  /** how a property's value refers to it: `var(--color-brand-500)`, or the value itself */
  reference: string;
  /** of a font size in Tailwind's theme: the line height that its class sets too */
  lineHeight?: string;
  /** its definition: path in the project and line from 1; null for tokens of Tailwind's default theme */
  file: string | null;
  line: number | null;
  /** the rule around the definition: `:root`, `.dark`, `@theme`; null outside of style sheets */
  selector: string | null;
  /** EDIT_TOKEN can change this definition */
  editable: boolean;
  /** how often it is used in the project's style sheets, styles and classes */
  uses: number;
}

/** A value that the theme defines for a property. Lists are sorted by size, or keep the theme's order. */
export interface ScaleStep {
  /** the class that sets it, without variants: `p-4`, `bg-brand-500` */
  className: string;
  /** the value after substituting theme variables: `1rem`, `#123456` */
  value: string;
}

/** `GET …/canvases/{canvasId}/designSystem`, with `?scales=0` without the scales, which is quicker */
export interface DesignSystemAnswer {
  /** null if the project has no Tailwind, or it does not load (`problem`) */
  framework: TailwindFramework | null;
  /** why the project's Tailwind does not load, and the next step */
  problem: string | null;
  /** prefix of every class: `tw:` (4), `tw-` (3), mostly empty */
  prefix: string;
  /** the selector around every class in the generated CSS (Tailwind 3's `important: '#root'`), mostly empty */
  within: string;
  /** narrowest first */
  breakpoints: ThemeBreakpoint[];
  darkMode: ThemeDarkMode;
  tokens: DesignToken[];
  /** by property: `padding-left`, `color`; empty without Tailwind */
  scales: Record<string, ScaleStep[]>;
}

/** The effect of one class. */
export interface ClassDescription {
  name: string;
  /** false if neither the project's Tailwind nor its style sheets have this class */
  known: boolean;
  /** the CSS that Tailwind generates, or the style sheet's rule; empty when unknown */
  css: string;
  /** only the declarations, if all apply to the element itself and depend on no condition but `variants`; else empty */
  declarations: string;
  /** outermost first, as written: `dark`, `md`, `hover` */
  variants: string[];
  /** properties that it sets: `padding`, `color` */
  properties: string[];
  /** the colour that it sets, if any */
  color: string | null;
}

/** Answers `GET …/canvases/{canvasId}/classes?query=&limit=` (completion) and `POST …/describeClasses` `{classes}`. */
export interface ClassesAnswer {
  classes: ClassDescription[];
}
