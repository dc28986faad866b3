/** Another tag, another icon in the place of one, and another icon as a prop, on pages that use all three. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { type Everyday, startEveryday } from './everyday.ts';

const PLACEHOLDER = 'src/pages/PlaceholderPage.tsx';
const ROW = 'src/pages/broker/BrokerHeader.tsx';

let desk: Everyday;

beforeAll(async () => {
  desk = await startEveryday();
});
afterAll(() => desk?.close());
afterEach(async () => {
  await desk.undoAll();
  expect(desk.complaints()).toEqual([]);
});

const dialog = (title: string) => desk.page.getByRole('dialog', { name: title });
async function choose(title: string, field: string, words: string, option: string): Promise<void> {
  const search = dialog(title).getByRole('combobox', { name: field });
  await expect.poll(() => search.evaluate((node) => node === document.activeElement)).toBe(true);
  await desk.page.keyboard.type(words);
  await dialog(title)
    .getByRole('option', { name: option, exact: true })
    .and(desk.page.locator('[data-highlighted]'))
    .waitFor();
  await desk.press('Enter');
  await dialog(title).waitFor({ state: 'detached' });
}

// covers ux keys.35
it('a heading gets another level, by a key', async () => {
  const heading = desk.app.locator('main').getByRole('heading').first();
  await desk.open('/dashboard/broker/leads', heading);
  const look = () => heading.evaluateAll((nodes) => nodes.map((one) => [one.localName, one.textContent]));
  const text = desk.project.read(PLACEHOLDER);
  await desk.carryOut({
    async act() {
      await desk.pick(heading, 'h1');
      await desk.press('s');
      await dialog('Change the tag').waitFor();
      expect(await axeFindings(desk.page, '[role="dialog"]')).toEqual([]);
      await choose('Change the tag', 'Search tags', 'h2', 'h2 Heading 2');
    },
    look,
    shows: [['h2', 'Leads']],
    files: { [PLACEHOLDER]: text.replace('<h1 ', '<h2 ').replace('</h1>', '</h2>') },
  });
});

it('an icon becomes another one of its package, and so does its import', async () => {
  const icon = desk.app.locator('main a svg');
  await desk.open('/dashboard/broker/leads', icon);
  const text = desk.project.read(PLACEHOLDER);
  await desk.carryOut({
    async act() {
      await desk.pick(icon, 'ArrowLeft');
      await desk.page.getByRole('button', { name: 'Change the tag, or swap the component' }).click();
      await choose('Swap ArrowLeft', 'Search lucide-react', 'Undo2', 'Undo2');
    },
    look: () => icon.evaluateAll((nodes) => nodes.map((one) => /lucide-undo-?2/.test(one.getAttribute('class') ?? ''))),
    shows: [true],
    files: { [PLACEHOLDER]: text.replaceAll('ArrowLeft', 'Undo2') },
  });
});

it('a prop that is an icon becomes another one', async () => {
  const place = desk.app.locator('main .lucide-map-pin').first();
  await desk.open('/dashboard/broker', place);
  const text = desk.project.read(ROW);
  await desk.carryOut({
    async act() {
      await desk.pick(place, 'Detail');
      await desk.page.getByRole('button', { name: 'More for icon' }).click();
      await desk.page.getByRole('menuitem', { name: 'Swap…' }).click();
      await choose('Swap icon', 'Search lucide-react', 'Globe', 'Globe');
    },
    look: () => desk.app.locator('main .lucide-globe').count(),
    shows: 1,
    files: { [ROW]: text.replaceAll('MapPin', 'Globe') },
  });
});
