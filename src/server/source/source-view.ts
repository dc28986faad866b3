/** Source text for the editor's code view. Serves only files of the app, by the same rules as writing. */
import { join } from 'node:path';
import type { Workspace } from '../edits/workspace.ts';
import { projectPath, codebaseId as readCodebaseId } from '../routes/decode-fields.ts';
import { refuse } from '../routes/errors.ts';

export interface SourceAnswer {
  file: string;
  text: string;
  /** base hash for an EDIT_SOURCE change */
  hash: string;
  /** position of the element when requested by codebase id: offset, line from 1, column from 0 */
  start?: number;
  line?: number;
  column?: number;
}

/** Answers `?codebaseId=` or `?file=`. @throws Refused */
export function sourceAnswer(ws: Workspace, query: URLSearchParams): SourceAnswer {
  const id = query.get('codebaseId');
  if (id === null) return fileAnswer(ws, projectPath(query.get('file') ?? undefined, 'file', 'body'));
  const { file, text, hash, start, line, column } = elementPlace(ws, id);
  return { file, text, hash, start, line, column };
}

function fileAnswer(ws: Workspace, file: string): SourceAnswer {
  if (!ws.isReachable(file))
    refuse('file-not-found', 'This is no file of the running app.', { hint: 'Open a page that uses it first.' });
  const { text, hash } = ws.files.read(file);
  return { file, text, hash };
}

export interface ElementPlace extends Required<SourceAnswer> {
  /** absolute path, for the user's code editor */
  path: string;
}

/** The position of an element in the source, from the id registry. @throws Refused */
export function elementPlace(ws: Workspace, id: unknown): ElementPlace {
  const codebaseId = readCodebaseId(id, 'codebaseId');
  const address = ws.identity.locate(codebaseId);
  if (!address) {
    const [code, message] = ws.wasRetired(codebaseId)
      ? ['stale-element', 'This element is not in the source any more.']
      : ['unknown-element', 'No element has this codebase id.'];
    return refuse(code, message, { hint: 'Select the element again.', codebaseId });
  }
  const { file, start } = address;
  const { text, hash } = ws.files.read(file);
  // Offsets are valid only for the text that the registry knows; the file may just have been edited elsewhere.
  if (text !== ws.identity.textOf(file)) {
    refuse('stale-file', `${file} was just edited elsewhere.`, { hint: 'Try again in a moment.', file });
  }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(0, lineStart).split('\n').length;
  return {
    file,
    text,
    hash,
    start,
    line,
    column: start - lineStart,
    path: join(ws.files.root, ws.files.place(file).realFile),
  };
}

/** The same, after its file was read again. Runs in the session's queue. */
export async function freshPlace(ws: Workspace, codebaseId: string): Promise<ElementPlace> {
  const file = ws.identity.locate(codebaseId)?.file;
  if (file !== undefined) await ws.refresh(file);
  return elementPlace(ws, codebaseId);
}
