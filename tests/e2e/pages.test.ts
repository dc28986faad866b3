/** The pages panel on the example: what it lists, where a press leads, and the page that the app shows. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { type StartedExample, startExample } from './real-editor.ts';

let started: StartedExample;
let editor: StartedExample['editor'];

beforeAll(async () => {
  started = await startExample();
  ({ editor } = started);
});
afterAll(() => started?.close());

const panel = () => editor.page.locator('[data-panel="pages"]');
const row = (path: string) =>
  panel()
    .getByRole('button')
    .filter({ has: editor.page.getByText(path, { exact: true }) });
const shown = () => panel().locator('[aria-current="page"]').allInnerTexts();
const focusedPanel = () =>
  editor.page.evaluate(() => document.activeElement?.closest('[data-panel]')?.getAttribute('data-panel'));

// covers ux keys.34
it('opens by its key, above the layers, and lists every route', async () => {
  expect(await panel().count()).toBe(0);
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('Alt+6');
  await row('/').waitFor();
  expect(await focusedPanel()).toBe('pages');
  const texts = await panel().getByRole('listitem').allInnerTexts();
  expect(texts).toHaveLength(23);
  expect(texts.slice(0, 4)).toEqual([
    'LandingPage\n/',
    'LoginPage\n/login',
    'BrandDashboard\n/dashboard',
    'BrandDashboard\n/dashboard/brand',
  ]);
  // from a list in another file, all by one component
  expect(texts).toContain('Criteria\n/dashboard/brand/criteria');
  expect(await shown()).toEqual(['LandingPage\n/']);
});

it('a press opens the page in the frame, and the mark follows the app', async () => {
  await row('/dashboard/broker/directory').click();
  await editor.app.getByRole('heading', { name: 'Broker Directory' }).first().waitFor();
  await expect.poll(shown).toEqual(['BrokerDirectory\n/dashboard/broker/directory']);
  await editor.page.getByRole('textbox', { name: 'Page of the app' }).fill('/login');
  await editor.page.keyboard.press('Enter');
  await expect.poll(shown).toEqual(['LoginPage\n/login']);
  await editor.page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(shown).toEqual(['BrokerDirectory\n/dashboard/broker/directory']);
});

it('a page is opened even if the page before loads anew at that moment', async () => {
  const { page } = editor;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = page.waitForRequest('**/login');
  await page.route(
    '**/login',
    async (route) => {
      await isAnswered;
      // the reload has cancelled it
      await route.continue().catch(() => {});
    },
    { times: 1 },
  );
  await row('/login').click();
  await asked;
  const reloaded = page.waitForEvent('framenavigated');
  started.project.write('index.html', `${started.project.read('index.html')}\n`);
  await reloaded;
  answer();
  await expect.poll(shown).toEqual(['LoginPage\n/login']);
  await editor.page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(shown).toEqual(['BrokerDirectory\n/dashboard/broker/directory']);
});

it('arrow keys, search and the fields of an address work without a pointer', async () => {
  await panel().getByRole('textbox', { name: 'Search pages' }).fill('notfound');
  expect(await panel().getByRole('listitem').count()).toBe(2);
  await editor.page.keyboard.press('ArrowDown');
  await editor.page.keyboard.press('ArrowDown');
  await editor.page.keyboard.press('Enter');
  const field = panel().getByRole('textbox', { name: '*' });
  await expect.poll(() => field.inputValue()).toBe('no-such-page');
  await editor.page.keyboard.type('nowhere/at all');
  await editor.page.keyboard.press('Enter');
  await expect
    .poll(() => editor.page.getByRole('textbox', { name: 'Page of the app' }).inputValue())
    .toBe('/nowhere/at%20all');
  await expect.poll(shown).toEqual(['NotFoundPage\n/*']);
  // the row has the focus again, and proposes the address that was just seen
  await editor.page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('nowhere/at all');
  await editor.page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await panel().getByRole('button', { name: 'Clear the search' }).click();
});

it('F6 reaches it while it is open', async () => {
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('Shift+F6');
  expect(await focusedPanel()).toBe('layers');
  await editor.page.keyboard.press('Shift+F6');
  expect(await focusedPanel()).toBe('pages');
});

it.each(['light', 'dark'] as const)('axe finds nothing serious in it, %s', async (colorScheme) => {
  await editor.page.emulateMedia({ colorScheme });
  await row('/dashboard/*').click();
  await panel().getByRole('button', { name: 'Open /dashboard/no-such-page' }).waitFor();
  expect(await axeFindings(editor.page, '[data-panel="pages"]')).toEqual([]);
  await editor.page.keyboard.press('Escape');
});

it('closes by its title and stays closed at the next visit, without a word in the console', async () => {
  await panel().getByRole('button', { name: 'Pages', exact: true }).click();
  await panel().waitFor({ state: 'detached' });
  expect(editor.complaints).toEqual([]);
});
