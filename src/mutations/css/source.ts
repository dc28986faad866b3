/// <reference path="./libraries.d.ts" />
/**
 * Style sheets as the engine reads them: every rule with its place, its selectors with nesting resolved, and the at-rules around
 * it. The text is never printed back from this tree: edits are splices at the offsets that it gives.
 */
import postcss, { type AtRule, type Container, CssSyntaxError, type Document, type Root, type Rule } from 'postcss';
import less from 'postcss-less';
import scss from 'postcss-scss';
import type { StylesheetKind } from '../../protocol/style-rules.ts';
import { type Lock, lockOf } from './locks.ts';
import { foldSpace, nestSelectors, splitSelectors } from './selectors.ts';

/** An at-rule around a rule: `@media (min-width: 48rem)`. */
export interface CssCondition {
  name: string;
  params: string;
}

export interface CssRule {
  sheet: Sheet;
  /** the rule; or an at-rule inside of one that holds declarations itself: `.card { @media … { width: 50% } }` */
  node: Rule | AtRule;
  /** as it stands in the file, white space and comments folded */
  selector: string;
  /** its selectors with nesting resolved; null where only a run of the preprocessor could tell */
  resolved: string[] | null;
  /** outermost first */
  conditions: CssCondition[];
  locked: Lock | null;
  /** from 1 */
  line: number;
  /** from 0 */
  column: number;
  /** among the rules of its sheet */
  index: number;
}

export interface Sheet {
  ok: true;
  file: string;
  text: string;
  kind: StylesheetKind;
  /** whose classes its selectors name: CSS modules, null for the page's own */
  scopes: readonly (string | null)[];
  /** length of a byte order mark, which postcss does not count */
  shift: number;
  root: Root;
  rules: CssRule[];
  /** `@layer a, b;` and blocks, in order */
  layers: string[];
  /** elements that a style in code is for, where they are not found by a selector */
  usage?: (rule: CssRule) => Usage;
}

/** Elements of the source that a rule is for. */
export interface Usage {
  count: number;
  /** further elements that may match: only the running app knows their ancestors or classes */
  unsure?: number;
  /** there may be more */
  isLeast: boolean;
}

/** Why a style sheet cannot be read; line from 1, column from 0. */
export interface SheetFailure {
  ok: false;
  file: string;
  code: 'syntax-error' | 'nesting-too-deep' | 'no-style-sheet';
  reason: string;
  line?: number;
  column?: number;
}

/** Sheets are dropped, those first that were not asked for the longest, beyond so many, or so many characters of text. */
const SHEETS_CACHED = 200;
const CACHE_BUDGET = 2 * 1024 * 1024;
const cache = new Map<string, Sheet | SheetFailure>();
let cachedLength = 0;

/** The kind by the file's ending; null for other files. */
function kindOf(file: string): StylesheetKind | null {
  const match = /\.(?:(module)\.)?(css|scss|sass|less)$/i.exec(file);
  if (!match) return null;
  return match[1] ? 'module' : (match[2]?.toLowerCase() as StylesheetKind);
}

/** `scss`, `less` or `css`: which language the text is in. */
export function syntaxOf(file: string): 'css' | 'scss' | 'less' {
  if (/\.s[ac]ss$/i.test(file)) return 'scss';
  return /\.less$/i.test(file) ? 'less' : 'css';
}

/**
 * @param scopes whose classes the selectors name; without them a module's own, else the page's
 * @returns the sheet, or why it does not parse; never throws, whatever the file holds
 */
export function parseSheet(file: string, text: string, scopes?: Sheet['scopes']): Sheet | SheetFailure {
  const key = `${file}\0${scopes?.join('\0')}\0${text}`;
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const parsed = parseAfresh(file, text, scopes);
  cache.set(key, parsed);
  cachedLength += key.length;
  for (const oldest of cache.keys()) {
    if (oldest === key || (cache.size <= SHEETS_CACHED && cachedLength <= CACHE_BUDGET)) break;
    cache.delete(oldest);
    cachedLength -= oldest.length;
  }
  return parsed;
}

function parseAfresh(file: string, text: string, scopes?: Sheet['scopes']): Sheet | SheetFailure {
  const kind = kindOf(file);
  if (!kind) return { ok: false, file, code: 'no-style-sheet', reason: `${file} is no style sheet` };
  if (/\.sass$/i.test(file)) {
    const reason = `${file} is in the indented syntax of Sass, which is not edited here`;
    return { ok: false, file, code: 'no-style-sheet', reason };
  }
  try {
    const root = parseText(file, text);
    const sheet: Sheet = {
      ok: true,
      file,
      text,
      kind,
      scopes: scopes ?? [kind === 'module' ? file : null],
      shift: text.startsWith('\ufeff') ? 1 : 0,
      root,
      rules: [],
      layers: [],
    };
    collectRules(sheet);
    return sheet;
  } catch (error) {
    // Parser and walk recurse: deep nesting ends in a RangeError, which is the file's fault.
    if (error instanceof RangeError)
      return { ok: false, file, code: 'nesting-too-deep', reason: `${file} is nested too deeply to be parsed` };
    if (!(error instanceof CssSyntaxError)) throw error;
    const { reason, line, column } = error;
    return { ok: false, file, code: 'syntax-error', reason, line, column: column === undefined ? column : column - 1 };
  }
}

function parseText(file: string, text: string): Root {
  // Maps of earlier steps are of no use here, and following one would read files.
  const options = { from: file, map: false as const };
  const syntax = syntaxOf(file);
  if (syntax === 'scss') return scss.parse(text, options) as Root;
  if (syntax === 'less') return less.parse(text, options) as Root;
  return postcss.parse(text, options) as Root;
}

interface Around {
  /** resolved selectors of the rule around, null where they are not known */
  parents: string[] | null;
  conditions: CssCondition[];
  lock: Lock | null;
  /** of the nearest rule around, as it stands */
  selector?: string;
}

/** At-rules whose blocks hold no rules for elements. */
const NO_RULES =
  /^(?:(?:-\w+-)?keyframes|font-face|font-feature-values|font-palette-values|page|property|counter-style|position-try|view-transition|theme|utility|plugin|color-profile|custom-variant|function|return)$/i;

/** Reads the rules of the sheet's tree into `rules` and `layers`. */
export function collectRules(sheet: Sheet): void {
  collect(sheet, sheet.root, { parents: [''], conditions: [], lock: null });
}

function collect(sheet: Sheet, container: Container | Document, around: Around): void {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') collectRule(sheet, node, around);
    else if (node.type === 'atrule') collectAtRule(sheet, node, around);
  }
}

function collectRule(sheet: Sheet, node: Rule, around: Around): void {
  const lock = around.lock ?? lockOf(node, sheet.file);
  const own = lock ? null : splitSelectors(rawSelector(node), syntaxOf(sheet.file));
  const resolved = own && around.parents && nestSelectors(around.parents, own, syntaxOf(sheet.file) !== 'css');
  add(sheet, node, foldSpace(node.selector), { ...around, parents: resolved, lock });
  collect(sheet, node, { ...around, parents: resolved, lock, selector: foldSpace(node.selector) });
}

function add(sheet: Sheet, node: Rule | AtRule, selector: string, { parents, conditions, lock }: Around): void {
  const start = node.source?.start;
  const [line, column] = [start?.line ?? 1, (start?.column ?? 1) - 1];
  const index = sheet.rules.length;
  sheet.rules.push({ sheet, node, selector, resolved: parents, conditions, locked: lock, line, column, index });
}

function collectAtRule(sheet: Sheet, node: AtRule, around: Around): void {
  if (node.name === 'layer') noteLayers(sheet, node, around);
  if (!node.nodes || NO_RULES.test(node.name)) return;
  const lock = around.lock ?? lockOf(node, sheet.file);
  const condition = { name: node.name.toLowerCase(), params: foldSpace(node.params) };
  const parents = node.name === 'at-root' ? [''] : around.parents;
  const inside = { ...around, parents, conditions: [...around.conditions, condition], lock };
  const holds = node.nodes.some((one) => one.type === 'decl' && !one.prop.startsWith('$'));
  if (around.selector !== undefined && holds) add(sheet, node, around.selector, inside);
  collect(sheet, node, inside);
}

function noteLayers(sheet: Sheet, node: AtRule, around: Around): void {
  const outer = layerOf(around.conditions);
  for (const name of node.params.split(',')) {
    const full = [outer, foldSpace(name)].filter(Boolean).join('.');
    if (full !== '') sheet.layers.push(full);
  }
}

/** Full name of the layer that conditions lead into; empty outside of layers. */
export function layerOf(conditions: readonly CssCondition[]): string {
  const names = conditions.filter(({ name }) => name === 'layer').map(({ params }) => params || '(anonymous)');
  return names.join('.');
}

/** The selector with its comments, which `rule.selector` leaves out. */
function rawSelector(node: Rule): string {
  return node.raws.selector?.raw ?? node.selector;
}

/** Offset of a node's first character in the file's text. */
export function startOfNode(sheet: Sheet, node: { source?: { start?: { offset: number } } }): number {
  return (node.source?.start?.offset ?? 0) + sheet.shift;
}

/** Offset behind a node's last character; of a declaration its semicolon counts, where it has one. */
export function endOfNode(sheet: Sheet, node: { source?: { end?: { offset: number } } }): number {
  return (node.source?.end?.offset ?? 0) + sheet.shift;
}

/** A selector or condition of the wire as sheets are read: white space folded. */
export const foldSelector = foldSpace;

/** `@media (min-width: 48rem)`, as the wire has it. */
export function conditionText({ name, params }: CssCondition): string {
  return params === '' ? `@${name}` : `@${name} ${params}`;
}
