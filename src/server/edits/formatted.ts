/**
 * Gives an edit the form of the project's formatter. The formatter changes no element, so the n-th element of the formatted text
 * is the n-th of the edited one: that keeps ids, and places of new elements.
 */
import { languageOf } from '../../mutations/jsx/parse.ts';
import type { FileEdit, MutationSuccess } from '../../mutations/mutation.ts';
import { composeSplices, type Splice } from '../../protocol/splice.ts';
import { isLong } from '../engine/outlines.ts';
import { elementsOf } from '../identity/elements.ts';
import type { Workspace } from './workspace.ts';

interface Formatted {
  edit: FileEdit;
  /** starts of the elements in the edited text, and in the formatted one */
  starts: readonly [number, number][];
}

/** @param before text of a file before the edit. @returns the same edit of formatted files; other files stay as the edit made them */
export async function formatted(
  ws: Pick<Workspace, 'format'>,
  outcome: MutationSuccess,
  before: (file: string) => string | null,
): Promise<MutationSuccess> {
  const changed = new Map<string, Formatted>();
  // one after the other: the time limit is that of one file
  for (const edit of outcome.edits) {
    const one = await formatOne(ws, edit, before(edit.file));
    if (one) changed.set(edit.file, one);
  }
  if (changed.size === 0) return outcome;
  const moveTo = <At extends { file: string; start: number }>(at: At): At => {
    const start = changed.get(at.file)?.starts.find(([from]) => from === at.start)?.[1];
    return start === undefined ? at : { ...at, start };
  };
  const { edits, moved, copied, added } = outcome;
  return {
    ...outcome,
    edits: edits.map((edit) => changed.get(edit.file)?.edit ?? edit),
    ...(moved && { moved: moved.map(({ from, to }) => ({ from, to: moveTo(to) })) }),
    ...(copied && { copied: copied.map(({ from, to }) => ({ from, to: moveTo(to) })) }),
    ...(added && { added: added.map(({ placeholder, at }) => ({ placeholder, at: moveTo(at) })) }),
  };
}

async function formatOne(
  ws: Pick<Workspace, 'format'>,
  edit: FileEdit,
  before: string | null,
): Promise<Formatted | null> {
  const { file, text: edited } = edit;
  if (isLong(edited.length) || edited === before) return null;
  const text = await ws.format({ file, before: edit.creates ? null : before, after: edited });
  if (text === null || text === edited) return null;
  const [from, to] = languageOf(file) ? [elementsOf(file, edited), elementsOf(file, text)] : [[], []];
  if (!from || from.length !== to?.length || from.some(({ tagName }, i) => tagName !== to[i]?.tagName)) return null;
  const starts = from.map(({ start }, i): [number, number] => [start, to[i]?.start ?? 0]);
  const splices = composeSplices(edit.splices, splicesBetween(edited, text, starts), (before ?? '').length);
  return { edit: { ...edit, splices, text }, starts };
}

/** One splice for each part between two elements that differs, so that every element's start is kept. */
function splicesBetween(from: string, to: string, starts: Formatted['starts']): Splice[] {
  const bounds = [[0, 0], ...starts, [from.length, to.length]] as const;
  return bounds.slice(1).flatMap(([end, endTo], i) => {
    const [start, startTo] = bounds[i] ?? [0, 0];
    const [old, now] = [from.slice(start, end), to.slice(startTo, endTo)];
    if (old === now) return [];
    const most = Math.min(old.length, now.length);
    let head = 0;
    while (head < most && old[head] === now[head]) head++;
    let tail = 0;
    while (tail < most - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++;
    return [{ start: start + head, end: end - tail, text: now.slice(head, now.length - tail) }];
  });
}
