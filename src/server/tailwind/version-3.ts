/**
 * Tailwind 3 through its `createContext` and `generateRules`, which its editor plugins also use. Fallbacks cover releases
 * before 3.3.
 */
import { relative, sep } from 'node:path';
import type { ChildNode } from 'postcss';
import type { TailwindCore } from '../../mutations/tailwind/adapter.ts';
import { breakpointsOf } from './breakpoints.ts';
import { configLines } from './config-3.ts';
import { darkModeOf } from './dark-mode.ts';
import { answered, effectsOfNodes } from './effects.ts';
import { type TailwindPackage, unlessMissing } from './packages.ts';

/** The parts of a resolved configuration that are used here. */
export interface ResolvedConfig3 {
  prefix: string;
  separator: string;
  /** true: all declarations are `!important`; a selector: every class is nested in it */
  important: boolean | string;
  theme: Record<string, unknown>;
}

interface Context {
  getClassList(): string[];
  /** from 3.0.9 on */
  getClassOrder?(classes: string[]): [string, bigint | null][];
  /** from 3.2 on */
  getVariants?(): { name: string; isArbitrary: boolean }[];
  /** by variant name */
  variantMap: Map<string, unknown>;
}

interface Modules {
  resolveConfig(config: unknown): ResolvedConfig3;
  createContext(config: ResolvedConfig3): Context;
  /** each rule with its sort key, a number before 3.2 */
  generateRules(candidates: Set<string>, context: Context): [unknown, ChildNode][];
}

export interface Version3 extends TailwindCore {
  config: ResolvedConfig3;
}

/**
 * @param root of the project
 * @param configFile absolute path, or null
 * @throws any error of Tailwind or the configuration
 */
export function loadVersion3({ require }: TailwindPackage, root: string, configFile: string | null): Version3 {
  const { resolveConfig, createContext, generateRules } = modulesOf(require);
  const loaded = configFile ? readConfig(require, configFile) : {};
  const config = resolveConfig({ ...loaded, content: NO_CONTENT });
  const context = createContext(config);
  const compilerIn = (one: Context) =>
    compiler((name) => answered(() => generateRules(new Set([name]), one).map(([, node]) => node)) ?? []);
  // Compile without the `important` selector: with it, a class looks like a rule for other elements.
  const plain = compilerIn(config.important ? createContext({ ...config, important: false }) : context);
  const lines = configFile === null ? new Map<string, number>() : configLines(configFile);
  const own = new Map(themeEntries(resolveConfig({ content: NO_CONTENT }).theme));
  const isMade = new Set(themeEntries(config.theme).flatMap(([name, value]) => (own.get(name) === value ? [] : name)));
  const definedAt = (name: string) => {
    const line = lines.get(name) ?? (isMade.has(name) ? lineAround(lines, name) : undefined);
    return configFile === null || line === undefined
      ? null
      : { file: relative(root, configFile).split(sep).join('/'), line };
  };
  const order = (classes: readonly string[]) =>
    context.getClassOrder?.([...classes]).map(([, place]) => Number(place ?? -1)) ??
    classes.map((name) => Number(generateRules(new Set([name]), context)[0]?.[0] ?? -1));
  return {
    config,
    definedAt,
    ...namesOf(config, context),
    darkMode: darkModeOf([conditionsOf('dark', config, plain)]),
    order,
    ...plain,
    css: compilerIn(context).css,
  };
}

/** No files to scan; releases before 3.1 warn of an empty list. */
const NO_CONTENT = [{ raw: '' }];

/** The CSS of a variant's conditions, such as `.dark {}`, compiled from a class, as releases before 3.2 do not expose it. */
function conditionsOf(
  variant: string,
  { prefix, separator }: ResolvedConfig3,
  { css }: Pick<TailwindCore, 'css'>,
): string {
  const name = `${variant}${separator}${prefix}block`;
  return css(name).replace(`.${name.replace(/[^\w-]/g, '\\$&')}`, '');
}

/** The line of the nearest enclosing literal: `colors: require('./colors')` is the line of each of its colours. */
function lineAround(lines: ReadonlyMap<string, number>, name: string): number | undefined {
  const end = name.lastIndexOf('.');
  if (end < 0) return undefined;
  const path = name.slice(0, end);
  return lines.get(path) ?? lineAround(lines, path);
}

/** Parts of the theme that are tokens; other parts derive from them. */
const TOKENS = [
  'colors',
  'spacing',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'letterSpacing',
  'borderRadius',
  'boxShadow',
  'screens',
];

function themeEntries(theme: Record<string, unknown>): [string, string][] {
  return TOKENS.flatMap((part) => flattened(part, theme[part]));
}

function flattened(path: string, value: unknown): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  if (Array.isArray(value)) {
    // `fontSize: ['1rem', { lineHeight: … }]` and `fontFamily: ['Inter', 'serif']`
    const words = value.filter((one) => typeof one === 'string');
    const lineHeight = path.startsWith('fontSize.') ? (value[1]?.lineHeight ?? words.splice(1)[0]) : undefined;
    return [
      ...(words.length > 0 ? [[path, words.join(', ')] as [string, string]] : []),
      // as in Tailwind 4
      ...(lineHeight === undefined ? [] : [[`${path}--line-height`, String(lineHeight)] as [string, string]]),
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flattened(`${path}.${key}`, inner));
}

function modulesOf(require: NodeJS.Require): Modules {
  const plain = <T>(module: T | { default: T }): T => (module as { default?: T }).default ?? (module as T);
  return {
    resolveConfig: plain(require('tailwindcss/resolveConfig')),
    createContext: require('tailwindcss/lib/lib/setupContextUtils').createContext,
    generateRules: require('tailwindcss/lib/lib/generateRules').generateRules,
  };
}

/**
 * Uses Tailwind's loader, which also reads TypeScript, after clearing Node's cache of an earlier version. Releases without a
 * loader use `require`.
 */
function readConfig(require: NodeJS.Require, file: string): object {
  for (const path of configFiles(require, file)) delete require.cache[path];
  const loadConfig = unlessMissing(() => require('tailwindcss/loadConfig'));
  if (loadConfig === null) return require(file) as object;
  return (loadConfig.default ?? loadConfig)(file) as object;
}

/** Absolute paths of the configuration and the project files that it requires. */
function configFiles(require: NodeJS.Require, file: string): string[] {
  const module = require('tailwindcss/lib/lib/getModuleDependencies') as {
    default(file: string): Iterable<string | { file: string }>;
  };
  return [file, ...[...module.default(file)].map((one) => (typeof one === 'string' ? one : one.file))];
}

function namesOf(config: ResolvedConfig3, context: Context) {
  const screens = Object.entries((config.theme.screens ?? {}) as Record<string, unknown>);
  const widths = screens.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : minOf(name, value),
  );
  return {
    framework: 'tailwind-3' as const,
    prefix: config.prefix,
    important: config.important === true,
    within: typeof config.important === 'string' ? config.important : '',
    separator: config.separator,
    breakpoints: breakpointsOf(widths, (_, value) => `(min-width: ${value})`),
    theme: themeEntries(config.theme),
    variants: context.getVariants?.().flatMap(({ name, isArbitrary }) => (isArbitrary ? [] : [name])) ?? [
      ...context.variantMap.keys(),
    ],
    names: context.getClassList(),
    themeValue: (variable: string) => (variable === '--spacing' ? '0.25rem' : null),
  };
}

function minOf(name: string, value: unknown): (readonly [string, string])[] {
  const { min } = (typeof value === 'object' && value !== null ? value : {}) as { min?: unknown };
  return typeof min === 'string' ? [[name, min]] : [];
}

function compiler(rulesOf: (name: string) => ChildNode[]): Pick<TailwindCore, 'compile' | 'css'> {
  const nodesOf = (name: string) => {
    const nodes = rulesOf(name).map((node) => node.clone());
    for (const node of nodes) if ('walkAtRules' in node) node.walkAtRules('defaults', (rule) => void rule.remove());
    return nodes;
  };
  return {
    compile: (classes) =>
      classes.map((name) => {
        const nodes = nodesOf(name);
        return nodes.length === 0 ? null : effectsOfNodes(nodes, name);
      }),
    css: (name) => nodesOf(name).map(String).join('\n'),
  };
}
