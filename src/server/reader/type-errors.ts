/**
 * Type errors, and which of them an edit added. Lines move with an edit, so an error is the same before and after if
 * TypeScript says the same about the same code.
 */
import type * as TS from 'typescript';
import { shortText } from '../../mutations/components/prop-types.ts';
import type { TypeProblem } from '../../protocol/api.ts';

export interface FoundError extends TypeProblem {
  /** the code that the error marks, on one line */
  about: string;
}

/** A message longer than this, or one that spells out an object type, is replaced by the reason that TypeScript gives for it. */
const LONG_MESSAGE = 100;

/** @param file its path in the project */
export function errorsOf(ts: typeof TS, program: TS.Program, path: string, file: string): FoundError[] {
  const source = program.getSourceFile(path);
  if (!source || !isChecked(program, source)) return [];
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter(({ category }) => category === ts.DiagnosticCategory.Error)
    .map(({ start = 0, length = 0, code, messageText }) => {
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      const about = shortText(source.text.slice(start, start + length));
      return { file, line: line + 1, column: character, code, message: inShort(messageText), about };
    });
}

/** JavaScript is only checked where its project, or the file itself, asks for it. */
function isChecked(program: TS.Program, source: TS.SourceFile): boolean {
  if (/\.[cm]?tsx?$/.test(source.fileName)) return true;
  const { checkJsDirective } = source as { checkJsDirective?: { enabled: boolean } };
  return checkJsDirective?.enabled ?? program.getCompilerOptions().checkJs === true;
}

function inShort(message: string | TS.DiagnosticMessageChain): string {
  if (typeof message === 'string') return shortMessage(message);
  let chain = message;
  while (isVague(chain.messageText) && chain.next?.[0]) chain = chain.next[0];
  return shortMessage(chain.messageText);
}

function isVague(text: string): boolean {
  return text.length > LONG_MESSAGE || /'\{ /.test(text);
}

/** On one line, with object types left out. */
function shortMessage(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/'\{ [^']*\}'/g, "'{ … }'")
    .trim();
  return line.length > 240 ? `${line.slice(0, 239)}…` : line;
}

/** Errors that were not there before. An error that says something else about the same code was there already. */
export function addedErrors(before: readonly FoundError[], after: readonly FoundError[]): FoundError[] {
  const exact = matched(before, after, exactKey);
  const gone = before.filter((_, i) => !exact.has(i));
  const fresh = after.filter((_, i) => ![...exact.values()].includes(i));
  const changed = new Set(matched(gone, fresh, ({ code, about }) => `${code} ${about}`).values());
  return fresh.filter((_, i) => !changed.has(i));
}

/** For each known error, its place now; null where it is gone. */
export function foundAgain(known: readonly FoundError[], now: readonly FoundError[]): (FoundError | null)[] {
  const pairs = matched(known, now, exactKey);
  return known.map((_, i) => now[pairs.get(i) ?? -1] ?? null);
}

export function isSame(a: FoundError, b: FoundError): boolean {
  return exactKey(a) === exactKey(b);
}

function exactKey({ code, about, message }: FoundError): string {
  return `${code} ${about} ${message}`;
}

/** Pairs of indices with the same key, each index at most once. */
function matched(
  a: readonly FoundError[],
  b: readonly FoundError[],
  keyOf: (error: FoundError) => string,
): Map<number, number> {
  const free = new Map<string, number[]>();
  for (const [i, error] of b.entries()) free.set(keyOf(error), [...(free.get(keyOf(error)) ?? []), i]);
  const pairs = new Map<number, number>();
  for (const [i, error] of a.entries()) {
    const other = free.get(keyOf(error))?.shift();
    if (other !== undefined) pairs.set(i, other);
  }
  return pairs;
}
