/** Holds the editor's promises in one app: first the app alone, then with the real command, then its build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { ApiClient } from '../../tests/support/api-client.ts';
import { type RunningCli, startCli } from '../../tests/support/project.ts';
import { survey } from '../sweep/plan.ts';
import { comeToRest } from '../sweep/rest.ts';
import type { Target } from '../sweep/script.ts';
import { openView, type View } from '../sweep/stage.ts';
import { startAttached } from './attached.ts';
import { judgeLeft } from './back.ts';
import { compareBuilds } from './builds.ts';
import type { App } from './catalogue.ts';
import { clickSome } from './clicks.ts';
import { recoverConfig } from './configs.ts';
import { editAtRandom } from './edits.ts';
import { keepsState, type Words, writeWords } from './hot.ts';
import {
  appearanceAtRest,
  appearanceOf,
  firstDifference,
  htmlOf,
  type Looked,
  type Made,
  openTwice,
  placesByReact,
  type Size,
} from './look.ts';
import { makeApp } from './make.ts';
import { appEnvironment, versionOf } from './managers.ts';
import { startPlain } from './plain.ts';
import { type Round, repeatAlone, type Writes } from './replay.ts';
import type { Cell, Row } from './report.ts';

export interface Options {
  folder: string;
  edits: number;
  seed: number;
}

const SIZE = { width: 1440, height: 900 };

interface Alone {
  seen: Looked;
  /** its HTML at another visit: some pages have random ids or numbers */
  again: string;
  made: Made[];
  words: Words | null;
  state: string;
}

/** Never throws: a promise that does not hold is in its cell. */
export async function checkApp(app: App, browser: Browser, { folder, edits, seed }: Options): Promise<Row> {
  const row: Row = {
    name: app.name,
    tried: new Date().toISOString().slice(0, 10),
    vite: '',
    react: '',
    cells: {},
    notes: [],
    ...(app.remark && { remarks: [app.remark] }),
  };
  const step = async <T>(name: Cell, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
      row.cells[name] = 'no';
      row.notes.push(`${name}: ${line.replaceAll(folder, '')}`);
      return null;
    }
  };
  const root = await step('starts', () => makeApp(app, folder));
  if (root === null) return row;
  recoverConfig(root);
  Object.assign(row, { vite: versionOf(root, 'vite'), react: versionOf(root, 'react') });
  const alone = await step('starts', () => lookAlone(app, browser, root));
  if (!alone) return row;
  const cli = await step('starts', () =>
    app.isAttached ? startAttached(app, root) : startCli(root, [], { typeCheck: true, env: appEnvironment(root) }),
  );
  if (!cli) return row;
  row.cells.starts = 'yes';
  let left: Left | null = null;
  try {
    const api = await ApiClient.connect(cli.ready);
    await step('page', () => compareTop(app, browser, root, cli, api, alone, row));
    const view = await step('clicks', () => openView(browser, cli, app.route ?? '/', SIZE.width));
    if (view) {
      await step('page', () => compareFramed(view, alone, row));
      await step('clicks', () => click(view, api, alone.made, row));
      left = await step('edits', () => edit(view, api, root, edits, seed, row));
      await view.close();
    }
  } finally {
    await cli.stop();
  }
  if (left) {
    const { writes, size, ...ours } = left;
    await step('back', async () => {
      const alone = await repeatAlone(app, browser, root, writes, size);
      const { back, words } = judgeLeft(ours, alone);
      row.cells.back = back;
      if (back === 'no') row.notes.push(`back: ${words}`);
      else remark(row, 'back', words);
    });
  }
  await step('build', async () => {
    const { difference, varying } = await compareBuilds(app, root);
    set(row, 'build', difference);
    if (varying.length > 0)
      remark(
        row,
        'build',
        `two builds without us differ in ${varying.slice(0, 3).join(', ')}; the others are compared`,
      );
  });
  return row;
}

/** @param broken the difference in words; null when there is none */
function set(row: Row, cell: Cell, broken: string | null, value = 'equal'): void {
  row.cells[cell] ??= broken === null ? value : 'no';
  if (broken === null) return;
  row.cells[cell] = 'no';
  row.notes.push(`${cell}: ${broken}`);
}

/** What the app does by itself. */
function remark(row: Row, cell: Cell, words: string): void {
  row.remarks = [...(row.remarks ?? []), `${cell}: ${words}`];
}

async function lookAlone(app: App, browser: Browser, root: string): Promise<Alone> {
  const server = await startPlain(app, root);
  try {
    const { page, seen } = await openTwice(browser, server.url, SIZE);
    const places = await survey({ frame: page.mainFrame() });
    const made = await placesByReact(page, root, leavesOf(places.map(({ target }) => target)));
    const words = await wordsOf(page, root, made);
    let state = 'not tried';
    if (words) {
      let restore = () => {};
      state = await keepsState(page, app, words, async () => {
        restore = writeWords(root, words);
      });
      restore();
    }
    await page.context().close();
    const other = await openTwice(browser, server.url, SIZE);
    await other.page.context().close();
    return { seen, again: other.seen.html, made, words, state };
  } finally {
    await server.stop();
  }
}

/** Others may be covered by their children as a whole. */
function leavesOf(targets: readonly Target[]): Target[] {
  const parents = new Set(targets.map(({ path }) => path.slice(0, -1).join()));
  return targets.filter(({ path }) => !parents.has(path.join()));
}

/** Words that stand once in the source and once on the page. */
async function wordsOf(page: View['page'], root: string, made: readonly Made[]): Promise<Words | null> {
  const texts = await page.evaluate(
    (targets) =>
      targets.map(({ path }) => {
        let element: Element | undefined = document.body;
        for (const i of path) element = element?.children[i];
        return element?.children.length === 0 ? (element.textContent?.trim() ?? '') : '';
      }),
    made.map(({ target }) => target),
  );
  for (const [i, { file }] of made.entries()) {
    const old = texts[i] ?? '';
    const source = readFileSync(join(root, file), 'utf8');
    const isAlone = texts.filter((text) => text.includes(old)).length === 1;
    if (/^[A-Z][^<>{}&\n]{3,60}$/.test(old) && isAlone && source.split(`>${old}<`).length === 2)
      return { file, old, new: `${old} again` };
  }
  return null;
}

function comparePages({ seen, again }: Alone, html: string, row: Row): void {
  if (seen.html === again) set(row, 'page', firstDifference(again, html));
  else row.cells.page = 'varies';
}

async function compareTop(
  app: App,
  browser: Browser,
  root: string,
  cli: Pick<RunningCli, 'ready'>,
  api: ApiClient,
  alone: Alone,
  row: Row,
): Promise<void> {
  const { page, seen } = await openTwice(browser, new URL(app.route ?? '/', cli.ready.appUrl).href, SIZE);
  comparePages(alone, seen.html, row);
  set(row, 'console', firstDifference(alone.seen.console.join('\n'), seen.console.join('\n')));
  const { words } = alone;
  if (words) {
    const place = alone.made.find((made) => made.file === words.file && lineOf(root, words) === made.line);
    const element = await api.element(
      (one) => one.filename === words.file && one.line === place?.line && one.staticTextContents,
    );
    const state = await keepsState(page, app, words, () => api.editText(element.codebaseId, words.old, words.new));
    await api.undo();
    set(row, 'state', state === alone.state ? null : `${state} with us, ${alone.state} without`, state);
  } else row.cells.state = 'not tried';
  await page.context().close();
}

const lineOf = (root: string, { file, old }: Words): number =>
  readFileSync(join(root, file), 'utf8').split(`>${old}<`)[0]?.split('\n').length ?? 0;

async function compareFramed(view: View, alone: Alone, row: Row): Promise<void> {
  await comeToRest(view);
  comparePages(alone, await htmlOf(view.frame), row);
}

async function click(view: View, api: ApiClient, made: readonly Made[], row: Row): Promise<void> {
  const { tried, right, wrong } = await clickSome(view, api, made);
  row.cells.clicks = `${right} of ${tried}`;
  for (const one of wrong) row.notes.push(`clicks: ${one}`);
}

/** A page that is not as before after all undos. */
interface Left extends Round {
  writes: Writes;
  /** of the page in the editor */
  size: Size;
}

/** @returns null when the page is as before */
async function edit(
  view: View,
  api: ApiClient,
  root: string,
  wanted: number,
  seed: number,
  row: Row,
): Promise<Left | null> {
  // away from the element of the last click, which may have styles for it
  await view.page.mouse.move(0, 0);
  await comeToRest(view);
  const before = await appearanceOf(view.frame);
  const { tried, saved, refused, broken, writes } = await editAtRandom(api, root, wanted, seed);
  const codes = [...refused].map(([code, count]) => `${code} ${count}`);
  row.cells.edits = `${saved} + ${tried - saved} of ${tried}`;
  row.refusals = codes.join(', ');
  for (const one of broken) row.notes.push(`edits: ${one}`);
  const until = performance.now() + 20_000;
  let after: string;
  do {
    after = await appearanceAtRest(view.frame, () => comeToRest(view));
  } while (after !== before && performance.now() < until);
  if (after !== before) return { before, after, writes, size: await sizeOf(view.frame) };
  set(row, 'back', null, 'yes');
  return null;
}

const sizeOf = (frame: View['frame']): Promise<Size> =>
  frame.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
