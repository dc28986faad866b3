/** Writes a design token into a style sheet as its neighbours stand there: one to a line, in a row, or without any blanks. */
import type { ChildNode, Declaration } from 'postcss';
import type { Draft } from '../check/draft.ts';
import { gapBetween, indentUnit, isOneLine } from '../css/layout.ts';
import { betweenOf, SheetWriter } from '../css/sheet-writer.ts';
import { endOfNode, type Sheet, startOfNode, syntaxOf } from '../css/source.ts';
import { indentAt, isBlank, lineEnd, lineEndOf, skipLineEnd, startsItsLine } from '../text/layout.ts';
import { groupOf, type TokenBlock, type TokenHome, tokensOf } from './token-homes.ts';

/** Statements that have to stand before all rules, or usually do. */
const FIRST = /^(?:charset|import|use|forward|layer|tailwind|config|plugin|source|reference|custom-variant|namespace)$/;

/** @returns the texts beside the declaration that come to be, for the check: a new block, a comment that was a part of a value */
export function writeToken(draft: Draft, { sheet, node, property, value, head }: TokenHome): string[] {
  if (node) return writeInto(draft, { sheet, node }, { property, value });
  writeBlock(draft, sheet, head, { property, value });
  return [head];
}

interface Token {
  property: string;
  value: string;
}

function writeInto(draft: Draft, block: TokenBlock, token: Token): string[] {
  const tokens = tokensOf(block);
  const last = tokens.at(-1);
  const kin = tokens.findLast(({ prop }) => groupOf(prop) === groupOf(token.property));
  if (last) return writeBehind(draft, block, kin ?? last, token, !kin && standsApart(tokens));
  new SheetWriter(block, draft).write(new Set(), new Map([[null, [{ ...token, important: false }]]]));
  return [];
}

/** Groups have a blank line between them. */
function standsApart(tokens: readonly Declaration[]): boolean {
  const first = tokens.filter((one, i) => i > 0 && groupOf(one.prop) !== groupOf(tokens[i - 1]?.prop ?? ''));
  const hasBlank = (node: ChildNode | undefined): boolean =>
    node !== undefined && (isBlankGap(node.raws.before) || (node.prev()?.type === 'comment' && hasBlank(node.prev())));
  return first.length > 0 && first.every(hasBlank);
}

const isBlankGap = (gap = ''): boolean => /\n[ \t\r]*\n/.test(gap);

function writeBehind(draft: Draft, { sheet }: TokenBlock, anchor: Declaration, token: Token, apart: boolean): string[] {
  const { text } = sheet;
  const start = startOfNode(sheet, anchor);
  const written = text.slice(start, endOfNode(sheet, anchor));
  const isClosed = written.endsWith(';');
  // where the semicolon is missing, a comment behind counts as a part of the value
  const end = start + (isClosed ? written : withoutComment(written, sheet)).length;
  const rest = text.slice(end, lineEnd(text, end));
  const comments = /^(?:[ \t]*\/\*(?:(?!\*\/).)*\*\/)*/.exec(rest)?.[0] ?? '';
  const isSpoken = syntaxOf(sheet.file) !== 'css' && /^[ \t]*\/\//.test(rest.slice(comments.length));
  const isOwnLine = startsItsLine(text, start) && (isSpoken || isBlank(rest.slice(comments.length)));
  const between = betweenOf(anchor);
  const declaration = `${token.property}${between}${token.value}${isClosed ? ';' : ''}`;
  if (!isClosed) draft.insert(end, ';');
  if (isOwnLine) {
    const eol = lineEndOf(text);
    draft.insert(lineEnd(text, end), (apart ? eol : '') + eol + indentAt(text, start) + declaration);
  } else draft.insert(end + comments.length, gapInRow(anchor, between) + declaration);
  return isClosed ? [] : commentsIn(written.slice(end - start));
}

function commentsIn(text: string): string[] {
  return [...text.matchAll(/\/\*([\s\S]*?)\*\/|\/\/(.*)/g)].map(
    ([, one, other]) => `/* ${(one ?? other ?? '').trim()} */`,
  );
}

/** As before the neighbour; where it begins its line, one blank. */
function gapInRow(anchor: Declaration, between: string): string {
  const before = anchor.raws.before ?? ' ';
  if (/\n/.test(before)) return ' ';
  return before === '' && /\s$/.test(between) ? ' ' : before;
}

function withoutComment(written: string, { file }: Sheet): string {
  const spoken = syntaxOf(file) === 'css' ? written : written.replace(/\s\/\/[^\n\r]*$/, '');
  return spoken.replace(/(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)+$/, '');
}

/** A new block of its own, behind the statements that have to come first. */
function writeBlock(draft: Draft, sheet: Sheet, head: string, token: Token): void {
  const { text, root } = sheet;
  const eol = lineEndOf(text);
  const isTight = text.includes('{') && !/[\r\n]/.test(text.trim()) && !/[{;]\s/.test(text.trim());
  const block = blockText(sheet, head, token, isTight);
  const before = lastStatement(root.nodes);
  if (!before) {
    const at = text.startsWith('\ufeff') ? 1 : 0;
    draft.insert(at, block + (isTight ? '' : root.nodes.length > 0 ? gapBetween(sheet, root) : eol));
    return;
  }
  const end = endOfNode(sheet, before);
  const isOpen = before.type === 'atrule' && !/[;}]$/.test(text.slice(startOfNode(sheet, before), end));
  if (isOpen) draft.insert(end, ';');
  const rest = text.slice(end, lineEnd(text, end));
  const isLine = isBlank(rest) || /^[ \t]*(?:\/\*(?:(?!\*\/).)*\*\/[ \t]*$|\/\/)/.test(rest);
  if (!isLine) {
    draft.insert(end, isTight ? block : `${eol}${eol}${block}${eol}${eol}`);
    return;
  }
  const at = lineEnd(text, end);
  const next = skipLineEnd(text, at);
  const isLast = isBlank(text.slice(next).trim());
  const isWide = isLast || isBlank(text.slice(next, lineEnd(text, next)));
  draft.insert(at, eol + eol + block + (isWide || isOneLine(sheet) ? '' : eol) + (at === text.length ? eol : ''));
}

function blockText(sheet: Sheet, head: string, { property, value }: Token, isTight: boolean): string {
  const eol = lineEndOf(sheet.text);
  if (isTight) return `${head}{${property}:${value}}`;
  if (isOneLine(sheet)) return `${head} { ${property}: ${value}; }`;
  return `${head} {${eol}${indentUnit(sheet)}${property}: ${value};${eol}}`;
}

/** The last of the statements that the sheet begins with; else a comment that is about the whole file. */
function lastStatement(nodes: readonly ChildNode[]): ChildNode | null {
  let last: ChildNode | null = null;
  for (const [i, node] of nodes.entries()) {
    const next = nodes[i + 1];
    const isTitle = i === 0 && node.type === 'comment' && next !== undefined && isBlankGap(next.raws.before);
    const isFirst = node.type === 'atrule' && !node.nodes && FIRST.test(node.name);
    // Sass has variables in front of the `@use` that they configure
    const isVariable = node.type === 'decl' && node.prop.startsWith('$');
    if (isTitle || isFirst) last = node;
    else if (node.type !== 'comment' && !isVariable) break;
  }
  return last;
}
