/** Keeps the spelling of an arbitrary value where it stays: a class may have blanks behind its commas and around its slashes, or none. */

import type { Tailwind } from './index.ts';
import { parseClassName, printClassName } from './names.ts';

const ARBITRARY = /^(.*-\[)(.*)\]$/s;
/** A word, a blank, or a sign with the blanks beside it that say nothing: around a comma or slash, inside a bracket. */
const WORDS = /_*[,/]_*|\(_*|_*\)|_+|[^_,()/]+/g;

interface Words {
  raw: string[];
  /** without optional blanks, to compare */
  plain: string[];
}

/**
 * @param before the class whose place the new one takes
 * @returns the new class with the words of the old one as far as they are the same from both ends
 */
export function spelledAs(before: string, name: string, tailwind: Tailwind): string {
  const [old, next] = [before, name].map((one) => parseClassName(one, tailwind));
  const [, root, from] = ARBITRARY.exec(old?.base ?? '') ?? [];
  const [, newRoot, to] = ARBITRARY.exec(next?.base ?? '') ?? [];
  if (!next || root !== newRoot || from === undefined || to === undefined) return name;
  const base = `${root}${joined(wordsOf(from), wordsOf(to))}]`;
  return isSame(base, next.base, tailwind) ? printClassName({ ...next, base }, tailwind) : name;
}

function wordsOf(text: string): Words {
  const raw = text.match(WORDS) ?? [];
  return { raw, plain: raw.map((word) => (/[,()/]/.test(word) ? word.replaceAll('_', '') : word)) };
}

function joined(old: Words, next: Words): string {
  const most = Math.min(old.raw.length, next.raw.length);
  let start = 0;
  while (start < most && old.plain[start] === next.plain[start]) start++;
  let end = 0;
  while (end < most - start && old.plain.at(-1 - end) === next.plain.at(-1 - end)) end++;
  const middle = next.raw.slice(start, next.raw.length - end);
  return [...old.raw.slice(0, start), ...middle, ...old.raw.slice(old.raw.length - end)].join('');
}

/** True for two bases that declare the same, whatever the blanks. */
function isSame(a: string, b: string, { index }: Tailwind): boolean {
  const [one, other] = [a, b].map((base) =>
    index.effectsOf(base)?.map(({ property, value }) => `${property}:${value.replace(/\s/g, '')}`),
  );
  return one !== undefined && one.join() === other?.join();
}
