/** The scripts behind `npm run` and `npm test`, asked for options and steps that do not exist. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaNode } from 'execa';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashOf } from '../../scripts/lib/hash.mjs';
import { withLock } from '../../scripts/lib/lock.mjs';
import { checkNode } from '../../scripts/lib/setup.mjs';
import { summaryOf, summaryOfTwo } from '../../scripts/lib/test-results.mjs';
import { ensureBuilt } from '../support/cli.ts';
import { REPOSITORY } from '../support/repository.ts';
import { writeFiles } from '../support/vite-project.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-edit-scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const script = (name: string, args: string[], env = {}) =>
  execaNode(join(REPOSITORY, 'scripts', name), args, { reject: false, cwd: folder, env, nodeOptions: [] });

test.each([
  {
    name: 'build.mjs',
    args: ['--only=nothing'],
    says: 'There is no part "nothing". Parts: runtime, recorder, node, editor, types.',
  },
  { name: 'test.mjs', args: ['--only=nothing'], says: 'There is no step "nothing". Steps: build, typecheck, lint, ' },
  { name: 'security.mjs', args: ['--fast'], says: 'There is no option --fast. Use --full for runs of full length' },
  { name: 'test.mjs', args: ['--fast'], says: 'There is no option --fast. Use --only=build,typecheck,' },
])('$name $args: says what there is', async ({ name, args, says }) => {
  const { stderr, stdout, exitCode } = await script(name, args);
  expect([stderr, stdout, exitCode]).toEqual([expect.stringContaining(says), '', 1]);
});

test('a browser that is not where CHROME_PATH says is a sentence, not a skipped test', async () => {
  const { stderr, exitCode } = await script('test.mjs', ['--only=unit'], { CHROME_PATH: '/no/chromium' });
  expect([stderr, exitCode]).toEqual(['CHROME_PATH is /no/chromium, but there is no such file.', 1]);
});

test('what is built already is left alone', async () => {
  ensureBuilt();
  const { stderr, exitCode } = await script('build.mjs', ['--only=runtime']);
  expect([stderr.trim(), exitCode]).toEqual(['everything is built', 0]);
});

test.each(['18.20.4', '20.18.3', '19.9.0'])('Node %s is too old', (version) => {
  expect(() => checkNode(version)).toThrow(`Node 20.19 or newer is needed, this is ${version}`);
});

test.each(['20.19.0', '21.0.0', '24.1.0'])('Node %s will do', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

describe('the hash of inputs', () => {
  test('tells every change of a byte or a name, and nothing else', () => {
    const hash = () => hashOf(folder, ['src', 'config.ts']);
    writeFiles(folder, { 'src/a.ts': 'a', 'src/deep/b.ts': 'b' });
    const first = hash();
    writeFiles(folder, { 'src/a.ts': 'a', 'other.ts': '' });
    expect(hash()).toBe(first);
    const seen = new Set([first]);
    for (const [file, text] of [
      ['src/a.ts', 'A'],
      ['src/c.ts', ''],
      ['config.ts', ''],
      ['src/deep/b.ts', ''],
    ] as const) {
      writeFiles(folder, { [file]: text });
      seen.add(hash());
    }
    expect(seen.size).toBe(5);
  });
});

describe('the lock', () => {
  test('lets one in at a time, and is gone afterwards', async () => {
    const file = join(folder, 'lock');
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} in`);
      await new Promise((done) => setImmediate(done));
      steps.push(`${name} out`);
    };
    await Promise.all([withLock(file, work('a')), withLock(file, work('b'))]);
    expect(steps).toEqual(['a in', 'a out', 'b in', 'b out']);
    expect(existsSync(file)).toBe(false);
  });

  test('of a process that was killed is taken over', async () => {
    const file = join(folder, 'lock');
    writeFileSync(file, '999999999');
    expect(await withLock(file, () => 'done')).toBe('done');
  });
});

describe('the summary of a test run', () => {
  const passing = { status: 'passed', fullName: 'adds', failureMessages: [] };

  test('names each failed test with its file and the beginning of its message, without colours', () => {
    const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const failing = {
      status: 'failed',
      fullName: 'list > takes away',
      failureMessages: [`\u001b[31m${lines}\u001b[39m`],
    };
    const results = {
      testResults: [
        {
          name: join(REPOSITORY, 'tests/a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [passing, failing],
        },
      ],
    };
    const { failures, ...rest } = summaryOf(results);
    expect(rest).toEqual({ passed: 1, failed: 1, skipped: 0, secondTries: [] });
    expect(failures).toEqual([
      { file: 'tests/a.test.ts', test: 'list > takes away', message: lines.split('\n').slice(0, 15).join('\n') },
    ]);
  });

  test('names a file that does not load', () => {
    const file = {
      name: join(REPOSITORY, 'tests/b.test.ts'),
      status: 'failed',
      message: 'No such module',
      assertionResults: [],
    };
    expect(summaryOf({ testResults: [file] }).failures).toEqual([
      { file: 'tests/b.test.ts', test: 'does not load', message: 'No such module' },
    ]);
  });

  test('is empty where there is no report', () => {
    expect(summaryOf({})).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] });
  });

  test('names what passed only when its file was run again, and what went wrong at first', () => {
    const result = (name: string, ...tests: [test: string, failure?: string][]) => ({
      name: join(REPOSITORY, name),
      status: tests.some(([, failure]) => failure) ? 'failed' : 'passed',
      message: '',
      assertionResults: tests.map(([fullName, failure]) => ({
        fullName,
        status: failure ? 'failed' : 'passed',
        failureMessages: failure ? [failure] : [],
      })),
    });
    const first = [result('a.ts', ['adds'], ['races', 'expected 1'], ['fails', 'no']), result('b.ts', ['loads'])];
    const again = [result('a.ts', ['adds'], ['races'], ['fails', 'still not'])];
    expect(summaryOfTwo({ testResults: first }, { testResults: again })).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
      failures: [{ file: 'a.ts', test: 'fails', message: 'still not' }],
      secondTries: [{ file: 'a.ts', test: 'races', message: 'expected 1' }],
    });
  });
});
