/** Plans for undo and redo: the journal's splices, inverted or repeated, carried over the edits made since. */
import { randomUUID } from 'node:crypto';
import { applySplices, type Splice } from '../../protocol/splice.ts';
import type { Engine } from '../engine/engine.ts';
import { textHash } from '../journal/file-history.ts';
import type { ActivityHead, FileStep, JournalSplice } from '../journal/journal-records.ts';
import type { Entry } from '../journal/ledger.ts';
import { refuse } from '../routes/errors.ts';
import { carrySplices } from './carry.ts';
import { checkedEdit, type PlannedEdit, type WritePlan } from './plan.ts';
import type { Workspace } from './workspace.ts';

/**
 * @param activity origin and time of the request, for the journal
 * @throws Refused `lines-changed`, `history-lost`, `file-exists`, `file-not-found`; LongText
 */
export function planReversal(ws: Workspace, entry: Entry, op: 'undo' | 'redo', activity: ActivityHead): WritePlan {
  const edits = entry.steps.map((step) => planStep(ws, step, op));
  const exact = edits.every(({ isExact }) => isExact);
  return {
    op,
    activity,
    target: entry.head.id,
    edits: edits.map(({ edit }) => edit),
    // Recorded moves are valid only for exactly the same texts; otherwise ids are matched again.
    outcome: exact ? reversedOutcome(entry, op) : {},
    warnings: [],
  };
}

/**
 * Refuses the undo of changes that the files do not have at present: stashed away or on another branch, they would count as
 * undone, and come back for good.
 * @param entries oldest first
 * @throws Refused `change-not-there`
 */
export function assertThere(ws: Workspace, entries: readonly Entry[]): void {
  const files = new Map<string, { before: string | null; after: string | null }>();
  for (const { file, before, after } of entries.flatMap((entry) => entry.steps.map(({ step }) => step))) {
    files.set(file, { before: files.get(file)?.before ?? before, after });
  }
  const isBack = ([file, { before, after }]: [string, { before: string | null; after: string | null }]) => {
    const text = ws.journal.ledger.history(file)?.text;
    return before !== after && typeof text === 'string' && textHash(text) === before;
  };
  const [first] = files.keys();
  if (first === undefined || ![...files].every(isBack)) return;
  const hint = 'If it was stashed or is on another branch, bring it back first.';
  refuse('change-not-there', `${first} does not have this change now.`, { hint, file: first });
}

/** For a change that can no longer be undone: it counts as undone, and its files stay as they are. */
export function planPassingOver(entry: Entry, activity: ActivityHead): WritePlan {
  return { op: 'undo', activity, target: entry.head.id, edits: [], outcome: {}, warnings: [], passedOver: true };
}

/** The journal's record of a request for undo or redo. */
export function reversalHead(entry: Entry, op: 'undo' | 'redo', origin: string): ActivityHead {
  const type = op === 'undo' ? 'UNDO' : 'REDO';
  const id = randomUUID();
  return { id, changeId: id, type, origin, time: new Date().toISOString(), fieldsHash: entry.head.id };
}

function planStep(
  ws: Workspace,
  { step, index }: Entry['steps'][number],
  op: 'undo' | 'redo',
): { edit: PlannedEdit; isExact: boolean } {
  const { file } = step;
  const history = ws.journal.ledger.history(file);
  if (!history) return lost(file);
  const now = history.text;
  const [fromHash, goalHash] = op === 'undo' ? [step.after, step.before] : [step.before, step.after];
  const isExact = textHash(now) === fromHash;
  const from = isExact ? now : history.textBefore(op === 'undo' ? index + 1 : index);
  if (from === undefined) return lost(file);
  if (from === null || goalHash === null || now === null)
    return wholeFile(ws.engine, file, from, op === 'undo' ? undone(step) : redone(step), now);
  // Someone else has already restored the text (a checkout, an undo in the code editor): nothing is left to write.
  if (textHash(now) === goalHash) return { edit: checkedEdit(ws.engine, file, now, now, []), isExact: false };
  const splices =
    op === 'undo' ? inverse(step.splices) : step.splices.map(({ start, end, text }) => ({ start, end, text }));
  const carried = carrySplices(splices, from, now);
  if (!carried.ok) {
    const hint = 'Edit these lines by hand, or undo the other edit first.';
    refuse('lines-changed', `The lines that this would change in ${file} were edited since.`, {
      hint,
      file,
      line: carried.line,
    });
  }
  const after = applySplices(now, carried.splices);
  return { edit: checkedEdit(ws.engine, file, now, after, carried.splices), isExact };
}

/** The whole text of a file that undo recreates; null where undo deletes the file. `redone` is the same for redo. */
function undone(step: FileStep): string | null {
  return step.before === null ? null : step.splices.map(({ removed }) => removed).join('');
}
function redone(step: FileStep): string | null {
  return step.after === null ? null : step.splices.map(({ text }) => text).join('');
}

/** Reverses the creation or deletion of a file. Refuses if the file has changed since. */
function wholeFile(
  engine: Engine,
  file: string,
  from: string | null,
  goal: string | null,
  now: string | null,
): { edit: PlannedEdit; isExact: boolean } {
  if (now !== from) {
    if (now === null)
      refuse('file-not-found', `${file} was deleted or moved since.`, { hint: 'Restore it, then try again.', file });
    const reason = from === null ? 'was made anew since' : 'was edited since';
    refuse('lines-changed', `${file} ${reason}; undoing would lose that.`, {
      hint: 'Delete or move it by hand.',
      file,
    });
  }
  const splices: Splice[] = goal === null ? [] : [{ start: 0, end: (now ?? '').length, text: goal }];
  return { edit: checkedEdit(engine, file, now, goal, splices), isExact: true };
}

function inverse(splices: readonly JournalSplice[]): Splice[] {
  let shift = 0;
  return splices.map(({ start, end, text, removed }) => {
    const at = start + shift;
    shift += text.length - (end - start);
    return { start: at, end: at + text.length, text: removed };
  });
}

function reversedOutcome({ outcome }: Entry, op: 'undo' | 'redo'): WritePlan['outcome'] {
  if (op === 'redo') return outcome;
  return { moved: outcome.moved?.map(({ from, to }) => ({ from: to, to: from })) };
}

function lost(file: string): never {
  const hint = 'Use your version control to go back that far.';
  return refuse('history-lost', `The journal does not reach back far enough for ${file}.`, { hint, file });
}
