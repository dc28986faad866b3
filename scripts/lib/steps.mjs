/** The steps of `npm test`. A *step* is the build, projects of Vitest, or commands in turn, of which the first failure ends it. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';
import { ensureBuilt } from './setup.mjs';
import { summaryOf } from './test-results.mjs';

const NO_TESTS = summaryOf({});

const bin = (path, ...args) => [process.execPath, [join(ROOT, 'node_modules', path), ...args]];
const tsc = (part) => bin('typescript/bin/tsc', '-p', `tsconfig.${part}.json`);

/** Name -> what to run. */
export const STEPS = {
  build: { work: ensureBuilt },
  typecheck: { commands: ['neutral', 'node', 'browser', 'tests'].map(tsc) },
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
 * Runs one step, showing what it prints.
 * @returns whether it passed, the tests that it ran, and those that failed
 */
export async function runStep({ work, commands, projects }) {
  const result = work ? await runWork(work) : projects ? runVitest(projects) : runCommands(commands);
  // a step that fails without a failed test (a type error, a file that does not load) counts as one failure
  if (!result.ok && result.failed === 0) result.failed = 1;
  return result;
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

function runCommands(commands) {
  const ok = commands.every(([command, args]) => run(command, args) === 0);
  return { ok, ...NO_TESTS };
}

function runVitest(projects) {
  const folder = mkdtempSync(join(tmpdir(), 'visual-edit-results-'));
  const file = join(folder, 'results.json');
  const again = join(folder, 'second-tries.json');
  const chosen = projects.flatMap((name) => ['--project', name]);
  const own = join(ROOT, 'scripts/lib/second-tries.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, `--reporter=${own}`];
  const env = { ...process.env, SECOND_TRIES: again };
  const exitCode = run(...bin('vitest/vitest.mjs', 'run', ...chosen, ...reporters), { env });
  const read = (path, none) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : none);
  const summary = summaryOf(read(file, {}), read(again, []));
  rmSync(folder, { recursive: true });
  return { ok: exitCode === 0, ...summary };
}
