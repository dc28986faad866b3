/** What waits for a page to show a revision of the source. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFrameClock } from '../../src/editor-ui/frame/frame-clock.ts';

const APP = 'src/App.tsx';
const onSettled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onSettled.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const committed = (revision: number, base = 0, file = APP) => ({ base, files: { [file]: revision } });

it('what the page shows already is not waited for', async () => {
  const clock = createFrameClock(onSettled);
  clock.commit(committed(3));
  expect(await clock.whenCommitted({ [APP]: 2 })).toBe(true);
  expect(await clock.whenCommitted({})).toBe(true);
});

it('waits until each file is committed, at that revision or a newer one', async () => {
  const clock = createFrameClock(onSettled);
  const ends = vi.fn();
  void clock.whenCommitted({ [APP]: 2, 'src/app.css': 3 }).then(ends);
  clock.commit(committed(4));
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).not.toHaveBeenCalled();
  clock.commit({ base: 0, files: { [APP]: 4, 'src/app.css': 3 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveBeenCalledWith(true);
});

it('is unsettled while the page is behind the news, or ahead of them', () => {
  const clock = createFrameClock(onSettled);
  expect(clock.isUnsettled()).toBe(false);
  clock.hear({ [APP]: 1 });
  expect(clock.isUnsettled()).toBe(true);
  clock.commit(committed(1));
  expect(clock.isUnsettled()).toBe(false);
  clock.commit(committed(2));
  expect(clock.isUnsettled()).toBe(true);
  onSettled.mockReset();
  clock.hear({ [APP]: 2 });
  expect([clock.isUnsettled(), onSettled.mock.calls.length]).toEqual([false, 1]);
});

it('a page that loads anew has everything that was saved by then', async () => {
  const clock = createFrameClock(onSettled);
  const ends = vi.fn();
  clock.commit(committed(1));
  clock.hear({ [APP]: 2 });
  void clock.whenCommitted({ [APP]: 2 }).then(ends);
  clock.left();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).not.toHaveBeenCalled();
  clock.ready();
  clock.commit({ base: 2, files: {} });
  await vi.advanceTimersByTimeAsync(0);
  expect([ends.mock.calls, clock.isUnsettled()]).toEqual([[[true]], false]);
});

it('a page without hot updates is taken as it is, and says so', async () => {
  const clock = createFrameClock(onSettled);
  clock.hear({ [APP]: 1 });
  const ends = vi.fn();
  void clock.whenCommitted({ [APP]: 1 }).then(ends);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([ends.mock.calls, clock.isUnsettled(), onSettled.mock.calls.length]).toEqual([[[false]], false, 1]);
});

it('closing ends all that waits', async () => {
  const clock = createFrameClock(onSettled);
  const waits = clock.whenCommitted({ [APP]: 1 });
  clock.close();
  expect(await waits).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
