/**
 * Source text in, tree out: the one place that calls the parser.
 *
 * The tagger and the mutations ask for the same texts in turn, so trees are kept, by text. Trees are shared:
 * nobody may change a node. Parentheses are nodes of their own (`ParenthesizedExpression`), because an edit has to know
 * where they end. Offsets are UTF-16 units of the text, a byte order mark counted.
 */
import { type ParserOptions, type ParserPlugin, parse } from '@babel/parser';
import type * as t from '@babel/types';
import { collectElements, type SourceElement } from './elements.ts';

/** Files above this many characters are refused. */
export const MAX_SOURCE_LENGTH = 2 * 1024 * 1024;

/** Trees are dropped, oldest first, when their texts together exceed this many characters: a tree takes 80 bytes for each. */
const CACHE_BUDGET = 1024 * 1024;
/** So many short texts are kept: each edit leaves one that nobody asks for again, and they would go on for hours. */
const CACHE_TEXTS = 256;

export type SourceLanguage = 'tsx' | 'ts' | 'jsx';

export interface ParsedSource {
  ok: true;
  file: string;
  text: string;
  language: SourceLanguage;
  ast: t.File;
  /** see `listElements` */
  elements: SourceElement[];
}

/** Why a text has no tree. Lines count from 1, columns from 0. */
export interface ParseFailure {
  ok: false;
  file: string;
  code: 'syntax-error' | 'nesting-too-deep' | 'file-too-large' | 'not-javascript';
  reason: string;
  line?: number;
  column?: number;
}

const LANGUAGE_BY_EXTENSION = new Map<string, SourceLanguage>([
  ['tsx', 'tsx'],
  ['ts', 'ts'],
  ['mts', 'ts'],
  ['cts', 'ts'],
  ['jsx', 'jsx'],
  ['js', 'jsx'],
  ['mjs', 'jsx'],
  ['cjs', 'jsx'],
]);

/** The language that a file's name means, or null when it is none of ours. A query (`?v=1`) is no part of the name. */
export function languageOf(file: string): SourceLanguage | null {
  const name = /[?#]/.test(file) ? file.replace(/[?#].*$/, '') : file;
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot + 1);
  return LANGUAGE_BY_EXTENSION.get(extension) ?? LANGUAGE_BY_EXTENSION.get(extension.toLowerCase()) ?? null;
}

/** `asked` says which was asked for last: an edit asks often, so nothing is put in order before the budget is used up. */
const cache = new Map<string, { parsed: ParsedSource; asked: number }>();
let cachedLength = 0;
let questions = 0;

/**
 * The tree of a text.
 * @param file names the language by its ending; nothing is read
 * @returns the tree, or the reason why there is none: never throws, whatever the file holds
 */
export function parseSource(text: string, file: string): ParsedSource | ParseFailure {
  const language = languageOf(file);
  if (!language) return { ok: false, file, code: 'not-javascript', reason: `${file} is no TS, TSX, JS or JSX file` };
  if (text.length > MAX_SOURCE_LENGTH) {
    const reason = `${file} has ${text.length} characters, more than the ${MAX_SOURCE_LENGTH} that can be edited`;
    return { ok: false, file, code: 'file-too-large', reason };
  }
  const cached = cache.get(text);
  if (cached && cached.parsed.language === language) {
    cached.asked = ++questions;
    return cached.parsed.file === file ? cached.parsed : { ...cached.parsed, file };
  }
  const parsed = parseAfresh(text, file, language);
  if (parsed.ok) remember(parsed);
  return parsed;
}

/** Elements of a parsed text in document order, fragments left out. */
export function listElements(parsed: ParsedSource): SourceElement[] {
  return parsed.elements;
}

function parseAfresh(text: string, file: string, language: SourceLanguage): ParsedSource | ParseFailure {
  try {
    const ast = parseText(text, language);
    return { ok: true, file, text, language, ast, elements: collectElements(ast.program, text) };
  } catch (error) {
    // Both the parser and the walk recurse: deep nesting ends in a RangeError, which is the file's fault.
    if (error instanceof RangeError) {
      return { ok: false, file, code: 'nesting-too-deep', reason: `${file} is nested too deeply to be parsed` };
    }
    const syntax = asSyntaxError(error);
    if (!syntax) throw error;
    return { ok: false, file, code: 'syntax-error', ...syntax };
  }
}

/**
 * Parses without the cache.
 * @throws SyntaxError of the parser, RangeError for deep nesting
 */
function parseText(text: string, language: SourceLanguage): t.File {
  try {
    return parse(text, optionsFor(text, language, 'decorators'));
  } catch (error) {
    // Parameter decorators exist in the old proposal only; it in turn knows no decorator after `export`.
    if (language === 'jsx' || error instanceof RangeError || !text.includes('@')) throw error;
    try {
      return parse(text, optionsFor(text, language, 'decorators-legacy'));
    } catch {
      throw error;
    }
  }
}

/** Options under which a text of this language is parsed; `decorators` chooses the proposal. */
export function optionsFor(
  text: string,
  language: SourceLanguage,
  decorators: 'decorators' | 'decorators-legacy' = 'decorators',
): ParserOptions {
  const plugins: ParserPlugin[] = [decorators, 'decoratorAutoAccessors', 'explicitResourceManagement'];
  if (language !== 'jsx') plugins.push('typescript');
  else if (text.includes('@flow')) plugins.push('flow');
  if (language !== 'ts') plugins.push('jsx');
  return {
    sourceType: 'module',
    plugins,
    attachComment: false,
    createParenthesizedExpressions: true,
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    allowUndeclaredExports: true,
  };
}

function asSyntaxError(error: unknown): Pick<ParseFailure, 'reason' | 'line' | 'column'> | null {
  if (!(error instanceof SyntaxError)) return null;
  const loc = (error as { loc?: { line: number; column: number } }).loc;
  const reason = error.message.replace(/ \(\d+:\d+\)$/, '');
  return loc ? { reason, line: loc.line, column: loc.column } : { reason };
}

function remember(parsed: ParsedSource): void {
  const replaced = cache.get(parsed.text);
  if (replaced) cachedLength -= parsed.text.length;
  cache.set(parsed.text, { parsed, asked: ++questions });
  cachedLength += parsed.text.length;
  if (cachedLength <= CACHE_BUDGET && cache.size <= CACHE_TEXTS) return;
  const oldest = [...cache].sort(([, a], [, b]) => a.asked - b.asked);
  for (const [text] of oldest) {
    // A quarter is made free at once.
    const isRoom = cachedLength <= CACHE_BUDGET * 0.75 && cache.size <= CACHE_TEXTS * 0.75;
    if (isRoom || text === parsed.text) break;
    cache.delete(text);
    cachedLength -= text.length;
  }
}
