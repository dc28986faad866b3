/**
 * The steps of `npm test`. A *step* is the build, Vitest projects, a sequence of commands that stops at the first failure,
 * or commands of which two run at a time and all run.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run, start } from './run.mjs';
import { ensureBuilt } from './setup.mjs';
import { summaryOf, summaryOfTwo } from './test-results.mjs';

const NO_TESTS = summaryOf({});
/** With more failed files it is not flakiness, and a second run would take too long. */
const MOST_FILES_AGAIN = 5;

const bin = (path, ...args) => [process.execPath, [join(ROOT, 'node_modules', path), ...args]];
const tsc = (part) => bin('typescript/bin/tsc', '-p', `tsconfig.${part}.json`);

/** Steps by name. */
export const STEPS = {
  build: { work: buildForAll },
  // Each uses one core; the largest comes first.
  typecheck: { pairs: ['tests', 'browser', 'node', 'neutral'].map(tsc) },
  lint: { commands: [bin('@biomejs/biome/bin/biome', 'check', '.')] },
  knip: { commands: [bin('knip/bin/knip.js')] },
  unit: { projects: ['unit', 'dom'] },
  cli: { projects: ['cli'] },
  e2e: { projects: ['e2e'] },
  example: { projects: ['example'] },
  package: { projects: ['package'] },
  publish: {
    commands: [
      bin('publint/src/cli.js', '--strict'),
      bin('@arethetypeswrong/cli/dist/index.js', '--pack', '.', '--profile', 'esm-only'),
    ],
  },
};

/**
 * Runs one step and prints its output.
 * @returns whether it passed, the number of its tests, and the failed ones
 */
export async function runStep(step) {
  const result = await resultOf(step);
  // A step that fails without a failed test (a type error, a file that does not load) counts as one failure.
  if (!result.ok && result.failed === 0) result.failed = 1;
  return result;
}

function resultOf({ work, projects, pairs, commands }) {
  if (work) return runWork(work);
  if (projects) return runVitest(projects);
  return pairs ? runInPairs(pairs) : runCommands(commands);
}

async function runWork(work) {
  try {
    await work();
    return { ok: true, ...NO_TESTS };
  } catch (error) {
    console.error(error.message);
    return { ok: false, ...NO_TESTS };
  }
}

/** Sets VISUAL_EDIT_BUILT, because checking the build again takes half a second in each of about sixty test files. */
async function buildForAll() {
  await ensureBuilt();
  process.env.VISUAL_EDIT_BUILT = 'yes';
}

function runCommands(commands) {
  const ok = commands.every(([command, args]) => run(command, args) === 0);
  return { ok, ...NO_TESTS };
}

async function runInPairs(commands) {
  const left = [...commands];
  const codes = [];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) codes.push(await start(...next));
  };
  await Promise.all([worker(), worker()]);
  return { ok: codes.every((code) => code === 0), ...NO_TESTS };
}

/**
 * With the variable CI set, files with failed tests run once more, each with a fresh server, project and browser: a retry in
 * the leftovers of the first try proves nothing. The summary names tests that passed only then: each is a defect to fix.
 */
function runVitest(projects) {
  const first = vitest(projects, []);
  const summary = summaryOf(first.results);
  const files = [...new Set(summary.failures.map(({ file }) => file))];
  const isTriedAgain = process.env.CI && files.length > 0 && files.length <= MOST_FILES_AGAIN;
  if (!isTriedAgain) return { ok: first.ok, ...summary };
  console.log(`\nOnce more: ${files.join(', ')}\n`);
  const again = vitest(projects, files);
  return { ok: again.ok, ...summaryOfTwo(first.results, again.results) };
}

function vitest(projects, files) {
  const folder = mkdtempSync(join(tmpdir(), 'visual-edit-results-'));
  const file = join(folder, 'results.json');
  const chosen = projects.flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = run(...bin('vitest/vitest.mjs', 'run', ...files, ...chosen, ...reporters)) === 0;
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] };
  rmSync(folder, { recursive: true });
  return { ok, results };
}
