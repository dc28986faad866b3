/**
 * Colours of MUI's theme, which no file of the project defines: the page has them as custom properties, `--mui-palette-primary-main`,
 * and code names them by their path in the palette, `primary.main`.
 */
import type { DesignSystemAnswer, DesignToken } from '../../../protocol/design-system.ts';
import type { StylingState } from '../../styling/store.ts';
import { isColor } from './property-table.ts';

type Page = Pick<StylingState, 'design' | 'rules'>;

/** A component's own colours begin with a capital: `--mui-palette-Alert-infoColor`. */
const VARIABLE = /^--(?:[\w-]+?-)?palette-([a-z]\w*(?:-\w+)+|divider)$/;
const COLOR = /^(?:#[\da-f]{3,8}|[a-z-]+\(.*\))$/i;

/** The project's design system with the colours of the page's theme, by their paths. */
export function withThemeColors({ design, rules }: Page): DesignSystemAnswer | null {
  const colors = design ? themeColors({ design, rules }) : [];
  return design && colors.length > 0 ? { ...design, tokens: [...design.tokens, ...colors] } : design;
}

/** The value for a whole path that was typed, `primary.main`; null for other texts. */
export function themeColorNamed(typed: string, property: string, page: Page): string | null {
  if (!isColor(property)) return null;
  return themeColors(page).find(({ name }) => name === typed)?.reference ?? null;
}

/** Each once, with its value in the theme that the page shows. */
function themeColors({ design, rules }: Page): DesignToken[] {
  const ofProject = new Set(design?.tokens.map(({ name }) => name));
  const found = new Map<string, DesignToken>();
  for (const { applied, styles } of rules) {
    for (const [variable, value] of applied ? Object.entries(styles) : []) {
      const path = VARIABLE.exec(variable)?.[1]?.replaceAll('-', '.');
      if (!path || found.has(path) || ofProject.has(variable) || !COLOR.test(value)) continue;
      const reference = `var(${variable})`;
      const place = { file: null, line: null, selector: null, editable: false, uses: 0 };
      found.set(path, { name: path, kind: 'color', value, reference, ...place });
    }
  }
  return [...found.values()];
}
