import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.mjs';

/** Enough to know what went wrong; the whole message stands where the test ran. */
const MAX_MESSAGE_LINES = 15;

/**
 * What the JSON report of a Vitest run says.
 * @param results the parsed report, `{}` where there is none
 * @param tried the tests that passed when they were tried again, of second-tries.mjs
 * @returns the counts, and of each failed test, or file that does not load, its file, its full name and its message;
 * likewise of each that passed at the second try
 */
export function summaryOf(
  { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0, testResults = [] },
  tried = [],
) {
  const secondTries = tried.map(({ file, test, message }) => ({
    file: relative(ROOT, file),
    test,
    message: short(message),
  }));
  return { passed, failed, skipped, failures: testResults.flatMap(failuresOf), secondTries };
}

function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [{ file, test: 'does not load', message: short(message) }] : [];
  return failed.map(({ fullName, failureMessages }) => ({ file, test: fullName, message: short(failureMessages[0]) }));
}

function short(message = '') {
  return stripVTControlCharacters(message).split('\n').slice(0, MAX_MESSAGE_LINES).join('\n');
}
