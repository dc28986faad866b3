/**
 * Answers by request id, so that a request sent twice is carried out once and answered the same (contract §3, S-38). The
 * journal remembers accepted changes for good; this memory holds what is under way, refusals, undos and redos.
 */
import type { MutationAnswer } from '../protocol/api.ts';
import { failure, statusOf } from './errors.ts';

const KEPT = 2000;

export class AnswerMemory {
  private readonly answers = new Map<string, { fingerprint: string; answer: Promise<MutationAnswer> }>();

  /**
   * @param fingerprint tells another request under the same id, which is refused
   */
  once(id: string, fingerprint: string, run: () => Promise<MutationAnswer>): Promise<MutationAnswer> {
    const known = this.answers.get(id);
    if (known) return known.fingerprint === fingerprint ? known.answer : Promise.resolve(REUSED);
    const answer = run();
    this.answers.set(id, { fingerprint, answer });
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= KEPT) break;
      this.answers.delete(oldest);
    }
    answer.then((settled) => {
      // What failed for a passing reason may succeed when it is sent again.
      if (!settled.ok && isPassing(statusOf(settled.error.code))) this.answers.delete(id);
    });
    return answer;
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
