/**
 * Tailwind 4 through `__unstable__loadDesignSystem`. The function is internal to Tailwind, so only this file uses it, and
 * tests run it against the real package.
 */
import type { ClassEffect, TailwindCore } from '../../mutations/tailwind/adapter.ts';
import { breakpointsOf } from './breakpoints.ts';
import { darkModeOf } from './dark-mode.ts';
import { answered, effectsOfNodes } from './effects.ts';
import { nodePackage } from './packages.ts';
import { rootVariablesOf } from './root-variables.ts';

/** The parts of a node in Tailwind's AST that are used here. */
export interface AstNode {
  kind: string;
  selector?: string;
  name?: string;
  params?: string;
  property?: string;
  value?: string;
  nodes?: AstNode[];
}

/** The parts of Tailwind's design system that are used here. */
interface DesignSystem {
  important?: boolean;
  theme: { prefix: string | null; entries(): Iterable<[string, { value: string }]> };
  getClassList(): [string, unknown][];
  getVariants(): { name: string; values: string[]; isArbitrary: boolean; selectors(options: object): string[] }[];
  getClassOrder(classes: string[]): [string, bigint | null][];
  candidatesToCss(classes: string[]): (string | null)[];
}

interface NodePart {
  __unstable__loadDesignSystem(css: string, options: { base: string }): Promise<DesignSystem>;
}

/**
 * @param sheets texts of the project's entry style sheet, which imports Tailwind, and of those that it imports
 * @param base absolute path of its folder
 * @throws any error of Tailwind about the style sheet, its plugins or its configuration
 */
export async function loadVersion4(root: string, sheets: readonly string[], base: string): Promise<TailwindCore> {
  const part = (await import(nodePackage(root))) as NodePart;
  const system = await part.__unstable__loadDesignSystem(sheets[0] ?? '', { base });
  const postcss = await import('postcss');
  const roots = sheets.flatMap((css) => answered(() => postcss.parse(css)) ?? []);
  return coreOf(system, postcss, rootVariablesOf(roots));
}

function coreOf(
  system: DesignSystem,
  { parse }: typeof import('postcss'),
  ofRoot: ReadonlyMap<string, string | null>,
): TailwindCore {
  const { prefix } = system.theme;
  const lead = prefix ? `--${prefix}-` : '--';
  const theme = new Map(
    [...system.theme.entries()].map(([name, { value }]) => [
      name.startsWith(lead) ? `--${name.slice(lead.length)}` : name,
      value.replace(/\s+/g, ' '),
    ]),
  );
  // With a prefix, the page's custom properties have it too: `--tw-color-red-500`. Those that the class itself sets do not
  // change.
  const plain = (css: string) => {
    if (!prefix) return css;
    const own = new Set(css.match(/--[\w-]+(?=\s*:)|(?<=@property )--[\w-]+/g));
    return css.replaceAll(/--[\w-]+/g, (name) => {
      const key = name.startsWith(lead) && !own.has(name) ? `--${name.slice(lead.length)}` : name;
      return theme.has(key) ? key : name;
    });
  };
  const cssOf = (names: readonly string[]): (string | null)[] =>
    answered(() => system.candidatesToCss([...names])) ??
    names.map((name) => answered(() => system.candidatesToCss([name])[0] ?? null));
  const effects = (name: string, css: string | null): readonly ClassEffect[] | null =>
    css ? answered(() => effectsOfNodes(parse(plain(css)).nodes, name)) : null;
  return {
    framework: 'tailwind-4',
    prefix: prefix ? `${prefix}:` : '',
    separator: ':',
    important: system.important === true,
    within: '',
    breakpoints: breakpointsOf(
      [...theme].flatMap(([name, value]) => (name.startsWith('--breakpoint-') ? [[name.slice(13), value]] : [])),
      (_, value) => `(width >= ${value})`,
    ),
    darkMode: darkModeOf(
      system
        .getVariants()
        .find(({ name }) => name === 'dark')
        ?.selectors({}) ?? [],
    ),
    theme: [...theme],
    variants: system
      .getVariants()
      .flatMap(({ name, values, isArbitrary }) => (isArbitrary || values.length > 0 ? [] : [name])),
    names: system.getClassList().map(([name]) => name),
    compile: (classes) => cssOf(classes).map((css, i) => effects(classes[i] as string, css)),
    css: (name) => cssOf([name])[0] ?? '',
    themeValue: (variable) =>
      ofRoot.has(variable)
        ? (ofRoot.get(variable) ?? null)
        : (theme.get(variable) ?? theme.get(plain(variable)) ?? null),
    definedAt: () => null,
    order: (classes) => system.getClassOrder([...classes]).map(([, place]) => Number(place ?? -1)),
  };
}
