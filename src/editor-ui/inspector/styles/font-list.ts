/**
 * The families that the font field offers. Each shows when it is chosen: fonts of the theme, faces that the page has, families of
 * the project's style sheets that this computer has, and the generic ones. A family is written with the stack in which the
 * project names it.
 */
import type { DesignSystemAnswer, DesignToken } from '../../../protocol/design-system.ts';
import type { InstalledFont } from '../../../protocol/installed-fonts.ts';
import type { CssRulesAnswer } from '../../../protocol/style-rules.ts';
import type { StylingState } from '../../styling/store.ts';

export interface FontItem {
  family: string;
  /** the text to write */
  value: string;
  note: string;
  /** its name in its own face, the address of a PNG; empty where there is none */
  picture: string;
  /** why it cannot be chosen */
  problem?: string;
}

export interface FontGroup {
  value: string;
  items: FontItem[];
}

interface FontSources {
  design: DesignSystemAnswer | null;
  css: CssRulesAnswer | null;
  fonts: StylingState['fonts'];
  installed: readonly InstalledFont[];
  /** the generic family behind the present font */
  generic: string;
  /** families chosen last, newest first */
  recent: readonly string[];
}

const GENERIC = ['sans-serif', 'serif', 'monospace', 'system-ui', 'cursive'] as const;
/** Fallbacks for single characters: nobody chooses them as a font. */
const FOR_SYMBOLS = /emoji|symbol/i;
const PICTURE = /^data:image\/png;base64,[\w+/=]+$/;

/** The families of a stack, without quotes; none of one that refers to variables. */
export function familiesIn(stack: string): string[] {
  if (/\bvar\(|^(?:inherit|initial|unset|revert|revert-layer)$/.test(stack)) return [];
  const parts = stack.match(/(?:"[^"]*"|'[^']*'|[^,"'])+/g) ?? [];
  return parts.map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2')).filter((family) => family !== '');
}

/** The generic family that a stack ends with. */
export function genericOf(stack: string): string {
  return familiesIn(stack).findLast(isGeneric) ?? 'sans-serif';
}

/** Tokens that hold a stack of families. */
function fontTokens(design: DesignSystemAnswer | null): DesignToken[] {
  const all = (design?.tokens ?? []).filter(({ kind, value }) => kind === 'font' && familiesIn(value).length > 0);
  return [...new Map(all.map((token) => [token.name, token])).values()];
}

/** Stacks of the project's style sheets, as written, each once. */
function stacksIn(css: CssRulesAnswer | null): string[] {
  const rules = Object.values(css?.cssElementLookup ?? {});
  const all = rules.flatMap(({ declarations }) =>
    declarations.flatMap(({ property, value }) => (property === 'font-family' ? [value] : [])),
  );
  return [...new Set(all)];
}

/** All families that the project names, for the page to tell which of them it can show. */
export function namedFamilies({ design, css }: Pick<FontSources, 'design' | 'css'>): string[] {
  const stacks = [...fontTokens(design).map(({ value }) => value), ...stacksIn(css)];
  return [...new Set([...GENERIC, ...stacks.flatMap(familiesIn)])];
}

export function fontGroups({ recent, ...sources }: FontSources): FontGroup[] {
  const groups = projectGroups(sources);
  const all = groups.flatMap(({ items }) => items).filter(({ problem }) => problem === undefined);
  const last = recent.flatMap((family) => all.find((one) => one.family === family) ?? []);
  return last.length > 0 ? [{ value: 'Recent', items: last }, ...groups] : groups;
}

function projectGroups({ design, css, fonts, installed, generic }: Omit<FontSources, 'recent'>): FontGroup[] {
  const all = { ...fonts?.local, ...fonts?.faces };
  const shows = (family: string) => fonts === null || (all[family] ?? 'none') !== 'none';
  const packages = new Map(installed.map(({ family, packageName }) => [family, packageName]));
  const item = (family: string, value: string, note = ''): FontItem => {
    const picture = all[family] ?? '';
    return { family, value, note, picture: PICTURE.test(picture) ? picture : '' };
  };
  const theme = fontTokens(design).flatMap(({ name, value, reference }) => {
    const first = familiesIn(value).find(shows);
    return first === undefined ? [] : [item(first, reference, name.replace(/^--|^fontFamily\./, ''))];
  });
  const stacks = stacksIn(css);
  const written = (family: string) =>
    stacks.find((stack) => familiesIn(stack)[0] === family) ?? `${quoted(family)}, ${generic}`;
  const named = [...fontTokens(design).map(({ value }) => value), ...stacks].map(familiesIn);
  // a face with the measures of another one, which is shown until that has loaded
  const standsIn = (family: string) =>
    named.some((families) => families.includes(family)) && named.every(([first]) => first !== family);
  const isOfTheme = (family: string) => theme.some((one) => one.family === family);
  const rows = (families: readonly string[]) =>
    families
      .filter((one) => shows(one) && !isOfTheme(one) && !isGeneric(one))
      .map((family) => item(family, written(family), packages.get(family)));
  const local = Object.keys(fonts?.local ?? {}).filter((family) => !FOR_SYMBOLS.test(family));
  const idle = installed.filter(({ family }) => fonts !== null && !Object.hasOwn(fonts.faces, family));
  const imported = ({ family, packageName }: InstalledFont): FontItem => ({
    ...item(family, '', packageName),
    problem: `It shows nothing yet: import '${packageName}' where the app starts.`,
  });
  return [
    { value: 'Theme', items: theme },
    { value: 'Fonts of the page', items: rows(Object.keys(fonts?.faces ?? {}).filter((family) => !standsIn(family))) },
    { value: 'On this computer', items: rows(local) },
    { value: 'Generic', items: GENERIC.filter(shows).map((family) => item(family, family)) },
    { value: 'Installed, not imported', items: idle.map(imported) },
  ].filter(({ items }) => items.length > 0);
}

const isGeneric = (family: string): boolean => (GENERIC as readonly string[]).includes(family);

/** As a value names it: in quotes where it is more than a word. */
const quoted = (family: string): string =>
  /^[A-Za-z][\w-]*$/.test(family) ? family : `"${family.replace(/["\\]/g, '\\$&')}"`;
