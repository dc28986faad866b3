/** Each key on the real command, pressed in the app as users do: its effect on source, selection and view. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedExample, startExample, untilFile, untilFiles, watchUpdates } from './real-editor.ts';

const HERO = 'src/pages/landing/Hero.tsx';
const ROLES = 'src/pages/landing/RoleSections.tsx';
const SHEET = 'src/pages/landing/LandingPage.module.css';
const PATIENCE = { timeout: 30_000 };

let started: StartedExample;
let project: StartedExample['project'];
let editor: StartedExample['editor'];
let untouched: Record<string, string>;
let isShown: () => boolean;
let hero: string;
let sheet: string;

beforeAll(async () => {
  started = await startExample();
  ({ project, editor, untouched } = started);
  isShown = watchUpdates(editor.page, project, HERO);
  hero = project.read(HERO);
  sheet = project.read(SHEET);
});
afterAll(() => started?.close());

const press = (key: string) => editor.page.keyboard.press(key);
const panel = (name: string) => editor.page.locator(`[data-panel="${name}"]`);
const name = () => panel('inspector').locator('[data-element-name]').textContent();
const selected = () => panel('layers').locator('[role="treeitem"][aria-selected="true"]').allInnerTexts();
/** The lines of the source that the element is written in, with its indent. */
const H1 = '        <h1 className={styles.headline}>The right brand for every empty storefront</h1>\n';
const SUBTITLE = '        <p className={styles.subtitle}>{SUBTITLE}</p>\n';
const lead = () => /^ {8}<p className=\{styles\.lead\}>[\s\S]*?<\/p>\n/m.exec(hero)?.[0] ?? '';
const indented = (lines: string) => lines.replace(/^(?=.)/gm, '  ');

const ROWS = [/\np$/, /\nh1$/, /^Brands.*\np$/].map((row) => expect.stringMatching(row));
/** of the heading and its neighbours */
const rows = async () => {
  const all = await panel('layers').getByRole('treeitem').allInnerTexts();
  return all.filter((row) => /\n(?:h1|p)$/.test(row)).slice(0, 3);
};

/** A click on the selected element would start text editing, so deselect first. */
async function selectHeading(): Promise<void> {
  await panel('canvas').focus();
  await press('Escape');
  await panel('inspector').getByText('Nothing selected').waitFor(PATIENCE);
  await editor.app.locator('h1').first().click();
  await expect.poll(name, PATIENCE).toBe('h1');
  await expect.poll(selected, PATIENCE).toEqual([expect.stringContaining('h1')]);
  // the layers are as the source is: keys that move go by them
  await expect.poll(rows, PATIENCE).toEqual(ROWS);
}

const saved = () => editor.page.getByRole('banner').getByRole('status').filter({ hasText: 'Saved' }).waitFor(PATIENCE);

/** Presses a key that edits, and waits until the file is as it should be and the editor knows it. */
async function edit(key: string, file: string, text: string): Promise<void> {
  await press(key);
  await untilFile(project, file, text);
  await saved();
}

/** Undoes as often, by the key, and waits until page, layers and files are as they were. */
async function undo(times = 1): Promise<void> {
  for (let i = 0; i < times; i++) await press('ControlOrMeta+z');
  await untilFile(project, HERO, hero);
  await saved();
  await untilFiles(project, untouched);
  await expect.poll(isShown, PATIENCE).toBe(true);
  await expect.poll(rows, PATIENCE).toEqual(ROWS);
}

describe('keys that edit', () => {
  // covers ux keys.7, keys.8, keys.10, keys.27, keys.32, behaviours.8
  it.each([
    ['ControlOrMeta+d', 'duplicates', () => hero.replace(H1, H1 + H1), 'h1'],
    ['Backspace', 'deletes', () => hero.replace(H1, ''), 'Brands.*\\np'],
    ['Delete', 'deletes', () => hero.replace(H1, ''), 'Brands.*\\np'],
    [
      'ControlOrMeta+g',
      'wraps in a div',
      () => hero.replace(H1, `        <div>\n${indented(H1)}        </div>\n`),
      'div',
    ],
    ['ControlOrMeta+]', 'moves on', () => hero.replace(H1 + lead(), lead() + H1), 'h1'],
    ['ControlOrMeta+[', 'moves back', () => hero.replace(SUBTITLE + H1, H1 + SUBTITLE), 'h1'],
    ['ArrowDown', 'moves below', () => hero.replace(H1 + lead(), lead() + H1), 'h1'],
    ['ArrowUp', 'moves above', () => hero.replace(SUBTITLE + H1, H1 + SUBTITLE), 'h1'],
  ])('%s %s, what it made is selected, and undo selects what was', async (key, _, after, chosen) => {
    await selectHeading();
    await edit(key, HERO, after());
    await expect.poll(selected, PATIENCE).toEqual([expect.stringMatching(new RegExp(`(?:^|\\n)${chosen}$`))]);
    await undo();
    await expect.poll(selected, PATIENCE).toEqual([expect.stringContaining('h1')]);
  });

  // covers ux keys.11, keys.26
  it('⌘G, then ⇧A styles the new div and not what is in it, then ⌘⇧G takes it away and selects what was in it', async () => {
    await selectHeading();
    await press('ControlOrMeta+g');
    await expect.poll(selected, PATIENCE).toEqual([expect.stringMatching(/(?:^|\n)div$/)]);
    await press('Shift+a');
    await expect
      .poll(() => project.read(HERO), PATIENCE)
      .toMatch(/<div [^>]+>\s*<h1 className=\{styles\.headline\}>The/);
    await expect
      .poll(() => editor.app.locator('h1').evaluate((h1) => getComputedStyle(h1.parentElement as Element).display))
      .toBe('flex');
    await saved();
    const styled = project.read(HERO);
    await edit('ControlOrMeta+Shift+g', HERO, hero);
    await expect.poll(selected, PATIENCE).toEqual([expect.stringContaining('h1')]);
    // one by one: the file is as it was already
    await edit('ControlOrMeta+z', HERO, styled);
    await undo(2);
  });

  it('⌘⇧G on what holds only text leaves the text, and selects what holds it then', async () => {
    await selectHeading();
    const text = H1.replace(/<[^>]*>/g, '');
    await edit('ControlOrMeta+Shift+g', HERO, hero.replace(H1, text));
    await expect.poll(name, PATIENCE).toBe('div');
    await expect.poll(selected, PATIENCE).toEqual([expect.stringMatching(/(?:^|\n)div$/)]);
    await undo();
    await expect.poll(selected, PATIENCE).toEqual([expect.stringContaining('h1')]);
  });

  it('Escape, and a click before the page has heard of it, select what is clicked, sixty times', async () => {
    await selectHeading();
    const centers = await Promise.all(
      ['p', 'h1'].map(async (tag) => {
        const box = await editor.app.locator(tag).first().boundingBox();
        if (!box) throw new Error(`The page shows no ${tag}.`);
        return { tag, x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }),
    );
    for (let i = 0; i < 60; i++) {
      // several times in a row the element that was selected
      const { tag, x, y } = centers[Math.floor(i / 15) % 2] as (typeof centers)[number];
      await panel('canvas').focus();
      await press('Escape');
      await editor.page.mouse.click(x, y);
      await expect.poll(name, PATIENCE).toBe(tag);
    }
    await expect.poll(() => editor.app.locator('[contenteditable]').count(), PATIENCE).toBe(0);
    await untilFiles(project, untouched);
  });

  // covers ux keys.6
  it('⌘C and ⌘V put a copy behind another element, ⌘X takes the first away with it', async () => {
    await selectHeading();
    await press('ControlOrMeta+c');
    await editor.app.getByText('Brands find centers').first().click();
    await expect.poll(name, PATIENCE).toBe('p');
    await edit('ControlOrMeta+v', HERO, hero.replace(lead(), lead() + H1));
    await expect.poll(selected, PATIENCE).toEqual([expect.stringContaining('h1')]);
    await undo();

    await selectHeading();
    await press('ControlOrMeta+x');
    await editor.app.getByText('Brands find centers').first().click();
    await expect.poll(name, PATIENCE).toBe('p');
    await edit('ControlOrMeta+v', HERO, hero.replace(H1, '').replace(lead(), lead() + H1));
    await undo();
  });

  // covers ux keys.9
  it('⌘⇧Z and ⌘Y bring back what ⌘Z took', async () => {
    await selectHeading();
    await edit('Delete', HERO, hero.replace(H1, ''));
    for (const key of ['ControlOrMeta+Shift+z', 'ControlOrMeta+y']) {
      await edit('ControlOrMeta+z', HERO, hero);
      await edit(key, HERO, hero.replace(H1, ''));
    }
    await undo();
  });

  // covers ux keys.28
  it('arrows nudge what is placed: by 1, with ⇧ by 10, with ⌥ by a tenth, in the unit that it has', async () => {
    const card = editor.app.locator('img[alt=""]').first().locator('xpath=..');
    await card.click({ position: { x: 4, y: 4 } });
    await expect.poll(name, PATIENCE).toBe('div');
    // wide frames have an offset of their own, which is the visible one
    for (const [key, value] of [
      ['ArrowRight', '-1.9rem'],
      ['Shift+ArrowRight', '-0.9rem'],
      ['Alt+ArrowRight', '-0.89rem'],
    ] as const) {
      await edit(key, SHEET, sheet.replace('left: -2rem', `left: ${value}`));
      await expect
        .poll(() => card.evaluate((one) => getComputedStyle(one).left), PATIENCE)
        .toBe(`${parseFloat(value) * 16}px`);
    }
    for (let i = 0; i < 3; i++) await press('ControlOrMeta+z');
    await untilFile(project, SHEET, sheet);
    // the element has none for this state: nudging must change the base value
    const chooseState = async (title: string) => {
      const button = editor.page.getByRole('banner').getByRole('button', { name: /^State/ });
      await button.click();
      await editor.page.getByRole('menuitemradio', { name: title, exact: true }).click();
      // a menu gives the focus back after it is gone
      await expect.poll(() => button.evaluate((node) => node === document.activeElement), PATIENCE).toBe(true);
    };
    await chooseState('Hover');
    await panel('canvas').focus();
    await press('ArrowRight');
    await editor.page.getByText('in the bar on top, then nudge it').first().waitFor(PATIENCE);
    await chooseState('No state');
    await panel('canvas').focus();
    await untilFiles(project, untouched);
  });

  it.each([
    ['key={role.to}', 'React moves the nodes of the page'],
    ['key={at}', 'React leaves the nodes where they are'],
  ])('pressed in one go, each means the item that the one before has moved or made (%s: %s)', async (key) => {
    const asItWas = project.read(ROLES);
    await editor.app.getByRole('heading', { name: 'For brokers', exact: true }).waitFor(PATIENCE);
    const areRolesShown = watchUpdates(editor.page, project, ROLES);
    const roles = asItWas.replace('...role })', '...role }, at)').replace('key={role.to}', key);
    project.write(ROLES, roles);
    await expect.poll(areRolesShown, PATIENCE).toBe(true);
    const [brands = '', centers = '', brokers = ''] = roles.match(/ {2}\{\n {4}icon:[\s\S]*?\n {2}\},\n/g) ?? [];
    // copies need different values for the prop that makes their key
    const copy = key.includes('role.to') ? brokers.replace("/broker'", "/broker-2'") : brokers;
    await panel('canvas').focus();
    await press('Escape');
    await editor.app.getByRole('heading', { name: 'For brokers', exact: true }).click();
    await expect.poll(name, PATIENCE).toBe('h2');
    await press('Shift+Enter');
    await expect.poll(name, PATIENCE).toBe('article');
    for (const each of ['ArrowLeft', 'ArrowLeft', 'ControlOrMeta+d']) await press(each);
    await untilFile(project, ROLES, roles.replace(brands + centers + brokers, brokers + copy + brands + centers));
    await panel('inspector').getByText('2 of 4 · RoleSections.tsx').waitFor(PATIENCE);
    for (const each of ['Delete', 'Delete']) await press(each);
    // the icon of the removed item is imported for it alone
    await untilFile(
      project,
      ROLES,
      roles.replace(brands + centers + brokers, brokers + centers).replace(', Store }', ' }'),
    );
    await panel('inspector').getByText('2 of 2 · RoleSections.tsx').waitFor(PATIENCE);
    for (let i = 0; i < 5; i++) await press('ControlOrMeta+z');
    await untilFile(project, ROLES, roles);
    await panel('inspector').getByText('3 of 3 · RoleSections.tsx').waitFor(PATIENCE);
    project.write(ROLES, asItWas);
    await expect.poll(areRolesShown, PATIENCE).toBe(true);
    await untilFiles(project, untouched);
  });

  it('⌘Z in a field of the inspector takes back edits, until something is typed there', async () => {
    const field = panel('inspector').getByLabel('Letter spacing', { exact: true });
    await selectHeading();
    await edit('ControlOrMeta+d', HERO, hero.replace(H1, H1 + H1));
    await field.focus();
    await undo();
    await expect.poll(() => field.inputValue(), PATIENCE).toBe('-0.035em');
    await field.fill('1px');
    await press('ControlOrMeta+z');
    await expect.poll(() => field.inputValue(), PATIENCE).toBe('-0.035em');
    await press('Escape');
    await untilFiles(project, untouched);
  });

  // covers ux behaviours.15
  it('arrows that have nowhere to go say so', async () => {
    await selectHeading();
    await press('ArrowRight');
    await editor.page.getByText('Nothing stands right of it in its parent.').first().waitFor(PATIENCE);
    await press('Shift+ArrowRight');
    await editor.page.getByText('so it cannot be nudged').first().waitFor(PATIENCE);
    await untilFiles(project, untouched);
  });
});

describe('keys that look', () => {
  const frame = () => editor.page.locator('iframe');
  const zoom = () => editor.page.getByRole('button', { name: /^Zoom/ }).first();
  const scale = async () => Number(/scale\((.*?)\)/.exec((await frame().getAttribute('style')) ?? '')?.[1] ?? 1);

  // covers ux keys.16, keys.17
  it('⌘0, ⌘=, ⌘− and ⇧1 zoom, ⇧2 goes to the selection', async () => {
    await selectHeading();
    await press('ControlOrMeta+0');
    await expect.poll(scale).toBe(1);
    await press('ControlOrMeta+=');
    await expect.poll(scale).toBe(1.25);
    await press('ControlOrMeta+-');
    await press('ControlOrMeta+-');
    await expect.poll(scale).toBe(0.9);
    await press('Shift+Digit1');
    await expect.poll(scale).toBeLessThan(0.9);
    await press('Shift+Digit2');
    await expect.poll(scale).toBeGreaterThan(0.9);
    const middle = async () => {
      const [h1, canvas] = [await editor.app.locator('h1').boundingBox(), await panel('canvas').boundingBox()];
      if (!h1 || !canvas) throw new Error('the heading is on the screen');
      return Math.abs(h1.x + h1.width / 2 - canvas.x - canvas.width / 2);
    };
    await expect.poll(middle).toBeLessThan(20);
    await press('Shift+Digit1');
    await expect.poll(scale).toBeLessThan(0.9);
    expect(await zoom().count()).toBeLessThanOrEqual(1);
  });

  it('the window itself never scrolls, however long a panel is', async () => {
    await selectHeading();
    await panel('inspector')
      .getByRole('heading', { name: /^Accessibility/ })
      .waitFor(PATIENCE);
    const top = await editor.page.evaluate(() => {
      for (const box of [document.documentElement, document.body, document.getElementById('root')])
        box?.scrollTo(0, 50);
      return document.querySelector('header')?.getBoundingClientRect().top;
    });
    expect(top).toBe(0);
  });

  // covers ux keys.1, keys.2, keys.19
  it('H pans and V selects again, ⌥1 and ⌥2 hide and show the panels', async () => {
    await selectHeading();
    await press('h');
    await editor.page.locator('[data-pan-layer]').waitFor({ state: 'attached' });
    await press('v');
    await editor.page.locator('[data-pan-layer]').waitFor({ state: 'detached' });
    for (const [key, shown] of [
      ['Alt+1', 'layers'],
      ['Alt+2', 'inspector'],
    ] as const) {
      await press(key);
      await panel(shown).waitFor({ state: 'detached' });
      await press(key);
      await panel(shown).waitFor();
    }
  });

  // covers ux keys.22
  it('1…n choose a breakpoint, whose width the frame has then', async () => {
    await selectHeading();
    for (const [key, width] of [
      ['2', 640],
      ['3', 768],
      ['1', 1440],
    ] as const) {
      await press(key);
      await expect.poll(() => frame().evaluate((one) => one.clientWidth), PATIENCE).toBe(width);
    }
  });

  // covers ux keys.23
  it('⌘Enter goes to the class field', async () => {
    await selectHeading();
    await press('ControlOrMeta+Enter');
    const field = panel('inspector').getByRole('combobox', { name: 'Add classes' });
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it.each([
    ['ControlOrMeta+Alt+g', 'textbox', 'Tag to wrap in'],
    ['ControlOrMeta+k', 'combobox', 'Search commands'],
    ['a', 'textbox', 'Search what can be added'],
    ['ControlOrMeta+Enter', 'combobox', 'Add classes'],
  ] as const)('%s: what is typed right behind it comes into its field', async (key, role, label) => {
    await selectHeading();
    await press(key);
    await editor.page.keyboard.type('figure');
    const field = editor.page.getByRole(role, { name: label });
    await expect.poll(() => field.inputValue(), PATIENCE).toBe('figure');
    await field.fill('');
    await press('Escape');
    await expect.poll(() => field.evaluateAll((all) => all.includes(document.activeElement as never))).toBe(false);
    await untilFiles(project, untouched);
  });

  it('F2 in the layers: the label is what is typed right behind it', async () => {
    await panel('layers').getByRole('treeitem', { name: /^Hero/ }).click();
    await expect.poll(name, PATIENCE).toBe('Hero');
    await press('F2');
    await editor.page.keyboard.type('figure');
    const field = panel('layers').getByRole('textbox', { name: 'Label of Hero' });
    await expect.poll(() => field.inputValue(), PATIENCE).toBe('figure');
    await press('Escape');
    await field.waitFor({ state: 'detached' });
  });

  // covers ux keys.12, keys.15
  it('⌘-click takes the deepest element, a double-click goes into text', async () => {
    const svg = editor.app.locator('article svg').first();
    await svg.click({ modifiers: ['ControlOrMeta'], force: true });
    await expect.poll(name, PATIENCE).not.toBe('article');
    const deep = await name();
    expect(deep).not.toBe('section');
    await editor.app.locator('h1').dblclick();
    await editor.app.locator('h1[contenteditable]').waitFor(PATIENCE);
    await press('Escape');
    await editor.app.locator('h1[contenteditable]').waitFor({ state: 'detached' });
    await untilFiles(project, untouched);
  });

  // covers ux keys.29
  it('⌥ held shows the distance to what is hovered', async () => {
    await selectHeading();
    await editor.app.getByText('Brands find centers').first().hover();
    await editor.page.keyboard.down('Alt');
    const distance = editor.app.locator('visual-edit-overlay [data-role="distance"]').first();
    await expect.poll(() => distance.textContent(), PATIENCE).toMatch(/^\d+$/);
    await editor.page.keyboard.up('Alt');
  });

  // covers ux keys.30, keys.32
  it("⌘R stays with the browser, wherever it is pressed; undo never is the browser's", async () => {
    type Noted = Window & { prevented?: string[] };
    const listen = () => {
      const noted = window as Noted;
      noted.prevented = [];
      const { preventDefault } = Event.prototype;
      Event.prototype.preventDefault = function prevent(this: Event) {
        noted.prevented?.push((this as KeyboardEvent).key);
        preventDefault.call(this);
      };
    };
    const said = () => (window as Noted).prevented;
    await selectHeading();
    await editor.app.locator('body').evaluate(listen);
    await press('ControlOrMeta+r');
    await press('ControlOrMeta+z');
    await expect.poll(() => editor.app.locator('body').evaluate(said)).toContain('z');
    expect(await editor.app.locator('body').evaluate(said)).not.toContain('r');
    await panel('canvas').focus();
    await editor.page.evaluate(listen);
    await press('ControlOrMeta+r');
    await press('ControlOrMeta+k');
    await expect.poll(() => editor.page.evaluate(said)).toContain('k');
    expect(await editor.page.evaluate(said)).not.toContain('r');
    const palette = editor.page.getByRole('combobox', { name: 'Search commands' });
    await palette.waitFor(PATIENCE);
    await press('Escape');
    await palette.waitFor({ state: 'detached' });
  });

  // covers ux keys.5, behaviours.10
  it('⌘⇧P gives the page to the app, whose dialog is in the layers while it is open', async () => {
    const address = editor.page.getByRole('textbox', { name: 'Page of the app' });
    await address.fill('/dashboard/brand/team');
    await address.press('Enter');
    const add = editor.app.getByRole('button', { name: 'Add Team Member' });
    await add.waitFor(PATIENCE);
    const field = panel('layers').getByRole('textbox', { name: 'Search layers' });
    await field.fill('internal team.');
    const found = panel('layers').getByRole('treeitem').filter({ hasText: 'They will appear' });
    await expect.poll(() => found.count(), PATIENCE).toBe(0);
    // the frame hears of it by a message, which a click may overtake
    const isDriving = () =>
      editor.app.locator('body').evaluate(() => Object.keys(sessionStorage).some((key) => /driveMode/.test(key)));
    await press('ControlOrMeta+Shift+p');
    await expect.poll(isDriving, PATIENCE).toBe(true);
    await add.click();
    await press('ControlOrMeta+Shift+p');
    await expect.poll(isDriving, PATIENCE).toBe(false);
    await found.first().waitFor(PATIENCE);
    // a click in it selects, and leaves it open
    await editor.app.getByText('They will appear').click();
    await expect.poll(name, PATIENCE).not.toBe('h1');
    await editor.app.getByRole('dialog').waitFor(PATIENCE);
    await untilFiles(project, untouched);
  });

  it('leave app and editor without a warning or an error', () => {
    // a refusal is a failed request, too
    const expected = /^Failed to load resource/;
    expect(editor.complaints.filter((text) => !expected.test(text))).toEqual([]);
  });
});
