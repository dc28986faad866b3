/**
 * `npm test`: runs all steps, also in a fresh clone. `npm test -- --only=unit,lint` runs some.
 * A failed step does not stop the others. The last line is the total; the exit code is 0 only when nothing failed.
 */
import { main, SetupError } from './lib/setup.mjs';
import { runStep, STEPS } from './lib/steps.mjs';
import { prepare } from './prepare.mjs';

/** Steps that read the built files. */
const NEED_BUILD = ['unit', 'cli', 'e2e', 'example', 'package', 'publish'];

await main(async () => {
  const names = stepsAskedFor(process.argv.slice(2));
  // The build is a separate step, so that steps that do not need it run even when it fails.
  await prepare({ build: false, browser: names.some((name) => 'projects' in STEPS[name]) });
  const rows = [];
  for (const name of names) rows.push(await timedStep(name));
  report(rows);
  return rows.every(({ ok }) => ok) ? 0 : 1;
});

function stepsAskedFor(args) {
  const wrong = args.find((arg) => !arg.startsWith('--only='));
  if (wrong) throw new SetupError(`There is no option ${wrong}. Use --only=${Object.keys(STEPS).join(',')}.`);
  const names = args.length === 0 ? Object.keys(STEPS) : args.flatMap((arg) => arg.slice('--only='.length).split(','));
  const unknown = names.find((name) => !(name in STEPS));
  if (unknown === undefined) return withBuild(names);
  throw new SetupError(`There is no step "${unknown}". Steps: ${Object.keys(STEPS).join(', ')}.`);
}

function withBuild(names) {
  return names.some((name) => NEED_BUILD.includes(name)) ? [...new Set(['build', ...names])] : names;
}

async function timedStep(name) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n`);
  const started = performance.now();
  const result = await runStep(STEPS[name]);
  return { name, ...result, seconds: (performance.now() - started) / 1000 };
}

function report(rows) {
  console.log(`\n── summary ${'─'.repeat(63)}\n`);
  for (const { name, ok, seconds, passed, failed, skipped } of rows) {
    const tests = passed + failed + skipped > 0 ? `${passed} passed, ${failed} failed, ${skipped} skipped` : '';
    console.log(
      `${ok ? '✓' : '✗'} ${name.padEnd(10)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${ok || passed ? tests : ''}`,
    );
  }
  for (const { name, secondTries, failures } of rows) {
    for (const test of secondTries) printTest('passed at the second try:', name, test);
    for (const test of failures) printTest('✗', name, test);
  }
  const total = (field) => rows.reduce((sum, row) => sum + row[field], 0);
  console.log(`\nsteps: ${rows.filter(({ ok }) => ok).length} of ${rows.length} ok`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
}

/** Repeated at the end, because readers of a long log look at the last lines. */
function printTest(mark, step, { file, test, message }) {
  console.log(`\n${mark} ${step} › ${file} › ${test}\n${message.replace(/^/gm, '    ')}`);
}
