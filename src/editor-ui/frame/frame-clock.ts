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
  settle(isCommitted: boolean): void;
}

export interface FrameClock {
  /** The server saved these revisions: the page will commit them, or has. */
  hear(revisions: Revisions): void;
  /** The page's report. */
  commit(committed: CommittedRevisions): void;
  hasCommitted(revisions: Revisions): boolean;
  /** Another page starts to load; it will show everything that is saved by then. */
  left(): void;
  /** The other page answers. */
  ready(): void;
  /** @returns false where the page does not commit them: it is gone, or without hot updates */
  whenCommitted(revisions: Revisions): Promise<boolean>;
  /** True while the page is behind the editor, or ahead of it: an update or the news of one is on its way. */
  isUnsettled(): boolean;
  close(): void;
}

/** @param onSettled called when the page shows all revisions that the editor knows, or is not expected to any more */
export function createFrameClock(onSettled: () => void): FrameClock {
  let shown = NOTHING_COMMITTED;
  let heard: Revisions = {};
  const waiting = new Set<Waiting>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isBehind = () => !hasCommitted(shown, heard);
  const isAhead = () => !hasCommitted({ base: shown.base, files: heard }, shown.files);
  const isUnsettled = () => isBehind() || isAhead();

  function look(): void {
    clearTimeout(timer);
    for (const one of waiting) if (hasCommitted(shown, one.revisions)) one.settle(true);
    if (isUnsettled() || waiting.size > 0) timer = setTimeout(lose, LOST_MS);
    if (!isUnsettled()) onSettled();
  }

  /** Gives up: the page is taken as it is. */
  function lose(): void {
    heard = { ...shown.files };
    for (const one of waiting) one.settle(false);
    onSettled();
  }

  function commit(committed: CommittedRevisions): void {
    shown = committed;
    look();
  }

  return {
    isUnsettled,
    hasCommitted: (revisions) => hasCommitted(shown, revisions),
    hear(revisions) {
      heard = mergeRevisions(heard, revisions);
      look();
    },
    commit,
    left: () => clearTimeout(timer),
    ready: () => commit(NOTHING_COMMITTED),
    whenCommitted(revisions) {
      if (hasCommitted(shown, revisions)) return Promise.resolve(true);
      return new Promise((resolve) => {
        const settle = (isCommitted: boolean) => {
          waiting.delete(one);
          resolve(isCommitted);
        };
        const one: Waiting = { revisions, settle };
        waiting.add(one);
        look();
      });
    },
    close() {
      clearTimeout(timer);
      for (const one of waiting) one.settle(false);
    },
  };
}
