/** Events on their way: sent together, as the parts of a recording. */
import { MOST_PART } from '../../protocol/recordings.ts';

/** Throttle: ms between two messages, which is how much a crash may lose. */
const PART_EVERY = 1000;
/** UTF-16 units after which a message is not put off */
const FULL = 512 * 1024;

export class Parts {
  private events: string[] = [];
  private length = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** nothing can be replayed before the first picture of the page */
  private hasPicture = false;

  constructor(private readonly send: (part: string) => void) {}

  /** @param json of an event, at most two units shorter than the longest part */
  add(json: string, isPicture: boolean): void {
    if (this.length + json.length + this.events.length + 2 > MOST_PART) this.flush();
    if (isPicture) this.hasPicture = true;
    this.events.push(json);
    this.length += json.length;
    if (this.length >= FULL) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), PART_EVERY);
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.events.length === 0 || !this.hasPicture) return;
    const part = `[${this.events.join(',')}]`;
    this.events = [];
    this.length = 0;
    this.send(part);
  }
}
