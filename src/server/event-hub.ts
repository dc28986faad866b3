/** The one order of events: each gets the next number and goes to every listener at once; the newest are kept for those who come back. */
import type { ServerEvent } from '../protocol/api.ts';

type WithoutSeq<E> = E extends unknown ? Omit<E, 'seq'> : never;
export type EventBody = WithoutSeq<ServerEvent>;

const KEPT = 500;

export class EventHub {
  private seq = 0;
  private readonly recent: ServerEvent[] = [];
  private readonly listeners = new Set<(event: ServerEvent) => void>();

  get latest(): number {
    return this.seq;
  }

  publish(body: EventBody): void {
    this.seq++;
    const event = { seq: this.seq, ...body } as ServerEvent;
    this.recent.push(event);
    if (this.recent.length > KEPT) this.recent.shift();
    for (const listener of this.listeners) listener(event);
  }

  /** Events after number `seq`, or null when they are not all kept any more. */
  since(seq: number): ServerEvent[] | null {
    if (seq > this.seq) return null;
    const missed = this.seq - seq;
    return missed > this.recent.length ? null : this.recent.slice(this.recent.length - missed);
  }

  on(listener: (event: ServerEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
