/** Runs a sweep: page after page, script after script, until the time or the number of actions is used up. */
import type { Break } from './laws.ts';
import { perform, type Result, startWatch, type Watch } from './perform.ts';
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

/** Tries of shrinking cost as much as actions: each law of each kind of step is shrunk once for a page. */
const keyOf = ({ law, detail }: Break, { steps }: Script) => `${law} ${steps.at(-1)?.do} ${detail.slice(0, 40)}`;
/** scripts before a finding that may belong to it */
const REMEMBERED = 4;

export async function sweep(options: SweepOptions): Promise<SweepReport> {
  const stage = await startStage(options.app);
  const report: SweepReport = { rows: new Map(), findings: [] };
  try {
    const types = startTypesCheck(stage.project.root);
    const until = performance.now() + options.minutes * 60_000;
    const pages = options.routes.flatMap((route) => options.widths.map((width) => ({ route, width })));
    for (const [i, place] of pages.entries()) {
      const left = until - performance.now();
      if (left <= 0) break;
      const isOver = isAfter(performance.now() + left / (pages.length - i));
      await sweepPage({ stage, types, options, report, seen: new Set() }, place, isOver, options.seed + i);
    }
  } finally {
    await stage.close();
  }
  return report;
}

const isAfter = (time: number) => () => performance.now() >= time;

interface Run {
  stage: Stage;
  types: TypesCheck | null;
  options: SweepOptions;
  report: SweepReport;
  seen: Set<string>;
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
    await watch.view.close();
    await shrinkAndKeep(run, seed, script, before, results);
    stage.restore();
    watch = await startWatch(stage, types, place);
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
    const detail = `the sweep could not go on: ${String(error).slice(0, 300)}`;
    return [{ step, ended: 'broken off', breaks: [{ law: 'a', detail }] }];
  }
}

async function shrinkAndKeep(
  run: Run,
  seed: number,
  script: Script,
  before: Script[],
  results: Result[],
): Promise<void> {
  const { stage, types } = run;
  /** one try shows all the laws that a script breaks */
  const tried = new Map<string, Set<Law>>();
  const breaks = async (one: Script): Promise<Set<Law>> => {
    const known = tried.get(JSON.stringify(one));
    if (known) return known;
    stage.restore();
    const watch = await startWatch(stage, types, one);
    try {
      const all = await performSafely(watch, one);
      const laws = new Set(all.flatMap(({ breaks }) => breaks.map(({ law }) => law)));
      tried.set(JSON.stringify(one), laws);
      return laws;
    } finally {
      await watch.view.close();
    }
  };
  for (const problem of results.flatMap(({ breaks }) => breaks)) {
    if (run.seen.has(keyOf(problem, script))) continue;
    run.seen.add(keyOf(problem, script));
    const shortest = await shrink(script, before, problem.law, breaks);
    keep(run, seed, shortest.script, problem, shortest.replayed);
  }
}

function keep({ options, report }: Run, seed: number, script: Script, { law, detail }: Break, replayed: boolean): void {
  const finding: Finding = { law, detail, seed, replayed, script };
  report.findings.push(finding);
  printFinding(finding, writeFinding(options.results, report.findings.length, finding));
}

/** @returns true when no law was broken */
export async function run(options: SweepOptions): Promise<boolean> {
  const report = await sweep(options);
  printTable(report.rows);
  console.log(`\n${report.findings.length} findings in ${options.results}`);
  return report.findings.length === 0;
}

/** Performs the script of a file. @returns true when no law was broken */
export async function replay(file: string, app?: string): Promise<boolean> {
  const stage = await startStage(app);
  try {
    const script = readScript(file);
    const watch = await startWatch(stage, startTypesCheck(stage.project.root), script);
    const results = await perform(watch, script);
    log(results);
    return results.every(({ breaks }) => breaks.length === 0);
  } finally {
    await stage.close();
  }
}
