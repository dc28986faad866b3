/**
 * `npm run security [-- --full]`: runs every test whose name contains the number of a security check, and prints a table of
 * all checks: number, priority, claim, result. With `--full`, long tests run as long as for a release.
 *
 * The exit code is 0 when no such test failed and every check has a test, or is listed as untested. Tests that this machine
 * cannot run are reported, and their checks do not count as passed.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './lib/run.mjs';
import { CHECKS, checksIn } from './lib/security-checks.mjs';
import { main, SetupError } from './lib/setup.mjs';
import { prepare } from './prepare.mjs';

await main(async () => {
  if (takesOption(process.argv.slice(2))) process.env.VISUAL_EDIT_FULL = '1';
  await prepare({ browser: true });
  const tests = runTests(filesWithChecks());
  const rows = CHECKS.map((check) => rowOf(check, tests));
  for (const row of rows) print(row);
  return summarize(rows, tests) ? 0 : 1;
});

function takesOption(args) {
  const wrong = args.find((arg) => arg !== '--full');
  if (wrong === undefined) return args.length > 0;
  throw new SetupError(`There is no option ${wrong}. Use --full for runs of full length, or none.`);
}

/** Test files that mention a check; their tests are then selected by name. */
function filesWithChecks() {
  return readdirSync(join(ROOT, 'tests'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => join('tests', file))
    .filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('[S-'));
}

/** @returns {{ name: string, status: string }[]} the tests with a number in their name */
function runTests(files) {
  const folder = mkdtempSync(join(tmpdir(), 'visual-edit-security-'));
  const results = join(folder, 'results.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`];
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  run(process.execPath, [vitest, 'run', ...reporters, '--testNamePattern', String.raw`\[S-\d+\]`, ...files]);
  const { testResults = [] } = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {};
  rmSync(folder, { recursive: true });
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length);
  return [
    ...tests
      .map(({ fullName, status }) => ({ name: fullName, status }))
      .filter(({ name }) => checksIn(name).length > 0),
    ...broken.map(({ name }) => ({ name: `${name} does not load`, status: 'failed' })),
  ];
}

function rowOf(check, tests) {
  const mine = tests.filter(({ name }) => checksIn(name).includes(check.number));
  const passed = mine.filter(({ status }) => status === 'passed').length;
  const bad = mine.filter(({ status }) => status === 'failed');
  const skipped = mine.length - passed - bad.length;
  if (bad.length > 0) return { check, mark: '✗', result: `failed: ${bad.map(({ name }) => name).join('; ')}` };
  if (passed > 0)
    return {
      check,
      mark: '✓',
      result: `${passed} test${passed === 1 ? '' : 's'}${skipped ? `, ${skipped} cannot run here` : ''}`,
    };
  if (skipped > 0) return { check, mark: '–', result: `${skipped} cannot run here: ${mine[0].name}` };
  return check.untested === undefined
    ? { check, mark: '✗', result: 'no test carries its number' }
    : { check, mark: '–', result: `no test: ${check.untested}` };
}

function print({ check: { number, priority, what }, mark, result }) {
  console.log(`${mark} S-${String(number).padEnd(3)} (${priority})  ${what.padEnd(84)}  ${result}`);
}

function summarize(rows, tests) {
  console.log();
  for (const priority of [0, 1, 2]) {
    const mine = rows.filter(({ check }) => check.priority === priority);
    const shown = mine.filter(({ mark }) => mark === '✓').length;
    const without = mine.filter(({ mark }) => mark === '–').map(({ check }) => `S-${check.number}`);
    console.log(
      `(${priority}) ${shown} of ${mine.length} shown${without.length ? `; without a test: ${without.join(', ')}` : ''}`,
    );
  }
  const failed = rows.filter(({ mark }) => mark === '✗');
  const broken = tests.filter(({ name, status }) => status === 'failed' && checksIn(name).length === 0);
  for (const { name } of broken) console.log(`✗ ${name}`);
  console.log(
    failed.length === 0 ? 'None failed.' : `Failed: ${failed.map(({ check }) => `S-${check.number}`).join(', ')}`,
  );
  return failed.length + broken.length === 0;
}
