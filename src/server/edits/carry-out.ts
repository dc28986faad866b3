/**
 * Carries out a plan: writes the intent and the temporary files, then renames the files and updates the id registry in one
 * turn of the event loop, then commits. Either all files of a plan change, or none.
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
import type { PlannedEdit, WritePlan } from './plan.ts';
import type { Workspace } from './workspace.ts';

export interface Done {
  entry: Entry;
  update: IdentityUpdate;
  /** of the written files */
  revisions: Revisions;
}

/** @throws Refused; every file is then unchanged */
export async function carryOut(ws: Workspace, plan: WritePlan): Promise<Done> {
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
  if (!passedOver) ws.onSaved({ op, activityId: entry.head.id, files: edits });
  ws.identity.save();
  return { entry, update, revisions: ids.revisions };
}

/** @throws Refused after restoring every file */
async function write(ws: Workspace, plan: WritePlan, intent: IntentRecord, saves: PreparedSave[]): Promise<IdChange> {
  // The journal's lines are written synchronously; only the wait for the disk overlaps with preparing the temporary files.
  const durable = ws.journal.begin(intent, (file) => plan.edits.find((edit) => edit.file === file)?.before ?? null);
  try {
    await bothDone(durable, prepareAll(ws, plan.edits, saves));
    const ids = putInPlace(ws, plan, saves);
    reportWritten(ws, plan);
    await syncAll(ws, plan, saves);
    return ids;
  } catch (error) {
    const begun = await durable.then(
      () => true,
      () => false,
    );
    // A file that could not be restored keeps its intent open; recovery at the next start decides by the file's hash.
    if (begun && isAsBefore(ws, plan)) await ws.journal.abort(intent);
    throw error;
  }
}

/** If the disk fails, restores the files and the ids. */
async function syncAll(ws: Workspace, plan: WritePlan, saves: readonly PreparedSave[]): Promise<void> {
  try {
    await Promise.all(saves.map((save) => save.sync()));
  } catch (error) {
    revertAll(saves);
    noteTexts(ws, plan.edits, 'before');
    reportWritten(ws, plan);
    for (const { file, before } of plan.edits) await ws.engine.withOutlines(() => ws.syncIdentity(file, before));
    throw error;
  }
}

/** In the same tick as the write: the dev server's watcher would report its files one by one. */
function reportWritten(ws: Workspace, { edits }: WritePlan): void {
  ws.options.onWritten(edits.map(({ file }) => file));
}

async function prepareAll(ws: Workspace, edits: readonly PlannedEdit[], saves: PreparedSave[]): Promise<void> {
  for (const { file, after, step } of edits) {
    saves.push(await prepareSave(ws.files, { file, text: after, expect: step.before }));
  }
}

/** Waits for both even when the first fails, so that no work continues after the failure. */
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

/** Must not `await`: nobody may see new files with old ids, or some files of the plan without the others. */
function putInPlace(ws: Workspace, plan: WritePlan, saves: readonly PreparedSave[]): IdChange {
  const before = tracesNow(ws, plan.edits, 'before');
  commitAll(saves);
  const revisions = noteTexts(ws, plan.edits, 'after');
  const known = plan.edits.filter((edit) => hasIds(ws, edit) && edit.after !== null);
  const gone = plan.edits.filter((edit) => hasIds(ws, edit) && edit.after === null);
  const update = ws.identity.applyOwnEdit(
    known.map(({ file, before: old, after, splices }) => ({ file, before: old ?? '', after: after ?? '', splices })),
    plan.outcome,
    gone.map(({ file }) => file),
  );
  ws.noteUpdate(update);
  return { update, before, after: tracesNow(ws, plan.edits, 'after'), revisions };
}

/** @returns the current revisions of the files */
function noteTexts(ws: Workspace, edits: readonly PlannedEdit[], side: 'before' | 'after'): Revisions {
  for (const edit of edits) {
    if (edit[side] === null) ws.noteWholeFile(edit.file, 'removed');
    else if (edit.before === null) ws.noteWholeFile(edit.file, 'made');
  }
  return ws.revisions.noteAll(edits.map((edit) => [edit.file, edit[side]] as const));
}

/** Renames all files, or none. */
function commitAll(saves: readonly PreparedSave[]): void {
  try {
    for (const save of saves) save.commit();
  } catch (error) {
    revertAll(saves);
    throw error;
  }
}

/** Restores the replaced files, newest first. If the disk refuses, recovery at the next start does it. */
function revertAll(saves: readonly PreparedSave[]): void {
  for (const save of [...saves].reverse()) {
    try {
      save.revert();
    } catch (error) {
      // The open intent in the journal records the failure: `isAsBefore` finds that the file differs.
      asFileRefusal(error, 'The file');
    }
  }
}

/** True when every file of the plan has its old text on disk. */
function isAsBefore(ws: Workspace, plan: WritePlan): boolean {
  return plan.edits.every(({ file, before }) => ws.textOnDisk(file) === before);
}

/** JavaScript files have ids once the dev server has loaded them; a file that this plan creates is new to the registry. */
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

/** Elements that the operation removed, at their old positions, and those that it added, at their new ones. */
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
 * Maps the old ids of elements that undo or redo brought back to their new ids, where they differ. Editors that still hold
 * an old id follow this map.
 */
function remapped(ws: Workspace, plan: WritePlan, now: readonly ElementTrace[]): Record<string, string> {
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

/**
 * @returns a function: the distance by which an offset in a historic text (given by hash and step number) moved in the new
 *   one
 */
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
