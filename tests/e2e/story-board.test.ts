/**
 * Stories that Storybook's own init command writes, each alone in a frame: opened from the palette, edited there like on a page, with
 * args that are edited in the stories file.
 */
import type { Route } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChange } from '../../src/protocol/changes.ts';
import { ApiClient } from '../support/api-client.ts';
import { changedFiles, hashesOf, untilFile } from './real-editor.ts';
import { BUTTON, CANVAS, PATIENCE, type StoryDesk, startStoryDesk } from './story-desk.ts';

const HEADER = 'src/stories/Header.tsx';
const THROWS = `import { Button } from './Button';

export default { component: Button, decorators: [() => { throw new Error('The theme is not there: useTheme() is outside of its ThemeProvider'); }] };

export const Alone = { name: 'Without a theme', args: { label: 'x' } };
`;
const LOADED = `import { Button } from './Button';

export default { title: 'Example/Loaded', component: Button };

export const FromServer = {
  loaders: [async () => ({ words: await (await fetch('/words.txt')).text() })],
  render: (args, { loaded }) => <Button {...args} label={loaded.words} />,
};
`;

let desk: StoryDesk;
let project: StoryDesk['project'];

beforeAll(async () => {
  desk = await startStoryDesk({
    'src/stories/Themed.stories.jsx': THROWS,
    'src/stories/Loaded.stories.tsx': LOADED,
    'public/words.txt': 'Loaded',
  });
  ({ project } = desk);
});
afterAll(() => desk?.close());

const frames = () => desk.frames();
const app = () => desk.editor.page.frameLocator('iframe[data-frame="main"]');
const titles = () => desk.editor.page.locator('[data-frame-title]').allTextContents();
const stories = () => desk.stories();
const primary = () => desk.frameOf('Primary', BUTTON);
const page = () => desk.frameOf('LoggedOut', 'src/stories/Page.stories.ts');
const brands = () =>
  Promise.all([app(), page()].map((one) => one.getByRole('heading', { level: 1 }).textContent(PATIENCE)));

it('the palette lists the stories as Storybook does', async () => {
  await desk.command('Show a story…');
  const options = desk.editor.page.getByRole('dialog').getByRole('option');
  await expect
    .poll(() => options.allTextContents(), PATIENCE)
    .toEqual([
      'PrimaryButton.stories.ts',
      'SecondaryButton.stories.ts',
      'LargeButton.stories.ts',
      'SmallButton.stories.ts',
      'Logged InHeader.stories.ts',
      'Logged OutHeader.stories.ts',
      'From ServerLoaded.stories.tsx',
      'Logged OutPage.stories.ts',
      'Logged InPage.stories.ts',
      'Without a themeThemed.stories.jsx',
    ]);
  expect(await desk.editor.page.getByRole('dialog').getByText('Example / Button').count()).toBe(1);
  expect(await desk.editor.page.getByRole('dialog').getByText('stories / Themed').count()).toBe(1);
  await desk.editor.page.keyboard.press('Escape');
});

it('a story is shown alone with its args, its layout, its styles and the project’s preview', async () => {
  await desk.show('button prim', 'Primary');
  const button = primary().getByRole('button', { name: 'Button' });
  await button.waitFor(PATIENCE);
  const look = await button.evaluate((node) => {
    const { backgroundColor } = getComputedStyle(node);
    const { letterSpacing } = getComputedStyle(node.closest('[data-preview]') ?? node);
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return [
      backgroundColor,
      letterSpacing,
      Math.round(left + right - innerWidth),
      Math.round(top + bottom - innerHeight),
    ];
  });
  expect(look).toEqual(['rgb(85, 90, 185)', '1px', 0, 0]);
  expect(stories()).toMatchObject([{ component: { file: BUTTON, exportName: 'Primary' }, width: 480, height: 320 }]);
  expect(stories()[0]?.component).not.toHaveProperty('props');
  await expect.poll(titles).toContainEqual(expect.stringContaining('Button / Primary'));
  await desk.expectAppUndisturbed();
});

it('a story with state works, and its play function is not run', async () => {
  await desk.show('page logged out', 'Logged Out');
  await page().getByRole('button', { name: 'Log in' }).waitFor(PATIENCE);
  const mode = (title: string) =>
    desk.editor.page.getByRole('banner').getByRole('button', { name: title, exact: true });
  await mode('Interact').click();
  await expect.poll(() => mode('Interact').getAttribute('aria-pressed'), PATIENCE).toBe('true');
  await page().getByRole('button', { name: 'Log in' }).click();
  await page().getByText('Jane Doe').waitFor(PATIENCE);
  await page().getByRole('button', { name: 'Log out' }).click();
  await mode('Edit').click();
  await desk.show('page logged in', 'Logged In');
  await desk
    .frameOf('LoggedIn', 'src/stories/Page.stories.ts')
    .getByRole('button', { name: 'Log in' })
    .waitFor(PATIENCE);
  await desk.undo();
  await expect.poll(() => frames().count(), PATIENCE).toBe(3);
  await desk.expectAppUndisturbed();
});

it('a story is shown once its loaders have brought what it needs', async () => {
  // the answer to the loader's request waits until the test has seen that nothing is shown without it
  let answer: (route: Route) => void = () => {};
  const asked = new Promise<Route>((resolve) => {
    answer = resolve;
  });
  await desk.editor.page.route('**/words.txt', answer, { times: 1 });
  await desk.show('loaded', 'From Server');
  const root = desk.frameOf('FromServer', 'src/stories/Loaded.stories.tsx').locator('#root');
  const request = await asked;
  expect(await root.locator('button').count()).toBe(0);
  await request.continue();
  await expect.poll(() => root.textContent(PATIENCE)).toBe('Loaded');
  await desk.undo();
  await expect.poll(() => frames().count(), PATIENCE).toBe(3);
  await desk.expectAppUndisturbed();
});

it('an edit there is an edit of the component: all frames show it, and undo brings the bytes back', async () => {
  const text = project.read(HEADER);
  await page().getByRole('heading', { name: 'Acme' }).dblclick();
  await page().locator('h1[contenteditable]').waitFor(PATIENCE);
  await desk.editor.page.keyboard.type('Corner');
  await desk.editor.page.keyboard.press('Enter');
  await untilFile(project, HEADER, text.replace('Acme', 'Corner'));
  await expect.poll(brands, PATIENCE).toEqual(['Corner', 'Corner']);
  await desk.undo();
  await untilFile(project, HEADER, text);
  await expect.poll(brands, PATIENCE).toEqual(['Acme', 'Acme']);
  await desk.expectAppUndisturbed();
});

it('a use of the component in the app is edited there, as without its stories', async () => {
  const text = project.read(HEADER);
  await app().getByRole('button', { name: 'Log in' }).click();
  const field = desk.editor.page.getByRole('textbox', { name: 'Text of label' });
  await expect.poll(() => field.textContent(), PATIENCE).toBe('Log in');
  await field.fill('Come in');
  await field.press('Enter');
  await untilFile(project, HEADER, text.replace('label="Log in"', 'label="Come in"'));
  await app().getByRole('button', { name: 'Come in' }).waitFor(PATIENCE);
  await desk.undo();
  await untilFile(project, HEADER, text);
  await app().getByRole('button', { name: 'Log in' }).waitFor(PATIENCE);
  await desk.expectAppUndisturbed();
});

it('an edit of an arg changes its bytes in the stories file, the frame shows it, and undo brings them back', async () => {
  const api = await ApiClient.connect(desk.cli.ready);
  const text = project.read(BUTTON);
  const before = hashesOf(project);
  const set = (argName: string, argValue?: string | boolean) =>
    api.apply({
      ...createChange(crypto.randomUUID(), 'CHANGE_ARG', {
        filename: BUTTON,
        exportName: 'Primary',
        argName,
        ...(argValue === undefined ? {} : { argValue }),
      }),
    });
  expect(await set('label', 'Buy now')).toMatchObject({ ok: true });
  const labelled = text.replace("label: 'Button'", "label: 'Buy now'");
  await untilFile(project, BUTTON, labelled);
  await primary().getByRole('button', { name: 'Buy now' }).waitFor(PATIENCE);
  expect(await set('size', 'large')).toMatchObject({ ok: true });
  const sized = labelled.replace("label: 'Buy now',", "label: 'Buy now',\n    size: 'large',");
  await untilFile(project, BUTTON, sized);
  await primary().locator('.storybook-button--large').waitFor(PATIENCE);
  expect(await set('primary')).toMatchObject({ ok: true });
  await untilFile(project, BUTTON, sized.replace('    primary: true,\n', ''));
  await primary().locator('.storybook-button--secondary').waitFor(PATIENCE);
  for (let step = 0; step < 3; step++) expect(await api.undo()).toMatchObject({ ok: true });
  await untilFile(project, BUTTON, text);
  await primary().locator('.storybook-button--primary', { hasText: 'Button' }).waitFor(PATIENCE);
  expect(changedFiles(project, before)).toEqual([]);
  expect(await set('label', 'Button')).toMatchObject({ ok: false, error: { code: 'no-change' } });
  await desk.expectAppUndisturbed();
});

it('edits by others of the stories file and of the preview show, and never reload the app', async () => {
  const text = project.read(BUTTON);
  project.write(BUTTON, text.replace("label: 'Button'", "label: 'From elsewhere'"));
  await primary().getByRole('button', { name: 'From elsewhere' }).waitFor(PATIENCE);
  project.write(BUTTON, text);
  await primary().getByRole('button', { name: 'Button', exact: true }).waitFor(PATIENCE);
  const preview = project.read('.storybook/preview.ts');
  project.write('.storybook/preview.ts', preview.replace("{ 'data-preview': true }", "{ id: 'another' }"));
  await primary().locator('#another').waitFor(PATIENCE);
  project.write('.storybook/preview.ts', preview);
  await primary().locator('[data-preview]').waitFor(PATIENCE);
  await desk.expectAppUndisturbed();
});

it('a story that throws says why in its frame, and where to put what it needs', async () => {
  await desk.show('themed', 'Without a theme');
  const problem = desk.frameOf('Alone', 'src/stories/Themed.stories.jsx').getByRole('alert');
  await expect.poll(() => problem.textContent(), PATIENCE).toContain('Themed / Alone cannot be shown');
  expect(await problem.textContent()).toContain('useTheme() is outside of its ThemeProvider');
  expect(await problem.textContent()).toContain('add a decorator to the story or to .storybook/preview.ts');
  await expect.poll(titles).toContainEqual(expect.stringContaining('Themed / Without a theme'));
  desk.editor.complaints.splice(0);
  await desk.undo();
  await expect.poll(() => frames().count(), PATIENCE).toBe(3);
  await desk.expectAppUndisturbed();
});

it('its frame is copied, renamed and closed as others are, each one edit of the canvas', async () => {
  const board = stories()[0]?.id as string;
  await desk.editor.page.locator(`[data-frame-title="${board}"]`).click();
  await desk.command('Duplicate the frame');
  await expect.poll(() => stories().length, PATIENCE).toBe(3);
  const copy = stories().at(-1);
  expect(copy).toMatchObject({ type: 'STORY', component: { file: BUTTON, exportName: 'Primary' } });
  const shown = desk.editor.page.frameLocator(`iframe[data-frame="${copy?.id}"]`);
  await shown.getByRole('button', { name: 'Button' }).waitFor(PATIENCE);
  await desk.command('Rename the frame');
  await desk.editor.page.getByRole('textbox', { name: 'Name of the frame' }).fill('Big one');
  await desk.editor.page.keyboard.press('Enter');
  await expect.poll(() => stories().at(-1)?.name, PATIENCE).toBe('Big one');
  for (const count of [3, 2]) {
    await desk.undo();
    await expect.poll(() => stories().length, PATIENCE).toBe(count);
  }
  await expect.poll(() => frames().count(), PATIENCE).toBe(3);
  await desk.editor.page.locator('[data-panel="canvas"]').focus();
  await desk.editor.page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => stories().length, PATIENCE).toBe(3);
  await shown.getByRole('button', { name: 'Button' }).waitFor(PATIENCE);
  await desk.undo();
  await expect.poll(() => frames().count(), PATIENCE).toBe(3);
  await desk.expectAppUndisturbed();
});

it('a restart shows the same, and only the canvas was written', async () => {
  const before = desk.boards();
  await desk.expectAppUndisturbed();
  await desk.restart();
  await expect.poll(() => frames().count(), PATIENCE).toBe(3);
  await primary().getByRole('button', { name: 'Button' }).waitFor(PATIENCE);
  await page().getByRole('button', { name: 'Log in' }).waitFor(PATIENCE);
  expect(desk.boards()).toEqual(before);
  expect(changedFiles(project, desk.untouched)).toEqual([CANVAS]);
  expect(desk.editor.complaints).toEqual([]);
});
