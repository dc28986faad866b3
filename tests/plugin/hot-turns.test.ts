/** Which hot update may go to the pages, and when (S-121). */
import { beforeEach, describe, expect, it } from 'vitest';
import { HotTurns } from '../../src/plugin/hot-turns.ts';

const FILE = '/app/src/App.tsx';

describe('hot updates of one file [S-121]', () => {
  let say: (event: string, page: { name: string }, timestamp?: unknown) => void;
  let gone: Set<object>;
  const turnsWith = (patience: number) => {
    const listeners = new Map<string, (data: unknown, page: object) => void>();
    const turns = new HotTurns(
      { on: (event, listener) => listeners.set(event, listener) },
      (page) => !gone.has(page),
      patience,
    );
    say = (event, page, timestamp) => listeners.get(event)?.({ page: page.name, timestamp }, page);
    return turns;
  };
  const page = { name: 'one' };
  const other = { name: 'two' };
  let turns: HotTurns;
  let order: string[];

  beforeEach(() => {
    gone = new Set();
    order = [];
    turns = turnsWith(60_000);
  });

  const take = (timestamp: number, file = FILE) =>
    turns.take(file, timestamp).then((goes) => void order.push(`${timestamp} ${goes ? 'goes' : 'is passed over'}`));
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('go at once where no page listens', async () => {
    await Promise.all([take(1), take(2)]);
    expect(order).toEqual(['1 goes', '2 goes']);
  });

  it('wait until every page has applied the last, and of those that wait the newest goes', async () => {
    say('visual-edit:listens', page);
    say('visual-edit:listens', other);
    await take(1);
    const rest = [take(2), take(3), take(4)];
    await take(5, '/app/src/Card.tsx');
    say('visual-edit:applied', page, 1);
    await settled();
    expect(order).toEqual(['1 goes', '5 goes']);
    say('visual-edit:applied', other, 1);
    await Promise.all(rest);
    expect(order).toEqual(['1 goes', '5 goes', '2 is passed over', '3 is passed over', '4 goes']);
  });

  it('do not wait for pages that are gone, or that do not answer', async () => {
    say('visual-edit:listens', page);
    await take(1);
    const second = take(2);
    gone.add(page);
    say('vite:client:disconnect', page);
    await second;
    turns = turnsWith(20);
    gone.clear();
    say('visual-edit:listens', page);
    for (const timestamp of [3, 4, 5]) await take(timestamp);
    expect(order).toEqual(['1 goes', '2 goes', '3 goes', '4 goes', '5 goes']);
  });

  it('do not wait for a page that reloads, in a Vite that does not tell of closed pages', async () => {
    say('visual-edit:listens', page);
    await take(1);
    const second = take(2);
    gone.add(page);
    say('visual-edit:listens', other);
    await second;
    expect(order).toEqual(['1 goes', '2 goes']);
  });

  it('wait for pages by their names in a Vite that does not know a connection again, until they leave', async () => {
    const speak = (event: string, timestamp?: number) => {
      const connection = { name: 'one' };
      gone.add(connection);
      say(event, connection, timestamp);
    };
    speak('visual-edit:listens');
    await take(1);
    const second = take(2);
    await settled();
    expect(order).toEqual(['1 goes']);
    speak('visual-edit:applied', 1);
    await second;
    const third = take(3);
    speak('visual-edit:leaves');
    await third;
    expect(order).toEqual(['1 goes', '2 goes', '3 goes']);
  });

  it('are not let go by nonsense', async () => {
    say('visual-edit:listens', page);
    await take(2);
    const next = take(3);
    for (const data of [undefined, null, '2', 1, {}, Number.NaN]) say('visual-edit:applied', page, data);
    await settled();
    expect(order).toEqual(['2 goes']);
    say('visual-edit:applied', page, 2);
    await next;
  });
});
