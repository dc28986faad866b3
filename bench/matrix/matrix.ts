/**
 * The styling matrix of one project: the real command, the real editor in Chromium, and for each row an edit as a field of the
 * panel makes it. What the page shows after the hot update decides: as asked, in the asked context, and nowhere else.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { ApiError, MutationAnswer, MutationSuccess } from '../../src/protocol/api.ts';
import { longhandsOf } from '../../src/protocol/shorthands.ts';
import { ApiClient } from '../../tests/support/api-client.ts';
import { launchBrowser } from '../../tests/support/browser.ts';
import { openEditor } from '../../tests/support/open-editor.ts';
import { sha256Tree, startCli } from '../../tests/support/project.ts';
import { findEditor, untilAtRest } from '../sweep/editor-state.ts';
import { type Traffic, watchTraffic } from '../sweep/traffic.ts';
import { type Circumstance, circumstancesOf } from './contexts.ts';
import {
  breakpointOf,
  darkSelector,
  findEditing,
  lastRefusal,
  looseContext,
  prepareEdit,
  type Subject,
  setProperty,
  subjectsOf,
} from './driver.ts';
import { type ImportFile, type Judge, judgeOf } from './judge.ts';
import { type Group, groupsOf } from './plan.ts';
import { copyOfProject } from './projects.ts';
import { type MatrixProperty, PROPERTIES } from './properties.ts';
import { indexesOf, indexOf, type Look, openLook, type Shown, snapshot, under, wouldShow } from './shown.ts';

export type Verdict = 'right' | 'refused' | 'wrong' | 'silent' | 'ugly';

export interface Row {
  project: string;
  element: string;
  context: string;
  scope: string;
  property: string;
  value: string;
  verdict: Verdict;
  /** why, in a line */
  note: string;
  diff: string;
  /** the button of the refusal that was pressed first */
  pressed?: string;
  /** in a project whose classes prettier-plugin-tailwindcss sorts: the lists that were written, and how many it leaves as they are */
  sorted?: { lists: number; unchanged: number };
}

export interface MatrixResult {
  project: string;
  possible: number;
  elements: number;
  rows: Row[];
}

interface Options {
  seed: number;
  minutes: number;
  perGroup: number;
  /** only rows whose words hold it */
  only?: string | undefined;
  importFile: ImportFile;
  onRow(row: Row): void;
}

const NAMES = PROPERTIES.map(({ name }) => name);

interface Stage {
  look: Look;
  judge: Judge;
  client: ApiClient;
  traffic: Traffic;
  root: string;
  edge: { name: string; pixels: number };
  untouched: Record<string, string>;
}

export async function runMatrix(name: string, options: Options): Promise<MatrixResult> {
  const project = await copyOfProject(name);
  const untouched = sha256Tree(project.root);
  const judge = await judgeOf(project.root, options.importFile);
  const browser = await launchBrowser();
  const cli = await startCli(project.root);
  try {
    const { page } = await openEditor(browser, cli, '/', { viewport: { width: 1720, height: 1060 }, patience: 20_000 });
    const traffic = watchTraffic(page);
    await findEditor(page);
    const client = await ApiClient.connect(cli.ready);
    const all = await settledSubjects(page);
    const [first] = all;
    if (!first) throw new Error(`${name}: the page shows no element of the project.`);
    await prepareEdit(page, first, { breakpoint: null, state: null, dark: false, width: 1440 }, null);
    await findEditing(page);
    const edges = await breakpointOf(page);
    const edge = edges.find(({ name }) => name === 'md') ?? edges[Math.floor(edges.length / 2)];
    if (!edge) throw new Error(`${name}: no breakpoint.`);
    const frame = page.frames().find((one) => one.parentFrame() !== null);
    if (!frame) throw new Error(`${name}: no frame.`);
    const look = await openLook(page, frame, await darkSelector(page));
    const stage: Stage = { look, judge, client, traffic, root: project.root, edge, untouched };
    const { groups, possible } = groupsOf(all, options.seed, options.perGroup);
    const rows: Row[] = [];
    const until = performance.now() + options.minutes * 60_000;
    for (const group of groups) {
      if (performance.now() > until) break;
      await runGroup(name, stage, group, options, (row) => {
        rows.push(row);
        options.onRow(row);
      });
    }
    return { project: name, possible, elements: all.length, rows };
  } finally {
    await browser.close();
    await cli.stop();
    project.remove();
  }
}

/** The elements once no more come: the page may still be loading. */
async function settledSubjects(page: Page): Promise<Subject[]> {
  let before = 0;
  for (;;) {
    const found = await subjectsOf(page);
    if (found.length > 0 && found.length === before) return found;
    before = found.length;
    await page.waitForTimeout(1_000);
  }
}

async function runGroup(
  project: string,
  stage: Stage,
  group: Group,
  { only }: Options,
  onRow: (row: Row) => void,
): Promise<void> {
  const { subject, context, scope } = group;
  const element = `${subject.name} ${subject.file}:${subject.line}${subject.isRoot ? ' (root)' : ''}`;
  for (const property of group.properties) {
    const head = {
      project,
      element,
      context: context.name,
      scope: scope === 'one' ? 'this one' : 'all',
      property: property.name,
    };
    if (only && !Object.values(head).join(' ').includes(only)) continue;
    const found = await runRow(stage, subject, group, property);
    if (found) onRow({ ...head, ...found });
  }
}

type Found = Pick<Row, 'value' | 'verdict' | 'note' | 'diff' | 'pressed' | 'sorted'>;

async function runRow(
  stage: Stage,
  subject: Subject,
  { context, scope }: Group,
  property: MatrixProperty,
): Promise<Found | null> {
  const { look, traffic, judge, edge } = stage;
  const { page } = look;
  const { asked, others } = circumstancesOf(context, edge.pixels);
  const isPseudo = context.state === 'before';
  await looseContext(page);
  const index = await indexOf(look, subject.codebaseId, subject.nth);
  if (index < 0) return { value: '', verdict: 'wrong', note: 'the element is not on the page any more', diff: '' };
  const { now, would, beside } = await under(look, asked, index, () =>
    wouldShow(look, index, property.name, property.values, NAMES, isPseudo),
  );
  const at = would.findIndex((one, i) => one !== now && !would.slice(0, i).includes(one));
  const value = property.values[at];
  const wanted = would[at];
  if (value === undefined || wanted === undefined) return null;
  const before = await looks(look, [asked, ...others], index, property.name, isPseudo);
  const breakpoint = context.side === 'up' ? edge.name : context.side === 'below' ? `max-${edge.name}` : null;
  await prepareEdit(
    page,
    subject,
    { breakpoint, state: context.state, dark: context.dark, width: asked.width },
    scope === 'one' ? 'instance' : 'definition',
  );
  const count = traffic.answers.length;
  await setProperty(page, property.name, value);
  while (traffic.pending() > 0) await page.waitForTimeout(5);
  const first = traffic.answers.slice(count).find(({ operation }) => operation === 'styling')?.answer;
  const pressed = first && !first.ok ? await pressOffer(stage, first.error) : null;
  const answer = pressed ? traffic.answers.at(-1)?.answer : first;
  if (!answer?.ok) {
    if (pressed) await undoAll(stage);
    return { ...refused(answer, await lastRefusal(page), value), ...pressed };
  }
  await looseContext(page);
  await rest(stage, answer);
  const after = await looks(look, [asked, ...others], index, property.name, isPseudo);
  const allowed = await allowedFor(stage, subject, scope, index);
  const faults = compare({
    before,
    after,
    wanted,
    beside: beside[at] ?? [],
    index,
    allowed,
    property,
    isPseudo,
    answer,
  });
  const unshown = await page.locator('[data-toast="warning"]', { hasText: 'but the page shows' }).allInnerTexts();
  const diff = answer.files.map((file) => file.diff).join('\n');
  const ugly = judge.ugly(answer.files, {
    property: property.name,
    value,
    isStep: at === 0 && hasStep(property, stage.root),
  });
  const sorted = judge.sorted(answer.files);
  const how = { ...pressed, ...(sorted && { sorted }) };
  if (!(await undoAll(stage))) return { value, verdict: 'wrong', note: 'undo does not give the same bytes', diff };
  const [fault] = faults;
  if (fault)
    return {
      value,
      verdict: fault.silent ? 'silent' : 'wrong',
      note: faults
        .map(({ note }) => note)
        .slice(0, 3)
        .join('; '),
      diff,
    };
  if (unshown.length > 0) return { value, verdict: 'wrong', note: `it shows, but: ${unshown.join(' ')}`, diff };
  if (ugly.length > 0) return { value, verdict: 'ugly', note: ugly.join('; '), diff, ...how };
  return { value, verdict: 'right', note: answer.warnings.join(' '), diff, ...how };
}

/** A refusal for one use offers to make the component take a class: pressed, and both edits answered. */
async function pressOffer({ look: { page }, traffic }: Stage, error: ApiError): Promise<{ pressed: string } | null> {
  if (error.code !== 'prop-not-passed-on') return null;
  const pressed = `Make <${error.component}> take a class`;
  const count = traffic.answers.length;
  await page.getByRole('button', { name: pressed, exact: true }).click({ timeout: 5_000 });
  const answers = () => traffic.answers.slice(count);
  const isDone = () => answers().some(({ answer, operation }) => operation === 'styling' || !answer.ok);
  const until = performance.now() + 30_000;
  while (!isDone() && performance.now() < until) await page.waitForTimeout(10);
  return { pressed };
}

/** One undo, also of an edit that an offer made in two steps. @returns false where the files are not what they were */
async function undoAll(stage: Stage): Promise<boolean> {
  const undone = await stage.client.undo();
  if (!undone.ok) return false;
  await rest(stage, undone);
  return JSON.stringify(sha256Tree(stage.root)) === JSON.stringify(stage.untouched);
}

function refused(
  answer: MutationAnswer | undefined,
  shown: { code: string; message: string; hint?: string } | null,
  value: string,
): Found {
  const error = answer && !answer.ok ? answer.error : shown;
  if (!error) return { value, verdict: 'silent', note: 'nothing was sent, and nothing was said', diff: '' };
  return {
    value,
    verdict: error.hint ? 'refused' : 'wrong',
    note: `${error.code}: ${error.message} ${error.hint ?? '(no next step)'}`,
    diff: '',
  };
}

async function looks(
  look: Look,
  all: readonly Circumstance[],
  index: number,
  name: string,
  isPseudo: boolean,
): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const one of all) shown.push(await under(look, one, index, () => snapshot(look, index, name, NAMES, isPseudo)));
  return shown;
}

/** Waits until the page shows the answer. */
async function rest({ look: { page, frame }, traffic }: Stage, answer: MutationSuccess): Promise<void> {
  // a preprocessor may take long on a busy machine
  const until = performance.now() + 60_000;
  while (performance.now() < until) {
    if (traffic.pending() === 0 && (await untilAtRest(page, answer.revisions, 0))) break;
    await page.waitForTimeout(10);
  }
  await frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Elements that the edit may change, by place: those of the same source, or of the same use of it. */
async function allowedFor({ look }: Stage, subject: Subject, scope: string, index: number): Promise<Set<number>> {
  if (scope === 'all') return new Set([index, ...(await indexesOf(look, subject.codebaseId))]);
  const { page } = look;
  const mine = (await subjectsOf(page)).filter(
    (one) => one.codebaseId === subject.codebaseId && one.callSite === subject.callSite,
  );
  return new Set([index, ...(await Promise.all(mine.map(({ codebaseId, nth }) => indexOf(look, codebaseId, nth))))]);
}

interface Compared {
  before: Shown[];
  after: Shown[];
  wanted: string;
  /** what all properties of the element would be with it, in the order of `NAMES` */
  beside: readonly string[];
  index: number;
  allowed: ReadonlySet<number>;
  property: MatrixProperty;
  isPseudo: boolean;
  answer: MutationSuccess;
}

interface Fault {
  note: string;
  silent: boolean;
}

function compare(compared: Compared): Fault[] {
  const { before, after, answer } = compared;
  if (before[0]?.asked.length !== after[0]?.asked.length) {
    return [{ note: `the page has ${after[0]?.asked.length} elements, not ${before[0]?.asked.length}`, silent: false }];
  }
  const isShared = answer.warnings.some((one) => /^It changes (?:at least|all) \d+ elements/.test(one));
  return [
    ...missed(compared),
    ...besides(compared),
    ...after.flatMap((look, i) => elsewhere(compared, before[i] as Shown, look, i > 0, isShared)),
  ];
}

/** The element does not show what was asked. */
function missed({ before, after, wanted, index, isPseudo, answer }: Compared): Fault[] {
  const valueIn = (look: Shown | undefined) => look?.asked[index]?.split(' ::before ').at(isPseudo ? -1 : 0);
  const shown = isPseudo ? valueIn(after[0]) : after[0]?.asked[index];
  if (shown === wanted) return [];
  const said = answer.warnings.join(' ');
  const isUnchanged = after[0]?.asked[index] === before[0]?.asked[index];
  return [{ note: `shows ${shown}, not ${wanted}${said && ` (said: ${said})`}`, silent: isUnchanged && said === '' }];
}

/** The element shows something else too. */
function besides({ before: [before], after: [after], property, isPseudo, beside }: Compared): Fault[] {
  return NAMES.flatMap((name, i) => {
    const [was, is] = [before?.own[i], after?.own[i]];
    const isMeant = !isPseudo && (isPart(name, property) || property.alters?.test(name) || is === beside[i]);
    return was === is || isMeant ? [] : [{ note: `the element also: ${name} ${was} → ${is}`, silent: false }];
  });
}

/** Other elements show it too, or the element itself in a context that was not asked for. */
function elsewhere(
  { index, allowed, property }: Compared,
  before: Shown,
  after: Shown,
  isOther: boolean,
  isShared: boolean,
): Fault[] {
  const reaches = property.inherited || property.reachesChildren;
  const isInside = (place: number) =>
    [...allowed].some((root) => place > root && place <= root + (after.within[root] ?? 0));
  return after.asked.flatMap((is, place) => {
    const was = before.asked[place];
    if (is === was) return [];
    const isMeant = place === index || allowed.has(place) || isShared || (reaches && isInside(place));
    if (!isOther && isMeant) return [];
    const where = `${isOther ? 'in another context ' : ''}element ${place}${place === index ? ' (itself)' : ''}`;
    return [{ note: `${where}: ${property.name} ${was} → ${is}`, silent: false }];
  });
}

function hasStep({ isStep }: MatrixProperty, root: string): boolean {
  return isStep === 4 ? !existsSync(join(root, 'tailwind.config.js')) : isStep !== false;
}

function isPart(name: string, { name: asked }: MatrixProperty): boolean {
  return name === asked || longhandsOf(asked).includes(name) || longhandsOf(name).includes(asked);
}
