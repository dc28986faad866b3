/**
 * Carrying out a plan: intent, temporary files, the renames and the registry of ids in one turn of the event loop, commit
 * (design §3, write). All files of a plan change, or none.
 */
import { randomUUID } from 'node:crypto';
import { languageOf } from '../../mutations/jsx/parse.ts';
import type { Revisions } from '../../protocol/revisions.ts';
import { type PreparedSave, prepareSave } from '../files/atomic-save.ts';
import { lineSplices } from '../files/line-diff.ts';
import type { ElementTrace, IntentRecord } from '../journal/journal-records.ts';
import type { Entry } from '../journal/ledger.ts';
import { asFileRefusal } from '../routes/errors.ts';
import type { IdentityUpdate, TaggedElement } from '../types.ts';
import { shiftBefore } from './carry.ts';
import type { Plan, PlannedEdit } from './plan.ts';
import { mergeUpdates, type Workspace } from './workspace.ts';

export interface Done {
  entry: Entry;
  update: IdentityUpdate;
  /** of the files that it wrote */
  revisions: Revisions;
}

/**
 * @throws Refused with every file as it was
 */
export async function carryOut(ws: Workspace, plan: Plan): Promise<Done> {
  const { op, activity, target, edits, outcome, warnings, toast, passedOver } = plan;
  const steps = edits.map(({ step }) => step);
  const intent: IntentRecord = { kind: 'intent', op, id: randomUUID(), activity, target, steps, outcome, passedOver };
  const saves: PreparedSave[] = [];
  let ids: IdChange;
  try {
    ids = await write(ws, plan, intent, saves);
  } finally {
    for (const save of saves) save.discard();
  }
  const remap = plan.op === 'change' ? {} : remapped(ws, plan, ids.after);
  const update = { ...ids.update, prevIdToNewIdMap: { ...ids.update.prevIdToNewIdMap, ...remap } };
  const commit = { prevIdToNewIdMap: update.prevIdToNewIdMap, ...traces(ids), warnings, toast };
  const entry = await ws.journal.commit(intent, commit);
  for (const { file, before, after } of edits) {
    ws.forgetSeen(file);
    ws.changes.noteOwn(file, before, after, entry.head.id);
  }
  ws.identity.save();
  return { entry, update, revisions: ids.revisions };
}

/** @throws Refused after everything was put back */
async function write(ws: Workspace, plan: Plan, intent: IntentRecord, saves: PreparedSave[]): Promise<IdChange> {
  // The journal's lines are written at once; only the wait for the disk runs beside the making of the temporary files.
  const durable = ws.journal.begin(intent, (file) => plan.edits.find((edit) => edit.file === file)?.before ?? null);
  try {
    await bothDone(durable, prepareAll(ws, plan.edits, saves));
    const ids = putInPlace(ws, plan, saves);
    await syncAll(ws, plan, saves);
    return ids;
  } catch (error) {
    const begun = await durable.then(
      () => true,
      () => false,
    );
    // A file that could not be put back keeps its intent open, and the next start settles it by the file's hash.
    if (begun && isAsBefore(ws, plan)) await ws.journal.abort(intent);
    throw error;
  }
}

/** What the disk does not keep is taken back, ids too. */
async function syncAll(ws: Workspace, plan: Plan, saves: readonly PreparedSave[]): Promise<void> {
  try {
    await Promise.all(saves.map((save) => save.sync()));
  } catch (error) {
    revertAll(saves);
    noteTexts(ws, plan.edits, 'before');
    for (const { file, before } of plan.edits) await ws.engine.withOutlines(() => ws.syncIdentity(file, before));
    throw error;
  }
}

async function prepareAll(ws: Workspace, edits: readonly PlannedEdit[], saves: PreparedSave[]): Promise<void> {
  for (const { file, after, step } of edits) {
    saves.push(await prepareSave(ws.files, { file, text: after, expect: step.before }));
  }
}

/** Waits for both even when the first fails, so that nothing goes on behind the failure. */
async function bothDone(first: Promise<void>, second: Promise<void>): Promise<void> {
  const results = await Promise.allSettled([first, second]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

interface IdChange {
  update: IdentityUpdate;
  before: ElementTrace[];
  after: ElementTrace[];
  revisions: Revisions;
}

/** No `await` in here: until it returns, nobody sees new files with old ids, or some files of the plan without the others. */
function putInPlace(ws: Workspace, plan: Plan, saves: readonly PreparedSave[]): IdChange {
  const before = tracesNow(ws, plan.edits, 'before');
  commitAll(saves);
  const revisions = noteTexts(ws, plan.edits, 'after');
  const known = plan.edits.filter((edit) => hasIds(ws, edit) && edit.after !== null);
  const gone = plan.edits.filter((edit) => hasIds(ws, edit) && edit.after === null);
  const carried = ws.identity.applyOwnEdit(
    known.map(({ file, before: old, after, splices }) => ({ file, before: old ?? '', after: after ?? '', splices })),
    plan.outcome,
  );
  const update = gone.map(({ file }) => ws.identity.forget(file)).reduce(mergeUpdates, carried);
  ws.noteUpdate(update);
  return { update, before, after: tracesNow(ws, plan.edits, 'after'), revisions };
}

/** @returns the revisions of the texts that the files have now */
function noteTexts(ws: Workspace, edits: readonly PlannedEdit[], side: 'before' | 'after'): Revisions {
  return Object.fromEntries(edits.map((edit) => [edit.file, ws.revisions.note(edit.file, edit[side])]));
}

/** The renames, all or none. */
function commitAll(saves: readonly PreparedSave[]): void {
  try {
    for (const save of saves) save.commit();
  } catch (error) {
    revertAll(saves);
    throw error;
  }
}

/** Takes back what was put in place, newest first; a disk that refuses even that leaves it to the next start. */
function revertAll(saves: readonly PreparedSave[]): void {
  for (const save of [...saves].reverse()) {
    try {
      save.revert();
    } catch (error) {
      // The journal's open intent stands for it: `isAsBefore` sees that the file is not as it was.
      asFileRefusal(error, 'The file');
    }
  }
}

/** True when every file of the plan is on the disk as it was. */
function isAsBefore(ws: Workspace, plan: Plan): boolean {
  return plan.edits.every(({ file, before }) => ws.textOnDisk(file) === before);
}

/** JavaScript files carry ids once the dev server has loaded them; a file that this plan makes is new to the registry. */
function hasIds(ws: Workspace, edit: PlannedEdit): boolean {
  return languageOf(edit.file) !== null && (edit.before === null || ws.identity.textOf(edit.file) !== null);
}

function tracesNow(ws: Workspace, edits: readonly PlannedEdit[], side: 'before' | 'after'): ElementTrace[] {
  return edits.flatMap((edit) => {
    const text = edit[side];
    if (text === null || !hasIds(ws, edit)) return [];
    return elementsOf(ws, edit.file, text).map(({ start, codebaseId }) => ({ file: edit.file, start, codebaseId }));
  });
}

function elementsOf(ws: Workspace, file: string, text: string): TaggedElement[] {
  const { elements, update } = ws.identity.sync(file, text);
  if (update) ws.publishLookups(ws.noteUpdate(update));
  return elements;
}

/** Elements that the operation took away, where they stood, and those that it brought, where they stand. */
function traces({ before, after }: Pick<IdChange, 'before' | 'after'>): {
  lost: ElementTrace[];
  gained: ElementTrace[];
} {
  const idsBefore = new Set(before.map(({ codebaseId }) => codebaseId));
  const idsAfter = new Set(after.map(({ codebaseId }) => codebaseId));
  return {
    lost: before.filter(({ codebaseId }) => !idsAfter.has(codebaseId)),
    gained: after.filter(({ codebaseId }) => !idsBefore.has(codebaseId)),
  };
}

/**
 * Ids of elements that undo or redo brought back, where they differ from those that the same elements had: an editor that
 * still holds the old ones follows them (spec §4, "redo remaps ids").
 */
function remapped(ws: Workspace, plan: Plan, now: readonly ElementTrace[]): Record<string, string> {
  const entry = ws.journal.ledger.get(plan.target);
  const map: Record<string, string> = {};
  if (!entry) return map;
  const back = plan.op === 'undo' ? entry.commit.lost : entry.commit.gained;
  for (const { step, index } of entry.steps) {
    const mine = back.filter(({ file }) => file === step.file);
    const edit = plan.edits.find(({ file }) => file === step.file);
    if (mine.length === 0 || !edit) continue;
    const shift = shiftSince(ws, edit, step.file, plan.op === 'undo' ? [step.before, index] : [step.after, index + 1]);
    const byStart = new Map(
      now.filter(({ file }) => file === step.file).map((trace) => [trace.start, trace.codebaseId]),
    );
    for (const { start, codebaseId } of mine) {
      const found = byStart.get(start + shift(start));
      if (found && found !== codebaseId) map[codebaseId] = found;
    }
  }
  return map;
}

/** How far a place of the text that stood there then (by hash, and number in the history) is moved in the new one. */
function shiftSince(
  ws: Workspace,
  { after, step }: PlannedEdit,
  file: string,
  [hash, index]: [string | null, number],
): (start: number) => number {
  if (step.after === hash) return () => 0;
  const then = ws.journal.ledger.history(file)?.textBefore(index);
  if (typeof then !== 'string' || after === null) return () => 0;
  const others = lineSplices(then, after);
  return (start) => shiftBefore(others, start);
}
