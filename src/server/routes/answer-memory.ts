/**
 * Answers by request id, so that a request sent twice is carried out once and answered the same (contract §3, S-38). The
 * journal remembers accepted changes for good; this memory holds what is under way, refusals, undos and redos.
 *
 * An answer is kept as JSON: small, and without the texts of files that parts of it were cut out of.
 */
import type { MutationAnswer } from '../../protocol/api.ts';
import { failure, statusOf } from './errors.ts';

/** Answers are dropped, oldest first, beyond so many, or so many characters; the newest `KEPT_ALWAYS` never. */
const KEPT = 2000;
const BUDGET = 8 * 1024 * 1024;
const KEPT_ALWAYS = 100;

interface Known {
  fingerprint: string;
  /** while the request is carried out */
  running?: Promise<MutationAnswer>;
  json: string;
}

export class AnswerMemory {
  private readonly answers = new Map<string, Known>();
  private length = 0;

  /**
   * @param fingerprint tells another request under the same id, which is refused
   */
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
      // What failed for a passing reason may succeed when it is sent again.
      if (!answer.ok && isPassing(statusOf(answer.error.code))) this.answers.delete(id);
      else this.keep(asked, answer);
    });
    return running;
  }

  /** How many answers are kept, and their characters. */
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
