/** The layers of real pages: the author's elements without routers and providers, under the names of the source and the page. */
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { copyTree } from '../support/copy-tree.ts';
import { installedPackages } from '../support/installed.ts';
import { createInstalledProject, REPOSITORY } from '../support/project.ts';
import { openEditor, type RealEditor, type StartedExample, startCli, startExample } from './real-editor.ts';

const PATIENCE = { timeout: 30_000 };
/** Rows that may be open at first sight: about 18, and an edit's more. */
const MOST = 24;

type Editor = Omit<RealEditor, 'project'>;

const layersOf = ({ page }: Editor) => page.locator('[data-panel="layers"]');
/** The names of the rows, two spaces per level. */
const rowsOf = (editor: Editor) =>
  layersOf(editor)
    .locator('[role="treeitem"]')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const name = row.querySelector('.layer-icon + span')?.textContent ?? '';
        return '  '.repeat(Number(row.getAttribute('aria-level')) - 1) + name;
      }),
    );

async function goTo({ page, app }: Editor, path: string, title: string): Promise<void> {
  const address = page.getByRole('textbox', { name: 'Page of the app' });
  if ((await address.inputValue()) !== path) {
    await address.fill(path);
    await address.press('Enter');
  }
  await app.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 90_000 });
}

describe('pages with routes, lazy parts and an outlet', () => {
  let started: StartedExample;
  let editor: StartedExample['editor'];
  beforeAll(async () => {
    started = await startExample();
    ({ editor } = started);
  });
  afterAll(() => started?.close());

  const row = (name: string | RegExp) => layersOf(editor).getByRole('treeitem', { name });
  const element = () => editor.page.locator('[data-element-name]').allTextContents();
  const chain = () =>
    editor.page
      .getByRole('navigation', { name: 'Components around the selection' })
      .getByRole('button')
      .allTextContents();

  async function deselect(): Promise<void> {
    await editor.page.locator('[data-panel="canvas"]').focus();
    await editor.page.keyboard.press('Escape');
    await expect.poll(element, PATIENCE).toEqual([]);
  }

  it.each([
    ['/', 'The right brand', ['LandingPage', '  header', '    Link', '    ThemeToggle', '    Button', '  main']],
    ['/login', 'Welcome', ['LoginPage', '  main', '    Link']],
    ['/dashboard/broker/directory', 'Broker Directory', ['DashboardLayout', '  Skip to content', '  aside']],
    ['/dashboard/shopping-center', 'Preston Park', ['DashboardLayout', '  Skip to content', '  aside']],
    ['/dashboard/brand/team', 'Team', ['DashboardLayout', '  Skip to content', '  aside']],
  ])('%s begins with its own component, open as far as fits', async (path, title, first) => {
    await goTo(editor, path, title);
    await expect.poll(async () => (await rowsOf(editor)).slice(0, first.length), PATIENCE).toEqual(first);
    const rows = await rowsOf(editor);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThanOrEqual(MOST);
    expect(rows.filter((name) => /Router|Routes|Outlet|App$|Dialog|Slot/.test(name))).toEqual([]);
  });

  /** Rows out of view are not drawn. */
  const showAll = async () => {
    await editor.page.setViewportSize({ width: 1440, height: 4000 });
    await layersOf(editor).getByRole('button', { name: 'Expand all' }).click();
  };

  it('has the page right in the element around its outlet, a component and its root in one row', async () => {
    await goTo(editor, '/dashboard/broker/directory', 'Broker Directory');
    const from = async (name: string) => {
      const rows = await rowsOf(editor);
      const at = rows.findIndex((one) => one.trim() === name);
      const level = /^ */.exec(rows[at] ?? '')?.[0].length ?? 0;
      return rows.slice(at).map((one) => one.slice(level));
    };
    await expect
      .poll(async () => {
        // layers that came later are closed
        await showAll();
        return (await from('main')).slice(0, 5);
      }, PATIENCE)
      .toEqual(['main', '  BrokerDirectory', '    PageHeader', '      div', '        Broker Directory']);
    expect((await from('MobileSidebar')).slice(0, 3)).toEqual(['MobileSidebar', '  Button', '    Menu']);
  });

  it('marks what the page hides', async () => {
    await row(/^MobileSidebar .*hidden$/).waitFor(PATIENCE);
    expect(
      await row(/hidden$/)
        .filter({ hasText: 'BrokerDirectory' })
        .count(),
    ).toBe(0);
  });

  it('gives the root a row while it is selected', async () => {
    await deselect();
    const card = editor.app.locator('main li').first();
    await card.locator('section').click({ position: { x: 3, y: 60 }, modifiers: ['ControlOrMeta'] });
    await expect.poll(element, PATIENCE).toEqual(['section']);
    const selected = layersOf(editor).locator('[role="treeitem"][aria-selected="true"]');
    await expect.poll(() => selected.allInnerTexts(), PATIENCE).toEqual(['section\nNora Whitfield']);
    await expect.poll(chain, PATIENCE).toEqual(['BrokerDirectory', 'BrokerCard', 'Card']);
    await deselect();
    await expect.poll(() => selected.count(), PATIENCE).toBe(0);
    await expect
      .poll(async () => (await rowsOf(editor)).filter((one) => one.trim() === 'section'), PATIENCE)
      .toEqual([]);
  });

  it('finds a folded component by a search, and shows it while it is selected', async () => {
    const search = layersOf(editor).getByRole('textbox', { name: 'Search layers' });
    await search.fill('outlet');
    await expect.poll(async () => (await rowsOf(editor)).at(-1)?.trim(), PATIENCE).toBe('Outlet');
    await row(/^Outlet/).click();
    await expect.poll(element, PATIENCE).toEqual(['Outlet']);
    await search.fill('');
    await row(/^Outlet/).waitFor(PATIENCE);
    await deselect();
    await expect.poll(() => row(/^Outlet/).count(), PATIENCE).toBe(0);
  });

  it('names components by the source, and keeps what the user closed', async () => {
    await goTo(editor, '/dashboard/shopping-center/spaces', 'Available Spaces');
    await showAll();
    await expect
      .poll(async () => (await rowsOf(editor)).map((one) => one.trim()), PATIENCE)
      .toContain('DropdownMenu.Trigger');
    await row(/^aside/).click();
    await editor.page.keyboard.press('ArrowLeft');
    const isOpen = () => row(/^aside/).getAttribute('aria-expanded');
    await expect.poll(isOpen, PATIENCE).toBe('false');
    await goTo(editor, '/dashboard/broker/directory', 'Broker Directory');
    await expect.poll(isOpen, PATIENCE).toBe('false');
    expect(editor.complaints).toEqual([]);
  });
});

const LIBRARIES = join(REPOSITORY, 'tests/plugin/fixtures/libraries');
const MAIN = `import { createRoot } from 'react-dom/client';
import { Mui } from './mui.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Mui />);
`;

describe('keys in the layers', () => {
  let started: StartedExample;
  beforeAll(async () => {
    started = await startExample();
  });
  afterAll(() => started?.close());

  it('go on from the row that has the focus, also when it is scrolled out of view', async () => {
    const { editor } = started;
    const { page } = editor;
    await goTo(editor, '/dashboard/broker/directory', 'Broker Directory');
    const layers = layersOf(editor);
    // the layers hear of the page's elements after it is drawn
    const heightOpened = async () => {
      await layers.getByRole('button', { name: 'Expand all' }).click();
      return layers.getByRole('tree').evaluate((tree) => tree.getBoundingClientRect().height);
    };
    await expect.poll(heightOpened, PATIENCE).toBeGreaterThan(3000);
    const first = layers.getByRole('treeitem').first();
    await first.click();
    await page.mouse.wheel(0, 9000);
    await expect.poll(() => rowsOf(editor), PATIENCE).toEqual(expect.not.arrayContaining(['  Skip to content']));
    const focused = () =>
      page.evaluate(() => [document.activeElement?.getAttribute('role'), document.activeElement?.textContent]);
    expect(await focused()).toEqual(['treeitem', await first.textContent()]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused, PATIENCE).toEqual(['treeitem', 'Skip to contenta']);
    await expect.poll(() => rowsOf(editor), PATIENCE).toEqual(expect.arrayContaining(['  Skip to content', '  aside']));
  });
});

describe('a page of a library', () => {
  it('has the tags of the source in the order of the source, and no provider', async () => {
    const project = createInstalledProject(await installedPackages(LIBRARIES));
    const browser = await launchBrowser();
    copyTree(LIBRARIES, project.root, ['node_modules', '.vite']);
    writeFileSync(join(project.root, 'src/main.tsx'), MAIN);
    for (const name of ['vite', 'visual-edit']) {
      const from = name === 'vite' ? join(REPOSITORY, 'node_modules/vite') : REPOSITORY;
      symlinkSync(from, join(project.root, 'node_modules', name));
    }
    const cli = await startCli(project.root);
    try {
      const editor = await openEditor(browser, cli, '/', { viewport: { width: 1440, height: 4000 } });
      await layersOf(editor).getByRole('button', { name: 'Expand all' }).click();
      const own = async () => (await rowsOf(editor)).filter((one) => /^ {0,4}\S/.test(one)).map((one) => one.trim());
      await expect
        .poll(own, PATIENCE)
        .toEqual([
          'Mui',
          'Box',
          'Button',
          'ButtonGroup',
          'Tabs',
          'tip',
          'Stack',
          'FormControlLabel',
          'TextField',
          'Select',
          'List',
          'Card',
        ]);
    } finally {
      await browser.close();
      await cli.stop();
      project.remove();
    }
  });
});
