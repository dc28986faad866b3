/**
 * Mixins that stand for a media query: `@include up('md') { … }`. Each call in the project is put into the words of its query, so that
 * its block is read, and takes edits, as the `@media` block that it makes. A call is left out where its query is not known for sure.
 */
import type { AtRule, ChildNode } from 'postcss';
import {
  entryOf,
  type Globals,
  holds,
  knownGlobals,
  type Locals,
  plainValue,
  resolvedText,
  unquoted,
} from './sass-values.ts';
import { foldSpace } from './selectors.ts';
import type { CssCondition, Sheet } from './source.ts';

/** Those of Bootstrap, whose own sheets are not the project's. */
const BOOTSTRAP = /^media-breakpoint-(up|down)$/;
export const BOOTSTRAP_WIDTHS: Record<string, number> = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 };
const BOOTSTRAP_MAP = '$grid-breakpoints';

/** The mixin of Bootstrap and CoreUI for their attribute, or for the system's setting where the project asks for that. */
const COLOR_MODE = 'color-mode';
const COLOR_MODE_BY_QUERY = /\$color-mode-type\s*:\s*["']?media-query/;

/** The key under which the query of a call is known. */
export const callKey = ({ params }: Pick<CssCondition, 'params'>): string => `@include ${foldSpace(params)}`;

export const usesBootstrap = (sheets: readonly Sheet[]): boolean =>
  [...callsIn(sheets).keys()].some((params) => BOOTSTRAP.test(callOf(params)?.name ?? ''));

/** The dark marker that a call stands for, `[data-bs-theme="dark"]`; null for other calls, and for those that make a query. */
export function colorModeMarker(params: string, sheets: readonly Sheet[]): string | null {
  const call = callOf(foldSpace(params));
  if (!call || !isDarkMode(call) || mixinsOf(COLOR_MODE, sheets).length > 0) return null;
  if (sheets.some(({ text }) => COLOR_MODE_BY_QUERY.test(text))) return null;
  const isCoreUi = sheets.some(({ text }) => text.includes('@coreui/'));
  return `[data-${isCoreUi ? 'coreui' : 'bs'}-theme="dark"]`;
}

const isDarkMode = ({ name, args }: Call): boolean => name === COLOR_MODE && args[0] === 'dark';

/** @returns queries by the key of their call; calls that are not understood are left out */
export function widthMixins(sheets: readonly Sheet[], variables: Globals): [string, string][] {
  const globals = knownGlobals(sheets, variables);
  return [...callsIn(sheets)].flatMap(([params, callers]): [string, string][] => {
    const call = callOf(params);
    const query = call && queryOf(call, callers, sheets, { globals, isWritten: (name) => variables.has(name) });
    return query ? [[callKey({ params }), query]] : [];
  });
}

/** Calls with a block, and the sheets that have them. */
function callsIn(sheets: readonly Sheet[]): Map<string, Sheet[]> {
  const calls = new Map<string, Sheet[]>();
  for (const sheet of sheets) {
    sheet.root.walkAtRules('include', (node) => {
      if (!node.nodes) return;
      const params = foldSpace(node.params);
      const callers = calls.get(params) ?? [];
      if (!callers.includes(sheet)) calls.set(params, [...callers, sheet]);
    });
  }
  return calls;
}

interface Call {
  namespace: string | null;
  name: string;
  args: string[];
}

interface Known {
  globals: Globals;
  /** the variable stands in a sheet of the project */
  isWritten(name: string): boolean;
}

/** `mixins.up('md')` → `up` with `md`; null for calls that name their arguments, or with more than plain values. */
function callOf(params: string): Call | null {
  const [, namespace = null, name, list = ''] = /^(?:([\w-]+)\.)?([\w-]+)(?:\(([^():]*)\))?$/.exec(params) ?? [];
  const args = list.split(',').map(unquoted).filter(Boolean);
  return name === undefined ? null : { namespace, name, args };
}

function queryOf(call: Call, callers: readonly Sheet[], sheets: readonly Sheet[], known: Known): string | null {
  const [found, ...more] = mixinsOf(call.name, sheets);
  // whatever turns the dark mode on, the block is read as that of its query
  if (!found) return isDarkMode(call) ? '(prefers-color-scheme: dark)' : bootstrapQuery(call, known);
  // which of several is meant only a run of Sass could tell
  if (more.length > 0 || found.node.parent !== found.sheet.root) return null;
  const isIts = callers.every((caller) => mayMean(caller, call.namespace, found.sheet));
  return isIts ? queryOfMixin(found.node, call.args, known.globals) : null;
}

function bootstrapQuery({ name, args: [arg = ''] }: Call, { globals, isWritten }: Known): string | null {
  const side = BOOTSTRAP.exec(name)?.[1];
  const own = /^([\d.]+)px$/.exec(entryOf(BOOTSTRAP_MAP, arg, globals) ?? '')?.[1];
  const pixels = isWritten(BOOTSTRAP_MAP) ? own && Number(own) : BOOTSTRAP_WIDTHS[arg];
  if (!side || !pixels) return null;
  return side === 'up' ? `(min-width: ${pixels}px)` : `(max-width: ${(pixels - 0.02).toFixed(2)}px)`;
}

interface Mixin {
  sheet: Sheet;
  node: AtRule;
}

function mixinsOf(name: string, sheets: readonly Sheet[]): Mixin[] {
  const found: Mixin[] = [];
  for (const sheet of sheets) {
    sheet.root.walkAtRules('mixin', (node) => {
      if (node.params.replace(/\(.*$/s, '').trim() === name) found.push({ sheet, node });
    });
  }
  return found;
}

const USE = /^["']([^"']+)["'](?:\s+as\s+([\w-]+|\*))?/;

/** False where the namespace is that of a package. @param caller one without the `@use` has it from the bundler's settings */
function mayMean(caller: Sheet, namespace: string | null, { file }: Sheet): boolean {
  if (namespace === null) return true;
  const uses = caller.root.nodes.flatMap((node) => {
    const [, path = '', name] = node.type === 'atrule' && node.name === 'use' ? (USE.exec(node.params) ?? []) : [];
    return (name ?? plainPath(path).split('/').at(-1)) === namespace ? [plainPath(path)] : [];
  });
  return uses.every((path) => `/${plainPath(file)}`.endsWith(`/${path}`));
}

/** `../styles/_mixins.scss` → `styles/mixins`, as Sass lets it be written. */
const plainPath = (path: string): string =>
  path
    .replace(/^(?:[~@]?\/|\.{1,2}\/)+/, '')
    .replace(/\.s?css$/, '')
    .replace(/(?:^|\/)_?index$/, '')
    .replace(/(^|\/)_(?=[^/]*$)/, '$1');

/** The query of the one `@media` block in which a call has its content; null if it has several, or is not understood. */
function queryOfMixin({ params, nodes }: AtRule, args: readonly string[], globals: Globals): string | null {
  const locals = localsOf(params, args, globals);
  const queries = locals && queriesIn(nodes ?? [], locals, globals);
  const [query, ...more] = queries ?? [];
  return query === undefined || more.length > 0 || /[$#]/.test(query) ? null : query;
}

/** Parameters with their values; null where the call does not fit. */
function localsOf(params: string, args: readonly string[], globals: Globals): Map<string, string> | null {
  const [, list = ''] = /\((.*)\)/s.exec(params) ?? [];
  const written = list.split(/,(?![^()]*\))/).filter((one) => one.trim() !== '');
  const locals = new Map<string, string>();
  for (const [i, one] of written.entries()) {
    const [, name, ending] = /^\s*(\$[\w-]+)\s*(?::(.*))?$/s.exec(one) ?? [];
    const value = args[i] ?? ending;
    if (name === undefined || value === undefined) return null;
    locals.set(name, unquoted(resolvedText(value, locals, globals)));
  }
  return args.length > written.length ? null : locals;
}

/** Follows a mixin's statements. @returns queries around the content; null where something else is done, or is not known */
function queriesIn(nodes: readonly ChildNode[], locals: Map<string, string>, globals: Globals): string[] | null {
  const queries: string[] = [];
  /** a branch of the `@if` before was taken */
  let isDecided = false;
  for (const node of nodes) {
    if (node.type === 'comment') continue;
    if (node.type === 'decl' && node.prop.startsWith('$')) {
      if (/!\w/.test(node.value)) return null;
      locals.set(node.prop, unquoted(resolvedText(plainValue(node.value), locals, globals)));
    } else if (node.type !== 'atrule') return null;
    else if (node.name === 'if' || node.name === 'else') {
      if (node.name === 'if') isDecided = false;
      const taken: boolean | null = isDecided ? false : isTaken(node, locals, globals);
      if (taken === null) return null;
      isDecided ||= taken;
      const inside = taken ? queriesInBranch(node.nodes ?? [], locals, globals) : [];
      if (!inside) return null;
      queries.push(...inside);
    } else if (node.name === 'media' && isContentAlone(node)) {
      queries.push(resolvedText(node.params, locals, globals));
    } else if (!/^(?:warn|debug)$/.test(node.name)) return null;
  }
  return queries;
}

/** Variables that a branch declares end with it; assignments to those of the mixin last. */
function queriesInBranch(nodes: readonly ChildNode[], locals: Map<string, string>, globals: Globals): string[] | null {
  const inner = new Map(locals);
  const queries = queriesIn(nodes, inner, globals);
  for (const name of locals.keys()) locals.set(name, inner.get(name) as string);
  return queries;
}

function isTaken({ name, params }: AtRule, locals: Locals, globals: Globals): boolean | null {
  const condition = name === 'else' ? params.replace(/^\s*if\b/, '') : params;
  return name === 'else' && params.trim() === '' ? true : holds(condition, locals, globals);
}

function isContentAlone({ nodes = [] }: AtRule): boolean {
  const [only, ...more] = nodes.filter(({ type }) => type !== 'comment');
  return only?.type === 'atrule' && only.name === 'content' && only.params === '' && more.length === 0;
}
