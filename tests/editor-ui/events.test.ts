import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectEvents, pauseBefore } from '../../src/editor-ui/api/events.ts';

/** A socket controlled by the test. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  closed = false;
  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {
    super();
    FakeSocket.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.dispatchEvent(new Event('open'));
  }
  says(value: unknown): void {
    this.dispatchEvent(
      new MessageEvent('message', { data: typeof value === 'string' ? value : JSON.stringify(value) }),
    );
  }
  drops(): void {
    this.dispatchEvent(new Event('close'));
  }
}

function connect() {
  const states: [boolean, boolean][] = [];
  const events: string[] = [];
  const stop = connectEvents({
    url: 'ws://localhost/api/canvases/main/events',
    token: 'abc',
    onEvent: (event) => events.push(event.event),
    onState: (connected, missed) => states.push([connected, missed]),
    WebSocket: FakeSocket as unknown as typeof WebSocket,
    random: () => 1,
  });
  return { states, events, stop, socket: () => FakeSocket.all.at(-1) as FakeSocket };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('events socket', () => {
  it('[S-39] waits longer each time, up to 10 s, with jitter', () => {
    expect([0, 1, 2, 3].map((n) => pauseBefore(n, () => 1))).toEqual([250, 500, 1000, 2000]);
    expect(pauseBefore(50, () => 1)).toBe(10_000);
    expect(pauseBefore(50, () => 0)).toBe(5_000);
  });

  it('shows the token as a subprotocol', () => {
    expect(connect().socket().protocols).toEqual(['visual-edit.v1', 'token.abc']);
  });

  it('reconnects, and says that events may have been missed', () => {
    const { states, socket, stop } = connect();
    socket().opens();
    socket().drops();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
    socket().opens();
    expect(states).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ]);
    stop();
    expect(socket().closed).toBe(true);
  });

  it('sees a gap in the numbers', () => {
    const { states, events, socket } = connect();
    socket().opens();
    socket().says({ seq: 3, event: 'hello', latestActivityId: null });
    socket().says({ seq: 4, event: 'lookups' });
    expect(states).toHaveLength(1);
    socket().says({ seq: 6, event: 'lookups' });
    expect(states.at(-1)).toEqual([true, true]);
    expect(events).toEqual(['hello', 'lookups', 'lookups']);
  });

  it('drops what is no event', () => {
    const { events, socket } = connect();
    for (const noise of ['{', 'null', '[]', '{"seq":"1","event":"change"}', '{"seq":1}']) socket().says(noise);
    expect(events).toEqual([]);
  });
});
