/** The requests under way, and the answers to those that edit. */
import type { Page, Request, Response } from 'playwright';
import type { MutationAnswer } from '../../src/protocol/api.ts';
import { mergeRevisions, type Revisions } from '../../src/protocol/revisions.ts';

export interface Traffic {
  /** oldest first; answers of one group are undone together */
  answers: { operation: string; answer: MutationAnswer; group: string }[];
  /** of all answers: a page at rest shows them */
  revisions: Revisions;
  /** edits without an answer */
  pending(): number;
  /** requests of the app without an answer */
  loading(): number;
  /** waits until each edit has its answer. @returns false after so many ms */
  untilAnswered(patience: number): Promise<boolean>;
  /** waits until each request has its answer. @returns false after so many ms */
  untilIdle(patience: number): Promise<boolean>;
}

const OPERATION = /\/parseAndMutate\/(?:mutate|activities)\/(\w+)/;

export function watchTraffic(page: Page): Traffic {
  const edits = new Set<Request>();
  const loads = new Set<Request>();
  const waiting = new Set<() => void>();
  const isAnswered = () => edits.size === 0;
  const isIdle = () => edits.size + loads.size === 0;
  const until = (isOver: () => boolean, patience: number): Promise<boolean> => {
    if (isOver()) return Promise.resolve(true);
    return new Promise((done) => {
      const end = () => {
        waiting.delete(look);
        clearTimeout(limit);
        done(isOver());
      };
      const look = () => isOver() && end();
      const limit = setTimeout(end, patience);
      waiting.add(look);
    });
  };
  const traffic: Traffic = {
    answers: [],
    revisions: {},
    pending: () => edits.size,
    loading: () => loads.size,
    untilAnswered: (patience) => until(isAnswered, patience),
    untilIdle: (patience) => until(isIdle, patience),
  };
  const wake = () => {
    for (const look of [...waiting]) look();
  };

  async function take(response: Response): Promise<void> {
    const request = response.request();
    const [, operation] = OPERATION.exec(request.url()) ?? [];
    if (!operation) return;
    try {
      const answer = (await response.json()) as MutationAnswer;
      const { activityId = '' } = (request.postDataJSON() ?? {}) as { activityId?: string };
      traffic.answers.push({ operation, answer, group: activityId });
      if (answer.ok) traffic.revisions = mergeRevisions(traffic.revisions, answer.revisions);
    } finally {
      edits.delete(request);
      wake();
    }
  }

  function forget(request: Request): void {
    edits.delete(request);
    loads.delete(request);
    wake();
  }

  page.on('request', (request) => {
    if (request.method() === 'POST' && OPERATION.test(request.url())) edits.add(request);
    else if (isOfApp(page, request)) loads.add(request);
  });
  page.on('requestfailed', forget);
  page.on('requestfinished', (request) => {
    loads.delete(request);
    wake();
  });
  page.on('response', (response) => void take(response).catch(() => {}));
  return traffic;
}

/** A request of a document that is about to be replaced has no frame. */
function isOfApp(page: Page, request: Request): boolean {
  try {
    return request.frame() !== page.mainFrame();
  } catch {
    return true;
  }
}
