/**
 * Remembers answers by request id, so that a repeated request is not carried out again but gets the same answer. The journal
 * remembers accepted changes permanently; this covers requests in progress, refusals, undos and redos.
 *
 * Answers are stored as JSON, which is small and does not hold on to the source texts that parts of them were sliced from.
 */
import type { MutationAnswer } from '../../protocol/api.ts';
import { failure, statusOf } from './errors.ts';

/** Limits on answers and their characters. The oldest are dropped first, but never the newest `KEPT_ALWAYS`. */
const KEPT = 2000;
const BUDGET = 8 * 1024 * 1024;
const KEPT_ALWAYS = 100;

interface Known {
  fingerprint: string;
  /** set while the request is in progress */
  running?: Promise<MutationAnswer>;
  json: string;
}

export class AnswerMemory {
  private readonly answers = new Map<string, Known>();
  private length = 0;

  /** @param fingerprint identifies the content; a different request with the same id is refused */
  once(id: string, fingerprint: string, run: () => Promise<MutationAnswer>): Promise<MutationAnswer> {
    const known = this.answers.get(id);
    if (known) {
      if (known.fingerprint !== fingerprint) return Promise.resolve(REUSED);
      return known.running ?? Promise.resolve(JSON.parse(known.json) as MutationAnswer);
    }
    const running = run();
    const asked: Known = { fingerprint, running, json: '' };
    this.answers.set(id, asked);
    running.then((answer) => {
      asked.running = undefined;
      // A request that failed for a temporary reason may succeed when repeated.
      if (!answer.ok && isPassing(statusOf(answer.error.code))) this.answers.delete(id);
      else this.keep(asked, answer);
    });
    return running;
  }

  /** Number of stored answers, and their characters. */
  get size(): { answers: number; length: number } {
    return { answers: this.answers.size, length: this.length };
  }

  private keep(asked: Known, answer: MutationAnswer): void {
    asked.json = JSON.stringify(answer);
    this.length += asked.json.length;
    for (const [id, { running, json }] of this.answers) {
      const { size } = this.answers;
      if (size <= KEPT && (this.length <= BUDGET || size <= KEPT_ALWAYS)) break;
      if (running) continue;
      this.answers.delete(id);
      this.length -= json.length;
    }
  }
}

const REUSED = failure({
  code: 'change-id-reused',
  message: 'Another request came under this id.',
  hint: 'Give each change an id of its own.',
});

function isPassing(status: number): boolean {
  return status === 423 || status === 429 || status >= 500;
}
