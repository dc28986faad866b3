/** Answers to edits, undo and redo. */
import type { MutationAnswer, MutationSuccess } from '../../protocol/api.ts';
import { mergeRevisions } from '../../protocol/revisions.ts';
import type { ActivityHead } from '../journal/journal-records.ts';
import { type Entry, toActivity } from '../journal/ledger.ts';
import { failure } from '../routes/errors.ts';
import type { Done } from './carry-out.ts';
import { diffsOf, type WritePlan } from './plan.ts';
import { NO_UPDATE, type Workspace } from './workspace.ts';

export function emptyAnswer({ id, changeId }: ActivityHead): MutationSuccess {
  return { ok: true, activityId: id, changeId, files: [], ...NO_UPDATE, warnings: [], revisions: {} };
}

export function successOf({ entry }: Done, all: readonly Done[], plan: WritePlan): MutationSuccess {
  const { id, changeId } = entry.head;
  const answer: MutationSuccess = {
    ...emptyAnswer(entry.head),
    activityId: id,
    changeId,
    files: diffsOf(plan),
    warnings: plan.warnings,
  };
  for (const { update, revisions } of all) {
    answer.revisions = mergeRevisions(answer.revisions, revisions);
    answer.prevIdToNewIdMap = { ...answer.prevIdToNewIdMap, ...update.prevIdToNewIdMap };
    answer.treeElementLookup = { ...answer.treeElementLookup, ...update.treeElementLookup };
    answer.scopeLookup = { ...answer.scopeLookup, ...update.scopeLookup };
  }
  return plan.toast === undefined ? answer : { ...answer, toast: plan.toast };
}

/** The answer to a change that is already in the ledger: as the first time, without tables, which the client has. */
export function repeated(ws: Workspace, entry: Entry, fieldsHash: string): MutationAnswer {
  if (entry.head.fieldsHash !== fieldsHash) {
    const message = 'Another change was applied under this id.';
    return failure({ code: 'change-id-reused', message, hint: 'Give each change an id of its own.' });
  }
  const { prevIdToNewIdMap, warnings, toast } = entry.commit;
  const { files } = toActivity(entry);
  const revisions = ws.revisions.noteAll(files.map(({ path }) => [path, ws.textOnDisk(path)] as const));
  const answer: MutationSuccess = { ...emptyAnswer(entry.head), prevIdToNewIdMap, files, warnings, revisions };
  return toast === undefined ? answer : { ...answer, toast };
}
