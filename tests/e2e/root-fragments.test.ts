/**
 * Pages whose component returns a fragment, inside a shell shared by all pages: an element added or moved there lands in the
 * page's own file.
 */
import type { Locator } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles, type StartedExample, startExample, steadyBox, untilFile, untilFiles } from './real-editor.ts';

const DIRECTORY = 'src/pages/broker/directory/BrokerDirectory.tsx';
const BRAND = 'src/pages/brand/BrandDashboard.tsx';
const SIDEBAR = 'src/shell/Sidebar.tsx';
const PATIENCE = { timeout: 30_000 };

let started: StartedExample;
let project: StartedExample['project'];
let editor: StartedExample['editor'];
let untouched: Record<string, string>;
let directory: string;
let brand: string;

beforeAll(async () => {
  started = await startExample();
  ({ project, editor, untouched } = started);
  directory = project.read(DIRECTORY);
  brand = project.read(BRAND);
});
afterAll(() => started?.close());
beforeEach(async () => {
  await editor.page.mouse.up();
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('Escape');
});

const press = (key: string) => editor.page.keyboard.press(key);
const rows = () => editor.page.locator('[data-panel="layers"] [role="treeitem"]');
const row = (name: string) => rows().filter({ hasText: new RegExp(`^${name}|${name}$`) });
const heading = () => editor.app.locator('main h1');
const line = () => editor.app.locator('visual-edit-overlay [data-kind="drop"]:not([hidden])');
const refused = () => editor.page.locator('[data-toast="refused"]');
const saved = () => editor.page.getByRole('banner').getByRole('status').filter({ hasText: 'Saved' }).waitFor(PATIENCE);

/** The words of the page before a test edits it, in their order. */
let shown = '';

async function goTo(path: string, title: string): Promise<void> {
  const address = editor.page.getByRole('textbox', { name: 'Page of the app' });
  if ((await address.inputValue()) !== path) {
    await address.fill(path);
    await address.press('Enter');
  }
  await heading().filter({ hasText: title }).waitFor(PATIENCE);
  // a click opens the layers down to it
  await steadyBox(heading());
  await heading().click();
  await row('h1').filter({ hasText: title }).waitFor(PATIENCE);
  shown = await editor.app.locator('main').innerText();
}

async function only(file: string, text: string): Promise<void> {
  await untilFile(project, file, text);
  await saved();
  await expect.poll(() => changedFiles(project, untouched)).toEqual([file]);
}

async function undo(): Promise<void> {
  await editor.page.locator('[data-panel="canvas"]').focus();
  await press('ControlOrMeta+z');
  await untilFiles(project, untouched);
  await saved();
  await expect.poll(() => editor.app.locator('main').innerText(), PATIENCE).toBe(shown);
}

async function addSection(): Promise<void> {
  await press('a');
  const list = editor.page.locator('[data-panel="insert"]');
  await list.getByRole('textbox').fill('section');
  await list
    .locator('button')
    .filter({ hasText: /^Section/ })
    .click();
  await list.getByRole('button', { name: 'Close the list' }).click();
}

describe('on the directory of brokers', () => {
  beforeEach(() => goTo('/dashboard/broker/directory', 'Broker Directory'));

  it('an element is added behind the selected child of the fragment', async () => {
    await row('BrokerFilterBar').click();
    await addSection();
    const bar = '      <BrokerFilterBar filters={filters} onChange={setFilters} />\n';
    await only(DIRECTORY, directory.replace(bar, `${bar}      <section></section>\n`));
    await editor.app.locator('main > section').waitFor({ state: 'attached' });
    await undo();
  });

  it('of the page as a whole it goes to the end of its fragment, and not between the tags of its route', async () => {
    await row('BrokerDirectory').click();
    await addSection();
    await only(DIRECTORY, directory.replace('      </ul>\n', '      </ul>\n      <section></section>\n'));
    await undo();
  });
});

describe('on the dashboard of brands', () => {
  const part = (pattern: RegExp) => pattern.exec(brand)?.[0] ?? '';
  const header = () => part(/ {6}<PageHeader[\s\S]*?<\/PageHeader>\n/);
  const tabs = () => part(/ {6}<Tabs [\s\S]*?<\/Tabs>\n/);
  const h1 = () => part(/ {8}<h1.*\n/);
  const lead = () => part(/ {8}<p className="mt-1.*\n/);
  const below = () => editor.app.locator('main h1 + p');

  beforeEach(() => goTo('/dashboard/brand', 'Brand Dashboard'));

  /** Presses on the heading and moves to a place of another element, given in parts of its box; the button stays down. */
  async function dragHeading(to: Locator, at: { x: number; y: number }): Promise<void> {
    const [a, b] = [await steadyBox(heading()), await steadyBox(to)];
    const { mouse } = editor.page;
    await mouse.move(a.x + 8, a.y + 8);
    await mouse.down();
    await mouse.move(a.x + 26, a.y + 10, { steps: 3 });
    await mouse.move(b.x + b.width * at.x, b.y + b.height * at.y, { steps: 6 });
  }

  it.each(['ControlOrMeta+[', 'ArrowUp'])('%s changes places with the sibling in the fragment', async (key) => {
    await row('Tabs').click();
    // in the layers arrows go from row to row
    await editor.page.locator('[data-panel="canvas"]').focus();
    await press(key);
    await only(BRAND, brand.replace(header() + tabs(), tabs() + header()));
    await undo();
  });

  it('a drop at the edge of its own row stays in that row', async () => {
    await dragHeading(below(), { x: 0.5, y: 0.7 });
    await line().waitFor();
    await editor.page.mouse.up();
    await only(BRAND, brand.replace(h1() + lead(), lead() + h1()));
    await undo();
  });

  it('with Alt held from before the drag began a copy is dropped', async () => {
    await editor.page.keyboard.down('Alt');
    await dragHeading(below(), { x: 0.5, y: 0.7 });
    await line().waitFor();
    await editor.page.mouse.up();
    await editor.page.keyboard.up('Alt');
    await only(BRAND, brand.replace(lead(), lead() + h1()));
    await undo();
  });

  it('another file is entered only when its name shows', async () => {
    const sidebar = project.read(SIDEBAR);
    const aside = editor.app.locator('aside');
    await dragHeading(aside, { x: 0.5, y: 0.6 });
    await editor.page.mouse.up();
    await expect.poll(() => refused().allInnerTexts()).toEqual([expect.stringContaining(SIDEBAR)]);
    expect(changedFiles(project, untouched)).toEqual([]);
    await dragHeading(aside, { x: 0.5, y: 0.6 });
    await editor.app.locator('visual-edit-overlay').getByText('Sidebar.tsx').waitFor();
    await editor.page.mouse.up();
    await untilFile(project, BRAND, brand.replace(h1(), ''));
    expect(project.read(SIDEBAR).replace(/ *<h1.*\n/, '')).toBe(sidebar);
    await saved();
    await undo();
  });
});
