/** Stories in a project whose Storybook is not installed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Everyday, startEveryday } from './everyday.ts';

const STORIES = `import { MatchScore } from './MatchScore';\n\nexport default { component: MatchScore };\n\nexport const High = { args: { score: 90 } };\n`;
const PATIENCE = { timeout: 60_000 };

let desk: Everyday;

beforeAll(async () => {
  desk = await startEveryday();
});
afterAll(() => desk?.close());

const palette = async (words: string) => {
  await desk.page.locator('[data-panel="canvas"]').focus();
  await desk.press('ControlOrMeta+k');
  await desk.page.getByRole('combobox', { name: 'Search commands' }).fill(words);
};
const offered = () => desk.page.getByRole('option', { name: 'Show a story…' });

it('the palette offers stories from when the project has some', async () => {
  const asked = desk.page.waitForResponse((answer) => answer.url().endsWith('/stories'));
  await palette('story');
  await (await asked).finished();
  await desk.page.getByText('No command that can be used now has these words').waitFor(PATIENCE);
  expect(await offered().count()).toBe(0);
  await desk.press('Escape');
  desk.project.write('src/components/MatchScore.stories.tsx', STORIES);
  await palette('story');
  await offered().waitFor(PATIENCE);
});

it('the frame says what to install', async () => {
  await offered().click();
  await desk.page.getByRole('option', { name: 'High' }).click();
  const frame = desk.page.frameLocator('iframe[data-frame]:not([data-frame="main"])');
  const problem = frame.getByRole('alert');
  await expect.poll(() => problem.textContent(), PATIENCE).toContain('MatchScore / High cannot be shown');
  expect(await problem.textContent()).toContain('npm i -D @storybook/react-vite');
  expect(desk.complaints()).toEqual([]);
});
