/** Chooses the changes that an undo applies to, and checks that the caller has an up-to-date view of the ledger. */
import type { ApiError } from '../../protocol/api.ts';
import type { Entry, Ledger } from '../journal/ledger.ts';
import { Refused, refuse } from '../routes/errors.ts';

/**
 * Returns the newest change that is not undone.
 * @param latestUuid the newest change that the caller knows, by change or activity id; without it there is no check
 * @throws Refused `nothing-to-undo`; `unknown-change`; `stale-ledger` with the newer changes
 */
export function undoTarget(ledger: Ledger, origin: string, latestUuid: string | undefined): Entry {
  const target = ledger.newestDone();
  if (latestUuid === undefined) return target ?? nothing();
  const named = ledger.get(latestUuid);
  if (!named || named.head.type === 'UNKNOWN') {
    return refuse('unknown-change', 'No such change is in the ledger.', { hint: 'Load the activities again.' });
  }
  if (named === target) return target;
  const changes = ledger.entries.filter(({ head }) => head.type !== 'UNKNOWN');
  const later = changes.slice(changes.indexOf(named) + 1);
  // A caller that itself undid everything since then may still name that change: it knows the ledger.
  const knows = named.undone && named.undoneBy === origin && later.every((e) => e.undone && e.undoneBy === origin);
  if (knows) return target ?? nothing();
  throw new Refused(staleLedger(named, later));
}

/**
 * Returns all changes to undo to go back to an activity, newest first, each with its whole group.
 * @param activityId a change or activity id; external edits are allowed too
 * @throws Refused `unknown-change`, `nothing-to-undo`, `stale-ledger`
 */
export function undoRange(
  ledger: Ledger,
  origin: string,
  activityId: string,
  including: boolean,
  latestUuid: string | undefined,
): Entry[] {
  const named = ledger.get(activityId);
  if (!named) {
    return refuse('unknown-change', 'No such change is in the ledger.', { hint: 'Load the activities again.' });
  }
  if (latestUuid !== undefined) undoTarget(ledger, origin, latestUuid);
  const first = ledger.entries.indexOf(named) + (including ? 0 : 1);
  const newer = ledger.entries.slice(first).filter(isDone);
  const groups = new Set(newer.flatMap(({ head }) => head.group ?? []));
  const older = ledger.entries.slice(0, first).filter((entry) => isDone(entry) && groups.has(entry.head.group ?? ''));
  const all = [...older, ...newer].reverse();
  return all.length > 0 ? all : nothing();
}

function isDone({ undone, head }: Entry): boolean {
  return !undone && head.type !== 'UNKNOWN';
}

function nothing(): never {
  const hint = 'Edits that were made elsewhere, as in your code editor, are undone there.';
  return refuse('nothing-to-undo', 'There is nothing to undo.', { hint });
}

function staleLedger(named: Entry, later: Entry[]): ApiError {
  const newer = later.map(({ head, undone }) => ({
    id: head.id,
    changeId: head.changeId,
    type: head.type,
    origin: head.origin,
    time: head.time,
    undone,
  }));
  const message = named.undone
    ? 'This change was undone already, by someone else.'
    : `${later.length} newer change${later.length === 1 ? ' was' : 's were'} made since.`;
  return { code: 'stale-ledger', message, hint: 'Look at the activity list and undo again.', newer };
}

/** The change to redo: the one undone last, or the one that is named. @throws Refused */
export function redoTarget(ledger: Ledger, changeId: string | undefined): Entry {
  if (changeId === undefined) {
    return ledger.newestUndone() ?? refuse('nothing-to-redo', 'There is nothing to redo.');
  }
  const entry = ledger.get(changeId);
  if (!entry || entry.head.type === 'UNKNOWN') return refuse('unknown-change', 'No such change is in the ledger.');
  if (entry.passedOver) refuse('not-undone', 'This change was left as it is, so there is nothing to redo.');
  if (!entry.undone) refuse('not-undone', 'This change is not undone, so there is nothing to redo.');
  return entry;
}
