/** The project's design tokens: those defined in its style sheets, and the rest of its theme. */
import { canonicalColor } from '../../mutations/styling/colors.ts';
import { TokenUses } from '../../mutations/styling/token-uses.ts';
import type { TokenDefinition } from '../../mutations/styling/tokens.ts';
import type { TailwindCore } from '../../mutations/tailwind/adapter.ts';
import { canonicalValue, pixelsOf } from '../../mutations/tailwind/values.ts';
import type { DesignToken, TokenKind } from '../../protocol/design-system.ts';
import type { Workspace } from '../edits/workspace.ts';

/** Token kind by the first word of a name (in Tailwind 3, the part of the theme), used when the value does not tell. */
const KINDS: Record<string, TokenKind> = {
  color: 'color',
  colors: 'color',
  spacing: 'spacing',
  space: 'spacing',
  gap: 'spacing',
  font: 'font',
  fontFamily: 'font',
  text: 'fontSize',
  fontSize: 'fontSize',
  fontWeight: 'fontWeight',
  leading: 'lineHeight',
  lineHeight: 'lineHeight',
  tracking: 'letterSpacing',
  letterSpacing: 'letterSpacing',
  radius: 'radius',
  borderRadius: 'radius',
  shadow: 'shadow',
  boxShadow: 'shadow',
  breakpoint: 'breakpoint',
  screens: 'breakpoint',
  container: 'size',
};

/** @param own tokens defined in the project's style sheets */
export function tokensOf(ws: Workspace, tailwind: TailwindCore | null, own: readonly TokenDefinition[]): DesignToken[] {
  const sheets = ws.stylesheets().flatMap((file) => ws.textOnDisk(file) ?? []);
  const sources = ws.identity.files().flatMap((file) => ws.identity.textOf(file) ?? []);
  const names = [...own.map(({ name }) => name), ...(tailwind?.theme ?? []).map(([name]) => name)];
  const uses = new TokenUses([...sheets, ...sources], names);
  const values = new Map(own.map(({ name, value }) => [name, value]));
  const resolved = (value: string) =>
    canonicalValue(value, (name) => values.get(name) ?? tailwind?.themeValue(name) ?? null);
  const lineHeights = lineHeightsIn([...(tailwind?.theme ?? []), ...values]);
  const tokens = own.map(({ name, value, file, line, selector, locked }): DesignToken => {
    const kind = kindOf(name, resolved(value));
    return {
      name,
      kind,
      value,
      reference: `var(${name})`,
      ...(tailwind && lineHeights(name)),
      file,
      line,
      selector,
      editable: locked === null,
      uses: uses.of(name),
    };
  });
  return [...tokens, ...themeTokens(tailwind, new Set(values.keys()), uses, resolved)];
}

/** Theme tokens that no project style sheet defines: Tailwind's own, and those from a configuration. */
function themeTokens(
  tailwind: TailwindCore | null,
  own: ReadonlySet<string>,
  uses: TokenUses,
  resolved: (value: string) => string,
): DesignToken[] {
  if (!tailwind) return [];
  const lineHeights = lineHeightsIn(tailwind.theme);
  const prefix = tailwind.prefix.replace(/:$/, '');
  return tailwind.theme.flatMap(([name, value]) => {
    // `--text-lg--line-height` is no token of its own; `--default-…` is internal to Tailwind.
    if (own.has(name) || /.--|^--default-/.test(name)) return [];
    const place = tailwind.definedAt(name);
    const variable = name.startsWith('--') ? name.replace('--', prefix ? `--${prefix}-` : '--') : null;
    const reference = variable === null ? value : `var(${variable})`;
    const where = { file: place?.file ?? null, line: place?.line ?? null, selector: null };
    const kind = kindOf(name, resolved(value));
    return [{ name, kind, value, reference, ...lineHeights(name), ...where, editable: false, uses: uses.of(name) }];
  });
}

/** `--text-lg--line-height` belongs to `--text-lg`. */
function lineHeightsIn(theme: Iterable<readonly [string, string]>): (name: string) => Pick<DesignToken, 'lineHeight'> {
  const values = new Map(theme);
  return (name) => {
    const lineHeight = values.get(`${name}--line-height`);
    return lineHeight === undefined ? {} : { lineHeight };
  };
}

function kindOf(name: string, value: string): TokenKind {
  const [word = ''] = name.replace(/^--/, '').split(/[-.]/);
  if (/^--font-weight-/.test(name)) return 'fontWeight';
  if (/^--(?:inset|drop|text)-shadow-/.test(name)) return 'shadow';
  if (canonicalColor(value) !== null || /^(?:hsl|rgb|oklch|oklab|lab|lch|color|color-mix)a?\(/.test(value))
    return 'color';
  const named = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  if (named) return named;
  if (/shadow/.test(name)) return 'shadow';
  if (/radius|rounded/.test(name)) return 'radius';
  return pixelsOf(value) !== null || /^-?[\d.]+(?:%|[a-z]+)$/.test(value) ? 'size' : 'other';
}
