/** Widths of containers as an editing context: offered where a container is, shown, read and edited, in plain CSS and with Tailwind's variants. */
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import type { RunningCli, TestProject } from '../support/project.ts';
import {
  createExampleCopy,
  hashesOf,
  openEditor,
  type RealEditor,
  startCli,
  untilFile,
  untilFiles,
} from './real-editor.ts';
import { PATIENCE, type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const viewport = (page: Page) => page.getByRole('banner').getByRole('button', { name: /pixels wide, viewport/ });

/** Opens the list of the container's widths. */
async function openWidths(page: Page): Promise<void> {
  await viewport(page).click();
  await page.getByRole('menuitem', { name: /^Container/ }).click();
  await width(page, 'Any width').waitFor();
}

const width = (page: Page, name: string | RegExp): Locator => page.getByRole('menuitemradio', { name });

describe('conditions of the project’s own style sheets', () => {
  const SHEET = 'src/app.css';
  const CSS = `.page { container: page / inline-size; width: 600px; padding: 24px }

.page-title { font-size: 30px }

@container page (min-width: 400px) {
  .other { color: red }
}

@container page (min-width: 900px) {
  .other { color: blue }
}

@container nowhere (min-width: 10px) {
  .other { color: green }
}
`;
  let open: StylingProject;
  let styles: StylesDriver;
  let before: Record<string, string>;
  const heading = () => open.editor.app.locator('h1');

  beforeAll(async () => {
    open = await openStylingProject(browser, 'plain-css', { [SHEET]: CSS });
    styles = stylesOf(open.editor);
    before = hashesOf(open.project);
  });
  afterAll(() => open?.close());

  test('are offered inside of their container, edited there, and left with it', async () => {
    const { page } = open.editor;
    await styles.select(heading(), 'h1');
    await openWidths(page);
    expect(await width(page, /nowhere/).count()).toBe(0);
    // the container is 600 pixels wide
    expect(await width(page, /^page \(min-width: 900px\)/).getAttribute('aria-disabled')).toBe('true');
    await width(page, 'page (min-width: 400px)').click();
    await page.getByRole('status').getByText('page (min-width: 400px)').waitFor();
    await expect.poll(() => styles.label('font-size').getAttribute('data-own'), PATIENCE).toBeNull();
    await styles.type('Font size', '44px');
    const rule = '  .other { color: red }\n\n  .page-title { font-size: 44px; }\n';
    await untilFile(open.project, SHEET, CSS.replace('  .other { color: red }\n', rule));
    await expect.poll(() => styleOf(heading(), 'font-size'), PATIENCE).toBe('44px');
    await expect.poll(() => styles.label('font-size').getAttribute('data-own'), PATIENCE).toBe('');
    // the same place again
    await styles.type('Font size', '20px');
    await untilFile(open.project, SHEET, CSS.replace('  .other { color: red }\n', rule.replace('44px', '20px')));
    await expect.poll(() => styleOf(heading(), 'font-size'), PATIENCE).toBe('20px');
    await styles.undo();
    await styles.undo();
    await untilFiles(open.project, before);
    await expect.poll(() => styleOf(heading(), 'font-size'), PATIENCE).toBe('30px');
    // outside of the container its width is no context
    await styles.select(open.editor.app.locator('main'), 'main');
    await expect.poll(() => page.getByRole('status').getByText('page (min-width: 400px)').count(), PATIENCE).toBe(0);
    await viewport(page).click();
    await page.getByRole('menuitemradio', { name: /^Base/ }).waitFor();
    expect(await page.getByRole('menuitem', { name: /^Container/ }).count()).toBe(0);
    await page.keyboard.press('Escape');
  });
});

describe('Tailwind’s variants', () => {
  const FILE = 'src/pages/shopping-center/CenterDashboard.tsx';
  const TITLE = 'text-2xl font-semibold tracking-tight';
  let project: TestProject;
  let cli: RunningCli;
  let editor: Omit<RealEditor, 'project'>;
  let styles: StylesDriver;
  let before: string;
  const title = () => editor.app.getByRole('heading', { level: 1 });

  beforeAll(async () => {
    project = createExampleCopy();
    const source = project.read(FILE);
    const inContainer = source
      .replace(
        '    <>\n      <PageHeader',
        '    <div className="@container/page w-[600px]">\n      <div className="@container">\n      <PageHeader',
      )
      .replace('      </Tabs>\n    </>', '      </Tabs>\n      </div>\n    </div>');
    expect(inContainer.match(/div/g)?.length).toBe((source.match(/div/g)?.length ?? 0) + 4);
    project.write(FILE, inContainer);
    cli = await startCli(project.root);
    editor = await openEditor(browser, cli, '/dashboard/shopping-center');
    styles = stylesOf(editor);
    before = project.read(FILE);
  });
  afterAll(async () => {
    await editor?.close();
    await cli?.stop();
    project?.remove();
  });

  test('are offered from the container’s own widths, and written as classes', async () => {
    const { page } = editor;
    await styles.select(title(), 'h1', 'ControlOrMeta');
    await openWidths(page);
    expect(await width(page, /^@2xl from 672/).getAttribute('aria-disabled')).toBe('true');
    await width(page, /^@md from 448/).click();
    await page.getByRole('status').getByText('@md').waitFor();
    await styles.type('Font size', '36px');
    await untilFile(project, FILE, before.replace(TITLE, `${TITLE} @md:text-4xl`));
    await expect.poll(() => styleOf(title(), 'font-size'), PATIENCE).toBe('36px');
    await expect.poll(() => styles.label('font-size').getAttribute('data-own'), PATIENCE).toBe('');
    await styles.undo();
    await untilFile(project, FILE, before);
    await openWidths(page);
    await width(page, /^@md\/page from 448/).click();
    await styles.type('Letter spacing', '2px');
    await untilFile(project, FILE, before.replace(TITLE, `${TITLE} @md/page:tracking-[2px]`));
    await expect.poll(() => styleOf(title(), 'letter-spacing'), PATIENCE).toBe('2px');
    await styles.undo();
    await untilFile(project, FILE, before);
    await page.getByRole('button', { name: 'Base', exact: true }).click();
    await expect.poll(() => page.getByRole('status').getByText('@md').count(), PATIENCE).toBe(0);
  });
});
