/**
 * Values as they may be written into a style sheet. A value is one declaration's value and nothing else: it cannot end the
 * declaration, open a block, begin a comment or reach outside.
 */
import valueParser, { type Node as ValueNode } from 'postcss-value-parser';
import type { Refusal } from '../mutation.ts';
import { isRefusal, loneSurrogate, type Where } from '../refusals.ts';
import { invalidStyle } from '../styling/style-refusals.ts';
import { hasLoneSurrogate } from '../text/quoting.ts';
import { cssProperty } from './values.ts';

export interface Wanted {
  /** kebab-case, or a custom property as it is */
  property: string;
  /** null unsets */
  value: string | null;
  important: boolean;
}

const IMPORTANT = /\s*!\s*important\s*$/i;

export function readWanted(changes: Record<string, unknown>, where: Where): Wanted[] | Refusal {
  const wanted = new Map<string, Wanted>();
  for (const [name, given] of Object.entries(changes)) {
    const property = cssProperty(name);
    if (property === null) return invalidStyle(where, name.slice(0, 60), 'is no CSS property');
    if (given !== null && typeof given !== 'string') return invalidStyle(where, name, 'needs a text as value');
    const one = given === null ? { property, value: null, important: false } : readValue(property, given, where);
    if (isRefusal(one)) return one;
    wanted.set(property, one);
  }
  if (wanted.size === 0) return invalidStyle(where, 'stylingChanges', 'names no property');
  return [...wanted.values()];
}

/** An empty text, as `content` has it, in the quotes of its surroundings. */
export function inQuotes(wanted: Wanted, quote: string): Wanted {
  return /^(?:''|"")$/.test(wanted.value ?? '') ? { ...wanted, value: quote + quote } : wanted;
}

function readValue(property: string, given: string, where: Where): Wanted | Refusal {
  if (hasLoneSurrogate(given)) return loneSurrogate(where);
  const important = IMPORTANT.test(given);
  const value = given.replace(IMPORTANT, '').trim();
  const problem = problemOf(value);
  return problem === null ? { property, value, important } : invalidStyle(where, property, problem);
}

/** The fault of a value, null when it has none. */
export function problemOf(value: string): string | null {
  if (value === '') return 'needs a value';
  if (value.length > 5_000) return `has a value of ${value.length} characters`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/.test(value))
    return 'may not hold line ends or control characters';
  if (/<\/|<!--|-->/.test(value)) return 'may not hold markup';
  // Only an escape inside of a string is harmless everywhere, and only when it does not eat the closing quote.
  if (/\\/.test(value)) return 'may not hold a backslash';
  const unquoted = withoutStrings(value);
  if (unquoted === null) return 'has a quote without its counterpart';
  const mark = /[;{}]|\/\*|\*\/|\/\/|!|@|`|#\{/.exec(unquoted.replace(/url\([^)]*\)/gi, 'url()'));
  if (mark) return `may not hold ${mark[0]}`;
  if (/#\{|@\{/.test(value)) return 'may not hold an interpolation';
  if (!isBalanced(unquoted)) return 'has a bracket without its counterpart';
  return problemOfFunctions(valueParser(value).nodes);
}

/** The value with its strings emptied; null where a string does not end. */
function withoutStrings(value: string): string | null {
  const rest = value.replace(/"[^"]*"|'[^']*'/g, '""');
  return /["']/.test(rest.replaceAll('""', '')) ? null : rest;
}

function isBalanced(text: string): boolean {
  const open: string[] = [];
  const pairs: Record<string, string> = { ')': '(', ']': '[' };
  for (const char of text) {
    if (char === '(' || char === '[') open.push(char);
    else if (pairs[char] !== undefined && open.pop() !== pairs[char]) return false;
  }
  return open.length === 0;
}

/** Functions that run code or read files when a preprocessor meets them. */
const FORBIDDEN =
  /^(?:expression|data-uri|image-size|image-width|image-height|svg-gradient|e|inspect|call|load-css|get-function)$/i;

function problemOfFunctions(nodes: readonly ValueNode[]): string | null {
  for (const node of nodes) {
    if (node.type === 'word' && /(?:java|vb)script:/i.test(node.value)) return 'may not hold a script address';
    if (node.type !== 'function') continue;
    if (FORBIDDEN.test(node.value)) return `may not call ${node.value}()`;
    const problem = /^(?:url|src)$/i.test(node.value) ? problemOfUrl(node.nodes) : problemOfFunctions(node.nodes);
    if (problem) return problem;
  }
  return null;
}

function problemOfUrl(nodes: readonly ValueNode[]): string | null {
  const [only, ...others] = nodes;
  if (!only || others.length > 0 || (only.type !== 'word' && only.type !== 'string'))
    return 'has an address in an odd form';
  const address = only.value.trim();
  if (/[{}<>]/.test(address) || (only.type === 'word' && /\s/.test(address))) return 'has an address in an odd form';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'data') {
    return /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(address)
      ? null
      : 'may only hold pictures as data';
  }
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return `may not hold an address of ${scheme}:`;
  // Paths of the dev server's own, and of packages.
  if (/^\/@|^~/.test(address)) return 'may not hold an address outside of the project';
  return null;
}

/** True where an address in a value climbs out of the project: bundlers copy the file at such a path into the page. */
export function leavesProject(value: string, file: string): boolean {
  let leaves = false;
  valueParser(value).walk((node) => {
    if (node.type !== 'function' || !/^(?:url|src)$/i.test(node.value)) return;
    let depth = file.split('/').length - 1;
    for (const part of (node.nodes[0]?.value ?? '').trim().split(/[\\/]/)) {
      depth += part === '..' ? -1 : part === '.' || part === '' ? 0 : 1;
      if (depth < 0) leaves = true;
    }
  });
  return leaves;
}

/** Names of preprocessor variables in a value: `$gap`, `theme.$gap`, `@gap`. */
export function variablesIn(value: string, syntax: 'css' | 'scss' | 'less'): string[] {
  if (syntax === 'scss') return value.match(/(?:[\w-]+\.)?\$[\w-]+/g) ?? [];
  return syntax === 'less' ? (value.match(/@@?[\w-]+/g) ?? []) : [];
}

/** Design tokens that a written value takes: custom properties and preprocessor variables. */
export function tokensIn(value: string, syntax: 'css' | 'scss' | 'less'): string[] {
  const custom = [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name as string);
  return [...new Set([...custom, ...variablesIn(value, syntax)])];
}
