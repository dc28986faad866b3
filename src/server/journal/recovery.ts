/**
 * Recovers from a crash: completes or rolls back operations between intent and commit, decided by the hashes of their files,
 * removes temporary files, and records edits that others made meanwhile.
 */
import { posix } from 'node:path';
import type { Workspace } from '../edits/workspace.ts';
import { prepareSave, sweepTempFiles } from '../files/atomic-save.ts';
import { Refused } from '../routes/errors.ts';
import type { FileStep, IntentRecord } from './journal-records.ts';

export async function recover(ws: Workspace): Promise<void> {
  const pending = ws.journal.pending();
  const touched = [
    ...ws.journal.ledger.historyFiles(),
    ...pending.flatMap(({ steps }) => steps.map(({ file }) => file)),
  ];
  for (const dir of new Set(touched.map((file) => posix.dirname(file)))) sweepTempFiles(ws.files, dir);
  for (const intent of pending) await settle(ws, intent);
  for (const file of ws.journal.ledger.historyFiles()) await ws.refresh(file);
}

type Side = 'before' | 'after' | 'other';

async function settle(ws: Workspace, intent: IntentRecord): Promise<void> {
  const sides = intent.steps.map((step) => sideOf(ws, step));
  if (sides.every((side) => side === 'after')) {
    await ws.journal.commit(intent, { prevIdToNewIdMap: {}, lost: [], gained: [], warnings: [] });
    ws.logger.warn(`A change that a crash interrupted was complete (${intent.activity.type}); it can be undone.`);
    return;
  }
  for (const [index, step] of intent.steps.entries()) {
    if (sides[index] === 'after') await rollBack(ws, step);
  }
  await ws.journal.abort(intent);
  ws.logger.warn(`A change that a crash interrupted was taken back (${intent.activity.type}).`);
}

function sideOf(ws: Workspace, step: FileStep): Side {
  const now = hashOnDisk(ws, step.file);
  if (now === step.after) return 'after';
  return now === step.before ? 'before' : 'other';
}

function hashOnDisk(ws: Workspace, file: string): string | null | undefined {
  try {
    return ws.files.read(file).hash;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.error.code === 'file-not-found' ? null : undefined;
  }
}

/** Writes under the same path rules as any edit: a tampered journal must not reach files outside the project. */
async function rollBack(ws: Workspace, step: FileStep): Promise<void> {
  const text = step.before === null ? null : textBefore(ws, step);
  if (text === undefined) return;
  try {
    const save = await prepareSave(ws.files, { file: step.file, text, expect: step.after });
    try {
      save.commit();
      await save.sync();
    } finally {
      save.discard();
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    ws.logger.warn(`${step.file} could not be taken back after a crash: ${error.message}`);
  }
}

/** The text before an interrupted step: the last one in the ledger, which the step never entered. */
function textBefore(ws: Workspace, step: FileStep): string | undefined {
  return ws.journal.ledger.history(step.file)?.text ?? undefined;
}
