/** Runs jobs one at a time, in order, and limits how many may wait. */
import { refuse } from '../routes/errors.ts';

export class SerialQueue {
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private closed = false;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** @throws Refused `too-many-requests` or `closing`, synchronously; otherwise rejects with the job's error */
  run<T>(job: () => Promise<T>): Promise<T> {
    if (this.closed) refuse('closing', 'The server is stopping.', { hint: 'Start visual-edit again.' });
    if (this.waiting >= this.limit) {
      refuse('too-many-requests', `${this.waiting} changes are waiting already.`, { hint: 'Send fewer at a time.' });
    }
    return this.enqueue(job);
  }

  /** For internal jobs, which the limit does not apply to. @returns false when the queue is closed */
  runAlways(job: () => Promise<void>, onError: (error: unknown) => void): boolean {
    if (this.closed) return false;
    this.enqueue(job).catch(onError);
    return true;
  }

  private enqueue<T>(job: () => Promise<T>): Promise<T> {
    this.waiting++;
    const result = this.tail.then(job).finally(() => {
      this.waiting--;
    });
    this.tail = result.catch(() => undefined);
    return result;
  }

  /** Takes no more jobs; resolves when the waiting ones are done. */
  async close(): Promise<void> {
    this.closed = true;
    await this.tail;
  }
}
