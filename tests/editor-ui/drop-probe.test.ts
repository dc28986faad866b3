/** The place under a dragged pointer, from a page that answers late. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDropProbe, type Dropped } from '../../src/editor-ui/canvas/drop-probe.ts';
import type { DropTarget } from '../../src/protocol/geometry.ts';

const asked: unknown[] = [];
const frame = { call: (name: string, ...args: unknown[]) => void (name === 'findDropTarget' && asked.push(args[0])) };
const BOX = { left: 0, top: 0, width: 100, height: 20 };

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => vi.useRealTimers());

function targetIn(parentKey: string): DropTarget {
  return { parentKey, index: 0, line: null, axis: 'y', display: 'block', parentBox: BOX };
}

it('an answer that comes too late is not the answer to the next question', async () => {
  const probe = createDropProbe(frame as never);
  const [old, now] = [
    { x: 1, y: 1 },
    { x: 50, y: 50 },
  ];
  probe.ask(old);
  await vi.advanceTimersByTimeAsync(5000);
  probe.ask(now);
  expect(asked).toEqual([old, now]);
  let settled: Dropped | undefined;
  void probe.settled().then((dropped) => {
    settled = dropped;
  });
  probe.take({ point: old, target: targetIn('old'), elsewhere: null, image: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toBeUndefined();
  probe.take({ point: now, target: targetIn('now'), elsewhere: null, image: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(settled?.target?.parentKey).toBe('now');
});
