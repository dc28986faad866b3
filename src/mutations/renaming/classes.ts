/**
 * Classes that Tailwind 4 makes of an entry of its theme: `bg-brand` of `--color-brand`. Whether a word is one, the project's own
 * Tailwind says: it has the class with the entry's variable or value in it, and takes any other value in the place of the entry.
 */
import type { Tailwind } from '../tailwind/index.ts';
import { BEGIN, beginningsOf, END, headBefore, type PutTogether, withoutEnd, wordsFor } from './names.ts';

export interface ThemeEntry {
  name: string;
  /** `brand` of `--color-brand` and `bg-brand` */
  tail: string;
  newTail: string;
  /** as the theme has it */
  value: string;
  /** entries of other namespaces with the same tail: `--text-brand` */
  rivals: readonly string[];
}

interface Found {
  offset: number;
  word: string;
}

/** Begins the name of an entry that no theme has. */
const NO_ENTRY = 'veno';

/** Files that a word before such an ending is the name of. */
const FILE_ENDING =
  /^\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|woff2?|ttf|pdf|css|s[ac]ss|less|[cm]?[jt]sx?|json|html?|mdx?)\b/;

export class ThemeClasses {
  private readonly made = new Map<string, boolean | 'unclear'>();

  constructor(
    readonly entry: ThemeEntry,
    private readonly tailwind: Tailwind,
  ) {}

  /** Where the entry's part of a class begins. */
  usesIn(text: string): number[] {
    const { tail } = this.entry;
    return wordsEnding(text, tail).flatMap(({ word, offset }) =>
      this.isMade(word) === true ? [offset + word.length - tail.length] : [],
    );
  }

  /** A class by the new name, there or to come, that the renaming would give another meaning; null for none. */
  takenIn(text: string): Found | null {
    const { tail, newTail } = this.entry;
    for (const one of wordsEnding(text, newTail)) if (this.isMade(exchanged(one.word, newTail, tail))) return one;
    for (const { word, offset } of wordsEnding(text, tail)) {
      const renamed = exchanged(word, tail, newTail);
      if (this.isMade(word) && this.tailwind.css(renamed) !== '') return { offset, word: renamed };
    }
    return null;
  }

  /** Classes in a form that is not renamed, with the reason. */
  doubtIn(text: string): { offset: number; reason: string } | null {
    const { tail, rivals } = this.entry;
    for (const { word, offset } of wordsEnding(text, tail)) {
      const made = this.isMade(word);
      if (made === 'unclear') return { offset, reason: `${word} may come from ${rivals.join(' or ')}` };
      const isFile =
        /[/#@$]/.test(text[offset - 1] ?? '') ||
        FILE_ENDING.test(text.slice(offset + word.length, offset + word.length + 8));
      if (made && isFile) return { offset, reason: `${word} seems to be part of a path or a file's name` };
    }
    const parts = tail.split('-');
    const call = new RegExp(`\\btheme\\([^()]*[.[]["']?${parts.join('[-.\\]["\']+')}(?![\\w-])`).exec(text);
    if (call) return { offset: call.index, reason: 'it is named in the form of an older Tailwind' };
    const merge = /\b(?:extend|create)TailwindMerge\b/.exec(text);
    if (merge && new RegExp(`["'\`]${tail}["'\`]`).test(text))
      return { offset: merge.index, reason: 'tailwind-merge is told of it' };
    const inline = [...text.matchAll(/@source\s+(?:not\s+)?inline\(([^)]*\{[^)]*)\)/g)];
    const braces = inline.find(([, classes = '']) => parts.some((part) => classes.includes(part)));
    return braces ? { offset: braces.index, reason: '@source puts classes together there' } : null;
  }

  /** `bg-${tone}`, where the tone may be the entry's, and `${kind}-brand`. */
  putTogetherIn(file: string, text: string): PutTogether[] {
    const { tail } = this.entry;
    const found: PutTogether[] = [];
    for (const { 0: written, 1: head = '', 2: end, index: offset } of text.matchAll(CLASS_HEAD)) {
      for (let from = 0; from <= tail.length; from++) {
        if (!head.endsWith(tail.slice(0, from)) || !this.isMade(head + tail.slice(from))) continue;
        const rest = tail.slice(from);
        if (end === undefined) found.push({ offset, written, needs: wordsFor(beginningsOf(rest)) });
        else if (rest.endsWith(end)) found.push({ offset, written, needs: wordsFor([withoutEnd(rest, end)]) });
      }
    }
    for (const { 0: written, 1: end = '', index: offset } of text.matchAll(CLASS_TAIL)) {
      const isHole = !written.startsWith('}') || headBefore(file, text, offset) !== null;
      if (!isHole || !`-${tail}`.endsWith(end)) continue;
      const rest = withoutEnd(`-${tail}`, end);
      // `bg-chart` of `${color}-1`
      const needs = rest === '' ? null : [new RegExp(`${rest}(?![\\w-])`)];
      found.push({ offset, written: `…${written}`, needs });
    }
    return found;
  }

  /** `unclear` where the class may come from a rival. */
  private isMade(word: string): boolean | 'unclear' {
    const known = this.made.get(word);
    if (known !== undefined) return known;
    const answer = this.ask(word);
    this.made.set(word, answer);
    return answer;
  }

  private ask(word: string): boolean | 'unclear' {
    const { name, tail, value, rivals } = this.entry;
    const css = plain(this.tailwind.css(word));
    const without = withoutEnd(word, tail);
    if (css === '' || this.tailwind.css(without + NO_ENTRY + tail) !== '') return false;
    if (!without.endsWith('/') && this.tailwind.css(`${without}(--x)`) === '') return false;
    const has = (one: string) => new RegExp(`var\\(${one}(?![\\w-])`).test(css);
    if (has(name)) return true;
    // an inline theme, and all shadows, have the value in place of the variable
    if (rivals.some(has) || !css.includes(plain(value))) return false;
    return rivals.length === 0 || 'unclear';
  }
}

/** Spaces folded, and Tailwind's own variables replaced by their defaults: `var(--tw-shadow-color, red)` is `red`. */
function plain(css: string): string {
  const inner = /var\(--tw-[\w-]+,\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
  return css.replace(inner, '$1').replace(/\s+/g, ' ');
}

/** A class begins in a string and goes on in a hole: `bg-${tone}`, `bg-${tone}-500`, `'bg-' + tone`. */
const CLASS_HEAD =
  /(?<![\w-])(-?[a-z][\w-]*)(?:\$\{[\w.$\s]*\}([\w-]*)(?![\w-]|\$\{)|\$\{|(?<=-)["'`](?=\s*[+,)\]])|["'`]\s*\+)/g;
const CLASS_TAIL = /(?:\}|\+\s*["'`])(-[\w-]+)(?![\w-]|\$\{)/g;

function exchanged(word: string, tail: string, other: string): string {
  return withoutEnd(word, tail) + other;
}

/** Runs of letters, digits and dashes that end in `-tail`, and modifiers: `text-sm/tail`. */
function wordsEnding(text: string, tail: string): Found[] {
  if (!text.includes(tail)) return [];
  return [...text.matchAll(new RegExp(`${BEGIN}(?:[\\w-]*-|[\\w-]+/)${tail}${END}`, 'g'))].map(
    ({ 0: word, index: offset }) => ({ word, offset }),
  );
}
