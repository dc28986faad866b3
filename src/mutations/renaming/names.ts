/**
 * Names of custom properties in any text, be it a style sheet, a script or a page. Read as text, because a name means the same in a
 * string, a template, a comment and a sheet, and a renaming may miss none of them.
 */
import { isSheetFile } from '../styling/taken-in.ts';

/** A character that would make a name another one, before or behind it. */
const CHAR = '\\w\\u0080-\\uffff-';
/** Where a word begins: not behind a character of one, but behind a line break as strings write it. */
export const BEGIN = `(?:(?<![${CHAR}\\\\])|(?<=\\\\[nrt]))`;
/** Where it ends: it goes on neither in a hole (`--brand${n}`) nor in an escape, but for those behind a name: `.bg-\(--brand\)`, `\n`. */
export const END = `(?![${CHAR}]|[$#@]\\{|\\\\[^)\\]/:!,("'\`nrtsb])`;

/** Code or a preprocessor may put a name together there. */
export interface PutTogether {
  offset: number;
  /** as it stands there: `--color-${tone}` */
  written: string;
  /** it can be the name only where the project has one of these words; null where any part may come from elsewhere */
  needs: RegExp[] | null;
}

interface Text {
  file: string;
  text: string;
}

/** Offsets at which exactly this name stands: of `--brand` not `--brand-2`, `--brand${n}` or the modifier of `&--brand`. */
export function namesIn({ file, text }: Text, name: string): number[] {
  if (!text.includes(name)) return [];
  // Tailwind's spaces: `[transition:--brand_1s]`
  const exact = new RegExp(`(?<!&)(?:${BEGIN}|(?<=_))${name}${END}`, 'g');
  return [...text.matchAll(exact)].flatMap(({ index }) => (isModifier(file, text, index) ? [] : [index]));
}

/** `${block}--brand` goes on behind a hole; in a style sheet a rule may end there. */
function isModifier(file: string, text: string, offset: number): boolean {
  return text[offset - 1] === '}' && (!isSheetFile(file) || holeBefore(text, offset) !== null);
}

/** Why a text with the name is not understood: null where all is clear. */
export function doubtAboutNameIn({ file, text }: Text, name: string): { offset: number; reason: string } | null {
  if (!text.includes(name)) return null;
  const spaced = new RegExp(`\\[[^\\s\\]"'\`]*${name}_`).exec(text);
  if (spaced) return { offset: spaced.index, reason: 'the name may go on or end there' };
  if (!isSheetFile(file)) return null;
  const rule = '@(?:custom-media|custom-selector|font-palette-values|position-try|color-profile|function)\\s+';
  const value =
    '(?<![\\w-])(?:anchor-\\w+|position-anchor|position-try-\\w+|\\w+-timeline|font-palette|view-transition-name)\\s*:[^;{}]*';
  const other =
    new RegExp(`(?:${rule}|${value})${BEGIN}${name}${END}`).exec(text) ?? new RegExp(`${BEGIN}${name}\\(`).exec(text);
  return other ? { offset: other.index, reason: 'something else has this name there' } : null;
}

const HOLE = '[$#@]\\{';
const SIMPLE_HOLE = `${HOLE}[\\w.$\\s]*\\}`;
/**
 * The head of a name, and behind it: one hole with its tail; another hole; the end of a string that is added to, or that ends in a
 * dash. A mere `'--'` counts, unless names are only compared with it.
 */
const HEAD = new RegExp(
  `(?<![\\w&}-])(--[\\w-]*)(?:${SIMPLE_HOLE}([\\w-]*)(?![\\w-]|${HOLE})|${HOLE}|["'\`]\\s*\\+|(?<=\\w-|(?<!(?:startsWith|includes|indexOf|split|replace|replaceAll)\\(\\s*)["'\`]--)["'\`])`,
  'g',
);
/** The end of a name behind a hole, or in a string that is added. */
const TAIL = new RegExp(`(?:\\}|\\+\\s*["'\`])(-?[\\w][\\w-]*)(?![\\w-]|${HOLE})`, 'g');

/** Places where the name may be put together: `--color-${tone}`, `'--' + name`, `--#{$kind}-brand`, `${kind}-brand`. */
export function putTogetherIn({ file, text }: Text, name: string): PutTogether[] {
  const found: PutTogether[] = [];
  for (const { 0: written, 1: head = '', 2: tail, index: offset } of text.matchAll(HEAD)) {
    if (!name.startsWith(head)) continue;
    const rest = name.slice(head.length);
    if (tail === undefined) found.push({ offset, written, needs: wordsFor(beginningsOf(rest)) });
    else if (rest.endsWith(tail)) found.push({ offset, written, needs: wordsFor([withoutEnd(rest, tail)]) });
  }
  for (const { 0: written, 1: tail = '', index: offset } of text.matchAll(TAIL)) {
    const rest = name.endsWith(tail) ? withoutEnd(name, tail) : '';
    const head = written.startsWith('}') ? headBefore(file, text, offset) : '';
    // `-` is no beginning of a name
    if (head === null || rest === '' || rest === '-') continue;
    found.push({ offset, written: `…${written}`, needs: head === '' && rest !== '--' ? wordsFor([rest]) : null });
  }
  return found;
}

/** What is written before the hole that ends at an offset: null where no hole ends there, `…` where it cannot be told. */
export function headBefore(file: string, text: string, end: number): string | null {
  const start = holeBefore(text, end + 1);
  if (start === null) return isSheetFile(file) ? null : '…';
  const [head = ''] = /[\w-]*$/.exec(text.slice(Math.max(0, start - 100), start - 1)) ?? [];
  if (head !== '') return text[start - 2 - head.length] === '}' ? '…' : null;
  return text[start - 2] === '}' ? '…' : '';
}

/** The offset of the `{` of a hole whose `}` is the character before an offset; null where it is no simple hole. */
function holeBefore(text: string, end: number): number | null {
  const start = text.lastIndexOf('{', end);
  const isHole = /[$#@]/.test(text[start - 1] ?? '') && !text.slice(start, end - 1).includes('}');
  return isHole ? start : null;
}

export function withoutEnd(text: string, end: string): string {
  return end === '' ? text : text.slice(0, -end.length);
}

/** `brand` and `brand-500` of `brand-500`: parts that a sum or a call may begin with. */
export function beginningsOf(rest: string): string[] {
  return rest.split('-').flatMap((_, i, all) => all.slice(0, i + 1).join('-') || []);
}

/** As words of their own, in kebab or camel case; null where there is nothing that a text would have to have. */
export function wordsFor(parts: readonly string[]): RegExp[] | null {
  if (parts.length === 0 || parts.some((part) => !/[A-Za-z0-9]/.test(part))) return null;
  const camel = (part: string) => part.replace(/(?<=\w)-+([a-z0-9])/gi, (_, char: string) => char.toUpperCase());
  const forms = new Set(parts.flatMap((part) => [part, camel(part)]));
  return [...forms].map((form) => new RegExp(`${BEGIN}${form}(?![${CHAR}])`, 'i'));
}

/** Line from 1 and column from 0. */
export function placeAt({ file, text }: Text, offset: number): { file: string; line: number; column: number } {
  const before = text.slice(0, offset);
  return { file, line: before.split('\n').length, column: offset - (before.lastIndexOf('\n') + 1) };
}
