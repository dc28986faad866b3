/** The list of security checks and the tests that carry their numbers agree. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKS, checksIn } from '../../scripts/lib/security-checks.mjs';
import { ATTACKS } from '../server/support/attacks.ts';
import { REPOSITORY } from '../support/repository.ts';
import { repositoryFiles } from './files.ts';

/** Numbers in the names of tests; those of the gate's attacks are put together from a table. */
function numbersInTests(): Set<number> {
  const files = repositoryFiles().filter((file) => /^tests\/.*\.test\.ts$/.test(file));
  const lines = files.flatMap((file) => readFileSync(join(REPOSITORY, file), 'utf8').split('\n'));
  const names = lines.filter((line) => !/^\s*(?:\*|\/\*|\/\/)/.test(line));
  return new Set([...names.flatMap(checksIn), ...ATTACKS.map(({ check }) => check)]);
}

const tested = numbersInTests();

test('[S-141] every check has a test, or says why it has none', () => {
  const missing = CHECKS.filter(({ number, untested }) => untested === undefined && !tested.has(number));
  expect(missing.map(({ number, what }) => `S-${number} ${what}`)).toEqual([]);
});

test('[S-141] every number in a test is a check', () => {
  const numbers = new Set(CHECKS.map(({ number }) => number));
  expect([...tested].filter((number) => !numbers.has(number))).toEqual([]);
  expect(CHECKS.map(({ number }) => number)).toEqual(Array.from({ length: 141 }, (_, i) => i + 1));
});

test('names carry numbers in one form', () => {
  const [first, second] = ['S-17', 'S-8'];
  expect(checksIn(`[${first}] a [${second}] b S-9 [S-1`)).toEqual([17, 8]);
});
