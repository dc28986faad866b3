import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.mjs';

/** Enough to see the cause; the test's own output has the full message. */
const MAX_MESSAGE_LINES = 15;

/**
 * Summarizes the JSON report of a Vitest run.
 * @param results the parsed report, or `{}`
 * @returns the counts, and for each failed test or file: its file, full name and message
 */
export function summaryOf({ testResults = [] }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('pending', 'skipped', 'todo'),
    failures: testResults.flatMap(failuresOf),
    secondTries: [],
  };
}

/**
 * Merges the report of a run with that of a second run of some files. The second result of a file replaces the first.
 * @returns the report; `secondTries` lists the tests that passed only in the second run, with their first failure
 */
export function summaryOfTwo(first, again) {
  const files = new Set(again.testResults.map(({ name }) => name));
  const kept = first.testResults.filter(({ name }) => !files.has(name));
  const summary = summaryOf({ testResults: [...kept, ...again.testResults] });
  const isFailed = ({ file, test }) => summary.failures.some((other) => other.file === file && other.test === test);
  return { ...summary, secondTries: first.testResults.flatMap(failuresOf).filter((test) => !isFailed(test)) };
}

function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [{ file, test: 'does not load', message: short(message) }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    test: fullName,
    message: failureMessages.map(short).join('\n'),
  }));
}

function short(message = '') {
  return stripVTControlCharacters(message).split('\n').slice(0, MAX_MESSAGE_LINES).join('\n');
}
