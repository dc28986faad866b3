/** Everyday building: reorder, duplicate, a link and a variant. */
import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Everyday, startEveryday } from './everyday.ts';
import { steadyBox } from './real-editor.ts';

const CARDS = 'src/pages/shopping-center/SummaryCards.tsx';
const HEADER = 'src/pages/broker/BrokerHeader.tsx';
const DIRECTORY = 'src/pages/broker/directory/BrokerDirectory.tsx';

let desk: Everyday;

beforeAll(async () => {
  desk = await startEveryday();
});
afterAll(() => desk?.close());
afterEach(async () => {
  await desk.undoAll();
  expect(desk.complaints()).toEqual([]);
});

const texts = (element: string) =>
  desk.app.locator(element).evaluateAll((nodes) => nodes.map((one) => one.textContent));

/** @param at where it is dropped, in parts of the other element's box */
async function drag(from: Locator, to: Locator, at: { x: number; y: number }): Promise<void> {
  const [a, b] = [await steadyBox(from), await steadyBox(to)];
  const { mouse } = desk.page;
  await mouse.move(a.x + 8, a.y + 8);
  await mouse.down();
  await mouse.move(a.x + 26, a.y + 10, { steps: 3 });
  await mouse.move(b.x + b.width * at.x, b.y + b.height * at.y, { steps: 6 });
  await desk.app.locator('visual-edit-overlay [data-kind="drop"]:not([hidden])').waitFor();
  await mouse.up();
}

describe('the cards of a center', () => {
  const TITLES = 'main div.grid > section > h2';
  const title = (at: number) => desk.app.locator(TITLES).nth(at);
  const uses = () => desk.project.read(CARDS).match(/ {6}<SummaryCard\b[\s\S]*?<\/SummaryCard>\n/g) as string[];

  beforeEach(() => desk.open('/dashboard/shopping-center', title(0)));

  async function moved(act: () => Promise<void>, order: [number, number, number]): Promise<void> {
    const [before, shown] = [uses(), await texts(TITLES)];
    await desk.carryOut({
      act,
      look: () => texts(TITLES),
      shows: order.map((at) => shown[at]),
      files: { [CARDS]: desk.edited(CARDS, before.join(''), order.map((at) => before[at]).join('')) },
    });
  }

  it('change their order by a key', () =>
    moved(async () => {
      await desk.pick(title(1), 'section');
      await desk.press('ArrowRight');
    }, [0, 2, 1]));

  it('change their order by a drag', () =>
    moved(async () => {
      await desk.press('Escape');
      await drag(title(0).locator('xpath=..'), title(2).locator('xpath=..'), { x: 0.95, y: 0.5 });
    }, [1, 2, 0]));

  it('are copied, and the copy gets a title of its own', async () => {
    const [first, second = '', third] = uses();
    const copy = second.replace('title="Available Spaces"', 'title="Parking"');
    await desk.carryOut({
      async act() {
        await desk.pick(title(1), 'section');
        await desk.press('ControlOrMeta+d');
        await expect.poll(() => texts(TITLES)).toHaveLength(4);
        // the copy is selected once the page itself has it
        await expect.poll(() => desk.page.locator('[data-element-name]').textContent()).toBe('SummaryCard');
        await title(2).dblclick();
        const field = desk.page.getByRole('textbox', { name: 'Text of title' });
        await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
        await field.fill('Parking');
        await field.press('Enter');
      },
      look: () => texts(TITLES),
      shows: ['Occupancy Rate', 'Available Spaces', 'Parking', 'Brand Matches'],
      files: {
        [CARDS]: desk.edited(CARDS, [first, second, third].join(''), [first, second, copy, third].join('')),
      },
    });
  });
});

it('a card that fills an item of a list is dragged to the place of another one, in the data', async () => {
  const MATCHES = 'src/data/brand-matches.ts';
  const cards = desk.app.locator('main ul.grid > li');
  const names = () => cards.locator('h3').allTextContents();
  await desk.open('/dashboard/shopping-center', cards.nth(2));
  const [first = '', second = '', third = '', ...others] = await names();
  const data = desk.project.read(MATCHES);
  const [one = '', two = '', three = ''] = data.match(/ {2}\{\n {4}id: [\s\S]*?\n {2}\},\n/g) ?? [];
  await desk.carryOut({
    async act() {
      await desk.press('Escape');
      await drag(cards.nth(2).locator('> *'), cards.nth(0), { x: 0.1, y: 0.2 });
    },
    look: names,
    shows: [third, first, second, ...others],
    files: { [MATCHES]: data.replace(one + two + three, three + one + two) },
  });
});

it('a post, copied or cut, is pasted behind another one in the data of the list', async () => {
  const NEWS = 'src/data/news.ts';
  const names = desk.app.locator('article p.font-medium');
  const openNews = () => desk.openTab('Industry Updates', names.first());
  // a key in the app comes by a message, which the next key may overtake
  const pressOnCanvas = async (keys: string) => {
    await desk.page.locator('[data-panel="canvas"]').focus();
    await desk.press(keys);
  };
  const paste = async (keys: string) => {
    await desk.pick(names.nth(0), 'FeedPost', false);
    await pressOnCanvas(keys);
    await desk.pick(names.nth(2), 'FeedPost', false);
    await pressOnCanvas('ControlOrMeta+v');
  };
  const items = desk.project.read(NEWS).match(/ {2}\{\n {4}id: [\s\S]*?\n {2}\},\n/g) ?? [];
  const item = (id: string) => items.find((one) => one.includes(`'${id}'`)) ?? '';
  await desk.open('/dashboard/broker', desk.app.locator('main h1'));
  await openNews();
  const shown = await names.allTextContents();
  const [first = '', ...others] = shown;
  await desk.carryOut({
    act: () => paste('ControlOrMeta+c'),
    look: () => names.allTextContents(),
    shows: shown.toSpliced(3, 0, first),
    files: { [NEWS]: desk.edited(NEWS, item('u3'), item('u3') + item('u1').replace('u1', 'u6')) },
    reopen: openNews,
  });
  await desk.undoAll();
  await desk.carryOut({
    act: () => paste('ControlOrMeta+x'),
    look: () => names.allTextContents(),
    shows: others.toSpliced(2, 0, first),
    files: {
      [NEWS]: desk.edited(NEWS, item('u1') + item('u2') + item('u3'), item('u2') + item('u3') + item('u1')),
    },
    reopen: openNews,
  });
});

it('one button gets another variant', async () => {
  const button = desk.app.getByRole('button', { name: 'Message', exact: true });
  await desk.open('/dashboard/broker', button);
  const background = () =>
    desk.app.locator('main button').evaluateAll((nodes) => {
      return nodes.slice(0, 2).map((one) => getComputedStyle(one).backgroundColor);
    });
  const [, other = ''] = await background();
  await desk.carryOut({
    async act() {
      await desk.pick(button, 'Button');
      await desk.page.getByRole('button', { name: 'variant: outline' }).click();
      await desk.page.getByRole('menuitemradio', { name: 'soft' }).click();
    },
    look: background,
    shows: ['rgb(226, 240, 235)', other],
    files: { [HEADER]: desk.edited(HEADER, '<Button>', '<Button variant="soft">') },
  });
});

it('two props of a button are undone, and their fields have the values of the source again', async () => {
  const button = desk.app.getByRole('button', { name: 'Message', exact: true });
  await desk.open('/dashboard/broker', button);
  const text = desk.project.read(HEADER);
  const control = (name: string) => desk.page.getByRole('button', { name, exact: true });
  const choose = async (from: string, to: string) => {
    await control(from).click();
    await desk.page.getByRole('menuitemradio', { name: to, exact: true }).click();
  };
  await desk.pick(button, 'Button');
  await choose('size: md', 'lg');
  await control('size: lg').waitFor();
  await choose('variant: outline', 'soft');
  await control('variant: soft').waitFor();
  expect(desk.project.read(HEADER)).toBe(text.replace('<Button>', '<Button size="lg" variant="soft">'));
  await desk.undoAll();
  expect(desk.project.read(HEADER)).toBe(text);
  await control('variant: outline').waitFor();
  await control('size: md').waitFor();
});

const H1 = '<h1 className="text-2xl font-semibold tracking-tight">Broker Directory</h1>';

const IMPORTS = "import { useState } from 'react';\n";

it.each([
  ['/dashboard', 'of the router', 'Link', 'to', `${IMPORTS}import { Link } from 'react-router';\n`],
  ['https://example.com', 'a plain one', 'a', 'href', IMPORTS],
])('a heading becomes a link to %s, %s, whose address is typed at once', async (address, _, tag, prop, imports) => {
  const heading = desk.app.getByRole('heading', { name: 'Broker Directory', exact: true });
  await desk.open('/dashboard/broker/directory', heading);
  const linked = desk.edited(DIRECTORY, H1, `<${tag} ${prop}="${address}">\n          ${H1}\n        </${tag}>`);
  await desk.carryOut({
    async act() {
      await desk.pick(heading, 'h1');
      await desk.press('ControlOrMeta+Alt+KeyG');
      await desk.page.getByRole('dialog', { name: 'Wrap in…' }).getByRole('button', { name: 'a', exact: true }).click();
      const field = desk.page.getByRole('textbox', { name: 'Address of the link' });
      await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
      await desk.page.keyboard.type(address);
      await desk.press('Enter');
    },
    look: () => heading.evaluateAll((nodes) => nodes.map((one) => one.closest('a')?.getAttribute('href') ?? null)),
    shows: [address],
    files: { [DIRECTORY]: linked.replace(IMPORTS, imports) },
  });
});
