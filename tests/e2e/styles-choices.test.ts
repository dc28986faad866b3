/** The choices of the styles panel by keyboard: they filter their values by typing, and take those that they do not list. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { type Everyday, startEveryday } from './everyday.ts';
import { untilFile } from './real-editor.ts';
import { PATIENCE, styleOf } from './styles-driver.ts';

const FILE = 'src/pages/shopping-center/CenterDashboard.tsx';
const TITLE = 'text-2xl font-semibold tracking-tight';

let desk: Everyday;
let before: string;

const untilTitle = (classes: string) => untilFile(desk.project, FILE, before.replace(`"${TITLE}"`, `"${classes}"`));
const title = () => desk.app.getByRole('heading', { level: 1 });
const cursor = () => desk.styles.panel().getByRole('button', { name: /^Cursor: / });
const menu = () => desk.page.getByRole('dialog', { name: 'Values for Cursor' });
const typing = () => menu().getByRole('combobox', { name: 'Find or type a value' });
const option = (name: string) => menu().getByRole('option', { name, exact: true });

async function openMenu(): Promise<void> {
  await desk.styles.section('Effects');
  await cursor().focus();
  await desk.press('ArrowDown');
  await typing().waitFor();
}

beforeAll(async () => {
  desk = await startEveryday();
  before = desk.project.read(FILE);
});
afterAll(() => desk?.close());

beforeEach(async () => {
  await desk.open('/dashboard/shopping-center', title());
  await desk.styles.select(title(), 'h1', 'ControlOrMeta');
  // the last of the sections, which are drawn one after the other
  await desk.styles.panel().locator('[data-style-section="CSS"]').waitFor(PATIENCE);
});

afterEach(async () => {
  await desk.press('Escape');
  await desk.undoAll();
  expect(desk.complaints()).toEqual([]);
});

test('a choice takes a value that it does not list, and says what is none', async () => {
  await openMenu();
  await menu().getByRole('option', { name: 'default', exact: true, selected: true }).waitFor();
  await desk.page.keyboard.type('nonsense');
  await menu().getByText('“nonsense” is no value of cursor.').waitFor();
  await desk.press('Enter');
  expect(await axeFindings(desk.page, '.popup[data-open]')).toEqual([]);
  expect(desk.project.read(FILE)).toBe(before);
  await typing().fill('zoom-in');
  await option('zoom-in').waitFor();
  await desk.press('Enter');
  await untilTitle(`cursor-zoom-in ${TITLE}`);
  await expect.poll(() => cursor().getAttribute('aria-label'), PATIENCE).toBe('Cursor: zoom-in');
});

test('a choice is filtered by typing, and Enter takes the first value', async () => {
  await openMenu();
  expect(await axeFindings(desk.page, '.popup[data-open]')).toEqual([]);
  await desk.page.keyboard.type('poin');
  await option('default').waitFor({ state: 'detached' });
  await desk.press('Enter');
  await untilTitle(`cursor-pointer ${TITLE}`);
});

test('what is typed with the press itself goes into the filter', async () => {
  await cursor().click();
  await desk.page.keyboard.type('zoom-out');
  await option('zoom-out').waitFor();
  await option('default').waitFor({ state: 'detached' });
  await desk.press('Enter');
  await untilTitle(`cursor-zoom-out ${TITLE}`);
});

test('a choice that was only opened writes nothing, and gives the focus back', async () => {
  await openMenu();
  await desk.press('Enter');
  await desk.press('Escape');
  await menu().waitFor({ state: 'detached' });
  await expect.poll(() => cursor().evaluate((node) => node === document.activeElement), PATIENCE).toBe(true);
  await cursor().click();
  await typing().waitFor();
  await cursor().click();
  await menu().waitFor({ state: 'detached' });
  expect(await cursor().getAttribute('aria-expanded')).toBe('false');
  expect(desk.project.read(FILE)).toBe(before);
});

test('a length is taken over in another unit, and looks the same', async () => {
  const size = async () => Number.parseFloat(await styleOf(title(), 'font-size'));
  const shown = await size();
  await desk.styles.panel().getByRole('button', { name: 'Values for Font size', exact: true }).click();
  const values = desk.page.getByRole('dialog', { name: 'Values for font-size' });
  const lengths = values.getByRole('option', { name: /now, in/ });
  await expect
    .poll(() => lengths.allInnerTexts(), PATIENCE)
    .toEqual([
      expect.stringMatching(/^24px\s+now, in px$/),
      expect.stringMatching(/^1\.5rem\s+now, in rem$/),
      expect.stringMatching(/^1\.7143em\s+now, in em$/),
      expect.stringMatching(/^1\.6667vw\s+now, in vw$/),
      expect.stringMatching(/^2\.6667vh\s+now, in vh$/),
    ]);
  await lengths.filter({ hasText: 'vw' }).click();
  await untilTitle(TITLE.replace('text-2xl', 'text-[1.6667vw] leading-7.5'));
  await expect.poll(async () => Math.abs((await size()) - shown) < 0.01, PATIENCE).toBe(true);
});

test('a size is typed by its name in the scale', async () => {
  await desk.styles.type('Font size', 'xl');
  await untilTitle(TITLE.replace('text-2xl', 'text-xl'));
});
