/**
 * Numbers events and passes each to every listener at once. The newest are kept for clients that reconnect, as JSON once it
 * exists: JSON is small and does not hold on to the source texts that tables were sliced from.
 */
import type { ServerEvent } from '../../protocol/api.ts';

type WithoutSeq<E> = E extends unknown ? Omit<E, 'seq'> : never;
export type EventBody = WithoutSeq<ServerEvent>;

/** Limits on kept events, in events and in characters; the oldest are dropped first. */
const KEPT = 500;
const BUDGET = 8 * 1024 * 1024;

/** An event that is serialized at most once, on first request; lazily built tables are built then. */
class KeptEvent {
  private body: EventBody | null;
  private text = '';

  constructor(
    private readonly seq: number,
    body: EventBody,
  ) {
    this.body = body;
  }

  /** length of the JSON in characters; 0 until it is made */
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

  /** Number of kept events, and the characters of those already serialized. */
  get size(): { events: number; length: number } {
    return { events: this.recent.length, length: this.length };
  }

  publish(body: EventBody): void {
    const kept = new KeptEvent(++this.seq, body);
    for (const listener of this.listeners) listener(body, () => kept.json());
    // A loading app publishes one `lookups` event per file; serialize those only on request. Their texts are in memory
    // anyway.
    if (body.event !== 'lookups') kept.json();
    this.recent.push(kept);
    this.length += kept.length;
    while (this.recent.length > KEPT || (this.length > BUDGET && this.recent.length > 1)) {
      this.length -= this.recent.shift()?.length ?? 0;
    }
  }

  /** @returns the JSON of the events after number `seq`, or null when some of them are no longer kept */
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

  /** @param listener gets each event and a function that returns its JSON */
  on(listener: (event: EventBody, json: () => string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
