/** One job at a time, in the order of asking (S-115), with a bound on how many may wait (S-89). */
import { refuse } from '../routes/errors.ts';

export class SerialQueue {
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private closed = false;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /**
   * @throws Refused `too-many-requests` or `closing`, at once; else whatever the job throws
   */
  run<T>(job: () => Promise<T>): Promise<T> {
    if (this.closed) refuse('closing', 'The server is stopping.', { hint: 'Start visual-edit again.' });
    if (this.waiting >= this.limit) {
      refuse('too-many-requests', `${this.waiting} changes are waiting already.`, { hint: 'Send fewer at a time.' });
    }
    return this.enqueue(job);
  }

  /** For jobs of our own, which the limit does not count against. @returns false when the queue is closed */
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

  /** Takes no more jobs; resolves when those that wait are done. */
  async close(): Promise<void> {
    this.closed = true;
    await this.tail;
  }
}
