import { defineConfig } from 'vitest/config';

/**
 * Browser tests start real servers and Chromium: few at a time, and long limits that only a hang can meet. On a shared CI
 * machine a test may be tried once more; the reporter marks it, and a marked test is a defect to mend.
 */
const browser = { testTimeout: 120_000, hookTimeout: 180_000, fileParallelism: false, retry: process.env.CI ? 1 : 0 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{protocol,mutations,server,plugin,changes,repo}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['tests/{runtime,editor-ui}/**/*.test.ts'],
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      { test: { name: 'cli', include: ['tests/cli/**/*.test.ts'], environment: 'node', ...browser } },
      { test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], environment: 'node', ...browser } },
      { test: { name: 'example', include: ['tests/example/**/*.test.ts'], environment: 'node', ...browser } },
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
