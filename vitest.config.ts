import { defineConfig } from 'vitest/config';

/** Vitest gives up after one second by itself, which a busy machine takes for a click. */
const patient = { poll: { timeout: 20_000 } };
/** A message is all that is left of a run elsewhere: it says the whole values. */
const wordy = { truncateThreshold: 2000 };
/** Long limits, that only a hang can meet. */
const quick = { testTimeout: 120_000, hookTimeout: 120_000, expect: patient, chaiConfig: wordy };
/** Browser tests start real servers and Chromium: few at a time. */
const browser = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  fileParallelism: false,
  expect: patient,
  chaiConfig: wordy,
};
/**
 * Each of these files has what it needs for itself: two at a time are nearly twice as soon done, where there is one core less
 * than Vitest wants for that, too. Where several projects run in one go, as for the threat model, those with as many workers are
 * a group.
 */
const inPairs = { fileParallelism: true, maxWorkers: 2, sequence: { groupOrder: 1 } };
/** A worker runs one file after the other, with one Chromium and the modules and packages of the file before. */
const oneAfterTheOther = { isolate: false, globalSetup: 'tests/support/kept.ts' };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{protocol,mutations,server,plugin,changes,repo}/**/*.test.ts'],
          environment: 'node',
          ...quick,
          ...inPairs,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['tests/{runtime,editor-ui}/**/*.test.ts'],
          environment: 'happy-dom',
          ...quick,
          ...inPairs,
        },
      },
      { test: { name: 'cli', include: ['tests/cli/**/*.test.ts'], environment: 'node', ...browser, ...inPairs } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          setupFiles: 'tests/e2e/failed-page.ts',
          ...browser,
          ...inPairs,
          ...oneAfterTheOther,
        },
      },
      {
        test: {
          name: 'example',
          include: ['tests/example/**/*.test.ts'],
          environment: 'node',
          ...browser,
          ...inPairs,
          ...oneAfterTheOther,
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          environment: 'node',
          ...browser,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
