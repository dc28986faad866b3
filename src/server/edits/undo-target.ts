/** Which change an undo means, and whether the one who asks knows the ledger as it is (contract §3). */
import type { ApiError } from '../../protocol/api.ts';
import type { Entry, Ledger } from '../journal/ledger.ts';
import { Refused, refuse } from '../routes/errors.ts';

/**
 * The newest change that is not undone.
 * @param latestUuid the newest change the caller knows of, by change or activity id; without it the caller takes what comes
 * @throws Refused `nothing-to-undo`, `stale-ledger` with the newer changes
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
  // Whoever undid everything down to the target by itself may still name the newest change: it knows.
  const knows = named.undone && named.undoneBy === origin && later.every((e) => e.undone && e.undoneBy === origin);
  if (knows) return target ?? nothing();
  throw new Refused(staleLedger(named, later));
}

/**
 * The changes that an undo down to an activity means, newest first, each with all of its group.
 * @param activityId by change or activity id; edits by others may be named too
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
