/**
 * A click on a page means the use of a component: style and delete change that use, and all uses only where the user chose
 * so. A double-click goes into the component.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdAnswer, type StartedExample, startExample, untilFile, untilFiles } from './real-editor.ts';
import { PATIENCE, type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';

const PAGE = 'src/pages/brand/BrandDashboard.tsx';
const BUTTON = 'src/components/ui/Button.tsx';

let example: StartedExample;
let styles: StylesDriver;

beforeAll(async () => {
  example = await startExample();
  styles = stylesOf(example.editor);
}, 180_000);
afterAll(() => example?.close());

async function goTo(path: string): Promise<void> {
  const address = example.editor.page.getByRole('textbox', { name: 'Page of the app' });
  await address.fill(path);
  await address.press('Enter');
}
const button = (name: string) => example.editor.app.locator('main').getByRole('button', { name, exact: true });
const scope = (name: RegExp) =>
  example.editor.page.getByRole('group', { name: 'Where edits go' }).getByRole('button', { name });
const selected = () => example.editor.page.locator('[data-element-name]').textContent();
/** The panel may still name the element of the test before. */
async function deselect(): Promise<void> {
  await example.editor.page.locator('[data-panel="canvas"]').focus();
  await example.editor.page.keyboard.press('Escape');
  await expect.poll(() => example.editor.page.locator('[data-element-name]').count(), PATIENCE).toBe(0);
}
const allUses = (count: number) => example.editor.page.getByRole('button', { name: `Edit all ${count} uses` });

describe('on a dashboard', () => {
  beforeAll(async () => {
    await goTo('/dashboard/brand');
    await button('Search').waitFor({ timeout: 90_000 });
  }, 180_000);

  describe('a button', () => {
    beforeEach(async () => {
      await example.editor.page.locator('[data-panel="canvas"]').focus();
      await styles.select(button('Search'), 'Button');
    });

    // covers ux behaviours.14
    test('a background goes to the use, and undo brings every byte back', async () => {
      const before = example.project.read(PAGE);
      const others = await styleOf(button('Filter'), 'background-color');
      await allUses(69).waitFor(PATIENCE);
      await styles.type('Background colour', 'rgb(1, 200, 3)');
      const used = before.replace(
        '<Button>\n        <Search',
        '<Button className="bg-[rgb(1,200,3)]">\n        <Search',
      );
      await untilFile(example.project, PAGE, used);
      await expect.poll(() => styleOf(button('Search'), 'background-color'), PATIENCE).toBe('rgb(1, 200, 3)');
      expect(await styleOf(button('Filter'), 'background-color')).toBe(others);
      await styles.undo();
      await untilFiles(example.project, example.untouched);
    });

    // covers ux behaviours.14
    test('Delete takes the use from the page, and the component stays', async () => {
      const before = example.project.read(PAGE);
      await example.editor.page.locator('[data-panel="canvas"]').focus();
      await example.editor.page.keyboard.press('Delete');
      await untilFile(
        example.project,
        PAGE,
        // with the import of its icon
        before
          .replace(/ {6}<Button>\n {8}<Search aria-hidden \/>\n {8}Search\n {6}<\/Button>\n/, '')
          .replace(', Search }', ' }'),
      );
      await button('Search').waitFor({ state: 'detached', ...PATIENCE });
      await button('Filter').waitFor(PATIENCE);
      await styles.undo();
      await untilFiles(example.project, example.untouched);
      // the use that came back, not the element of its definition
      await expect.poll(selected, PATIENCE).toBe('Button');
    });

    test('a press on a use that an undo brought back means it, even before the editor has the answer', async () => {
      const before = example.project.read(PAGE);
      await example.editor.page.locator('[data-panel="canvas"]').focus();
      await example.editor.page.keyboard.press('Delete');
      await expect.poll(() => example.project.read(PAGE), PATIENCE).not.toBe(before);
      await button('Search').waitFor({ state: 'detached', ...PATIENCE });
      const release = await holdAnswer(example.editor.page, '**/undoChangeToFiles');
      await styles.undo();
      await button('Search').waitFor(PATIENCE);
      await button('Search').click();
      release();
      await untilFiles(example.project, example.untouched);
      await expect.poll(selected, PATIENCE).toBe('Button');
    });

    test('a press on the preview of an undo means the use that the page then shows', async () => {
      const before = example.project.read(PAGE);
      await example.editor.page.locator('[data-panel="canvas"]').focus();
      await example.editor.page.keyboard.press('Delete');
      await expect.poll(() => example.project.read(PAGE), PATIENCE).not.toBe(before);
      await button('Search').waitFor({ state: 'detached', ...PATIENCE });
      const release = await holdAnswer(example.editor.page, `**/${PAGE}?*`);
      await styles.undo();
      await button('Search').waitFor(PATIENCE);
      await button('Search').click();
      await example.editor.app
        .locator('visual-edit-overlay .box[data-kind="selected"]:not([hidden])')
        .waitFor(PATIENCE);
      release();
      await untilFiles(example.project, example.untouched);
      await expect.poll(selected, PATIENCE).toBe('Button');
    });

    // covers ux behaviours.14
    test('all uses are a choice, and what they say stays before what a use says', async () => {
      const before = example.project.read(BUTTON);
      await allUses(69).click();
      await expect.poll(selected, PATIENCE).toBe('button');
      await expect.poll(() => scope(/^All/).getAttribute('aria-pressed'), PATIENCE).toBe('true');
      await styles.type('Background colour', 'rgb(1, 200, 3)');
      const joined = before.replace('size }), className', "size }), 'bg-[rgb(1,200,3)]', className");
      await untilFile(example.project, BUTTON, joined);
      await expect.poll(() => styleOf(button('Filter'), 'background-color'), PATIENCE).toBe('rgb(1, 200, 3)');
      await styles.undo();
      await untilFiles(example.project, example.untouched);
    });
  });

  describe('a header of a card', () => {
    const title = () => example.editor.app.getByRole('heading', { name: 'Expansion Criteria' });
    const header = () => example.editor.app.locator('main header', { has: title() });
    const isSelected = (name: string) => expect.poll(selected, PATIENCE).toBe(name);

    beforeEach(deselect);

    test('a click on its title selects it as the page uses it; what is given to a component is the page’s own', async () => {
      await title().click();
      await isSelected('CardHeader');
      await example.editor.app.getByRole('heading', { name: 'Brand Dashboard' }).click();
      await isSelected('h1');
      await title().click({ modifiers: ['ControlOrMeta'] });
      await isSelected('h2');
    });

    // covers ux keys.12
    test('a double-click beside its words goes in, and clicks then mean what is in it until one is elsewhere', async () => {
      const corner = { position: { x: 3, y: 3 } };
      await header().dblclick(corner);
      await isSelected('header');
      await title().click();
      await isSelected('h2');
      await button('Search').click();
      await isSelected('Button');
      await title().click();
      await isSelected('CardHeader');
    });

    test('a double-click on its title types into the place that gives it', async () => {
      const file = 'src/pages/brand/overview/CriteriaCard.tsx';
      const before = example.project.read(file);
      await title().dblclick();
      const field = example.editor.page.getByRole('textbox', { name: 'Text of title' });
      await field.waitFor(PATIENCE);
      await expect.poll(() => field.evaluate((node) => node === document.activeElement), PATIENCE).toBe(true);
      await example.editor.page.keyboard.press('ControlOrMeta+a');
      await example.editor.page.keyboard.type('Expansion Plan');
      await example.editor.page.keyboard.press('Enter');
      await untilFile(example.project, file, before.replace('title="Expansion Criteria"', 'title="Expansion Plan"'));
      await example.editor.app.getByRole('heading', { name: 'Expansion Plan' }).waitFor(PATIENCE);
      await styles.undo();
      await untilFiles(example.project, example.untouched);
      await title().waitFor(PATIENCE);
    });
  });
});

test('Delete of what several uses share as their root takes one of them', async () => {
  const file = 'src/pages/broker/BrokerSummary.tsx';
  await goTo('/dashboard/broker');
  const card = (title: string) =>
    example.editor.app
      .locator('main section')
      .filter({ has: example.editor.app.getByRole('heading', { name: title }) });
  await card('Lead Management').first().waitFor({ timeout: 90_000 });
  await example.editor.page.locator('[data-panel="canvas"]').focus();
  await styles.select(card('Active Deals').first(), 'SummaryCard');
  await example.editor.page.locator('[data-panel="canvas"]').focus();
  await example.editor.page.keyboard.press('Delete');
  await expect.poll(() => example.project.read(file), PATIENCE).not.toContain('<SummaryCard title="Active Deals"');
  expect(example.project.read(file)).toContain('<SummaryCard title="Territory"');
  expect(example.project.read('src/components/SummaryCard.tsx')).toContain('<Card className="flex flex-col p-5">');
  await card('Territory').first().waitFor(PATIENCE);
  await card('Lead Management').first().waitFor(PATIENCE);
  await styles.undo();
  await untilFiles(example.project, example.untouched);
});

describe('a card that is all that an item of a list holds', () => {
  const data = 'src/data/brand-matches.ts';
  const page = () => example.editor.app.locator('main');
  const card = (name: string) =>
    page()
      .locator('li section')
      .filter({ has: example.editor.app.getByRole('heading', { name }) });
  const press = async (keys: string) => {
    await deselect();
    await styles.select(card('Copper Kettle').first(), 'BrandMatchCard');
    await example.editor.page.locator('[data-panel="canvas"]').focus();
    await example.editor.page.keyboard.press(keys);
  };

  beforeAll(async () => {
    await goTo('/dashboard/shopping-center');
    // the page before has a card of this name, too
    const heading = example.editor.app.getByRole('heading', { level: 1, name: 'Preston Park Galleria' });
    await heading.waitFor({ timeout: 90_000 });
    await card('Copper Kettle').waitFor({ timeout: 90_000 });
  }, 180_000);

  // covers ux behaviours.14
  test('Delete takes its item from the data', async () => {
    const before = example.project.read(data);
    await press('Delete');
    await untilFile(example.project, data, before.replace(/ {2}\{\n {4}id: 'copper-kettle',[^}]*\},\n/, ''));
    await card('Copper Kettle').waitFor({ state: 'detached', ...PATIENCE });
    await card('Marlow & Finch').waitFor(PATIENCE);
    await styles.undo();
    await untilFiles(example.project, example.untouched);
    await card('Copper Kettle').waitFor(PATIENCE);
  });

  // covers ux behaviours.14
  test('Duplicate copies its item in the data', async () => {
    const copies = () => example.project.read(data).match(/name: 'Copper Kettle'/g);
    await press('ControlOrMeta+d');
    // the preview shows the copy before the file has it
    await expect.poll(copies, PATIENCE).toHaveLength(2);
    await expect.poll(() => card('Copper Kettle').count(), PATIENCE).toBe(2);
    await styles.undo();
    await untilFiles(example.project, example.untouched);
    await expect.poll(() => card('Copper Kettle').count(), PATIENCE).toBe(1);
  });

  test('an arrow key changes places with the next item, in the data, and says so where there is none', async () => {
    const before = example.project.read(data);
    const names = () => example.editor.app.locator('li section h2, li section h3').allInnerTexts();
    const [first = '', second = ''] = before.match(/ {2}\{\n {4}id: [^}]*\},\n/g) ?? [];
    expect(await names()).toContain('Copper Kettle');
    await deselect();
    await styles.select(card('Marlow & Finch').first(), 'BrandMatchCard');
    await example.editor.page.locator('[data-panel="canvas"]').focus();
    await example.editor.page.keyboard.press('ArrowLeft');
    await example.editor.page.getByText('Nothing stands left of it in its parent.').first().waitFor(PATIENCE);
    await example.editor.page.keyboard.press('ArrowRight');
    await untilFile(example.project, data, before.replace(first + second, second + first));
    await expect.poll(async () => (await names()).slice(0, 2), PATIENCE).toEqual(['Copper Kettle', 'Marlow & Finch']);
    await styles.undo();
    await untilFiles(example.project, example.untouched);
  });

  test('a style, which it ignores at its only use, goes into its own element, as the panel says', async () => {
    const file = 'src/pages/shopping-center/BrandMatchCard.tsx';
    const before = example.project.read(file);
    await deselect();
    await styles.select(card('Copper Kettle').first(), 'BrandMatchCard');
    await example.editor.page.getByText('Styles go into BrandMatchCard (its only use).').waitFor(PATIENCE);
    await styles.type('Background colour', 'rgb(1, 200, 3)');
    await expect.poll(() => example.project.read(file), PATIENCE).not.toBe(before);
    expect(example.project.read(file).replace(' bg-[rgb(1,200,3)]', '')).toBe(before);
    await expect
      .poll(() => styleOf(card('Copper Kettle').first(), 'background-color'), PATIENCE)
      .toBe('rgb(1, 200, 3)');
    await styles.undo();
    await untilFiles(example.project, example.untouched);
  });

  test('words that all cards share are typed in the component, and the inspector says so', async () => {
    const file = 'src/pages/shopping-center/BrandMatchCard.tsx';
    const before = example.project.read(file);
    await deselect();
    await card('Copper Kettle').getByText('View Details').dblclick();
    await expect.poll(selected, PATIENCE).toBe('Button');
    await example.editor.page.getByText(/^\d of \d+ · /).waitFor(PATIENCE);
    await example.editor.page.keyboard.press('ControlOrMeta+a');
    await example.editor.page.keyboard.type('Open');
    await example.editor.page.keyboard.press('Enter');
    await untilFile(example.project, file, before.replace('View Details', 'Open'));
    await styles.undo();
    await untilFiles(example.project, example.untouched);
  });

  // covers ux behaviours.14
  test('a wrap, which data cannot have, goes around its use', async () => {
    const file = 'src/pages/shopping-center/BrandMatchesTab.tsx';
    const before = example.project.read(file);
    const count = await page().locator('li > section').count();
    await press('ControlOrMeta+g');
    const use = '            <BrandMatchCard match={match} />\n';
    await untilFile(example.project, file, before.replace(use, `            <div>\n  ${use}            </div>\n`));
    await expect.poll(() => page().locator('li > div > section').count(), PATIENCE).toBe(count);
    await styles.undo();
    await untilFiles(example.project, example.untouched);
  });
});
