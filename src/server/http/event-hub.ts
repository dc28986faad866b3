/**
 * The one order of events: each gets the next number and goes to every listener at once; the newest are kept for those who come
 * back, as JSON where that was made: small, and without the texts of files that parts of them were cut out of.
 */
import type { ServerEvent } from '../../protocol/api.ts';

type WithoutSeq<E> = E extends unknown ? Omit<E, 'seq'> : never;
export type EventBody = WithoutSeq<ServerEvent>;

/** Events are dropped, oldest first, beyond so many, or so many characters. */
const KEPT = 500;
const BUDGET = 8 * 1024 * 1024;

/** An event of which the JSON is made once, when it is first asked for: tables that are made when they are read are made then. */
class KeptEvent {
  private body: EventBody | null;
  private text = '';

  constructor(
    private readonly seq: number,
    body: EventBody,
  ) {
    this.body = body;
  }

  /** of the JSON, 0 where there is none */
  get length(): number {
    return this.text.length;
  }

  json(): string {
    if (this.body) this.text = JSON.stringify({ seq: this.seq, ...this.body });
    this.body = null;
    return this.text;
  }
}

export class EventHub {
  private seq = 0;
  private readonly recent: KeptEvent[] = [];
  private length = 0;
  private readonly listeners = new Set<(event: EventBody, json: () => string) => void>();

  get latest(): number {
    return this.seq;
  }

  /** How many events are kept, and the characters of those that are JSON. */
  get size(): { events: number; length: number } {
    return { events: this.recent.length, length: this.length };
  }

  publish(body: EventBody): void {
    const kept = new KeptEvent(++this.seq, body);
    for (const listener of this.listeners) listener(body, () => kept.json());
    // While an app loads each of its files is an event, with tables of a text that is there anyway.
    if (body.event !== 'lookups') kept.json();
    this.recent.push(kept);
    this.length += kept.length;
    while (this.recent.length > KEPT || (this.length > BUDGET && this.recent.length > 1)) {
      this.length -= this.recent.shift()?.length ?? 0;
    }
  }

  /** JSON of the events after number `seq`, or null when they are not all kept any more. */
  since(seq: number): string[] | null {
    if (seq > this.seq) return null;
    const missed = this.seq - seq;
    if (missed > this.recent.length) return null;
    return this.recent.slice(this.recent.length - missed).map((kept) => {
      this.length -= kept.length;
      const json = kept.json();
      this.length += kept.length;
      return json;
    });
  }

  /** @param listener gets each event, and its JSON when it asks for it */
  on(listener: (event: EventBody, json: () => string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
