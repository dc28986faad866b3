/**
 * Compares one page with the source: the revisions that the editor has heard of, and those that the page has committed. Code that
 * needs the page to show an edit (selection, the next edit of a list, reading styles) waits here for revisions, never for a time.
 */
import {
  type CommittedRevisions,
  hasCommitted,
  mergeRevisions,
  NOTHING_COMMITTED,
  type Revisions,
} from '../../protocol/revisions.ts';

/** ms; a lost connection: a page that has not committed a revision by then has lost its dev server, or runs without hot updates */
const LOST_MS = 5_000;

interface Waiting {
  revisions: Revisions;
  resolve(isCommitted: boolean): void;
}

export type FrameClock = ReturnType<typeof createFrameClock>;

/** @param onSettled called when the page shows all revisions that the editor knows, or is not expected to any more */
export function createFrameClock(onSettled: () => void) {
  let shown = NOTHING_COMMITTED;
  let heard: Revisions = {};
  const waiting = new Set<Waiting>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isUnsettled = () => areApart(shown, heard);

  function settle(one: Waiting, isCommitted: boolean): void {
    waiting.delete(one);
    one.resolve(isCommitted);
  }

  function look(): void {
    clearTimeout(timer);
    for (const one of waiting) if (hasCommitted(shown, one.revisions)) settle(one, true);
    if (isUnsettled() || waiting.size > 0) timer = setTimeout(lose, LOST_MS);
    if (!isUnsettled()) onSettled();
  }

  /** Gives up: the page is taken as it is. */
  function lose(): void {
    heard = { ...shown.files };
    for (const one of waiting) settle(one, false);
    onSettled();
  }

  /** The page's report. One without news says that the page is at work on the rest, and the wait begins anew. */
  function commit(committed: CommittedRevisions): void {
    shown = committed;
    look();
  }

  return {
    isUnsettled,
    hasCommitted: (revisions: Revisions) => hasCommitted(shown, revisions),
    /** The server saved these revisions: the page will commit them, or has. */
    hear(revisions: Revisions): void {
      heard = mergeRevisions(heard, revisions);
      look();
    },
    commit,
    /** Another page starts to load; it will show everything that is saved by then. */
    left: () => clearTimeout(timer),
    /** The other page answers. */
    ready: () => commit(NOTHING_COMMITTED),
    /** @returns false if the page does not commit them: it is gone, or without hot updates */
    whenCommitted(revisions: Revisions): Promise<boolean> {
      if (hasCommitted(shown, revisions)) return Promise.resolve(true);
      return new Promise((resolve) => {
        waiting.add({ revisions, resolve });
        look();
      });
    },
    close(): void {
      clearTimeout(timer);
      for (const one of waiting) settle(one, false);
    },
  };
}

/** True while the page is behind the editor, or ahead of it: an update or the news of one is on its way. */
function areApart(shown: CommittedRevisions, heard: Revisions): boolean {
  return !hasCommitted(shown, heard) || !hasCommitted({ base: shown.base, files: heard }, shown.files);
}
