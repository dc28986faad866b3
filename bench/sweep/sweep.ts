/** Runs a sweep: page after page, script after script, until the time or the number of actions is used up. */
import type { Break } from './laws.ts';
import { perform, type Result, recover, startWatch, type Watch } from './perform.ts';
import { planner, survey } from './plan.ts';
import { reachAll, scriptOf } from './reach.ts';
import { newRow, note, printFinding, printTable, type Row, writeFinding } from './report.ts';
import { describeStep, type Finding, type Law, readScript, type Script } from './script.ts';
import { shrink } from './shrink.ts';
import { type Stage, startStage } from './stage.ts';
import { startTypesCheck, type TypesCheck } from './types-check.ts';

export interface SweepOptions {
  /** folder of an app; the bundled example without it */
  app?: string;
  routes: readonly string[];
  widths: readonly number[];
  seed: number;
  /** of the whole run */
  minutes: number;
  /** for each page */
  actions: number;
  /** share of a page's time for selecting every element */
  reach: boolean;
  /** folder for findings */
  results: string;
}

export interface SweepReport {
  rows: Map<string, Row>;
  findings: Finding[];
}

/** Tries of shrinking cost as much as actions: findings of the same words are shrunk once in a run. */
const keyOf = ({ law, detail }: Break, { steps }: Script) =>
  `${law} ${steps.at(-1)?.do} ${detail.replaceAll(/“[^”]*”|[\d-]+/g, '').slice(0, 80)}`;
/** ms for the tries of one finding, after which the shortest script so far is kept */
const SHRUNK_WITHIN = 60_000;
/** scripts before a finding that may belong to it */
const REMEMBERED = 4;

/** @param report filled as the run goes on, so that one that is broken off has a table too */
export async function sweep(options: SweepOptions, report: SweepReport): Promise<void> {
  const stage = await startStage(options.app);
  try {
    const types = startTypesCheck(stage.project.root);
    const seen = new Set<string>();
    const until = performance.now() + options.minutes * 60_000;
    const pages = options.routes.flatMap((route) => options.widths.map((width) => ({ route, width })));
    for (const [i, place] of pages.entries()) {
      const left = until - performance.now();
      if (left <= 0) break;
      const isOver = isAfter(performance.now() + left / (pages.length - i));
      await sweepPage({ stage, types, options, report, seen, until }, place, isOver, options.seed + i);
    }
  } finally {
    await stage.close();
  }
}

const isAfter = (time: number) => () => performance.now() >= time;

interface Run {
  stage: Stage;
  types: TypesCheck | null;
  options: SweepOptions;
  report: SweepReport;
  seen: Set<string>;
  /** the end of the run, in ms of `performance.now()` */
  until: number;
}

async function sweepPage(
  run: Run,
  place: Pick<Script, 'route' | 'width'>,
  isOver: () => boolean,
  seed: number,
): Promise<void> {
  const { stage, types, options, report } = run;
  const row = newRow();
  report.rows.set(`${place.route} ${place.width}`, row);
  let watch = await startWatch(stage, types, place);
  const places = await survey(watch.view);
  if (options.reach) {
    row.reached = await reachAll(watch.view, places, isOver);
    for (const { target, problem } of row.reached.problems) keep(run, seed, scriptOf(place, target), problem, false);
  }
  const plan = planner(places, seed);
  const before: Script[] = [];
  while (row.tried < options.actions && !isOver()) {
    const script = plan.next(place);
    const results = await performSafely(watch, script);
    for (const result of results) note(row, result);
    const [broken] = results.flatMap(({ breaks }) => breaks);
    if (process.env.SWEEP_LOG) log(results);
    if (!broken) {
      before.push(script);
      if (before.length > REMEMBERED) before.shift();
      continue;
    }
    const problems = results.flatMap(({ breaks }) => breaks);
    if (!(await keepAll(run, watch, { seed, script, before, problems }))) {
      await watch.view.close();
      stage.restore();
      watch = await startWatch(stage, types, place, watch);
    }
    before.length = 0;
  }
  await watch.view.close();
}

function log(results: Result[]): void {
  for (const { step, ended, breaks } of results) {
    const laws = breaks.map(({ law, detail }) => `\n    ${law}: ${detail}`).join('');
    console.log(`${ended.padEnd(12)} ${describeStep(step)}${laws}`);
  }
}

/** A step that could not be done to its end is no finding about the product, but nothing that may stay hidden. */
async function performSafely(watch: Watch, script: Script): Promise<Result[]> {
  try {
    return await perform(watch, script);
  } catch (error) {
    const [step] = script.steps;
    if (!step) return [];
    const detail = `the sweep could not go on: ${watch.stage.ended() || String(error).slice(0, 300)}`;
    return [{ step, ended: 'broken off', breaks: [{ law: 'a', detail }] }];
  }
}

interface Found {
  seed: number;
  script: Script;
  /** calm scripts that were performed before it in the same editor */
  before: Script[];
  problems: Break[];
}

/** Keeps findings, the new ones in their shortest form. @returns true when the editor can go on as it is */
async function keepAll(run: Run, watch: Watch, found: Found): Promise<boolean> {
  const { seed, script, problems } = found;
  const fresh = problems.filter((problem) => !run.seen.has(keyOf(problem, script)));
  for (const problem of problems) run.seen.add(keyOf(problem, script));
  for (const problem of problems) if (!fresh.includes(problem)) keep(run, seed, script, problem, null);
  if (fresh.length === 0) return recoverSafely(watch);
  await watch.view.close();
  await shrinkAndKeep(run, watch, { ...found, problems: fresh });
  return false;
}

async function recoverSafely(watch: Watch): Promise<boolean> {
  try {
    return await recover(watch);
  } catch {
    return false;
  }
}

/** @param before the page without edits, in an editor that is closed */
async function shrinkAndKeep(run: Run, before: Watch, { seed, script, problems, ...found }: Found): Promise<void> {
  const { stage, types } = run;
  /** one try shows all the laws that a script breaks */
  const tried = new Map<string, Set<Law>>();
  let isOver = isAfter(Number.POSITIVE_INFINITY);
  const breaks = async (one: Script): Promise<Set<Law>> => {
    const known = tried.get(JSON.stringify(one));
    if (known) return known;
    if (isOver()) return new Set();
    stage.restore();
    const watch = await startWatch(stage, types, one, before);
    try {
      const all = await performSafely(watch, one);
      const laws = new Set(all.flatMap(({ breaks }) => breaks.map(({ law }) => law)));
      tried.set(JSON.stringify(one), laws);
      return laws;
    } finally {
      await watch.view.close();
    }
  };
  for (const problem of problems) {
    isOver = isAfter(Math.min(performance.now() + SHRUNK_WITHIN, run.until));
    const shortest = await shrink(script, found.before, problem.law, breaks);
    keep(run, seed, shortest.script, problem, tried.size > 0 ? shortest.replayed : null);
  }
}

function keep(
  { options, report }: Run,
  seed: number,
  script: Script,
  { law, detail }: Break,
  replayed: boolean | null,
): void {
  const finding: Finding = { law, detail, seed, replayed, script };
  report.findings.push(finding);
  printFinding(finding, writeFinding(options.results, report.findings.length, finding));
}

/** @returns true when no law was broken */
export async function run(options: SweepOptions): Promise<boolean> {
  const report: SweepReport = { rows: new Map(), findings: [] };
  try {
    await sweep(options, report);
  } finally {
    printTable(report.rows);
  }
  console.log(`\n${report.findings.length} findings in ${options.results}`);
  return report.findings.length === 0;
}

/** Performs the script of a file. @returns true when no law was broken */
export async function replay(file: string, app?: string): Promise<boolean> {
  const stage = await startStage(app);
  try {
    const script = readScript(file);
    const asksForTypes = script.steps.some(({ types }) => types) || script.mode === 'burst';
    const watch = await startWatch(stage, asksForTypes ? startTypesCheck(stage.project.root) : null, script);
    const results = await perform(watch, script);
    log(results);
    return results.every(({ breaks }) => breaks.length === 0);
  } finally {
    await stage.close();
  }
}
