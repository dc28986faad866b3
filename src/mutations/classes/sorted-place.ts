/**
 * Keeps a list of classes in the order in which the project's Tailwind sorts them, as prettier-plugin-tailwindcss does. Only a list
 * that is in that order already is kept in it; in any other, classes stand where they were written.
 */
import type { Draft } from '../check/draft.ts';
import { attributeLiteral } from '../jsx/attributes.ts';
import { escapeFor } from '../text/quoting.ts';
import type { ClassLiteral, ClassToken } from './class-tokens.ts';

/** Places of classes in Tailwind's order, comparable within one answer; -1 for classes that are not Tailwind's, which come first. */
export type ClassOrder = (classes: readonly string[]) => number[];

function isInOrder(classes: readonly string[], order: ClassOrder): boolean {
  const places = order(classes);
  return places.every((place, i) => i === 0 || place >= (places[i - 1] as number));
}

/**
 * Notes the insertion of classes, each where the order has it.
 * @param gone true for tokens that the draft removes
 * @returns false when nothing was noted: the list is in no order, or nothing of it stays
 */
export function insertInOrder(
  draft: Draft,
  literal: ClassLiteral,
  tokens: readonly ClassToken[],
  added: readonly string[],
  order: ClassOrder,
  gone: (token: ClassToken) => boolean = () => false,
): boolean {
  const stays = tokens.filter((token) => !gone(token));
  const names = stays.map(({ value }) => value);
  const pieces = new Map(added.map((one) => [one, pieceFor(one, literal)]));
  if (stays.length === 0 || [...pieces.values()].includes(null)) return false;
  if (!isInOrder(names, order)) return false;
  const places = order([...names, ...added]);
  const placed = added.map((name, i) => ({ name, place: places[names.length + i] as number }));
  for (const { name, place } of placed.sort((a, b) => a.place - b.place)) {
    const next = stays.find((_, i) => (places[i] as number) > place);
    const piece = pieces.get(name) as string;
    if (next) draft.insert(next.start, `${piece} `);
    else draft.insert((stays.at(-1) as ClassToken).end, ` ${piece}`);
  }
  return true;
}

/**
 * Notes classes that take the place of others, where that place is not theirs in the order. The others are left to the caller.
 * @param replaced class to the classes that come for it; @param removed classes that go
 * @returns starts of the tokens that have to go; none where all can be replaced where they stand
 */
export function replaceInOrder(
  draft: Draft,
  literal: ClassLiteral,
  tokens: readonly ClassToken[],
  replaced: ReadonlyMap<string, string>,
  removed: ReadonlySet<string>,
  order: ClassOrder,
): number[] {
  const old = tokens.filter(({ value }) => replaced.has(value));
  const names = tokens.map(({ value }) => value);
  const inPlace = names.flatMap((name) => replaced.get(name)?.split(' ') ?? (removed.has(name) ? [] : [name]));
  if (old.length === 0 || !isInOrder(names, order) || isInOrder(inPlace, order)) return [];
  const added = [...new Set(old.flatMap(({ value }) => replaced.get(value)?.split(' ') ?? []))];
  const gone = (token: ClassToken) => old.includes(token) || removed.has(token.value);
  return insertInOrder(draft, literal, tokens, added, order, gone) ? old.map(({ start }) => start) : [];
}

/** The class as the literal's source spells it; null where its quotes cannot hold it. */
function pieceFor(name: string, { kind, quote }: ClassLiteral): string | null {
  if (kind === 'key') return null;
  if (kind !== 'attribute') return escapeFor(name, quote);
  const piece = attributeLiteral(name, quote as '"' | "'");
  return piece?.startsWith(quote) ? piece.slice(1, -1) : null;
}
