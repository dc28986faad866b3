/**
 * The engine's interface to a project's own Tailwind.
 *
 * A *base* is a class without variants and important mark (`p-4` of `md:hover:p-4!`). An *effect* is one declaration that a
 * base makes. Both majors answer in these words; which packages they come from is the server's matter.
 */
import type { TailwindFramework, ThemeBreakpoint, ThemeDarkMode } from '../../protocol/design-system.ts';

export interface ClassEffect {
  property: string;
  value: string;
  /** it counts for the element itself, whenever the class's variants hold; false inside of other selectors and conditions */
  self: boolean;
}

export interface TailwindCore {
  readonly framework: TailwindFramework;
  /** prefix of classes: `tw:` (4), `tw-` (3), mostly empty */
  readonly prefix: string;
  /** between variants, `:` by default */
  readonly separator: string;
  /** the project has made all declarations of its classes important, so that they win over a style attribute */
  readonly important: boolean;
  /** the selector that stands before each class (`#root`), mostly empty */
  readonly within: string;
  /** narrowest first */
  readonly breakpoints: readonly ThemeBreakpoint[];
  readonly darkMode: ThemeDarkMode;
  /** bases that the project has, arbitrary values aside; without the prefix of 4, with that of 3 */
  readonly names: readonly string[];
  /** The effects of whole classes, with prefix; null where the project's Tailwind knows no such class. */
  compile(classes: readonly string[]): (readonly ClassEffect[] | null)[];
  /** Its CSS, empty when it is unknown. */
  css(name: string): string;
  /** All of the theme: custom properties, or paths of Tailwind 3 (`colors.red.500`), each with its value. */
  readonly theme: readonly (readonly [name: string, value: string])[];
  /** Names of variants: `hover`, `md`; those that take a value of their own are left out. */
  readonly variants: readonly string[];
  /** A custom property of the theme, null when it has none of that name. */
  themeValue(variable: string): string | null;
  /** Where the project's own configuration defines an entry of the theme (`colors.brand.500`); null elsewhere. */
  definedAt(name: string): { file: string; line: number } | null;
  /** Places in the style sheet that Tailwind writes: a class with a greater number wins over a smaller one. */
  order(classes: readonly string[]): number[];
}
