/** `GET …/review` and `POST …/stage`: lists the session's changes and stages them in git. */
import type { ReviewAnswer, ReviewFile, StageAnswer } from '../../protocol/review.ts';
import type { Workspace } from '../edits/workspace.ts';
import { unifiedDiff } from '../files/line-diff.ts';
import { refuse } from '../routes/errors.ts';
import { applyToIndex, findRepository, ignoredFiles, indexEntries, type Repository } from './git.ts';
import type { FileChanges } from './session-changes.ts';
import { type Staging, stagingOf } from './staging.ts';

interface Reviewed {
  file: string;
  changes: FileChanges;
  now: string | null;
}

/** Files that differ from the start of the session, and those whose staged edits were undone since. */
async function reviewedFiles(ws: Workspace): Promise<Reviewed[]> {
  const all: Reviewed[] = [];
  for (const [file, changes] of ws.changes.entries()) {
    await ws.refresh(file);
    const now = ws.textOnDisk(file) ?? null;
    const isChanged = now !== changes.start && changes.own !== changes.start;
    const isStagedNoMore = changes.staged !== undefined && changes.staged !== changes.own;
    if (isChanged || isStagedNoMore) all.push({ file, changes, now });
  }
  return all;
}

/** Runs in the session's queue. */
export async function review(ws: Workspace): Promise<ReviewAnswer> {
  const files = await reviewedFiles(ws);
  const repository = await findRepository(ws.files.root);
  const stagings = repository ? await stagingsOf(repository, files) : null;
  const problems = [...(stagings?.values() ?? [])].flatMap(({ staging }) => (staging.ok ? [] : [staging.reason]));
  return {
    ok: true,
    since: ws.changes.since,
    files: files.map((one) => reviewFile(ws, one, stagings?.get(one.file) ?? null)),
    git: repository && { branch: repository.branch, problem: problems.length > 0 ? `${problems.join('; ')}.` : null },
  };
}

interface Known {
  staging: Staging;
  isTracked: boolean;
  isIgnored: boolean;
}

async function stagingsOf(repository: Repository, files: readonly Reviewed[]): Promise<Map<string, Known>> {
  const names = files.map(({ file }) => file);
  const entries = await indexEntries(repository, names);
  const ignored = await ignoredFiles(
    repository,
    names.filter((name) => !entries.has(name)),
  );
  const known = new Map<string, Known>();
  for (const { file, changes } of files) {
    const entry = entries.get(file);
    const isIgnored = ignored.has(file);
    const staging = await stagingOf(repository, { file, changes, entry, isIgnored });
    known.set(file, { staging, isTracked: entry !== undefined, isIgnored });
  }
  return known;
}

function reviewFile(ws: Workspace, { file, changes, now }: Reviewed, known: Known | null): ReviewFile {
  const { start, own, hasExternalEdits, activityIds } = changes;
  const diff = unifiedDiff(file, start, now);
  // The first two lines are the diff's header.
  const lines = diff.split('\n').slice(2);
  const count = (sign: string) => lines.filter((line) => line.startsWith(sign)).length;
  const { ledger } = ws.journal;
  return {
    path: file,
    diff,
    state: start === null ? 'created' : now === null ? 'deleted' : 'modified',
    activityIds: [...activityIds].filter((id) => ledger.isStanding(id)),
    hasExternalEdits,
    added: count('+'),
    removed: count('-'),
    git: known && {
      isTracked: known.isTracked,
      isIgnored: known.isIgnored,
      isStaged: known.isTracked && known.staging.ok && known.staging.patch === '',
    },
    ownDiff: own === undefined ? null : unifiedDiff(file, start, own),
  };
}

/**
 * Stages our own edits in git's index, all or none. Runs in the session's queue.
 * @param asked paths in the project; files outside the review are refused
 * @throws Refused `no-git`, `not-changed`, `stage-conflict`, `git-failed`, `nothing-to-stage`
 */
export async function stage(ws: Workspace, asked: readonly string[] | undefined): Promise<StageAnswer> {
  const repository = await findRepository(ws.files.root);
  if (!repository) {
    return refuse('no-git', 'The project is not in a git repository, or git is not installed.', {
      hint: 'Run `git init` in it first.',
    });
  }
  const all = await reviewedFiles(ws);
  const stranger = asked?.find((file) => !all.some((one) => one.file === file));
  if (stranger !== undefined) {
    refuse('not-changed', `${stranger} was not changed in this session.`, { hint: 'Load the review again.' });
  }
  const files = asked ? all.filter(({ file }) => asked.includes(file)) : all;
  const stagings = await stagingsOf(repository, files);
  let patch = '';
  for (const [file, { staging }] of stagings) {
    if (!staging.ok) {
      const hint = 'Stage this file with git yourself; nothing was staged.';
      return refuse('stage-conflict', `${file} cannot be staged: ${staging.reason}.`, { hint, file });
    }
    patch += staging.patch;
  }
  if (patch === '') refuse('nothing-to-stage', "All of it is in git's index already.");
  await apply(repository, patch);
  for (const { changes } of files) changes.staged = changes.own;
  return { ok: true, staged: files.map(({ file }) => file), patch };
}

/** Git checks the whole patch before it writes the index. */
async function apply(repository: Repository, patch: string): Promise<void> {
  const done = await applyToIndex(repository, patch);
  if (done?.code === 0) return;
  const reason =
    done?.stderr
      .trim()
      .split('\n')[0]
      ?.replace(/^(?:error|fatal): /, '') || 'it gave no reason';
  refuse('git-failed', `Git did not take the changes: ${reason.replace(/\.$/, '')}.`, {
    hint: 'Nothing was staged. Try again when no other git command runs.',
  });
}
