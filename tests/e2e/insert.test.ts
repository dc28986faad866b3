/**
 * Adding elements: from the list by a press and by a drag, and by drawing on the canvas. Page and source agree each time.
 */
import type { Locator } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  holdAnswer,
  type StartedExample,
  startExample,
  steadyBox,
  untilFile,
  untilFiles,
  watchUpdates,
} from './real-editor.ts';

const HERO = 'src/pages/landing/Hero.tsx';
const LANDING = 'src/pages/landing/LandingPage.tsx';

let started: StartedExample;
let project: StartedExample['project'];
let editor: StartedExample['editor'];
let isShown: () => boolean;
let untouched: Record<string, string>;
let hero: string;
let landing: string;

beforeAll(async () => {
  started = await startExample();
  ({ project, editor, untouched } = started);
  isShown = watchUpdates(editor.page, project, HERO);
  hero = project.read(HERO);
  landing = project.read(LANDING);
});
afterAll(() => started?.close());
beforeEach(async () => {
  await editor.page.mouse.up();
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('Escape');
});

const list = () => editor.page.locator('[data-panel="insert"]');
const item = (name: string) => list().getByRole('button', { name }).first();
const row = (name: string) => editor.page.locator('[data-panel="layers"] [role="treeitem"]').filter({ hasText: name });
const selected = () =>
  editor.page.locator('[data-panel="layers"] [role="treeitem"][aria-selected="true"]').allInnerTexts();
const saved = () => editor.page.getByRole('banner').getByRole('status').filter({ hasText: 'Saved' }).waitFor();
const line = () => editor.app.locator('visual-edit-overlay [data-kind="drop"]:not([hidden])');

/** True when the line is drawn above an element, nearer to it than a line of its words is high. */
async function lineIsAbove(element: Locator): Promise<boolean> {
  const [drawn, box] = [await line().boundingBox(), await element.boundingBox()];
  return drawn !== null && box !== null && drawn.y <= box.y && box.y - drawn.y < 40;
}

async function openList() {
  if ((await list().count()) === 0) await editor.page.keyboard.press('a');
  await list().getByRole('textbox').fill('');
  await item('Section').waitFor();
}

async function closeList() {
  if (await list().count()) await editor.page.keyboard.press('a');
  await list().waitFor({ state: 'detached' });
}

async function undo(file: string, before: string) {
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('ControlOrMeta+z');
  await untilFile(project, file, before);
  await saved();
  await untilFiles(project, untouched);
}

async function dragTo(from: Locator, to: Locator, part: { x: number; y: number }) {
  await from.scrollIntoViewIfNeeded();
  const [a, b] = [await steadyBox(from), await steadyBox(to)];
  const { mouse } = editor.page;
  await mouse.move(a.x + 40, a.y + 10);
  await mouse.down();
  await mouse.move(a.x + 60, a.y + 14, { steps: 3 });
  await mouse.move(b.x + b.width * part.x, b.y + b.height * part.y, { steps: 6 });
  await mouse.move(b.x + b.width * part.x + 1, b.y + b.height * part.y);
}

// covers ux behaviours.8
it('a press adds behind the selected element, which is then the new one', async () => {
  await row('RoleSections').click();
  await openList();
  await item('Heading 2').click();
  await untilFile(
    project,
    LANDING,
    landing.replace('<RoleSections />', '<RoleSections />\n        <h2>Heading 2</h2>'),
  );
  await editor.app.getByRole('heading', { name: 'Heading 2' }).waitFor();
  await expect.poll(selected).toEqual([expect.stringContaining('h2')]);
  await undo(LANDING, landing);
});

it('undo right behind the Enter that added a section takes it back, with the words still in the search', async () => {
  await row('RoleSections').click();
  await openList();
  const search = list().getByRole('textbox');
  await search.fill('section');
  await editor.page.keyboard.press('Enter');
  await expect.poll(() => project.read(LANDING)).toMatch(/<RoleSections \/>\n\s+<section/);
  await saved();
  await editor.page.keyboard.press('ControlOrMeta+z');
  await untilFile(project, LANDING, landing);
  await saved();
  await untilFiles(project, untouched);
  expect(await search.inputValue()).toBe('section');
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  // the next name is typed over it
  await editor.page.keyboard.type('h2');
  expect(await search.inputValue()).toBe('h2');
});

it('basic elements are added while the project is still being read', async () => {
  await row('RoleSections').click();
  await closeList();
  const answer = await holdAnswer(editor.page, '**/insertables');
  await editor.page.keyboard.press('a');
  await list().getByText('After RoleSections, LandingPage.tsx').waitFor();
  await list().getByText('Reading the project').waitFor();
  await item('Section').click();
  await untilFile(
    project,
    LANDING,
    landing.replace('<RoleSections />', '<RoleSections />\n        <section></section>'),
  );
  await saved();
  answer();
  await list().getByRole('region', { name: 'Components' }).waitFor();
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('ControlOrMeta+z');
  await untilFile(project, LANDING, landing);
  await saved();
});

it('what is typed at once, to Enter, adds the first of what is found when the project has been read', async () => {
  await row('RoleSections').click();
  await closeList();
  const answer = await holdAnswer(editor.page, '**/insertables');
  const added = (words: string) => landing.replace('<RoleSections />', `<RoleSections />\n        <h3>${words}</h3>`);
  await editor.page.keyboard.type('aheading 3\n');
  await list().getByText('Reading the project').waitFor();
  // what is typed now is for the heading's words
  await editor.page.keyboard.type('Sooner\n');
  expect(await list().getByRole('textbox').inputValue()).toBe('heading 3');
  answer();
  await untilFile(project, LANDING, added('Sooner'));
  await saved();
  for (const before of [added('Heading 3'), landing]) {
    await editor.page.locator('[data-panel="canvas"]').focus();
    await editor.page.keyboard.press('ControlOrMeta+z');
    await untilFile(project, LANDING, before);
    await saved();
  }
  await untilFiles(project, untouched);
});

it('words typed at once behind that Enter are its words, and nothing lies over it when it is dragged from there', async () => {
  await editor.app.locator('h1').click();
  await row('h1').and(editor.page.locator('[aria-selected="true"]')).waitFor();
  await editor.page.locator('[data-panel="canvas"]').focus();
  await closeList();
  await editor.page.keyboard.type('aparagraph\nTyped ahead\n');
  const [heading = '', indent] = /( *)<h1.*\n/.exec(hero) ?? [];
  const added = (words: string) => hero.replace(heading, `${heading}${indent}<p>${words}</p>\n`);
  await untilFile(project, HERO, added('Typed ahead'));
  await saved();
  await list().waitFor({ state: 'detached' });
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
  await dragTo(editor.app.getByText('Typed ahead'), editor.app.locator('h1'), { x: 0.1, y: 0.2 });
  await expect.poll(() => lineIsAbove(editor.app.locator('h1'))).toBe(true);
  await editor.page.mouse.up();
  await untilFile(project, HERO, hero.replace(heading, `${indent}<p>Typed ahead</p>\n${heading}`));
  await saved();
  await editor.page.locator('[data-panel="canvas"]').focus();
  for (const before of [added('Typed ahead'), added('Paragraph'), hero]) {
    await editor.page.keyboard.press('ControlOrMeta+z');
    await untilFile(project, HERO, before);
    await saved();
  }
  await untilFiles(project, untouched);
});

it('an Enter typed just as the typing begins in the page ends it', async () => {
  await editor.app.locator('h1').click();
  await row('h1').and(editor.page.locator('[aria-selected="true"]')).waitFor();
  await editor.page.locator('[data-panel="canvas"]').focus();
  await closeList();
  // Enter, as if the hand had been that fast
  await editor.page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
      postMessage.apply(this, args as never);
      if (!JSON.stringify(args[0])?.includes('startEditingText')) return;
      MessagePort.prototype.postMessage = postMessage;
      const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
      document.querySelector('[data-panel="canvas"]')?.dispatchEvent(new KeyboardEvent('keydown', enter));
    } as typeof postMessage;
  });
  const answer = await holdAnswer(editor.page, '**/mutate/addJsxElement');
  await editor.page.keyboard.type('aparagraph\nFast hand');
  const [heading = '', indent] = /( *)<h1.*\n/.exec(hero) ?? [];
  const added = (words: string) => hero.replace(heading, `${heading}${indent}<p>${words}</p>\n`);
  await untilFile(project, HERO, added('Paragraph'));
  await expect.poll(isShown).toBe(true);
  answer();
  await untilFile(project, HERO, added('Fast hand'));
  await saved();
  await expect.poll(isShown).toBe(true);
  await expect.poll(() => editor.app.getByText('Fast hand').getAttribute('contenteditable')).toBeNull();
  for (const before of [added('Paragraph'), hero]) {
    await editor.page.locator('[data-panel="canvas"]').focus();
    await editor.page.keyboard.press('ControlOrMeta+z');
    await untilFile(project, HERO, before);
    await saved();
  }
  await untilFiles(project, untouched);
});

it('a component of the project comes with its import', async () => {
  await row('RoleSections').click();
  await openList();
  await list().getByRole('textbox').fill('badge');
  await list()
    .getByRole('button', { name: /^Badge/ })
    .first()
    .click();
  await expect.poll(() => project.read(LANDING)).toMatch(/import \{[^}]*Badge[^}]*\} from/);
  await expect.poll(() => project.read(LANDING)).toMatch(/<RoleSections \/>\s*<Badge/);
  await undo(LANDING, landing);
});

it('a drag puts it where the line shows on the canvas', async () => {
  await openList();
  const buttons = editor.app.locator('main section').first().locator('a');
  await dragTo(item('Paragraph'), buttons.nth(1), { x: 0.95, y: 0.5 });
  await line().waitFor();
  await editor.page.mouse.up();
  await expect
    .poll(() => project.read(HERO))
    .toMatch(/See the brand dashboard<\/Link>\s*<\/Button>\s*<p>Paragraph<\/p>\s*<\/div>/);
  await undo(HERO, hero);
});

it('a drag onto the layers puts it between two rows', async () => {
  await openList();
  await dragTo(
    list()
      .getByRole('region', { name: 'Basics' })
      .getByRole('button', { name: /^Section/ }),
    row('RoleSections'),
    { x: 0.5, y: 0.1 },
  );
  await expect.poll(() => editor.page.locator('.layer-drop-line').isVisible()).toBe(true);
  await editor.page.mouse.up();
  await untilFile(project, LANDING, landing.replace('<Hero />', '<Hero />\n        <section></section>'));
  await undo(LANDING, landing);
});

// covers ux keys.3
it('F draws a div of the size that is dragged', async () => {
  await editor.page.keyboard.press('Escape');
  await closeList();
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('f');
  await editor.page.locator('[data-draw-layer="draw"]').waitFor();
  await editor.app.locator('h1').scrollIntoViewIfNeeded();
  const box = await steadyBox(editor.app.locator('h1'));
  const zoom = box.width / (await editor.app.locator('h1').evaluate((h1) => (h1 as HTMLElement).offsetWidth));
  const [x, y] = [box.x + 20, box.y + box.height - 2];
  const { mouse } = editor.page;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + 60, y + 20, { steps: 4 });
  await mouse.move(x + 90, y + 30);
  await mouse.up();
  const classes = `w-[${Math.round(90 / zoom)}px] h-[${Math.round(30 / zoom)}px]`;
  await expect.poll(() => project.read(HERO)).toContain(`<div className="${classes}"></div>`);
  await undo(HERO, hero);
});

// covers ux keys.4
it('T adds a text where it is clicked, and its words are typed at once', async () => {
  await editor.page.keyboard.press('t');
  await editor.page.locator('[data-draw-layer="text"]').waitFor();
  await editor.app.locator('h1').scrollIntoViewIfNeeded();
  const box = await steadyBox(editor.app.locator('h1'));
  await editor.page.mouse.click(box.x + 20, box.y + box.height - 2);
  const words = editor.app.locator('p[contenteditable]');
  await words.waitFor();
  await words.pressSequentially('Typed at once');
  await editor.page.keyboard.press('Enter');
  await expect.poll(() => project.read(HERO)).toContain('<p>Typed at once</p>');
  await saved();
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => project.read(HERO)).toContain('<p>Text</p>');
  await undo(HERO, hero);
});
