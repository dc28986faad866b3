/** One component alone in a frame of its own: made by a command, with the app's styles, edited there like on a page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Everyday, startEveryday } from './everyday.ts';
import { changedFiles, hashesOf, isMarkedNode, markNode, untilFile } from './real-editor.ts';
import { CANVAS, PATIENCE, shownAlone } from './shown-alone.ts';

const HERO = 'src/pages/landing/Hero.tsx';
const HEADLINE = 'The right brand for every empty storefront';
const SETUP = '.visual-edit/setup.tsx';

let desk: Everyday;

beforeAll(async () => {
  desk = await startEveryday();
});
afterAll(() => desk?.close());

const page = () => desk.page.frameLocator('iframe[data-frame="main"]');
const alone = () => desk.page.frameLocator('iframe[data-frame]:not([data-frame="main"])');
const pathOf = (file: string) => join(desk.project.root, file);
const { frames, newest, components, show: showAlone, undo } = shownAlone(() => desk);
/** what the app's own style sheets give a heading and a button */
const look = (of: typeof page) =>
  of()
    .locator('section')
    .first()
    .evaluate((section) => {
      const styleOf = (selector: string) => getComputedStyle(section.querySelector(selector) ?? section);
      const [heading, button] = [styleOf('h1'), styleOf('a')];
      return [heading.fontFamily, heading.fontWeight, button.backgroundColor, button.borderRadius, button.color];
    });

it('a component has the props of its instance, and is one edit of the canvas', async () => {
  const score = page().locator('main span').filter({ hasText: /%/ }).first();
  await desk.pick(score, 'MatchScore');
  const words = await score.textContent();
  const before = hashesOf(desk.project);
  await showAlone();
  await expect.poll(() => alone().locator('#root').textContent(), PATIENCE).toBe(words);
  const component = { file: 'src/components/MatchScore.tsx', exportName: 'MatchScore' };
  expect(components()).toMatchObject([
    { component: { ...component, props: { score: Number.parseInt(words ?? '', 10) } } },
  ]);
  await expect.poll(() => desk.page.locator('[data-frame-title]').last().textContent()).toContain('MatchScore');
  expect(changedFiles(desk.project, before)).toEqual([CANVAS]);
  await undo();
  await expect.poll(() => frames().count(), PATIENCE).toBe(1);
  await expect.poll(() => changedFiles(desk.project, before)).toEqual([]);
  expect(desk.complaints()).toEqual([]);
});

it.each([
  ['the list of what can be added', 'which no page needs to use', 'add'],
  ['the menu of its layer', 'with its props', 'layer'],
])('from %s a component is shown alone, %s', async (_from, _how, from) => {
  const before = hashesOf(desk.project);
  if (from === 'add') {
    const list = desk.page.locator('[data-panel="insert"]');
    await desk.page.locator('[data-panel="canvas"]').focus();
    await desk.press('a');
    await list.getByRole('textbox').fill('MatchScore');
    const row = list.getByRole('button', { name: /^MatchScore/ });
    await row.hover();
    await list.getByRole('button', { name: 'Show MatchScore alone' }).click();
  } else {
    await desk.pick(page().locator('main span').filter({ hasText: /%/ }).first(), 'MatchScore');
    await desk.page.getByRole('treeitem', { selected: true }).click({ button: 'right' });
    await desk.page.getByRole('menuitem', { name: 'Show the component alone' }).click();
  }
  await expect.poll(() => frames().count(), PATIENCE).toBe(2);
  await expect.poll(() => components().map(({ component }) => component?.exportName)).toEqual(['MatchScore']);
  await expect.poll(() => alone().locator('body').textContent(), PATIENCE).toMatch(/%|score/);
  await undo();
  await expect.poll(() => frames().count(), PATIENCE).toBe(1);
  await expect.poll(() => changedFiles(desk.project, before)).toEqual([]);
});

it('a component that throws says why in its frame, and where to put what it needs', async () => {
  await desk.pick(page().getByRole('heading', { name: HEADLINE }), 'Hero');
  await showAlone();
  const problem = alone().getByRole('alert');
  await expect.poll(() => problem.textContent(), PATIENCE).toContain('Hero cannot be shown');
  expect(await problem.textContent()).toContain('Create .visual-edit/setup.tsx');
  expect(await page().getByRole('heading', { name: HEADLINE }).count()).toBe(1);
  desk.complaints();
});

// covers spec 2.5, 2.6, 3.25
it('it is shown with the app’s styles inside the providers of the set-up file, also after a reload', async () => {
  mkdirSync(dirname(pathOf(SETUP)), { recursive: true });
  writeFileSync(
    pathOf(SETUP),
    `import type { ReactNode } from 'react';\nimport { MemoryRouter } from 'react-router';\n\nexport default ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;\n`,
  );
  await desk.page.reload();
  await expect.poll(() => frames().count(), PATIENCE).toBe(2);
  await alone().getByRole('heading', { name: HEADLINE }).waitFor(PATIENCE);
  await page().getByRole('heading', { name: HEADLINE }).waitFor(PATIENCE);
  expect(await alone().locator('header').count()).toBe(0);
  expect(await page().locator('header').count()).toBe(1);
  await expect.poll(() => look(alone)).toEqual(await look(page));
  const root = alone().locator('#root');
  const fills = () =>
    root.evaluate(({ clientWidth, clientHeight }) => [clientWidth - innerWidth, clientHeight - innerHeight]);
  await expect.poll(fills).toEqual([0, 0]);
  const around = (property: string) =>
    root.evaluate(
      (one, name) => [one, document.body].map((node) => getComputedStyle(node).getPropertyValue(name)),
      property,
    );
  await expect.poll(() => around('background-color')).toEqual(Array(2).fill('rgba(0, 0, 0, 0)'));
  // the frame itself has the colour that the page would have, in both of the app's themes
  for (const colorScheme of ['dark', 'light'] as const) {
    await desk.page.emulateMedia({ colorScheme });
    const body = await page()
      .locator('body')
      .evaluate((one) => getComputedStyle(one).backgroundColor);
    const behind = () =>
      frames()
        .last()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect.poll(behind, PATIENCE).toBe(body);
  }
  await expect.poll(() => around('overflow-y')).toEqual(Array(2).fill('hidden'));
  expect(desk.complaints()).toEqual([]);
});

it('its layers have what its own file wrote, and the inside of another component once one drills in', async () => {
  const rows = desk.page.locator('[data-panel="layers"] [role="treeitem"]');
  const names = async () => (await rows.allInnerTexts()).map((text) => text.trim().split('\n')[0]);
  const score = rows.filter({ hasText: 'MatchScore' });
  await desk.page.locator('[data-frame-title]').last().click();
  await score.waitFor(PATIENCE);
  const before = await names();
  expect(before).not.toContain('svg');
  expect(before).toContain('Link');
  await score.locator('[data-drill]').click();
  await expect.poll(names).toContain('svg');
  await score.locator('[data-drill]').click();
  await expect.poll(names).toEqual(before);
  await score.click();
  await desk.press('ArrowRight');
  await expect.poll(names).toContain('svg');
  await score.locator('[data-drill]').click();
  await expect.poll(names).toEqual(before);
  // what is selected on the canvas has a row, as long as it is selected
  await alone()
    .locator('svg circle')
    .first()
    .click({ modifiers: ['ControlOrMeta'], force: true });
  await expect.poll(names).toContain('svg');
  await alone().getByRole('heading').click();
  await expect.poll(names).toEqual(before);
  expect(desk.complaints()).toEqual([]);
});

it('an edit there is an edit of the component: source and both frames show it, and undo brings the bytes back', async () => {
  const text = desk.project.read(HERO);
  const heading = alone().getByRole('heading');
  const both = [heading, page().locator('h1')];
  for (const one of both) await markNode(one);
  await heading.dblclick();
  await alone().locator('h1[contenteditable]').waitFor(PATIENCE);
  await desk.page.keyboard.type('One shop');
  await desk.press('Enter');
  await untilFile(desk.project, HERO, text.replace(HEADLINE, 'One shop'));
  const headings = () => Promise.all(both.map((one) => one.textContent()));
  await expect.poll(headings, PATIENCE).toEqual(['One shop', 'One shop']);
  await undo();
  await untilFile(desk.project, HERO, text);
  await expect.poll(headings, PATIENCE).toEqual([HEADLINE, HEADLINE]);
  // hot updates: neither page was loaded again, and React kept the nodes
  expect(await Promise.all(both.map(isMarkedNode))).toEqual([true, true]);
  expect(desk.complaints()).toEqual([]);
});

it('it stays where it is when the app goes to another page', async () => {
  const address = desk.page.getByRole('textbox', { name: 'Page of the app' });
  await address.fill('/login');
  await address.press('Enter');
  await page().locator('form').waitFor(PATIENCE);
  expect(await alone().getByRole('heading', { name: HEADLINE }).count()).toBe(1);
  expect(components()).toHaveLength(1);
});

it('where the children are more than text, a word stands in for them', async () => {
  const address = desk.page.getByRole('textbox', { name: 'Page of the app' });
  await address.fill('/dashboard/brand');
  await address.press('Enter');
  await desk.pick(page().getByRole('button', { name: 'Search', exact: true }), 'Button');
  await showAlone(3);
  await expect.poll(() => newest().locator('#root').textContent(), PATIENCE).toBe('Button');
  expect(desk.complaints()).toEqual([]);
});
