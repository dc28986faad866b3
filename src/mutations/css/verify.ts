/**
 * The check between the splices and the write, for style sheets: the new text parses, and it says the same as before except for the
 * edit. Every node is put into words; words that come or go must be among those that the edit may add or remove.
 */
import type { ChildNode, Container, Document } from 'postcss';
import { foldSpace } from './selectors.ts';
import { parseSheet, type Sheet } from './source.ts';

/** Allowed changes: declarations of a property, and the heads of new rules. */
export interface Allowed {
  /** the new value; `!important` may follow it */
  declarations: readonly { property: string; value: string }[];
  /** properties whose declarations may go */
  properties: ReadonlySet<string>;
  /** selectors and at-rules that come */
  heads: ReadonlySet<string>;
  /** those that may go with their last declaration: conditions inside of values of code */
  emptied?: ReadonlySet<string>;
}

/** @returns null, or the fault of the new text */
export function problemOfSheet(before: Sheet, text: string, allowed: Allowed): string | null {
  const after = parseSheet(before.file, text);
  return after.ok ? problemBetween(before, after, allowed) : `the result does not parse (${after.reason})`;
}

/** The same for two trees. */
export function problemBetween(before: Sheet, after: Sheet, allowed: Allowed): string | null {
  const wanted = allowed.declarations.map(({ property, value }) => wordsFor(property, value));
  const words = new Set(wanted.flat());
  const old = wordsOf(before);
  const now = wordsOf(after);
  for (const [word, count] of now) {
    const isNew = count.number > (old.get(word)?.number ?? 0);
    if (isNew && !(count.property === null ? allowed.heads : words).has(count.own)) return `${count.own} would appear`;
  }
  for (const [word, count] of old) {
    const isGone = count.number > (now.get(word)?.number ?? 0);
    const mayGo = count.property === null ? allowed.emptied?.has(count.own) : allowed.properties.has(count.property);
    if (isGone && !mayGo) return `${count.own} would vanish`;
  }
  const there = new Set([...now.values()].filter(({ property }) => property !== null).map(({ own }) => own));
  const lost = wanted.find((forms) => !forms.some((own) => there.has(own)));
  return lost ? `${lost[0]} would not be there` : null;
}

interface Word {
  number: number;
  own: string;
  /** null for rules and at-rules */
  property: string | null;
}

function wordsOf(sheet: Sheet): Map<string, Word> {
  const words = new Map<string, Word>();
  const visit = (container: Container | Document, path: string): void => {
    for (const node of container.nodes ?? []) {
      const own = wordOf(node as ChildNode);
      const key = `${path}\n${own}`;
      const known = words.get(key);
      if (known) known.number++;
      else words.set(key, { number: 1, own, property: node.type === 'decl' ? node.prop : null });
      if ('nodes' in node && node.nodes) visit(node as Container, key);
    }
  };
  visit(sheet.root, '');
  return words;
}

export function wordOf(node: ChildNode): string {
  switch (node.type) {
    case 'decl':
      return declarationWord(node.prop, node.value, !!node.important);
    case 'rule':
      return foldSpace(node.selector);
    case 'atrule':
      return foldSpace(`@${node.name} ${node.params}`);
    default:
      return `/* ${(node as { text?: string }).text ?? ''} */`;
  }
}

/** A declaration in words, without and with importance. */
function wordsFor(property: string, value: string): [string, string] {
  return [declarationWord(property, value, false), declarationWord(property, value, true)];
}

function declarationWord(property: string, value: string, important: boolean): string {
  return `${property}: ${value.trim()}${important ? ' !important' : ''}`;
}
