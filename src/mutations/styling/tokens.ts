/**
 * Design tokens as style sheets define them: custom properties in `@theme`, in rules for the whole page (`:root`) and in those of
 * a theme (`.dark`). A token may be defined several times; a *definition* is one declaration.
 */
import type { AtRule, Container, Declaration, Rule } from 'postcss';
import { foldSpace } from '../css/selectors.ts';
import { parseSheet, type Sheet } from '../css/source.ts';

export interface TokenDefinition {
  name: string;
  /** as written, without `!important` */
  value: string;
  file: string;
  /** from 1 */
  line: number;
  /** from 0 */
  column: number;
  /** offsets of the value in the file's text */
  start: number;
  end: number;
  /** the rule or at-rule around it, white space folded: `@theme`, `:root`, `@media (prefers-color-scheme: dark) :root` */
  selector: string;
  /** null when it can be edited, else why not */
  locked: string | null;
}

/** Every custom property that a sheet defines, in order; none of a sheet that does not parse. */
export function definitionsIn(file: string, text: string): TokenDefinition[] {
  const sheet = parseSheet(file, text);
  if (!sheet.ok) return [];
  const found: TokenDefinition[] = [];
  sheet.root.walkDecls(/^--/, (node) => {
    if (isDefinition(node)) found.push(definitionOf(sheet, node));
  });
  return found;
}

/** Steps of an animation and initial values define no token. */
function isDefinition(node: Declaration): boolean {
  for (let up = node.parent; up && up.type !== 'root'; up = up.parent as typeof up) {
    if (up.type === 'atrule' && /^(?:-\w+-)?keyframes$|^property$|^font-face$/.test((up as AtRule).name)) return false;
  }
  return node.parent?.type !== 'root';
}

function definitionOf(sheet: Sheet, node: Declaration): TokenDefinition {
  const begin = (node.source?.start?.offset ?? 0) + sheet.shift;
  const start = begin + node.prop.length + (node.raws.between ?? ':').length;
  const raw = node.raws.value?.raw;
  // A comment behind the value is the author's word on it and stays.
  const value = node.value.trimEnd();
  const length = raw === undefined || raw.startsWith(value) ? value.length : raw.length;
  const { line = 1, column = 1 } = node.source?.start ?? {};
  return {
    name: node.prop,
    value,
    file: sheet.file,
    line,
    column: column - 1,
    start,
    end: start + length,
    selector: selectorOf(node),
    locked: lockOf(sheet, node, start, length),
  };
}

function lockOf(sheet: Sheet, node: Declaration, start: number, length: number): string | null {
  const written = sheet.text.slice(start, start + length);
  if (/#\{|@\{/.test(written)) return 'it is put together by the preprocessor';
  if (/[{}]/.test(node.value)) return 'its value is a block';
  if (node.value.trim() === '') return 'it is empty';
  return sheet.text.startsWith(node.prop, start - node.prop.length - (node.raws.between ?? ':').length)
    ? null
    : 'its place in the file is not certain';
}

function selectorOf(node: Declaration): string {
  const parts: string[] = [];
  for (
    let up = node.parent as Container | undefined;
    up && up.type !== 'root';
    up = up.parent as Container | undefined
  ) {
    if (up.type === 'rule') parts.unshift(foldSpace((up as Rule).selector));
    else if (up.type === 'atrule') parts.unshift(foldSpace(`@${(up as AtRule).name} ${(up as AtRule).params}`).trim());
  }
  return parts.join(' ');
}

/** True for a token that applies to the whole page while no theme is chosen. */
function isGeneral(selector: string): boolean {
  return /^(?:@layer [\w-]+ )?(?:@theme\b[^{]*|:root|html|:host|body|\*)(?:,.*)?$/.test(selector);
}

/** The definition that `selector` means; without one the page's own, that in `@theme` first. The last of equals wins. */
export function chooseDefinition(all: readonly TokenDefinition[], selector?: string): TokenDefinition | null {
  if (selector !== undefined) {
    const wanted = foldSpace(selector);
    const exact = all.findLast((one) => one.selector === wanted);
    return exact ?? all.findLast((one) => wanted === '@theme' && /^@theme\b/.test(one.selector)) ?? null;
  }
  const theme = all.findLast((one) => one.selector.startsWith('@theme'));
  return theme ?? all.findLast((one) => isGeneral(one.selector)) ?? (all.length === 1 ? (all[0] ?? null) : null);
}
