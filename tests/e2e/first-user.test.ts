/** The first quarter of an hour of somebody who has read nothing: each step works at the first try, and all of it can be undone. */
import { execFileSync } from 'node:child_process';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashesOf, type StartedExample, startExample, steadyBox, untilFile, untilFiles } from './real-editor.ts';

const HERO = 'src/pages/landing/Hero.tsx';
const ROLES = 'src/pages/landing/RoleSections.tsx';
const SHEET = 'src/pages/landing/LandingPage.module.css';
/** the page is loaded when this is there */
const LAST_PICTURE = '/favicon.svg?last';
/** A plugin that holds questions about types until an edit was asked for, as TypeScript does that reads a large project. */
const TYPES_LAST = `{
  name: 'types-last',
  configureServer: ({ middlewares }) => () => {
    const held = [];
    let isEdited = false;
    middlewares.stack.unshift({
      route: '',
      handle: ({ url }, _, next) => {
        isEdited ||= url.includes('/removeJsxElement');
        if (isEdited) for (const go of held.splice(0)) go();
        if (!isEdited && url.includes('/props?') && !url.includes('quick')) held.push(next);
        else next();
      },
    });
  },
}`;
const PATIENCE = { timeout: 30_000 };

let started: StartedExample;
let project: StartedExample['project'];
let editor: StartedExample['editor'];
let untouched: Record<string, string>;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: project.root,
    encoding: 'utf8',
  });

beforeAll(async () => {
  started = await startExample((copy) => {
    project = copy;
    git('init', '-q');
    git('add', 'src');
    git('commit', '-q', '-m', 'start');
    const html = copy.read('index.html');
    copy.write('index.html', html.replace('</body>', `<img src="${LAST_PICTURE}" alt="" hidden></body>`));
    copy.write('vite.config.ts', copy.read('vite.config.ts').replace('plugins: [', `plugins: [${TYPES_LAST}, `));
  });
  ({ editor, untouched } = started);
});
afterAll(() => started?.close());

const press = (key: string) => editor.page.keyboard.press(key);
const panel = (name: string) => editor.page.locator(`[data-panel="${name}"]`);
const inspector = () => panel('inspector');
const name = () => inspector().locator('[data-element-name]').textContent();
const titles = () => editor.app.locator('article h2').allInnerTexts();
const isHere = (words: string) => inspector().getByText(words).waitFor(PATIENCE);
/** Items of the data, as the source has them. */
const items = (text: string) => text.match(/ {2}\{\n {4}icon:[\s\S]*?\n {2}\},\n/g) ?? [];

/** Makes the frame as wide as a device. */
async function showAt(width: number): Promise<void> {
  const { page } = editor;
  await page
    .getByRole('banner')
    .getByRole('button', { name: /viewport/ })
    .click();
  await page.getByRole('menuitemradio', { name: new RegExp(`${width} ×`) }).click();
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientWidth), PATIENCE).toBe(width);
}

/** The card around a heading: a click, then out to its parent. */
async function selectCard(title: string, at = 0): Promise<void> {
  await editor.app.getByRole('heading', { name: title, exact: true }).nth(at).click();
  await expect.poll(name, PATIENCE).toBe('h2');
  await press('Shift+Enter');
  await expect.poll(name, PATIENCE).toBe('article');
}

it('an edit is answered before the types of the elements that were selected on the way', async () => {
  await editor.app.locator('h1').click();
  await expect.poll(name, PATIENCE).toBe('h1');
  for (const there of ['p', 'h1', 'p', 'h1', 'p', 'h1', 'p']) {
    await press(there === 'p' ? 'Tab' : 'Shift+Tab');
    await expect.poll(name, PATIENCE).toBe(there);
  }
  await press('Delete');
  await expect.poll(() => hashesOf(project)[HERO], PATIENCE).not.toBe(untouched[HERO]);
  await press('ControlOrMeta+z');
  await untilFiles(project, untouched);
  await expect.poll(() => editor.app.locator('h1 + p').count(), PATIENCE).toBe(1);
});

// covers ux keys.27
it('changes a headline, a gap on small screens, and cards that come from data; undo leaves nothing behind', async () => {
  const [hero, roles, sheet] = [HERO, ROLES, SHEET].map((file) => project.read(file)) as [string, string, string];
  const [brands = '', centers = '', brokers = ''] = items(roles);

  await editor.app.locator('h1').dblclick();
  await editor.app.locator('h1[contenteditable]').waitFor(PATIENCE);
  await press('ControlOrMeta+a');
  await editor.page.keyboard.type('Rent the right shop');
  await press('Enter');
  await untilFile(project, HERO, hero.replace('The right brand for every empty storefront', 'Rent the right shop'));
  await editor.app.getByRole('heading', { name: 'Rent the right shop' }).waitFor(PATIENCE);

  // at a phone's width, and for phones only: wider screens keep their gap
  await showAt(390);
  await editor.app.getByRole('heading', { name: 'A score you can argue with' }).click();
  await expect.poll(name, PATIENCE).toBe('h2');
  await press('Shift+Enter');
  await expect.poll(name, PATIENCE).toBe('div');
  await press('Shift+Enter');
  await expect.poll(name, PATIENCE).toBe('section');
  const gap = inspector().getByRole('textbox', { name: 'Gap', exact: true });
  await expect.poll(() => gap.inputValue(), PATIENCE).toBe('2rem');
  await isHere('Also changes wider screens that set no value of their own');
  await inspector().getByRole('button', { name: 'Change only below md' }).click();
  await isHere('Editing below md');
  await gap.fill('3rem');
  await gap.press('Enter');
  const wider = sheet.replace(
    '.scoreTitle {',
    '@media (max-width: 47.99875rem) {\n  .score {\n    gap: 3rem;\n  }\n}\n\n.scoreTitle {',
  );
  await untilFile(project, SHEET, wider);
  for (const [width, value] of [
    [390, '48px'],
    [834, '32px'],
    [1440, '64px'],
  ] as const) {
    await showAt(width);
    const section = editor.app.locator('section', { hasText: 'A score you can' });
    await expect.poll(() => section.evaluate((el) => getComputedStyle(el).gap), PATIENCE).toBe(value);
  }

  await selectCard('For brokers');
  await press('ArrowLeft');
  await untilFile(project, ROLES, roles.replace(centers + brokers, brokers + centers));
  await expect.poll(titles, PATIENCE).toEqual(['For brands', 'For brokers', 'For shopping centers']);
  await isHere('2 of 3 · RoleSections.tsx');

  await press('ControlOrMeta+d');
  await expect.poll(titles, PATIENCE).toEqual(['For brands', 'For brokers', 'For brokers', 'For shopping centers']);
  await isHere('3 of 4 · RoleSections.tsx');

  await editor.app.locator('article h2').nth(2).dblclick();
  const words = inspector().getByRole('textbox', { name: 'Text of role.title' });
  await expect.poll(() => words.evaluate((field) => field === document.activeElement), PATIENCE).toBe(true);
  await words.fill('For agents');
  await words.press('Enter');
  await expect.poll(titles, PATIENCE).toEqual(['For brands', 'For brokers', 'For agents', 'For shopping centers']);
  const copy = brokers.replace("'For brokers'", "'For agents'").replace("'/dashboard/broker'", "'/dashboard/broker-2'");
  await untilFile(project, ROLES, roles.replace(centers + brokers, brokers + copy + centers));

  await selectCard('For agents');
  await press('Delete');
  await untilFile(project, ROLES, roles.replace(centers + brokers, brokers + centers));
  await expect.poll(titles, PATIENCE).toEqual(['For brands', 'For brokers', 'For shopping centers']);
  expect(brands).not.toBe('');

  // the edits are on the list, and can be staged from there
  await press('Alt+5');
  await panel('activity').getByRole('button', { name: 'Stage in git' }).click(PATIENCE);
  await editor.page.getByText('Staged 3 files').first().waitFor(PATIENCE);
  expect(git('diff', '--cached', '--name-only').trim().split('\n')).toEqual([SHEET, HERO, ROLES].sort());
  expect(git('diff', '--name-only')).toBe('');
  expect(git('show', `:${SHEET}`)).toBe(wider);

  const undo = editor.page.getByRole('button', { name: /^Undo/ }).first();
  while ((await undo.getAttribute('aria-disabled')) === null) {
    const before = hashesOf(project);
    await undo.click();
    await expect.poll(() => hashesOf(project), PATIENCE).not.toEqual(before);
    await editor.page.getByRole('banner').getByRole('status').filter({ hasText: 'Saved' }).waitFor(PATIENCE);
  }
  await untilFiles(project, untouched);
  expect(git('diff', 'HEAD', '--name-only', '--', 'src').length > 0).toBe(false);
  await expect.poll(titles, PATIENCE).toEqual(['For brands', 'For shopping centers', 'For brokers']);
  expect(editor.complaints).toEqual([]);
}, 400_000);

/**
 * Keeps a page that loads from being done: it is drawn, and its handlers run, before anybody can take it over.
 * @returns lets it go on
 */
async function holdLoading(): Promise<() => Promise<void>> {
  const { page } = editor;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${LAST_PICTURE}`, async (route) => {
    await held;
    await route.continue();
  });
  await editor.app.locator('body').evaluate(() => {
    // a browser brings a page back to where it was, which may be after a press
    window.scrollTo(0, 0);
    setTimeout(() => window.location.reload());
  });
  await page.getByText('Loading the app').waitFor(PATIENCE);
  await editor.app.locator('h1').waitFor(PATIENCE);
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Presses at a point of the screen, whatever lies there. */
async function pressAt(element: Locator, button: 'left' | 'right' = 'left'): Promise<void> {
  const { x, y, width, height } = await steadyBox(element);
  await editor.page.mouse.click(x + width / 2, y + height / 2, { button });
}

const path = () => editor.app.locator('html').evaluate(() => window.location.pathname);
const outlines = () => editor.app.locator('visual-edit-overlay [data-kind="selected"]:not([hidden])').count();

// covers ux behaviours.11
it('a press on a page that loads selects what is there, the key behind it edits that, and the app gets neither', async () => {
  const hero = project.read(HERO);
  await press('Escape');
  let goOn = await holdLoading();
  await pressAt(editor.app.getByRole('link', { name: 'Log in' }));
  await pressAt(editor.app.locator('h1'));
  await press('Shift+a');
  await goOn();
  await expect.poll(name, PATIENCE).toBe('h1');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the source says afterwards
  await untilFile(project, HERO, hero.replace('{styles.headline}', '{`${styles.headline} flex`}'));
  expect(await path()).toBe('/');
  await press('ControlOrMeta+z');
  await untilFiles(project, untouched);

  // the selection stays, in the page too; wheel and keys go to the editor meanwhile
  await editor.app.getByText('Brands find centers').first().click();
  await expect.poll(name, PATIENCE).toBe('p');
  goOn = await holdLoading();
  const { y } = await steadyBox(editor.app.locator('h1'));
  await editor.app.locator('h1').hover({ force: true });
  await editor.page.mouse.wheel(0, 40);
  await expect.poll(async () => (await editor.app.locator('h1').boundingBox())?.y, PATIENCE).toBeLessThan(y);
  await press('Shift+Digit1');
  await expect.poll(async () => (await editor.app.locator('h1').boundingBox())?.y, PATIENCE).toBe(y);
  await goOn();
  await expect.poll(outlines, PATIENCE).toBe(1);
  expect(await name()).toBe('p');
});

it('an edit whose line was changed by hand may stay as it is, and undo goes on with the edit before it', async () => {
  const { page } = editor;
  const hero = project.read(HERO);
  await editor.app.locator('h1').click();
  await expect.poll(name, PATIENCE).toBe('h1');
  await press('Shift+a');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the source says afterwards
  const headline = ['{styles.headline}', '{`${styles.headline} flex`}'] as const;
  const first = hero.replace(...headline);
  await untilFile(project, HERO, first);
  await editor.app.getByText('Brands find centers').first().click();
  await expect.poll(name, PATIENCE).toBe('p');
  await press('Shift+a');
  await expect.poll(() => project.read(HERO), PATIENCE).not.toBe(first);
  const second = project.read(HERO);
  const byHand =
    second.slice(0, second.lastIndexOf(' flex')) + second.slice(second.lastIndexOf(' flex')).replace('flex', 'grid');
  project.write(HERO, byHand);
  await press('ControlOrMeta+z');
  const refusal = page.locator('[data-toast="refused"]');
  await refusal.getByText('were edited since').waitFor(PATIENCE);
  expect(project.read(HERO)).toBe(byHand);
  await refusal.getByRole('button', { name: 'Leave this edit as it is' }).click();
  await page.locator('[data-toast="saved"]').getByText('Undo goes on with the edit before it').waitFor(PATIENCE);
  await refusal.waitFor({ state: 'detached' });
  expect(project.read(HERO)).toBe(byHand);
  await press('ControlOrMeta+z');
  await untilFile(project, HERO, byHand.replace(headline[1], headline[0]));
  await press('ControlOrMeta+Shift+z');
  await untilFile(project, HERO, byHand);
  await press('ControlOrMeta+z');
  await untilFile(project, HERO, byHand.replace(headline[1], headline[0]));
  project.write(HERO, hero);
  await untilFiles(project, untouched);
  // the browser itself tells of a refusal
  expect(editor.complaints.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')]);
});

it('a right press on a page that loads opens the menu of what is there', async () => {
  await press('Escape');
  const goOn = await holdLoading();
  await pressAt(editor.app.locator('h1'), 'right');
  const menu = editor.page.getByRole('menu', { name: 'Element' });
  expect(await menu.count()).toBe(0);
  await goOn();
  await menu.waitFor(PATIENCE);
  await expect.poll(name, PATIENCE).toBe('h1');
  await expect.poll(() => menu.getByRole('menuitem', { name: 'Duplicate' }).isEnabled(), PATIENCE).toBe(true);
  await press('Escape');
  await menu.waitFor({ state: 'detached' });
});

it('while the app is driven it gets its presses, also while it loads', async () => {
  await press('ControlOrMeta+Shift+p');
  const goOn = await holdLoading();
  await pressAt(editor.app.getByRole('link', { name: 'Log in' }));
  await expect.poll(path, PATIENCE).toBe('/login');
  await goOn();
  await press('ControlOrMeta+Shift+p');
  await untilFiles(project, untouched);
  expect(editor.complaints).toEqual([]);
});
