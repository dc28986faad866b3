/** The theme that a project gives to MUI, as far as its code tells: the widths of its breakpoints, its unit of spacing, its dark mode. */
import type * as t from '@babel/types';
import type { DarkMode } from '../../protocol/style-rules.ts';
import { findAttribute } from '../jsx/attributes.ts';
import { resolveName } from '../jsx/bindings.ts';
import { ancestorsOf } from '../jsx/find-element.ts';
import { numberOf } from '../jsx/fixed-value.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, keyName } from '../jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import { join, type Origin, type Traced, traced } from '../trace/origin-node.ts';
import { startTrace, type Trace } from '../trace/tracer.ts';
import { tracer } from '../trace/values.ts';
import { darkOf, type NotByCss } from './mui-dark.ts';

export interface MuiTheme {
  /** by name: pixels from which a breakpoint holds; null where the code does not tell */
  widths: Record<string, number | null>;
  /** pixels of one step of spacing; null where the code does not tell */
  spacing: number | null;
  /** null where the code does not tell */
  dark: DarkMode | NotByCss | null;
}

/** What MUI takes where a theme says nothing. */
const DEFAULT_THEME: MuiTheme = { widths: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }, spacing: 8, dark: null };

const PACKAGES = ['@mui/material', '@mui/joy', '@mui/system'];
const PROVIDER = /^(?:Experimental_)?(?:CssVars|Theme)Provider$/;
const MAY_PROVIDE = /\b(?:Experimental_)?(?:CssVars|Theme)Provider\b/;

export type ThemeReader = Pick<
  Project,
  'dependsOn' | 'read' | 'resolveImport' | 'importersOf' | 'sourceFiles' | 'locate'
>;

export const hasMui = (project: Pick<Project, 'dependsOn'>): boolean =>
  PACKAGES.some((name) => project.dependsOn?.(name));

/** MUI's own values where the project gives no theme, or one that cannot be followed; null for what several themes have different. */
export function muiTheme(project: ThemeReader): MuiTheme {
  const reader = new GivenThemes(project as Project);
  const [first = DEFAULT_THEME, ...more] = themesGiven(project).map((theme) => reader.read(theme));
  return more.reduce(inBoth, first);
}

/** The breakpoints of some width: the first one means all widths. */
export const widthsKnown = ({ widths }: MuiTheme): Record<string, number> =>
  Object.fromEntries(
    Object.entries(widths).filter((entry): entry is [string, number] => entry[1] !== null && entry[1] > 0),
  );

function inBoth(one: MuiTheme, other: MuiTheme): MuiTheme {
  return {
    widths: widthsInBoth(one.widths, other.widths),
    spacing: one.spacing === other.spacing ? one.spacing : null,
    dark: isSameDark(one.dark, other.dark) ? one.dark : null,
  };
}

const isSameDark = (one: MuiTheme['dark'], other: MuiTheme['dark']): boolean =>
  one?.kind === other?.kind && selectorOf(one) === selectorOf(other);

const selectorOf = (dark: MuiTheme['dark']): string | null => (dark?.kind === 'selector' ? dark.selector : null);

function widthsInBoth(one: MuiTheme['widths'], other: MuiTheme['widths']): MuiTheme['widths'] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, one[name] === other[name] ? (one[name] ?? null) : null]));
}

/** The expressions that the providers of the running app have as `theme`. */
function themesGiven(project: ThemeReader): Origin[] {
  return project.sourceFiles().flatMap((file) => {
    const text = project.read(file);
    if (text === null || !MAY_PROVIDE.test(text) || !text.includes('@mui/')) return [];
    const source = parseSource(text, file);
    return source.ok ? themesIn(source) : [];
  });
}

function themesIn(source: ParsedSource): Origin[] {
  return source.elements.flatMap(({ node, tagName }) => {
    const value = findAttribute(node.openingElement, 'theme')?.value;
    if (value?.type !== 'JSXExpressionContainer') return [];
    const ancestors = ancestorsOf(source.ast.program, value.expression);
    if (!isProvider(source, ancestors, tagName)) return [];
    return [{ node: value.expression as AnyNode, in: { file: source.file, text: source.text, source }, ancestors }];
  });
}

/** True for MUI's provider, whatever name the file gives it. */
function isProvider(source: ParsedSource, ancestors: readonly AnyNode[], tagName: string): boolean {
  const binding = resolveName(tagName, ancestors);
  const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
  if (!spec?.specifier.startsWith('@mui/')) return false;
  return PROVIDER.test(spec.imported === 'default' ? spec.specifier.replace(/.*\//, '') : spec.imported);
}

/** A theme is made by calls such as `createTheme(…)`: each may be given the result of another one. */
const MOST_CALLS = 6;

class GivenThemes {
  private readonly trace: Trace;

  constructor(project: Project) {
    this.trace = startTrace(project);
  }

  read(theme: Origin): MuiTheme {
    const found = tracer.valuesOf(theme, this.trace);
    const spacings = this.under(found, 'spacing').values.map(({ node }) => numberOf(node));
    const [spacing = DEFAULT_THEME.spacing] = spacings;
    const [first, ...more] = this.under(this.under(found, 'breakpoints'), 'values').values.map((one) =>
      this.widthsIn(one),
    );
    return {
      // the widths of a theme stand in place of all of MUI's
      widths: first ? more.reduce(widthsInBoth, first) : DEFAULT_THEME.widths,
      spacing: spacings.every((one) => one === spacing) ? spacing : null,
      dark: darkOf(
        found,
        (...keys) => keys.reduce((from, key) => this.under(from, key), found),
        () => this.areKnown(found),
      ),
    };
  }

  /** True where the options that the theme is made of can be followed. */
  private areKnown(found: Traced, calls = 0): boolean {
    return (found.library ?? []).every((call) => {
      const [options] = (call.node as AnyNode & t.CallExpression).arguments;
      if (!options) return true;
      const given = tracer.valuesOf({ ...call, node: options as AnyNode }, this.trace);
      return given.library ? calls < MOST_CALLS && this.areKnown(given, calls + 1) : given.values.length > 0;
    });
  }

  /** The values of a property of some objects. Of the result of a package's function, such as `createTheme(…)`: of its arguments. */
  private under(found: Traced, key: string, calls = 0): Traced {
    const own = tracer.followAll(traced(found.values), [{ key }], this.trace);
    if (calls > MOST_CALLS) return own;
    const given = (found.library ?? []).flatMap((call) =>
      (call.node as AnyNode & t.CallExpression).arguments.map((node) => ({ ...call, node: node as AnyNode })),
    );
    return join([own, ...given.map((one) => this.under(tracer.valuesOf(one, this.trace), key, calls + 1))]);
  }

  private widthsIn(origin: Origin): MuiTheme['widths'] {
    const { node } = origin;
    if (node.type !== 'ObjectExpression') return {};
    const inside = (child: t.Node): Origin => ({
      ...origin,
      node: child as AnyNode,
      ancestors: [...origin.ancestors, node],
    });
    const widths: MuiTheme['widths'] = {};
    for (const one of node.properties) {
      if (one.type === 'SpreadElement') {
        for (const value of tracer.valuesOf(inside(one.argument), this.trace).values)
          Object.assign(widths, this.widthsIn(value));
      } else if (one.type === 'ObjectProperty' && !one.computed) {
        const [only, second] = tracer.valuesOf(inside(one.value), this.trace).values;
        widths[keyName(one.key)] = only && !second ? numberOf(only.node) : null;
      }
    }
    return widths;
  }
}
