/** Runs a sweep: page after page, script after script, until the time or the number of actions is used up. */
import type { Break } from './laws.ts';
import { perform } from './perform.ts';
import { type Planner, planner, survey } from './plan.ts';
import { reachAll } from './reach.ts';
import {
  addRows,
  newRow,
  note,
  printFinding,
  printTable,
  type Row,
  readRows,
  writeFinding,
  writeRows,
} from './report.ts';
import { describeStep, type Finding, type Law, readScript, type Script, type Step } from './script.ts';
import { playSession, type SoFar } from './session.ts';
import { shrink } from './shrink.ts';
import { type Stage, startStage } from './stage.ts';
import { startTypesCheck, type TypesCheck } from './types-check.ts';
import { type Result, recover, startWatch, type Watch } from './watch.ts';

type Place = Pick<Script, 'route' | 'width'>;

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
  /** cut the script of each finding down */
  shrink: boolean;
  /** folder for the findings, and for the table */
  results: string;
  /** add to the table of the runs before */
  add: boolean;
}

export interface SweepReport {
  rows: Map<string, Row>;
  findings: Finding[];
}

/** Tries of shrinking cost as much as actions: findings of the same words are shrunk once in a run. */
const keyOf = ({ law, detail }: Break, { steps }: Script) =>
  `${law} ${steps.at(-1)?.do} ${detail.replaceAll(/“[^”]*”|[\d-]+/g, '').slice(0, 80)}`;
/** ms for the tries of one finding, after which the shortest script so far is kept */
const SHRUNK_WITHIN = 90_000;

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

async function sweepPage(run: Run, place: Place, isOver: () => boolean, seed: number): Promise<void> {
  const { stage, types, options, report } = run;
  const row = newRow();
  report.rows.set(`${place.route} ${place.width}`, row);
  let watch = await startWatch(stage, types, place);
  const places = await survey(watch.view);
  if (options.reach) {
    row.reached = await reachAll(watch, places, isOver, (result) => {
      note(row, result);
      const script: Script = { ...place, mode: 'session', steps: [result.step] };
      for (const problem of result.breaks) keep(run, seed, script, problem, null);
    });
  }
  const plan = planner(places, seed);
  while (row.tried < options.actions && !isOver()) {
    const { script, problems } = await play(watch, plan, place, isOver, (result) => note(row, result));
    if (problems.length === 0 || (await keepAll(run, watch, { seed, script, problems }))) continue;
    await watch.view.close();
    stage.restore();
    watch = await startWatch(stage, types, place, watch);
  }
  await watch.view.close();
}

interface Played {
  /** as far as it went */
  script: Script;
  problems: Break[];
}

/** A session, or now and then a burst. */
async function play(
  watch: Watch,
  plan: Planner,
  place: Place,
  isOver: () => boolean,
  noted: (result: Result) => void,
): Promise<Played> {
  const script: Script = { ...place, mode: plan.isBurst() ? 'burst' : 'session', steps: [] };
  const problems: Break[] = [];
  const took = (result: Result): void => {
    noted(result);
    problems.push(...result.breaks);
    if (process.env.SWEEP_LOG) log([result]);
  };
  try {
    plan.see(await survey(watch.view));
    if (script.mode === 'burst') {
      script.steps = plan.burst();
      for (const result of await perform(watch, script)) took(result);
      return { script, problems };
    }
    const length = plan.length();
    const next = async (soFar: SoFar): Promise<Step | null> => {
      if (script.steps.length === length || isOver()) return null;
      plan.see(await survey(watch.view));
      const step = plan.step(soFar);
      script.steps.push(step);
      return step;
    };
    await playSession(watch, next, took);
  } catch (error) {
    const [step] = script.steps.slice(-1);
    if (step) took({ step, ended: 'broken off', breaks: [brokenOff(watch, error)] });
  }
  return { script, problems };
}

/** A step that could not be done to its end is no finding about the product, but nothing that may stay hidden. */
function brokenOff({ stage, view }: Watch, error: unknown): Break {
  return {
    law: 'a',
    detail: `the sweep could not go on: ${stage.ended() || view.hung() || String(error).slice(0, 300)}`,
  };
}

let loggedAt = performance.now();

function log(results: Result[]): void {
  for (const { step, ended, breaks } of results) {
    const laws = breaks.map(({ law, detail }) => `\n    ${law}: ${detail}`).join('');
    const took = Math.round(performance.now() - loggedAt);
    loggedAt += took;
    console.log(`${String(took).padStart(6)} ms ${ended.padEnd(12)} ${describeStep(step)}${laws}`);
  }
}

interface Found {
  seed: number;
  script: Script;
  problems: Break[];
}

/** Keeps findings, the new ones in their shortest form. @returns true when the editor can go on as it is */
async function keepAll(run: Run, watch: Watch, found: Found): Promise<boolean> {
  const { seed, script, problems } = found;
  const isNew = (problem: Break) => run.options.shrink && !run.seen.has(keyOf(problem, script));
  const fresh = problems.filter(isNew);
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
async function shrinkAndKeep(run: Run, before: Watch, { seed, script, problems }: Found): Promise<void> {
  /** one try shows all the laws that a script breaks */
  const tried = new Map<string, Set<Law>>();
  let isOver = isAfter(Number.POSITIVE_INFINITY);
  const breaks = async (one: Script): Promise<Set<Law>> => {
    const known = tried.get(JSON.stringify(one));
    if (known) return known;
    if (isOver()) return new Set();
    const laws = await lawsBrokenBy(run, before, one);
    tried.set(JSON.stringify(one), laws);
    return laws;
  };
  for (const problem of problems) {
    isOver = isAfter(Math.min(performance.now() + SHRUNK_WITHIN, run.until));
    const shortest = await shrink(script, problem.law, breaks);
    keep(run, seed, shortest.script, problem, tried.size > 0 ? shortest.replayed : null);
  }
}

/** In a fresh editor. */
async function lawsBrokenBy({ stage, types }: Run, before: Watch, script: Script): Promise<Set<Law>> {
  stage.restore();
  const watch = await startWatch(stage, types, script, before);
  try {
    const results = await perform(watch, script);
    return new Set(results.flatMap(({ breaks }) => breaks.map(({ law }) => law)));
  } catch (error) {
    return new Set([brokenOff(watch, error).law]);
  } finally {
    await watch.view.close();
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
    const rows = options.add ? addRows(readRows(options.results), report.rows) : report.rows;
    writeRows(options.results, rows);
    printTable(rows);
  }
  console.log(`\n${report.findings.length} findings in ${options.results}`);
  return report.findings.length === 0;
}

/** Performs the script of a file. @returns true when no law was broken */
export async function replay(file: string, app?: string): Promise<boolean> {
  const stage = await startStage(app);
  try {
    const script = readScript(file);
    const asksForTypes = script.steps.some(({ types }) => types) || script.mode !== 'calm';
    const watch = await startWatch(stage, asksForTypes ? startTypesCheck(stage.project.root) : null, script);
    const results = await perform(watch, script);
    log(results);
    return results.every(({ breaks }) => breaks.length === 0);
  } finally {
    await stage.close();
  }
}
