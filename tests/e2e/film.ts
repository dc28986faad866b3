/** The first minute with the example, as a person spends it, in one animated picture. */
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { launchBrowser } from '../support/browser.ts';
import type { OpenedEditor } from '../support/open-editor.ts';
import { createExampleCopy, openEditor, startCli } from './real-editor.ts';
import { stylesOf } from './styles-driver.ts';

const SIZE = { width: 1280, height: 800 };
/** of the picture, in pixels */
const WIDTH = 960;
/** ms: a frame is shown at least that long, and a wait of the machine no longer than that */
const SHOWN = { least: 60, most: 1_600 };
const HEADLINE = 'Every empty storefront deserves the right brand';

export async function takeFilm(to: string): Promise<void> {
  const browser = await launchBrowser();
  const project = createExampleCopy();
  const cli = await startCli(project.root);
  const editor = await openEditor(browser, cli, '/', { viewport: SIZE, colorScheme: 'light', remotePictures: 'fail' });
  try {
    const film = await record(editor.page);
    await play(editor);
    await save(await film.stop(), to);
  } finally {
    await editor.close();
    await cli.stop();
    project.remove();
    await browser.close();
  }
}

async function play(editor: OpenedEditor): Promise<void> {
  const { page, app } = editor;
  const person = await personAt(page);
  const saved = () => page.getByRole('banner').getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  const button = app.locator('main section').first().locator('a').first();
  const cards = app.locator('main h2');

  await person.says('npx visual-edit dev: your app, in an editor');
  await person.rests(2_500);

  await person.says('Click an element, double-click its words, and type');
  const headline = app.locator('h1');
  await person.clicks(headline);
  await person.rests(900);
  await headline.dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(HEADLINE, { delay: 45 });
  await page.keyboard.press('Enter');
  await saved();
  await person.rests(1_500);

  await person.says('Style it: fields, tokens, and the classes of your project');
  await person.clicks(button);
  const { field, label } = stylesOf(editor);
  await label('display').waitFor();
  await person.rests(700);
  for (const [name, value] of [
    ['Font size', '20px'],
    ['Background colour', '#0f766e'],
  ] as const) {
    await field(name).scrollIntoViewIfNeeded();
    await person.clicks(field(name));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value, { delay: 120 });
    await page.keyboard.press('Enter');
    await saved();
    await person.rests(900);
  }

  await person.says('Drag: the line shows where it lands');
  await cards.first().scrollIntoViewIfNeeded();
  await person.drags(cards.first().locator('xpath=..'), cards.nth(1).locator('xpath=..'));
  await saved();
  await person.rests(1_500);

  await person.says('Every edit is a few lines of your source');
  await person.clicks(page.getByRole('button', { name: 'Activity' }));
  await person.clicks(page.getByRole('tab', { name: 'Review' }));
  await page.getByRole('tabpanel').getByText('Hero.tsx').first().waitFor();
  await person.rests(3_500);

  await person.says('Undo gives the same bytes back');
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' });
  while (await undo.isEnabled()) {
    await person.clicks(undo);
    await saved();
    await person.rests(900);
  }
  await person.rests(2_500);
}

interface Person {
  /** words below the editor */
  says(words: string): Promise<void>;
  rests(ms: number): Promise<void>;
  clicks(element: Locator): Promise<void>;
  drags(from: Locator, to: Locator): Promise<void>;
}

/** A pointer that is seen, and moves as a hand does: pictures of a page have none. */
async function personAt(page: Page): Promise<Person> {
  // set through the object model: the editor's policy lets no style in by markup
  await page.evaluate(() => {
    const pointer = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    arrow.setAttribute('d', 'M4 2 L4 18 L8.5 14 L11.5 20 L14 19 L11 13 L17 13 Z');
    arrow.style.cssText = 'fill: #111; stroke: #fff; stroke-width: 1.5';
    pointer.append(arrow);
    pointer.style.cssText =
      'position: fixed; left: 0; top: 0; width: 22px; height: 22px; z-index: 99999; pointer-events: none';
    const caption = document.createElement('p');
    caption.style.cssText =
      'position: fixed; left: 50%; bottom: 64px; translate: -50%; z-index: 99998; pointer-events: none; margin: 0;' +
      'padding: 8px 16px; border-radius: 8px; background: rgb(17 17 17 / 88%); color: #fff; font: 500 17px/1.3 system-ui';
    const layer = document.createElement('div');
    layer.id = 'film';
    layer.append(pointer, caption);
    document.body.append(layer);
  });
  let at = { x: SIZE.width / 2, y: SIZE.height / 2 };
  const rests = (ms: number) => page.waitForTimeout(ms);
  async function moves(to: { x: number; y: number }): Promise<void> {
    const [from, steps] = [at, 14];
    for (let step = 1; step <= steps; step++) {
      const part = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await page.mouse.move(at.x, at.y);
      await page.evaluate(({ x, y }) => {
        const pointer = document.querySelector<SVGElement>('#film svg');
        if (pointer) pointer.style.translate = `${x - 4}px ${y - 2}px`;
      }, at);
    }
  }
  async function middleOf(element: Locator) {
    // until it rests
    await element.click({ trial: true });
    const box = await element.boundingBox();
    if (!box) throw new Error(`${element} is not in the picture.`);
    const { x, y, width, height } = box;
    return { x: x + width / 2, y: y + height / 2, right: x + width * 0.92, left: x, top: y };
  }
  return {
    rests,
    says: (words) =>
      page.evaluate((text) => {
        const caption = document.querySelector('#film p');
        if (caption) caption.textContent = text;
      }, words),
    async clicks(element) {
      await moves(await middleOf(element));
      await rests(250);
      await page.mouse.down();
      await page.mouse.up();
    },
    async drags(from, to) {
      const { left, top } = await middleOf(from);
      await moves({ x: left + 8, y: top + 8 });
      await page.mouse.down();
      const { y, right } = await middleOf(to);
      await moves({ x: right, y });
      await rests(900);
      await page.mouse.up();
    },
  };
}

interface Picture {
  data: Buffer;
  /** s */
  time: number;
}

/** Pictures of the page, one for each change of it. */
async function record(page: Page): Promise<{ stop(): Promise<Picture[]> }> {
  const pictures: Picture[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ data: Buffer.from(data, 'base64'), time: metadata.timestamp ?? 0 });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: SIZE.width, maxHeight: SIZE.height });
  return {
    async stop() {
      await session.send('Page.stopScreencast');
      return pictures;
    },
  };
}

/** One picture for each that is shown long enough to be seen. */
async function save(pictures: readonly Picture[], to: string): Promise<void> {
  const shown: Picture[] = [];
  for (const one of pictures) {
    const last = shown.at(-1);
    if (last && (one.time - last.time) * 1000 < SHOWN.least) shown.pop();
    shown.push(last && (one.time - last.time) * 1000 < SHOWN.least ? { ...one, time: last.time } : one);
  }
  const frames = await Promise.all(shown.map(({ data }) => sharp(data).resize(WIDTH).png().toBuffer()));
  const delay = shown.map(({ time }, at) => {
    const ms = Math.round(((shown[at + 1]?.time ?? time + SHOWN.most / 1000) - time) * 1000);
    return Math.min(SHOWN.most * 2, Math.max(SHOWN.least, ms));
  });
  await sharp(frames, { join: { animated: true } })
    .webp({ delay, loop: 0, quality: 55, effort: 4 })
    .toFile(to);
  const seconds = delay.reduce((sum, one) => sum + one, 0) / 1000;
  console.log(`${to}: ${frames.length} pictures, ${seconds.toFixed(0)} s`);
}
