/** Charts of a library: a click selects the project's own chart element, with a layer and an inspector. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedExample, startExample, steadyBox, untilFile, untilFiles } from './real-editor.ts';

const PATIENCE = { timeout: 30_000 };
const FOLDER = 'src/pages/shopping-center/analytics';
const MIX = `${FOLDER}/TenantMixChart.tsx`;

let started: StartedExample;
let project: StartedExample['project'];
let editor: StartedExample['editor'];

beforeAll(async () => {
  started = await startExample();
  ({ project, editor } = started);
});
afterAll(() => started?.close());

const inspector = () => editor.page.locator('[data-panel="inspector"]');
const selected = () =>
  editor.page.locator('[data-panel="layers"] [role="treeitem"][aria-selected="true"]').allInnerTexts();
const chart = (title: string) => editor.app.locator('section', { hasText: title }).last();

/** Clicks near the bottom of a part, where bars and areas are. */
async function select(title: string, part: string, name: string): Promise<void> {
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('Escape');
  await inspector().getByText('Nothing selected').waitFor(PATIENCE);
  const drawn = chart(title).locator(part).first();
  await drawn.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await steadyBox(drawn);
  await editor.page.mouse.click(x + width / 2, y + height * 0.9);
  await expect.poll(() => inspector().locator('[data-element-name]').allTextContents(), PATIENCE).toEqual([name]);
  await expect.poll(selected, PATIENCE).toEqual([expect.stringMatching(new RegExp(`^${name}`))]);
}

/** By its key. @param mode the one that comes, which the top bar shows and the page has */
async function changeMode(mode: 'Edit' | 'Interact'): Promise<void> {
  await editor.page.keyboard.press('ControlOrMeta+Shift+p');
  const banner = editor.page.getByRole('banner');
  await banner.getByRole('button', { name: mode, pressed: true }).waitFor(PATIENCE);
  const isDriven = () => Object.keys(sessionStorage).some((key) => /driveMode/.test(key));
  await expect.poll(() => editor.app.locator('body').evaluate(isDriven), PATIENCE).toBe(mode === 'Interact');
}

it('the tab with the charts opens', async () => {
  const address = editor.page.getByRole('textbox', { name: 'Page of the app' });
  await address.fill('/dashboard/shopping-center');
  await address.press('Enter');
  const tab = editor.app.getByRole('tab', { name: 'Analytics' });
  await tab.waitFor(PATIENCE);
  await changeMode('Interact');
  await tab.click();
  await editor.app
    .locator('.recharts-area-area')
    .first()
    .waitFor({ state: 'attached', ...PATIENCE });
  await changeMode('Edit');
});

it.each([
  ['Tenant Mix', '.recharts-bar-rectangle path', 'Bar', 'TenantMixChart.tsx'],
  ['Revenue Trends', '.recharts-bar-rectangle path', 'Bar', 'RevenueTrendsChart.tsx'],
  ['Foot Traffic', '.recharts-area-area', 'Area', 'FootTrafficChart.tsx'],
])('%s: a click on %s selects its <%s>, which has a layer', async (title, part, name, file) => {
  await select(title, part, name);
  expect(await inspector().getByText(file).count()).toBeGreaterThan(0);
});

it('the colour of the bars is edited where it stands, and undone', async () => {
  const source = project.read(MIX);
  await select('Tenant Mix', '.recharts-bar-rectangle path', 'Bar');
  await inspector().getByRole('textbox', { name: 'fill', exact: true }).fill('teal');
  await editor.page.keyboard.press('Enter');
  await untilFile(project, MIX, source.replace('fill="var(--chart-2)"', 'fill="teal"'));
  const bar = chart('Tenant Mix').locator('.recharts-bar-rectangle path').first();
  await expect.poll(() => bar.getAttribute('fill'), PATIENCE).toBe('teal');
  await editor.page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await untilFiles(project, started.untouched);
});
