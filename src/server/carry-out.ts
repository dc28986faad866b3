/**
 * Carrying out a plan: intent, temporary files, the renames and the registry of ids in one turn of the event loop, commit
 * (design §3, write). All files of a plan change, or none.
 */
import { randomUUID } from 'node:crypto';
import { languageOf } from '../mutations/parse.ts';
import { type PreparedSave, prepareSave } from './atomic-save.ts';
import { shiftBefore } from './carry.ts';
import type { ElementTrace, IntentRecord } from './journal-records.ts';
import type { Entry } from './ledger.ts';
import { lineSplices } from './line-diff.ts';
import type { Plan, PlannedEdit } from './plan.ts';
import type { IdentityUpdate, TaggedElement } from './types.ts';
import { mergeUpdates, type Workspace } from './workspace.ts';

export interface Done {
  entry: Entry;
  update: IdentityUpdate;
}

/**
 * @throws Refused with every file as it was
 */
export async function carryOut(ws: Workspace, plan: Plan): Promise<Done> {
  const { op, activity, target, edits, outcome, warnings, toast } = plan;
  const steps = edits.map(({ step }) => step);
  const intent: IntentRecord = { kind: 'intent', op, id: randomUUID(), activity, target, steps, outcome };
  await ws.journal.begin(intent, (file) => edits.find((edit) => edit.file === file)?.before ?? null);
  const saves: PreparedSave[] = [];
  let ids: IdChange;
  try {
    for (const { file, after, step } of edits) {
      saves.push(await prepareSave(ws.files, { file, text: after, expect: step.before }));
    }
    ids = putInPlace(ws, plan, saves);
  } catch (error) {
    for (const save of saves) save.discard();
    await ws.journal.abort(intent);
    throw error;
  }
  for (const save of saves) save.finish();
  const remap = plan.op === 'change' ? {} : remapped(ws, plan, ids.after);
  const update = { ...ids.update, prevIdToNewIdMap: { ...ids.update.prevIdToNewIdMap, ...remap } };
  const commit = { prevIdToNewIdMap: update.prevIdToNewIdMap, ...traces(ids), warnings, toast };
  const entry = await ws.journal.commit(intent, commit);
  for (const { file } of edits) ws.forgetSeen(file);
  ws.identity.save();
  return { entry, update };
}

interface IdChange {
  update: IdentityUpdate;
  before: ElementTrace[];
  after: ElementTrace[];
}

/** No `await` in here: until it returns, nobody sees new files with old ids, or some files of the plan without the others. */
function putInPlace(ws: Workspace, plan: Plan, saves: readonly PreparedSave[]): IdChange {
  const before = tracesNow(ws, plan.edits, 'before');
  commitAll(saves);
  const known = plan.edits.filter((edit) => hasIds(ws, edit) && edit.after !== null);
  const gone = plan.edits.filter((edit) => hasIds(ws, edit) && edit.after === null);
  const carried = ws.identity.applyOwnEdit(
    known.map(({ file, before: old, after, splices }) => ({ file, before: old ?? '', after: after ?? '', splices })),
    plan.outcome,
  );
  const update = gone.map(({ file }) => ws.identity.forget(file)).reduce(mergeUpdates, carried);
  ws.noteUpdate(update);
  return { update, before, after: tracesNow(ws, plan.edits, 'after') };
}

function commitAll(saves: readonly PreparedSave[]): void {
  const done: PreparedSave[] = [];
  try {
    for (const save of saves) {
      save.commit();
      done.push(save);
    }
  } catch (error) {
    for (const save of done.reverse()) save.revert();
    throw error;
  }
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
function traces({ before, after }: IdChange): { lost: ElementTrace[]; gained: ElementTrace[] } {
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
    const then = ws.journal.ledger.history(step.file)?.textBefore(plan.op === 'undo' ? index : index + 1);
    const after = plan.edits.find(({ file }) => file === step.file)?.after;
    if (mine.length === 0 || typeof then !== 'string' || typeof after !== 'string') continue;
    const others = lineSplices(then, after);
    const byStart = new Map(
      now.filter(({ file }) => file === step.file).map((trace) => [trace.start, trace.codebaseId]),
    );
    for (const { start, codebaseId } of mine) {
      const found = byStart.get(start + shiftBefore(others, start));
      if (found && found !== codebaseId) map[codebaseId] = found;
    }
  }
  return map;
}
