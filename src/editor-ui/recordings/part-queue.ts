/** Parts of a recording on their way to our server, one after the other. */
import type { ApiError } from '../../protocol/api.ts';
import { MOST_PART } from '../../protocol/recordings.ts';
import type { Editor } from '../editor.ts';

/** UTF-16 units that may wait for the server; a page that sends more is not recorded any longer. */
const MOST_WAITING = 4 * MOST_PART;

const TOO_FAST: ApiError = {
  code: 'recording-too-fast',
  message: 'The recording has ended: the page changes faster than it can be saved.',
};

const DELETED: ApiError = {
  code: 'recording-deleted',
  message: 'The recording has ended: it was deleted.',
  hint: 'Start another one to record the rest.',
};

export class PartQueue {
  private parts = 0;
  private saved = 0;
  /** UTF-16 units */
  private waiting = 0;
  private sent: Promise<void> = Promise.resolve();

  /** @param onEnd called when no more can be saved */
  constructor(
    private readonly id: string,
    private readonly tell: Editor['tell'],
    private readonly onEnd: (error: ApiError) => void,
  ) {}

  add(events: string): void {
    if (this.waiting + events.length > MOST_WAITING) {
      this.onEnd(TOO_FAST);
      return;
    }
    const part = this.parts++;
    this.waiting += events.length;
    this.sent = this.sent.then(async () => {
      const answer = await this.tell('/recordEvents', { id: this.id, part, events });
      this.waiting -= events.length;
      if (answer.ok) this.saved++;
      else if (answer.error.code !== 'unknown-recording') this.onEnd(answer.error);
      else {
        this.saved = 0;
        this.onEnd(DELETED);
      }
    });
  }

  /** Resolves to the number of saved parts, once none is on its way. */
  async allSaved(): Promise<number> {
    await this.sent;
    return this.saved;
  }
}
