import { expect, it } from 'vitest';
import { RevisionClock } from '../../src/server/edits/revision-clock.ts';

it('gives each new text a number that grows over all files', () => {
  const clock = new RevisionClock();
  expect([clock.note('a.tsx', 'one'), clock.note('b.tsx', 'one'), clock.note('a.tsx', 'two')]).toEqual([1, 2, 3]);
  expect(clock.newest).toBe(3);
});

it('keeps the number of a text that is met again, and not of one that comes back', () => {
  const clock = new RevisionClock();
  clock.note('a.tsx', 'one');
  expect(clock.note('a.tsx', 'one')).toBe(1);
  clock.note('a.tsx', 'two');
  expect(clock.note('a.tsx', 'one')).toBe(3);
});

it('a file that is gone, and one that is back, are news', () => {
  const clock = new RevisionClock();
  expect([
    clock.note('a.tsx', 'one'),
    clock.note('a.tsx', null),
    clock.note('a.tsx', null),
    clock.note('a.tsx', 'one'),
  ]).toEqual([1, 2, 2, 3]);
});
