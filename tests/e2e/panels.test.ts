/** The panels through the real command on the example: where edits go, props, computed text, the code view, going back. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import type { RunningCli, TestProject } from '../support/project.ts';
import { exampleInTurns, openEditor, type RealEditor, untilFile, untilFiles } from './real-editor.ts';

const ROLES = 'src/pages/landing/RoleSections.tsx';
const SUMMARY = 'src/pages/broker/BrokerSummary.tsx';
const DEALS = 'src/pages/broker/ActiveDealsTab.tsx';
const PATIENCE = { timeout: 20_000 };

const example = exampleInTurns();
let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let editor: Omit<RealEditor, 'project'>;
let hashes: Record<string, string>;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await example.close();
});
afterEach(async ({ task }) => {
  await editor?.close();
  await example.giveBack(task.result?.state !== 'fail');
});

/** @param page the component that draws it: the page is there when the layers show it */
async function open(path: string, page: string): Promise<void> {
  ({ project, cli, untouched: hashes } = await example.take());
  editor = await openEditor(browser, cli, path);
  await editor.page.locator('[data-panel="layers"]').getByRole('treeitem', { name: page }).waitFor(PATIENCE);
}

const inspector = () => editor.page.locator('[data-panel="inspector"]');
const dock = () => editor.page.locator('[data-panel="activity"]');
const press = (key: string) => editor.page.keyboard.press(key);
const name = () => inspector().locator('[data-element-name]').textContent();
const heading = (text: string) => editor.app.getByRole('heading', { name: text, exact: true });

/** Selects the heading by a click, and waits until the inspector speaks of it. */
async function select(text: string, element: string): Promise<void> {
  await heading(text).first().click();
  await expect.poll(name, PATIENCE).toBe(element);
}

async function choose(scope: string): Promise<void> {
  await inspector().getByRole('group', { name: 'Where edits go' }).getByRole('button', { name: scope }).click();
}

async function undoUntil(file: string, text: string): Promise<void> {
  await press('ControlOrMeta+z');
  await untilFile(project, file, text);
}

/** Item of the example's list, as the source has it. */
function roleItems(text: string): string[] {
  return text.match(/ {2}\{\n {4}icon:[\s\S]*?\n {2}\},\n/g) ?? [];
}

describe('one of a list', () => {
  beforeEach(() => open('/', 'LandingPage'));

  // covers ux keys.27, behaviours.14
  it('moves, goes and is copied in its data, or all of them change', async () => {
    const before = project.read(ROLES);
    const [first = '', second = '', third = ''] = roleItems(before);
    await select('For shopping centers', 'h2');
    await press('Shift+Enter');
    await expect.poll(name, PATIENCE).toBe('article');
    await inspector().getByText('2 of 3 · RoleSections.tsx').waitFor(PATIENCE);
    await inspector().getByText('Moves, copies and deletes change item 2 of 3 in the data.').waitFor(PATIENCE);

    await press('ControlOrMeta+[');
    await untilFile(project, ROLES, before.replace(first + second, second + first));
    await inspector().getByText('1 of 3 · RoleSections.tsx').waitFor(PATIENCE);
    await press('ControlOrMeta+]');
    await untilFile(project, ROLES, before);
    await inspector().getByText('2 of 3 · RoleSections.tsx').waitFor(PATIENCE);

    await choose('Its data');
    await inspector().getByText('item 2 of 3').waitFor();
    await press('Delete');
    await untilFile(project, ROLES, before.replace(second, '').replace(' Building2,', ''));
    await expect.poll(() => heading('For shopping centers').count(), PATIENCE).toBe(0);
    await undoUntil(ROLES, before);
    await heading('For shopping centers').waitFor(PATIENCE);

    // a choice holds for its element: a style cannot go to the data, and nothing is written elsewhere instead
    await heading('For shopping centers').click();
    await press('Shift+Enter');
    await expect.poll(name, PATIENCE).toBe('article');
    await inspector().getByRole('combobox', { name: 'Add classes' }).fill('underline');
    await press('Enter');
    await editor.page.getByRole('heading', { name: 'cannot be applied to the data of an element' }).waitFor(PATIENCE);
    await untilFiles(project, hashes);
    expect(third).not.toBe('');
  });
});

describe('text of several parts', () => {
  beforeEach(() => open('/', 'LandingPage'));

  it('is read as the page shows it, and each part edited where it stands', async () => {
    const files = ['src/lib/constants.ts', 'src/pages/landing/LandingPage.tsx'] as const;
    const [constants, page] = files.map((file) => project.read(file)) as [string, string];
    const row = editor.page.locator('[data-panel="layers"]').getByRole('treeitem', { name: /^footer/ });
    await row.click();
    await expect.poll(() => row.textContent()).toContain('© 2023 Frontage. All rights reserved.');
    const write = async (name: string, words: string, file: string, text: string) => {
      const field = inspector().getByRole('textbox', { name });
      await field.fill(words);
      await field.press('Enter');
      await untilFile(project, file, text);
    };
    const year = constants.replace('COPYRIGHT_YEAR = 2023', 'COPYRIGHT_YEAR = 2031');
    await write('Text of COPYRIGHT_YEAR', '2031', files[0], year);
    await editor.app.getByText('© 2031 Frontage. All rights reserved.').waitFor(PATIENCE);
    const both = year.replace("BRAND_NAME = 'Frontage'", "BRAND_NAME = 'Storefront'");
    await write('Text of BRAND_NAME', 'Storefront', files[0], both);
    await editor.app.getByText('© 2031 Storefront. All rights reserved.').waitFor(PATIENCE);
    const literal = inspector().getByRole('textbox', { name: 'Text of the element' }).last();
    await expect.poll(() => literal.inputValue(), PATIENCE).toBe('. All rights reserved.');
    await literal.fill(', all rights reserved.');
    await literal.press('Enter');
    await untilFile(
      project,
      files[1],
      page.replace('{BRAND_NAME}. All rights reserved.', '{BRAND_NAME}, all rights reserved.'),
    );
    await undoUntil(files[1], page);
    await undoUntil(files[0], year);
    await undoUntil(files[0], constants);
    await untilFiles(project, hashes);
  });
});

describe('one use of a component', () => {
  beforeEach(() => open('/dashboard/broker', 'DashboardLayout'));

  // covers ux behaviours.14
  it('is retitled where its words stand, and deleted where it is used', async () => {
    const before = project.read(SUMMARY);
    await heading('Territory').dblclick();
    await expect.poll(name, PATIENCE).toBe('h2');
    const field = inspector().getByRole('textbox', { name: 'Text of title' });
    await field.waitFor(PATIENCE);
    await expect.poll(() => field.evaluate((node) => node === document.activeElement), PATIENCE).toBe(true);
    await inspector()
      .getByRole('button', { name: /^BrokerSummary\.tsx:\d+$/ })
      .waitFor();
    await field.fill('Region');
    await field.press('Enter');
    await untilFile(project, SUMMARY, before.replace('title="Territory"', 'title="Region"'));
    await heading('Region').waitFor(PATIENCE);
    await undoUntil(SUMMARY, before);

    await select('Lead Management', 'SummaryCard');
    await press('Delete');
    const use = /\n {4}<SummaryCard title="Lead Management"[\s\S]*?<\/SummaryCard>/.exec(before)?.[0] ?? '';
    await expect.poll(() => heading('Lead Management').count(), PATIENCE).toBe(0);
    await expect.poll(() => project.read(SUMMARY), PATIENCE).not.toContain(use);
    await undoUntil(SUMMARY, before);
    await untilFiles(project, hashes);
  });

  it('has a control for each prop, from the types of the project', async () => {
    const before = project.read(DEALS);
    await editor.app.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect.poll(name, PATIENCE).toBe('Button');
    await inspector().getByRole('button', { name: 'variant: outline' }).click(PATIENCE);
    await editor.page.getByRole('menuitemradio', { name: 'soft' }).click();
    await untilFile(project, DEALS, before.replace('<Button>', '<Button variant="soft">'));
    await inspector().getByRole('button', { name: 'variant: soft' }).waitFor(PATIENCE);

    await inspector().locator('[data-prop="variant"]').hover();
    await inspector().getByRole('button', { name: 'More for variant' }).click();
    await editor.page.getByRole('menuitem', { name: 'Remove' }).click();
    await untilFile(project, DEALS, before);

    const add = inspector().getByRole('combobox', { name: 'Add a prop' });
    await add.fill('title');
    await add.press('Enter');
    const title = inspector().getByRole('textbox', { name: 'title', exact: true });
    await title.fill('Narrow the list');
    await title.press('Enter');
    await untilFile(project, DEALS, before.replace('<Button>', '<Button title="Narrow the list">'));
    await press('ControlOrMeta+z');
    await undoUntil(DEALS, before);
  });
});

describe('styles by key', () => {
  beforeEach(() => open('/dashboard/brand', 'DashboardLayout'));

  // covers ux keys.10, keys.24, keys.25, keys.26
  it('hide, make flex, wrap in any tag, and go from one element to another', async () => {
    const file = 'src/pages/brand/BrandDashboard.tsx';
    const before = project.read(file);
    const title = 'className="text-2xl font-semibold tracking-tight"';
    const withTitle = (classes: string) => before.replace(title, `className="${classes}"`);
    await select('Brand Dashboard', 'h1');
    await editor.page.locator('[data-panel="canvas"]').focus();
    await press('ControlOrMeta+Shift+h');
    await untilFile(project, file, withTitle('hidden text-2xl font-semibold tracking-tight'));
    await undoUntil(file, before);
    await heading('Brand Dashboard').waitFor(PATIENCE);
    await press('Shift+a');
    await untilFile(project, file, withTitle('flex text-2xl font-semibold tracking-tight'));
    await undoUntil(file, before);

    await press('ControlOrMeta+Alt+KeyG');
    await editor.page.getByRole('dialog', { name: 'Wrap in…' }).getByRole('button', { name: 'section' }).click();
    await expect
      .poll(() => project.read(file), PATIENCE)
      .toMatch(/<section>\s*<h1 className="text-2xl[^\n]*\n\s*<\/section>/);
    await undoUntil(file, before);

    await select('Brand Dashboard', 'h1');
    await editor.page.locator('[data-panel="canvas"]').focus();
    await press('ControlOrMeta+Alt+KeyC');
    await editor.page.getByRole('heading', { name: 'Style copied' }).waitFor(PATIENCE);
    await editor.app.getByText('Where Marlow & Finch could open next').click();
    await expect.poll(name, PATIENCE).toBe('p');
    await editor.page.locator('[data-panel="canvas"]').focus();
    await press('ControlOrMeta+Alt+KeyV');
    const size = () =>
      editor.app.getByText('Where Marlow & Finch could open next').evaluate((p) => getComputedStyle(p).fontSize);
    await expect.poll(() => project.read(file), PATIENCE).not.toBe(before);
    await expect.poll(size, PATIENCE).toBe('24px');
    await undoUntil(file, before);
    await untilFiles(project, hashes);
  });
});

describe('a component that takes no className', () => {
  beforeEach(() => open('/dashboard/brand', 'DashboardLayout'));

  it('says so, leads to what it shows, and a shape in it is wrapped in a group', async () => {
    const file = 'src/shell/BrandMark.tsx';
    const before = project.read(file);
    const layers = editor.page.locator('[data-panel="layers"]');
    await layers.getByRole('button', { name: 'Expand all' }).click();
    await layers.getByRole('treeitem', { name: /^BrandMark/ }).click();
    await expect.poll(name, PATIENCE).toBe('BrandMark');
    const note = inspector().getByRole('note');
    await expect
      .poll(() => note.innerText(), PATIENCE)
      .toContain('BrandMark takes no className and no style. To change how it looks, style what it shows.');
    await press('ControlOrMeta+Shift+h');
    const refused = editor.page.getByRole('dialog').filter({ hasText: 'BrandMark ignores className' });
    await refused.getByText('make BrandMark pass its className on first').waitFor(PATIENCE);
    await untilFiles(project, hashes);
    // one press does the same for the component
    await refused.getByRole('button', { name: 'Edit all 3 <BrandMark>' }).click();
    const hidden = before.replace('"flex items-center gap-2.5', '"hidden items-center gap-2.5');
    await untilFile(project, file, hidden);
    await undoUntil(file, before);
    await inspector().getByRole('button', { name: 'Select its <span>' }).click();
    await expect.poll(name, PATIENCE).toBe('span');
    await editor.page.locator('[data-panel="canvas"]').focus();
    await press('ControlOrMeta+Shift+h');
    await untilFile(project, file, hidden);
    await undoUntil(file, before);

    await layers.getByRole('treeitem', { name: 'path' }).first().click();
    await expect.poll(name, PATIENCE).toBe('path');
    await press('Shift+a');
    await editor.page.getByText('Elements in an SVG are placed by coordinates').waitFor(PATIENCE);
    await press('ControlOrMeta+g');
    await expect.poll(() => project.read(file), PATIENCE).toMatch(/<g>\s*<path[^>]*\/>\s*<\/g>/);
    await undoUntil(file, before);
    await untilFiles(project, hashes);
  });
});

describe('one use of a component that takes no className', () => {
  beforeEach(() => open('/dashboard/brand', 'DashboardLayout'));

  it('gets its class by one press, which makes the component take one; one undo takes both back', async () => {
    const file = 'src/shell/BrandMark.tsx';
    const site = 'src/shell/Sidebar.tsx';
    const [before, siteBefore] = [project.read(file), project.read(site)];
    const layers = editor.page.locator('[data-panel="layers"]');
    await layers.getByRole('button', { name: 'Expand all' }).click();
    await layers.getByRole('treeitem', { name: /^BrandMark/ }).click();
    await expect.poll(name, PATIENCE).toBe('BrandMark');
    await press('ControlOrMeta+Shift+h');
    const refused = editor.page.getByRole('dialog').filter({ hasText: 'BrandMark ignores className' });
    await refused.getByRole('button', { name: 'Make <BrandMark> take a class' }).click();
    const classes = '"flex items-center gap-2.5 text-lg font-semibold tracking-tight"';
    // the project joins classes with a function of its own
    const joined = before
      .replace('{ name }: { name: string }', '{ name, className }: { name: string; className?: string }')
      .replace(classes, `{cn(${classes}, className)}`);
    const taking = `import { cn } from "../lib/cn";\n\n${joined}`;
    await untilFile(project, file, taking);
    await expect.poll(() => project.read(site), PATIENCE).toMatch(/<BrandMark[^>]* className="hidden"/);
    await press('ControlOrMeta+z');
    await untilFile(project, file, before);
    await untilFile(project, site, siteBefore);
    await untilFiles(project, hashes);
  });
});

describe('the address', () => {
  beforeEach(() => open('/dashboard/broker', 'DashboardLayout'));

  it('brings a reload back to page and selection, and never holds the token', async () => {
    await select('Active Deals', 'SummaryCard');
    await expect.poll(() => editor.page.url(), PATIENCE).toMatch(/#page=\/dashboard\/broker&select=tempo-/);
    expect(editor.page.url()).not.toContain(cli.ready.token);
    await editor.page.reload();
    await expect.poll(name, { timeout: 30_000 }).toBe('SummaryCard');
    await editor.page.getByRole('textbox', { name: 'Page of the app' }).waitFor();
    expect(await heading('Nora Whitfield').count()).toBe(1);
  });
});

describe('words that all items of a list show', () => {
  beforeEach(() => open('/dashboard/brand/team', 'DashboardLayout'));

  it('change in each of them with the preview', async () => {
    const file = 'src/pages/brand/team/MemberCard.tsx';
    const before = project.read(file);
    const mails = editor.app.getByRole('button', { name: 'Email', exact: true });
    const letters = editor.app.getByRole('button', { name: 'Write', exact: true });
    await mails.first().waitFor(PATIENCE);
    const count = await mails.count();
    expect(count).toBeGreaterThan(2);
    let pass = () => {};
    const passed = new Promise<void>((resolve) => {
      pass = resolve;
    });
    await editor.page.route(
      (url) => url.pathname.endsWith(file) && url.searchParams.has('t'),
      (route) => passed.then(() => route.continue()),
    );
    await mails.nth(2).dblclick();
    const words = inspector()
      .getByRole('textbox', { name: /^Text of/ })
      .last();
    await expect.poll(() => words.inputValue(), PATIENCE).toBe('Email');
    await words.fill('Write');
    await words.press('Enter');
    await untilFile(project, file, before.replace('          Email\n', '          Write\n'));
    await expect.poll(() => letters.count(), PATIENCE).toBe(count);
    pass();
    await editor.page.unrouteAll({ behavior: 'wait' });
    await undoUntil(file, before);
    await expect.poll(() => mails.count(), PATIENCE).toBe(count);
    expect(editor.complaints).toEqual([]);
  });
});

// Both leave changes behind: they come last.

describe('the code view', () => {
  beforeEach(() => open('/', 'LandingPage'));

  const code = () => dock().getByRole('textbox', { name: `Source of ${ROLES}` });

  // covers ux behaviours.17
  it('follows the selection, saves as a change, and keeps what meets an edit of others', async () => {
    const before = project.read(ROLES);
    await select('For brokers', 'h2');
    await press('Alt+4');
    await code().waitFor(PATIENCE);
    await expect.poll(() => dock().locator('.cm-marked').first().textContent(), PATIENCE).toContain('<h2');

    // the cursor leads the selection, too
    await dock()
      .locator('.cm-line', { hasText: '<p className={styles.roleText}>' })
      .getByText('p', { exact: true })
      .first()
      .click();
    await expect.poll(name, PATIENCE).toBe('p');

    const title = dock().locator('.cm-line', { hasText: "title: 'For brokers'" });
    await title.click();
    await press('End');
    await press('ArrowLeft');
    await press('ArrowLeft');
    await editor.page.keyboard.type(' everywhere');
    await dock().getByText('Not saved').waitFor();
    await press('ControlOrMeta+s');
    const mine = before.replace("title: 'For brokers'", "title: 'For brokers everywhere'");
    await untilFile(project, ROLES, mine);
    await heading('For brokers everywhere').waitFor(PATIENCE);
    await expect.poll(() => dock().getByText('Not saved').count(), PATIENCE).toBe(0);

    // somebody else edits the file under unsaved text: both stay
    await title
      .or(dock().locator('.cm-line', { hasText: 'For brokers everywhere' }))
      .first()
      .click();
    await press('Home');
    await editor.page.keyboard.type('/* mine */ ');
    writeFileSync(join(project.root, ROLES), mine.replace("title: 'For brands'", "title: 'For all brands'"));
    await dock().getByText('The file was changed elsewhere').waitFor(PATIENCE);
    await dock().getByRole('button', { name: 'Merge' }).click();
    await press('ControlOrMeta+s');
    await untilFile(
      project,
      ROLES,
      mine
        .replace("title: 'For brands'", "title: 'For all brands'")
        .replace("    title: 'For brokers", "    /* mine */ title: 'For brokers"),
    );

    // text that is no code is refused with its line, and stays to be mended
    await editor.page.keyboard.type('}}}');
    await press('ControlOrMeta+s');
    await dock().getByRole('alert').waitFor(PATIENCE);
    await dock().getByRole('button', { name: 'Discard unsaved changes' }).click();
    await expect.poll(() => dock().getByText('Not saved').count(), PATIENCE).toBe(0);
  });
});

describe('the activity list', () => {
  beforeEach(() => open('/dashboard/brand', 'DashboardLayout'));

  it('goes back to any change, shows diffs side by side, and gives them as a patch', async () => {
    const file = 'src/pages/brand/BrandDashboard.tsx';
    const before = project.read(file);
    await editor.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await select('Brand Dashboard', 'h1');
    const input = inspector().getByRole('combobox', { name: 'Add classes' });
    const states = [before];
    for (const [i, word] of ['underline', 'italic', 'uppercase'].entries()) {
      await input.fill(word);
      await input.press('Enter');
      const all = ['underline', 'italic', 'uppercase'].slice(0, i + 1).join(' ');
      states.push(before.replace('font-semibold tracking-tight"', `font-semibold tracking-tight ${all}"`));
      await untilFile(project, file, states[i + 1] as string);
    }
    await editor.page.getByRole('button', { name: 'Activity' }).click();
    await dock().getByRole('option').nth(2).click();
    await dock().getByRole('button', { name: 'Undo to here (2)' }).click();
    await untilFile(project, file, states[1] as string);

    await dock().getByRole('button', { name: 'Side by side' }).click();
    await dock()
      .getByRole('columnheader', { name: 'Before' })
      .waitFor({ state: 'attached', ...PATIENCE });
    await dock().getByRole('button', { name: 'Copy as patch' }).click();
    await editor.page.getByText('Copied as a patch').waitFor(PATIENCE);
    expect(await editor.page.evaluate(() => navigator.clipboard.readText())).toContain(
      '+        <h1 className="text-2xl',
    );
  });
});
