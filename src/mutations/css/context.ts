/**
 * The editing context of a rule: for which widths it holds, under which states, in the dark or not. Rules are compared with the
 * context that an edit asks for; a rule that hangs on anything else (`print`, a height, two containers) has none.
 */
import type { ThemeDarkMode } from '../../protocol/design-system.ts';
import type { Breakpoint, DarkMode } from '../../protocol/style-rules.ts';
import { EVERY_WIDTH, readWidth, type WidthSpan, withSpan } from '../../protocol/width-spans.ts';
import { type MuiTheme, widthsKnown } from '../styling/mui-theme.ts';
import { statesOf, withoutPseudoElement } from './match.ts';
import { withoutRelatives } from './relative-rules.ts';
import type { Compound } from './selectors.ts';
import { compoundsOf, foldSpace } from './selectors.ts';
import type { CssCondition, CssRule, Sheet } from './source.ts';
import { BOOTSTRAP_WIDTHS, callKey, colorModeMarker, usesBootstrap, widthMixins } from './width-mixins.ts';

export interface CssContext {
  widths: WidthSpan;
  /** the condition of a container query, as written: `card (inline-size > 20rem)`; null without one */
  container: string | null;
  dark: boolean;
  /** without colons, sorted */
  states: string[];
  /** the part of the element, without colons: `before`; null for itself */
  part: string | null;
  /** states of other elements, as modifiers: `group-hover/.card`; sorted */
  relatives: string[];
}

/** One selector of a rule with its context. */
export interface Reading {
  rule: CssRule;
  selector: string;
  /** without the dark mode's selector, the pseudo-element and the states of other elements, which are in the context */
  compounds: Compound[];
  context: CssContext;
}

/** Settings that the style sheets of a project share: breakpoints, dark mode. */
export interface CssEnvironment {
  breakpoints: Breakpoint[];
  darkMode: DarkMode;
  /** preprocessor variables with literal values, `$md` → `48rem`; and calls of mixins, `@include up(md)` → `(min-width: 48rem)` */
  variables: ReadonlyMap<string, string>;
}

export function sameContext(a: CssContext, b: CssContext): boolean {
  return (
    sameWidths(a.widths, b.widths) &&
    a.container === b.container &&
    a.dark === b.dark &&
    a.part === b.part &&
    `${a.states}` === `${b.states}` &&
    `${a.relatives}` === `${b.relatives}`
  );
}

export function sameWidths(a: WidthSpan, b: WidthSpan): boolean {
  return a.from === b.from && a.below === b.below;
}

export const EVERYWHERE: CssContext = {
  widths: EVERY_WIDTH,
  container: null,
  dark: false,
  states: [],
  part: null,
  relatives: [],
};

/** The base of the same element, or of the same part of it. */
export const baseOf = ({ part }: CssContext): CssContext => ({ ...EVERYWHERE, part });

/** Conditions that hold for all: they name the rule's place in the cascade, not when it counts. */
const TRANSPARENT = /^(?:layer|supports|at-root|nest)$/;

/** @returns a reading per selector whose context is understood */
export function readingsOf(
  rule: CssRule,
  { variables, darkMode }: Pick<CssEnvironment, 'variables'> & Partial<CssEnvironment>,
): Reading[] {
  const around = contextOfConditions(rule.conditions, variables);
  if (!around || !rule.resolved) return [];
  return rule.resolved.flatMap((selector) => {
    const all = compoundsOf(selector);
    const subject = all && withoutPseudoElement(all.at(-1) as Compound);
    if (!all || !subject) return [];
    const isDark = all.length > 1 && all[1]?.combinator === ' ' && isDarkCompound(all[0] as Compound, darkMode);
    const { compounds, relatives } = withoutRelatives(
      [...all.slice(isDark ? 1 : 0, -1), subject.compound],
      rule.sheet.scopes,
    );
    const states = statesOf(subject.compound);
    const dark = around.dark || isDark;
    return [{ rule, selector, compounds, context: { ...around, dark, states, part: subject.part, relatives } }];
  });
}

/** Null where a condition is none that an edit can ask for. */
export function contextOfConditions(
  conditions: readonly CssCondition[],
  variables: ReadonlyMap<string, string>,
): Pick<CssContext, 'widths' | 'container' | 'dark'> | null {
  const context = { widths: EVERY_WIDTH, container: null as string | null, dark: false };
  for (const { name, params } of conditions) {
    if (TRANSPARENT.test(name)) continue;
    if (name === 'container' && context.container === null) {
      context.container = foldSpace(params);
      continue;
    }
    const query = name === 'include' ? variables.get(callKey({ params })) : params;
    const media = query !== undefined && /^(?:media|include)$/.test(name) ? readMedia(query, variables) : null;
    if (!media) return null;
    context.widths = withSpan(context.widths, media.widths);
    context.dark ||= media.dark;
  }
  return context;
}

/** `screen and (min-width: 48rem) and (prefers-color-scheme: dark)` and the like; null for every other query. */
export function readMedia(
  params: string,
  variables: ReadonlyMap<string, string>,
): Pick<CssContext, 'widths' | 'dark'> | null {
  const text = params.replace(
    /(?:[\w-]+\.)?\$[\w-]+|@[\w-]+|\(\s*--[\w-]+\s*\)/g,
    (name) => variables.get(plainName(name)) ?? name,
  );
  // `not` is about all that follows, so such a query is read as a whole.
  const whole = readWidth(text);
  if (whole) return { widths: whole, dark: false };
  const result = { widths: EVERY_WIDTH, dark: false };
  for (const part of text.split(/\s+and\s+/i)) {
    const folded = foldSpace(part).toLowerCase();
    if (/^(?:only )?(?:screen|all)$/.test(folded)) continue;
    const widths = /^not\b/.test(folded) ? null : readWidth(folded);
    if (widths) result.widths = withSpan(result.widths, widths);
    else if (/^\(\s*prefers-color-scheme\s*:\s*dark\s*\)$/.test(folded)) result.dark = true;
    else return null;
  }
  return result;
}

function plainName(name: string): string {
  const inner = name.replace(/[()\s]/g, '');
  return inner.slice(Math.max(inner.indexOf('$'), 0));
}

const DARK =
  /^(?:\.(?:dark|dark-mode|dark-theme|theme-dark|is-dark|night)|\[(?:[\w-]+-)?(?:theme|mode|color-scheme|appearance)=["']?dark["']?\])$/;

const isDarkMarker = (selector: string): boolean => DARK.test(withoutRoot(selector));

/** `*:where(html.dark)` → `.dark` */
function withoutRoot(text: string): string {
  let inner = text.trim();
  for (let again = true; again; ) {
    const next = inner.replace(/^\*?:(?:global|where|is)\((.*)\)$/, '$1').replace(/^(?::root|html|body)(?=[.[:])/, '');
    again = next !== inner;
    inner = next;
  }
  return inner;
}

function isDarkCompound({ nodes }: Compound, mode: DarkMode | undefined): boolean {
  const text = withoutRoot(nodes.map(String).join(''));
  return DARK.test(text) || (mode?.kind === 'selector' && text === withoutRoot(mode.selector));
}

/**
 * @param theme the dark mode of the project's Tailwind, if it has one: it goes before what the sheets show
 * @param mui the theme of the project's MUI, if it has it: its breakpoints hold beside those of the sheets, and what it names as
 * its dark selector goes before them
 * @param hasBootstrap the app imports Bootstrap, whose breakpoints are those of a project without others
 * @param inCode reads the global styles in source files
 */
export function environmentOf(
  sheets: readonly Sheet[],
  theme?: ThemeDarkMode,
  mui: MuiTheme | null = null,
  hasBootstrap = false,
  inCode: () => readonly Sheet[] = () => [],
): CssEnvironment {
  const literal = variablesOf(sheets);
  const breakpoints = breakpointsOf(
    sheets,
    literal,
    mui && widthsKnown(mui),
    hasBootstrap ? BOOTSTRAP_WIDTHS : DEFAULTS,
  );
  const variables = new Map([...literal, ...widthMixins(sheets, literal)]);
  const ofTheme = darkModeOfTheme(theme);
  // a selector is there on purpose; Tailwind asks for the system's setting where a project says nothing
  const named = [ofTheme, mui?.dark].find((one) => one?.kind === 'selector');
  return { variables, darkMode: named ?? ofTheme ?? darkModeOf([...sheets, ...inCode()]), breakpoints };
}

/** Top-level variables of preprocessors and custom media, by name. */
function variablesOf(sheets: readonly Sheet[]): Map<string, string> {
  const variables = new Map<string, string>();
  for (const { root } of sheets) {
    for (const node of root.nodes) {
      if (node.type === 'decl' && node.prop.startsWith('$')) {
        variables.set(node.prop, node.value.replace(/\s*!(?:default|global)\b/g, '').trim());
      } else if (node.type === 'atrule' && (node as { variable?: boolean }).variable && !node.nodes) {
        variables.set(`@${node.name}`, foldSpace((node as { value?: string }).value ?? node.params));
      } else if (node.type === 'atrule' && node.name === 'custom-media') {
        const [, name, query] = /^(--[\w-]+)\s+(.*)$/s.exec(node.params) ?? [];
        if (name && query) variables.set(name, foldSpace(query));
      }
    }
  }
  return variables;
}

function darkModeOfTheme(theme: ThemeDarkMode | undefined): DarkMode | null {
  if (theme?.kind === 'media') return { kind: 'media' };
  const selector = theme?.selector ?? null;
  return selector !== null && isDarkMarker(selector) ? { kind: 'selector', selector } : null;
}

function darkModeOf(sheets: readonly Sheet[]): DarkMode {
  const markers = new Map<string, number>();
  let media = 0;
  const note = (selector: string) => markers.set(selector, (markers.get(selector) ?? 0) + 1);
  for (const { rules, root } of sheets) {
    for (const { resolved, conditions } of rules) {
      if (conditions.some(({ params }) => /prefers-color-scheme\s*:\s*dark/.test(params))) media++;
      for (const selector of resolved ?? []) {
        const first = compoundsOf(selector)?.[0];
        const text = first?.nodes.map(String).join('');
        if (text && isDarkMarker(text)) note(text.replace(/^:global\((.*)\)$/, '$1'));
      }
    }
    root.walkAtRules('include', ({ params }) => {
      const marker = colorModeMarker(params, sheets);
      if (marker) note(marker);
    });
    root.walkAtRules('custom-variant', ({ params }) => {
      const [, marker] = /^dark\s*\(&:(?:where|is)\(\s*([^,\s]+)/.exec(params) ?? [];
      if (marker && isDarkMarker(marker)) note(marker);
    });
  }
  const [most] = [...markers].sort((a, b) => b[1] - a[1]);
  return most && most[1] >= media ? { kind: 'selector', selector: most[0] } : { kind: 'media' };
}

/** Names for usual widths, and the breakpoints of a project without a scale of its own: those that Tailwind has made common. */
const DEFAULTS: Record<string, number> = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 };
const NAMED =
  /^(?:\$|@|--)(?:(?:breakpoint|bp|screen|media|mq|from)s?-)?((?:\d?x*(?:sm|md|lg|xl|[sml])|xxl|tablet|desktop|mobile|phone|wide)(?:-up)?)$/i;
const LENGTH = /^([\d.]+)(px|em|rem)$/;
const FROM = /(?:min-width\s*:|width\s*>=)\s*([\d.]+)(px|r?em)\s*\)$/;

function breakpointsOf(
  sheets: readonly Sheet[],
  variables: ReadonlyMap<string, string>,
  muiWidths: Record<string, number> | null,
  usualWidths: Record<string, number>,
): Breakpoint[] {
  // those of Tailwind's theme are in force whatever the sheets say
  const isTailwind = sheets.some(({ text }) => /@tailwind\s|@import\s+["']tailwindcss/.test(text));
  const scale = isTailwind ? DEFAULTS : (muiWidths ?? usualWidths);
  const found = new Map<string, Breakpoint>();
  const add = (name: string, text: string) => {
    const [, number, unit] = LENGTH.exec(text) ?? FROM.exec(text) ?? [];
    if (number === undefined) return;
    found.set(name, { name, minWidth: `${number}${unit}`, pixels: Number(number) * (unit === 'px' ? 1 : 16) });
  };
  for (const [name, value] of variables) {
    if (/breakpoint|screens?$|\bbp/i.test(name) && value.startsWith('(')) {
      for (const [, key, length] of value.matchAll(/["']?([\w-]+)["']?\s*:\s*([\d.]+(?:px|r?em))/g))
        add(key as string, length as string);
    }
    const short = NAMED.exec(name)?.[1];
    if (short) add(short, value);
  }
  if (usesBootstrap(sheets))
    for (const [name, pixels] of Object.entries(BOOTSTRAP_WIDTHS)) if (!found.has(name)) add(name, `${pixels}px`);
  for (const { root } of sheets) {
    root.walkDecls(/^--(?:breakpoint|bp|screen)-/, ({ prop, value }) =>
      add(prop.replace(/^--[a-z]+-/, ''), value.trim()),
    );
  }
  const spelled = spelledWidths(sheets);
  const isBegin = (pixels: number, { written }: SpelledWidth) => written === `${pixels}`;
  // where 900 both begins and ends a width, the number is the name of the one that it begins
  const inOrder = [...spelled].sort((a, b) => Number(isBegin(...b)) - Number(isBegin(...a)));
  for (const [pixels, { minWidth, written }] of inOrder) {
    const isNamed = [...found.values()].some((one) => one.pixels === pixels);
    const usual = Object.keys(scale).find((name) => scale[name] === pixels && !found.has(name));
    if (!isNamed) add(usual ?? (found.has(written) ? `${pixels}` : written), minWidth);
  }
  const isOwn = found.size > 1 && [...found.values()].some(({ pixels }) => !Object.values(scale).includes(pixels));
  if (isOwn && !isTailwind && !muiWidths) return sorted(found);
  const isRem = [...spelled.values()].some(({ minWidth }) => minWidth.endsWith('rem'));
  for (const [name, pixels] of Object.entries(scale)) {
    if (!found.has(name)) found.set(name, { name, pixels, minWidth: isRem ? `${pixels / 16}rem` : `${pixels}px` });
  }
  return sorted(found);
}

const sorted = (found: ReadonlyMap<string, Breakpoint>): Breakpoint[] =>
  [...found.values()].sort((a, b) => a.pixels - b.pixels);

interface SpelledWidth {
  /** in the unit of the query */
  minWidth: string;
  /** the number of pixels that the query names: 900 of `max-width: 900px`, which ends before 901 */
  written: string;
}

const WIDTH = /\(\s*(?:(?:min|max)-width\s*:|width\s*[<>]=?)\s*([\d.]+)(px|r?em)\s*\)/gi;

/** Widths where a media query begins or ends, by the smallest width above, as the project writes them. */
function spelledWidths(sheets: readonly Sheet[]): Map<number, SpelledWidth> {
  const widths = new Map<number, SpelledWidth>();
  for (const { root } of sheets) {
    root.walkAtRules('media', ({ params }) => {
      for (const [query, number, unit = 'px'] of params.matchAll(WIDTH)) {
        const { from, below } = readWidth(query) ?? EVERY_WIDTH;
        const pixels = from ?? below;
        if (pixels === null || widths.has(pixels)) continue;
        const times = unit === 'px' ? 1 : 16;
        const written = Number.isInteger(Number(number) * times) ? Number(number) * times : pixels;
        widths.set(pixels, { minWidth: `${pixels / times}${unit}`, written: `${written}` });
      }
    });
  }
  return widths;
}
