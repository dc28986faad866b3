/**
 * Stories that Storybook's own init command writes, each alone in a frame: opened from the palette, edited there like on a page, with
 * args that are edited in the stories file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storyboard } from '../../src/protocol/canvases.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { ApiClient } from '../support/api-client.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OpenedEditor, openEditor } from '../support/open-editor.ts';
import { type RunningCli, startCli } from '../support/project.ts';
import { changedFiles, hashesOf, untilFile } from './real-editor.ts';
import { createStorybookProject, type StorybookProject } from './storybook-project.ts';

const CANVAS = '.visual-edit/canvases/default.json';
const BUTTON = 'src/stories/Button.stories.ts';
const HEADER = 'src/stories/Header.tsx';
const THROWS = `import { Button } from './Button';

export default { component: Button, decorators: [() => { throw new Error('The theme is not there: useTheme() is outside of its ThemeProvider'); }] };

export const Alone = { name: 'Without a theme', args: { label: 'x' } };
`;
const LOADED = `import { Button } from './Button';

export default { title: 'Example/Loaded', component: Button };

export const FromServer = {
  loaders: [async () => ({ words: await Promise.resolve('Loaded') })],
  render: (args, { loaded }) => <Button {...args} label={loaded.words} />,
};
`;
const PATIENCE = { timeout: 60_000 };

let browser: Browser;
let project: StorybookProject;
let cli: RunningCli;
let editor: OpenedEditor;
/** the app in a tab of its own, as another user has it open */
let tab: Page;
let untouched: Record<string, string>;

beforeAll(async () => {
  browser = await launchBrowser();
  project = await createStorybookProject();
  project.add('src/stories/Themed.stories.jsx', THROWS);
  project.add('src/stories/Loaded.stories.tsx', LOADED);
  untouched = hashesOf(project);
  cli = await startCli(project.root);
  tab = await browser.newPage();
  await tab.goto(cli.ready.appUrl);
  await tab.getByRole('button', { name: 'In the basket' }).click();
  await tab.getByText('In the basket: 1').waitFor(PATIENCE);
  editor = await openEditor(browser, cli);
});
afterAll(async () => {
  await browser?.close();
  await cli?.stop();
  project?.remove();
});

const frames = () => editor.page.locator('iframe[data-frame]');
const app = () => editor.page.frameLocator('iframe[data-frame="main"]');
const titles = () => editor.page.locator('[data-frame-title]').allTextContents();
const boards = (): Storyboard[] => {
  const path = join(project.root, CANVAS);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).storyboards : [];
};
const stories = () => boards().filter(({ type }) => type === 'STORY');
/** the frame of a story */
const frameOf = (exportName: string, file: string): FrameLocator => {
  const board = boards().find(({ component }) => component?.exportName === exportName && component.file === file);
  return editor.page.frameLocator(`iframe[data-frame="${board?.id}"]`);
};
const primary = () => frameOf('Primary', BUTTON);
const page = () => frameOf('LoggedOut', 'src/stories/Page.stories.ts');
const brands = () =>
  Promise.all([app(), page()].map((one) => one.getByRole('heading', { level: 1 }).textContent(PATIENCE)));

async function command(title: string): Promise<void> {
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('ControlOrMeta+k');
  await editor.page.getByRole('combobox', { name: 'Search commands' }).fill(title);
  await editor.page.getByRole('option', { name: title }).click();
}

async function show(words: string, story: string): Promise<void> {
  const before = await frames().count();
  await command('Show a story…');
  await editor.page.getByRole('combobox', { name: 'Search stories' }).fill(words);
  await editor.page.getByRole('option', { name: story }).click();
  await expect.poll(() => frames().count(), PATIENCE).toBe(before + 1);
  await expect.poll(() => stories().length).toBe(before);
}

async function undo(): Promise<void> {
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('ControlOrMeta+z');
}

/** The app was never loaded again, and never said a word: its state is that of the first click. */
async function expectAppUndisturbed(): Promise<void> {
  expect(await tab.getByRole('button', { name: 'In the basket' }).textContent()).toBe('In the basket: 1');
  expect(editor.complaints).toEqual([]);
}

it('the palette lists the stories as Storybook does', async () => {
  await command('Show a story…');
  const options = editor.page.getByRole('dialog').getByRole('option');
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
  expect(await editor.page.getByRole('dialog').getByText('Example / Button').count()).toBe(1);
  expect(await editor.page.getByRole('dialog').getByText('stories / Themed').count()).toBe(1);
  await editor.page.keyboard.press('Escape');
});

it('a story is shown alone with its args, its layout, its styles and the project’s preview', async () => {
  await show('button prim', 'Primary');
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
  await expectAppUndisturbed();
});

it('a story with state works, and its play function is not run', async () => {
  await show('page logged out', 'Logged Out');
  await page().getByRole('button', { name: 'Log in' }).waitFor(PATIENCE);
  const mode = (title: string) => editor.page.getByRole('banner').getByRole('button', { name: title, exact: true });
  await mode('Interact').click();
  await expect.poll(() => mode('Interact').getAttribute('aria-pressed'), PATIENCE).toBe('true');
  await page().getByRole('button', { name: 'Log in' }).click();
  await page().getByText('Jane Doe').waitFor(PATIENCE);
  await page().getByRole('button', { name: 'Log out' }).click();
  await mode('Edit').click();
  await show('page logged in', 'Logged In');
  await frameOf('LoggedIn', 'src/stories/Page.stories.ts').getByRole('button', { name: 'Log in' }).waitFor(PATIENCE);
  await undo();
  await expect.poll(() => frames().count(), PATIENCE).toBe(3);
  await expectAppUndisturbed();
});

it('what loaders bring is there', async () => {
  await show('loaded', 'From Server');
  await frameOf('FromServer', 'src/stories/Loaded.stories.tsx')
    .getByRole('button', { name: 'Loaded' })
    .waitFor(PATIENCE);
  await undo();
  await expect.poll(() => frames().count(), PATIENCE).toBe(3);
});

it('an edit there is an edit of the component: all frames show it, and undo brings the bytes back', async () => {
  const text = project.read(HEADER);
  await page().getByRole('heading', { name: 'Acme' }).dblclick();
  await page().locator('h1[contenteditable]').waitFor(PATIENCE);
  await editor.page.keyboard.type('Corner');
  await editor.page.keyboard.press('Enter');
  await untilFile(project, HEADER, text.replace('Acme', 'Corner'));
  await expect.poll(brands, PATIENCE).toEqual(['Corner', 'Corner']);
  await undo();
  await untilFile(project, HEADER, text);
  await expect.poll(brands, PATIENCE).toEqual(['Acme', 'Acme']);
  await expectAppUndisturbed();
});

it('a use of the component in the app is edited there, as without its stories', async () => {
  const text = project.read(HEADER);
  await app().getByRole('button', { name: 'Log in' }).click();
  const field = editor.page.getByRole('textbox', { name: 'Text of label' });
  await expect.poll(() => field.textContent(), PATIENCE).toBe('Log in');
  await field.fill('Come in');
  await field.press('Enter');
  await untilFile(project, HEADER, text.replace('label="Log in"', 'label="Come in"'));
  await app().getByRole('button', { name: 'Come in' }).waitFor(PATIENCE);
  await undo();
  await untilFile(project, HEADER, text);
  await app().getByRole('button', { name: 'Log in' }).waitFor(PATIENCE);
  await expectAppUndisturbed();
});

it('an edit of an arg changes its bytes in the stories file, the frame shows it, and undo brings them back', async () => {
  const api = await ApiClient.connect(cli.ready);
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
  await expectAppUndisturbed();
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
  await expectAppUndisturbed();
});

it('a story that throws says why in its frame, and where to put what it needs', async () => {
  await show('themed', 'Without a theme');
  const problem = frameOf('Alone', 'src/stories/Themed.stories.jsx').getByRole('alert');
  await expect.poll(() => problem.textContent(), PATIENCE).toContain('Themed / Alone cannot be shown');
  expect(await problem.textContent()).toContain('useTheme() is outside of its ThemeProvider');
  expect(await problem.textContent()).toContain('add a decorator to the story or to .storybook/preview.ts');
  await expect.poll(titles).toContainEqual(expect.stringContaining('Themed / Without a theme'));
  editor.complaints.splice(0);
  await undo();
  await expect.poll(() => frames().count(), PATIENCE).toBe(3);
  await expectAppUndisturbed();
});

it('its frame is copied, renamed and closed as others are, each one edit of the canvas', async () => {
  const board = stories()[0]?.id as string;
  await editor.page.locator(`[data-frame-title="${board}"]`).click();
  await command('Duplicate the frame');
  await expect.poll(() => stories().length, PATIENCE).toBe(3);
  const copy = stories().at(-1);
  expect(copy).toMatchObject({ type: 'STORY', component: { file: BUTTON, exportName: 'Primary' } });
  const shown = editor.page.frameLocator(`iframe[data-frame="${copy?.id}"]`);
  await shown.getByRole('button', { name: 'Button' }).waitFor(PATIENCE);
  await command('Rename the frame');
  await editor.page.getByRole('textbox', { name: 'Name of the frame' }).fill('Big one');
  await editor.page.keyboard.press('Enter');
  await expect.poll(() => stories().at(-1)?.name, PATIENCE).toBe('Big one');
  for (const count of [3, 2]) {
    await undo();
    await expect.poll(() => stories().length, PATIENCE).toBe(count);
  }
  await expect.poll(() => frames().count(), PATIENCE).toBe(3);
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => stories().length, PATIENCE).toBe(3);
  await shown.getByRole('button', { name: 'Button' }).waitFor(PATIENCE);
  await undo();
  await expect.poll(() => frames().count(), PATIENCE).toBe(3);
  await expectAppUndisturbed();
});

it('a restart shows the same, and only the canvas was written', async () => {
  const before = boards();
  await expectAppUndisturbed();
  await editor.close();
  await cli.stop();
  cli = await startCli(project.root);
  editor = await openEditor(browser, cli);
  await expect.poll(() => frames().count(), PATIENCE).toBe(3);
  await primary().getByRole('button', { name: 'Button' }).waitFor(PATIENCE);
  await page().getByRole('button', { name: 'Log in' }).waitFor(PATIENCE);
  expect(boards()).toEqual(before);
  expect(changedFiles(project, untouched)).toEqual([CANVAS]);
  expect(editor.complaints).toEqual([]);
});
