/**
 * Edits beside siblings of the same tag without keys, whose DOM nodes React swaps: every painted frame shows the page before
 * the edit or after it, and never a neighbour in the place of the edited element.
 */
import type { Browser, CDPSession } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { launchBrowser } from '../support/browser.ts';
import { type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { createViteProject } from '../support/vite-project.ts';
import { openEditor, type RealEditor, untilFile, watchUpdates } from './real-editor.ts';

const APP = 'src/App.jsx';
const PATIENCE = { timeout: 30_000 };
const SOURCE = `function Card({ title }) {
  return (
    <article>
      <b>{title}</b>
    </article>
  );
}

export function App() {
  return (
    <main>
      <section id="boxes">
        <div>One</div>
        <div>Two</div>
        <div>Three</div>
      </section>
      <section id="cards">
        <Card title="First" />
        <Card title="Second" />
      </section>
      <section id="fields">
        <input placeholder="Name" />
        <input placeholder="Mail" />
      </section>
      <section id="wrapped">
        <div style={{ padding: 9 }}>
          <div>Inner</div>
        </div>
        <div>Outer</div>
      </section>
    </main>
  );
}
`;

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let editor: Omit<RealEditor, 'project'>;
let cdp: CDPSession;
let isShown: () => boolean;

beforeAll(async () => {
  browser = await launchBrowser();
  project = createViteProject({ [APP]: SOURCE });
  cli = await startCli(project.root);
  editor = await openEditor(browser, cli);
  isShown = watchUpdates(editor.page, project, APP);
  cdp = await editor.page.context().newCDPSession(editor.page);
});
afterAll(async () => {
  await browser?.close();
  await cli?.stop();
  project?.remove();
});

const saved = () => editor.page.getByRole('banner').getByRole('status').filter({ hasText: 'Saved' }).waitFor(PATIENCE);
const press = (key: string) => editor.page.keyboard.press(key);
const panel = (name: string) => editor.page.locator(`[data-panel="${name}"]`);
const body = () => editor.app.locator('body');

/** Records the text of a part of the page at each painted frame, without repetitions. */
async function record(selector: string): Promise<void> {
  await body().evaluate((_, part) => {
    const own = window as unknown as { pictures: string[]; recording: number };
    own.pictures = [];
    cancelAnimationFrame(own.recording);
    const look = () => {
      own.recording = requestAnimationFrame(look);
      const element = document.querySelector(part) as HTMLElement;
      const fields = [...element.querySelectorAll('input')].filter((field) => field.checkVisibility());
      const words = [...element.innerText.split(/\s+/), ...fields.map((field) => field.placeholder)];
      const picture = words.filter(Boolean).join(' ');
      if (own.pictures.at(-1) !== picture) own.pictures.push(picture);
    };
    look();
  }, selector);
}

const pictures = () => body().evaluate(() => (window as unknown as { pictures: string[] }).pictures);
const drawn = () =>
  body().evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function select(selector: string | null, name: string): Promise<void> {
  await panel('canvas').focus();
  await press('Escape');
  await panel('inspector').getByText('Nothing selected').waitFor(PATIENCE);
  const chosen = selector
    ? editor.app.locator(selector)
    : panel('layers').getByRole('treeitem', { name: /^Card/ }).first();
  await chosen.click({ position: { x: 3, y: 3 } });
  await panel('inspector')
    .locator('[data-element-name]', { hasText: new RegExp(`^${name}$`) })
    .waitFor(PATIENCE);
}

interface Row {
  name: string;
  /** the element to click, and its name in the inspector */
  selector: string | null;
  element: string;
  key: string;
  /** the watched part of the page, with its text before and after */
  part: string;
  before: string;
  after: string;
  /** a count that React alone changes: previews take no node out */
  count: [selector: string, number];
  source: string;
}

const without = (line: string) => SOURCE.replace(line, '');
const ROWS: Row[] = [
  {
    name: 'the middle one of three boxes',
    selector: '#boxes div:nth-child(2)',
    element: 'div',
    key: 'Delete',
    part: '#boxes',
    before: 'One Two Three',
    after: 'One Three',
    count: ['#boxes > *', 2],
    source: without('        <div>Two</div>\n'),
  },
  {
    name: 'the first one of two components',
    selector: null,
    element: 'Card',
    key: 'Delete',
    part: '#cards',
    before: 'First Second',
    after: 'Second',
    count: ['#cards > *', 1],
    source: without('        <Card title="First" />\n'),
  },
  {
    name: 'a field before another',
    selector: '#fields input:nth-child(1)',
    element: 'input',
    key: 'Delete',
    part: '#fields',
    before: 'Name Mail',
    after: 'Mail',
    count: ['#fields > *', 1],
    source: without('        <input placeholder="Name" />\n'),
  },
  {
    name: 'the box around a first child',
    selector: '#wrapped > div:nth-child(1)',
    element: 'div',
    key: 'ControlOrMeta+Shift+g',
    part: '#wrapped',
    before: 'Inner Outer',
    after: 'Inner Outer',
    count: ['#wrapped div', 2],
    source: SOURCE.replace(/<div style.*\n {10}(<div>Inner<\/div>)\n {8}<\/div>/, '$1'),
  },
];

const states = ({ before, after }: Row) => (before === after ? [before] : [before, after]);
/** The count where the edit is undone: each takes one element away. */
const full = ({ count: [selector, left] }: Row): Row['count'] => [selector, left + 1];
const back = (row: Row) => [...states(row), ...states(row).slice(1).fill(row.before)];

/** Waits until the page shows the file as it is on disk, by itself: without anything that stands in or is hidden. */
async function drawnFromSource(part: string, picture: string, count: Row['count']): Promise<void> {
  await expect.poll(isShown, PATIENCE).toBe(true);
  const stands = editor.app.locator('.tempo-delete-at-refresh, .tempo-display-none-until-refresh');
  const now = async () => [(await pictures()).at(-1), await editor.app.locator(count[0]).count(), await stands.count()];
  await expect.poll(now, { ...PATIENCE, message: part }).toEqual([picture, count[1], 0]);
  await drawn();
}

afterEach(async () => {
  if (project.read(APP) === SOURCE) return;
  project.write(APP, SOURCE);
  await expect.poll(isShown, PATIENCE).toBe(true);
});

describe.each([1, 6])('a processor %i times slower', (rate) => {
  beforeAll(() => cdp.send('Emulation.setCPUThrottlingRate', { rate }));

  const rows = rate === 1 ? ROWS : ROWS.slice(0, 1);

  it.each(rows)('$name goes, and nothing beside it', async (row) => {
    await select(row.selector, row.element);
    await record(row.part);
    await press(row.key);
    await untilFile(project, APP, row.source);
    await drawnFromSource(row.part, row.after, row.count);
    expect(await pictures()).toEqual(states(row));
    await press('ControlOrMeta+z');
    await untilFile(project, APP, SOURCE);
    await drawnFromSource(row.part, row.before, full(row));
    expect(await pictures()).toEqual(back(row));
  });

  it.each(rows)('$name goes and is taken back at once, and nothing beside it', async (row) => {
    await select(row.selector, row.element);
    await record(row.part);
    await press(row.key);
    await press('ControlOrMeta+z');
    await saved();
    await untilFile(project, APP, SOURCE);
    await drawnFromSource(row.part, row.before, full(row));
    expect([[row.before], back(row)]).toContainEqual(await pictures());
  });

  it('what was undone does not come back with the late update of the edit', async () => {
    const [row] = ROWS as [Row];
    await select(row.selector, row.element);
    await record(row.part);
    let isFetched = false;
    // the module of the edit arrives when the source is without it again
    await editor.page.route(
      (url) => url.pathname.endsWith(APP) && url.searchParams.has('t'),
      async (route) => {
        const response = await route.fetch();
        isFetched = true;
        await untilFile(project, APP, SOURCE);
        await saved();
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await press(row.key);
    await expect.poll(() => isFetched, PATIENCE).toBe(true);
    await press('ControlOrMeta+z');
    await untilFile(project, APP, SOURCE);
    await drawnFromSource(row.part, row.before, full(row));
    expect(await pictures()).toEqual(back(row));
  });

  it('two of three boxes go one after the other, and come back', async () => {
    await select('#boxes div:nth-child(1)', 'div');
    await record('#boxes');
    await press('Delete');
    await press('Delete');
    await untilFile(project, APP, SOURCE.replace('        <div>One</div>\n        <div>Two</div>\n', ''));
    await drawnFromSource('#boxes', 'Three', ['#boxes > *', 1]);
    const right = ['One Two Three', 'Two Three', 'Three'];
    const wrong = async () => (await pictures()).filter((picture) => !right.includes(picture));
    expect(await wrong()).toEqual([]);
    await press('ControlOrMeta+z');
    await press('ControlOrMeta+z');
    await untilFile(project, APP, SOURCE);
    await drawnFromSource('#boxes', 'One Two Three', ['#boxes > *', 3]);
    expect(await wrong()).toEqual([]);
  });

  it('a box is duplicated twice, moved, and all of it goes back, key after key', async () => {
    await select('#boxes div:nth-child(1)', 'div');
    await record('#boxes');
    for (const key of ['ControlOrMeta+d', 'ControlOrMeta+d', 'ArrowDown']) await press(key);
    const box = (name: string) => `        <div>${name}</div>\n`;
    await untilFile(
      project,
      APP,
      SOURCE.replace(`${box('One')}${box('Two')}`, `${box('One')}${box('One')}${box('Two')}${box('One')}`),
    );
    await drawnFromSource('#boxes', 'One One Two One Three', ['#boxes > *', 5]);
    const right = ['One Two Three', 'One One Two Three', 'One One One Two Three', 'One One Two One Three'];
    const wrong = async () => (await pictures()).filter((picture) => !right.includes(picture));
    expect(await wrong()).toEqual([]);
    for (let i = 0; i < 3; i++) await press('ControlOrMeta+z');
    await untilFile(project, APP, SOURCE);
    await drawnFromSource('#boxes', 'One Two Three', ['#boxes > *', 3]);
    expect(await wrong()).toEqual([]);
  });
});

it('what somebody else deletes is selected no more, and its neighbour is not either', async () => {
  await select('#boxes div:nth-child(2)', 'div');
  const client = await ApiClient.connect(cli.ready);
  const { codebaseId } = await client.element(
    ({ line }) => line === SOURCE.split('\n').indexOf('        <div>Two</div>') + 1,
  );
  expect(await client.remove(codebaseId)).toMatchObject({ ok: true });
  await expect.poll(() => editor.app.locator('#boxes').innerText(), PATIENCE).toBe('One\nThree');
  await panel('inspector').getByText('Nothing selected').waitFor(PATIENCE);
  expect(await panel('layers').locator('[role="treeitem"][aria-selected="true"]').count()).toBe(0);
  expect(await editor.app.locator('visual-edit-overlay [data-kind="selected"]:not([hidden])').count()).toBe(0);
});
