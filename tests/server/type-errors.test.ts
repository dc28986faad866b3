/** Which type errors an edit added. */
import { expect, test } from 'vitest';
import { addedErrors, type FoundError, foundAgain } from '../../src/server/reader/type-errors.ts';

const error = (about: string, line: number, over: Partial<FoundError> = {}): FoundError => ({
  file: 'src/App.tsx',
  line,
  column: 4,
  code: 2322,
  message: `Type '"${about}"' is not assignable.`,
  about,
  ...over,
});

test('an error that moved is none that was added', () => {
  const moved = error('tone', 9, { file: 'src/Card.tsx', column: 0 });
  expect(addedErrors([error('tone', 3)], [moved, error('size', 3)])).toEqual([error('size', 3)]);
});

test('of equal errors only as many are added as there are more', () => {
  const twice = [error('tone', 3), error('tone', 8)];
  expect(addedErrors([error('tone', 3)], twice)).toEqual([error('tone', 8)]);
  expect(addedErrors(twice, [error('tone', 3)])).toEqual([]);
});

test('an error that says something else about the same code was there already', () => {
  const longer = error('Card', 3, { message: "Type '{ a: string; b: string }' is not assignable." });
  expect(addedErrors([error('Card', 3)], [longer])).toEqual([]);
  expect(addedErrors([error('Card', 3)], [{ ...longer, code: 2741 }])).toEqual([{ ...longer, code: 2741 }]);
  expect(addedErrors([error('Card', 3)], [error('Card', 4), longer])).toEqual([longer]);
});

test('known errors are found at their new place, or are gone', () => {
  const known = [error('tone', 3), error('tone', 8), error('size', 1)];
  expect(foundAgain(known, [error('tone', 4), error('size', 1, { code: 1 })])).toEqual([error('tone', 4), null, null]);
});
