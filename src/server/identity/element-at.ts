/** Resolves `file:line:column` to a codebase id, for scripts. */
import type { ApiFailure } from '../../protocol/api.ts';
import type { Workspace } from '../edits/workspace.ts';
import { refuse } from '../routes/errors.ts';
import type { TaggedElement } from '../types.ts';

/** A position in a source file: line from 1, column from 0, as in the tables of the API. */
export interface SourcePlace {
  file: string;
  line: number;
  column: number;
}

export interface ElementFound {
  ok: true;
  codebaseId: string;
}
export type ElementAtAnswer = ElementFound | ApiFailure;

/**
 * Returns the id of the element whose opening tag begins exactly at this position. A nearby element is not accepted.
 * @throws Refused `file-not-found`, `syntax-error`, `element-not-found`
 */
export async function elementAt(ws: Workspace, place: SourcePlace): Promise<ElementFound> {
  await ws.refresh(place.file);
  return { ok: true, codebaseId: await ws.engine.withOutlines(() => codebaseIdAt(ws, place)) };
}

/** @throws also LongText */
function codebaseIdAt(ws: Workspace, { file, line, column }: SourcePlace): string {
  const text = ws.identity.textOf(file);
  if (text === null) return refuseUnknown(ws, file);
  const now = ws.textOnDisk(file);
  if (now !== text) return refuseUnparsed(ws, file, now);
  const lineStart = offsetOfLine(text, line);
  const lineEnd = text.indexOf('\n', lineStart);
  const isInLine = (start: number) => start >= lineStart && (lineEnd < 0 || start < lineEnd);
  const near = ws.identity.sync(file, text).elements.filter(({ start }) => lineStart >= 0 && isInLine(start));
  const found = near.find(({ start }) => start === lineStart + column);
  if (found) return found.codebaseId;
  const message = `No element begins at ${file}:${line}:${column + 1}.`;
  return refuse('element-not-found', message, { hint: hintFor(near, line, lineStart), file, line, column });
}

/** Refuses a file without known elements: it is not part of the app, or it has never parsed. */
function refuseUnknown(ws: Workspace, file: string): never {
  if (ws.isReachable(file)) refuseUnparsed(ws, file, ws.textOnDisk(file));
  const hint = 'Open a page of the app that uses it, then try again.';
  return refuse('file-not-found', `${file} is not among the files of the app.`, { hint, file });
}

function refuseUnparsed(ws: Workspace, file: string, text: string | null | undefined): never {
  const problem = ws.engine.problem(file, text ?? '');
  const { reason, line, column } = problem ?? { reason: 'it cannot be read', line: undefined, column: undefined };
  const message = `${file} does not parse, so no position in it can be found: ${reason.replace(/\.$/, '')}.`;
  return refuse('syntax-error', message, { hint: 'Fix the file, then try again.', file, line, column });
}

/** @returns the offset where a line begins, or -1 when the text has no such line */
function offsetOfLine(text: string, line: number): number {
  if (line < 1) return -1;
  let at = 0;
  for (let number = 1; number < line; number++) {
    const end = text.indexOf('\n', at);
    if (end < 0) return -1;
    at = end + 1;
  }
  return at;
}

function hintFor(near: readonly TaggedElement[], line: number, lineStart: number): string {
  if (near.length === 0) return 'Give the place of the < of its opening tag.';
  const places = near.map(({ tagName, start }) => `<${tagName}> at ${line}:${start - lineStart + 1}`);
  return `In that line: ${places.join(', ')}.`;
}
