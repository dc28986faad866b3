/** How a person does each step: by pointer, keys and fields, never by the editor's own code. */
import type { Locator } from 'playwright';
import { readSigns, untilSigns } from './editor-state.ts';
import { nextFrames } from './rest.ts';
import type { EditStep, Target, Way } from './script.ts';
import type { View } from './stage.ts';

/** The interface does not offer the step there: no such field, nothing to point at. The reason is for the table. */
export class NotOffered extends Error {}

interface Point {
  x: number;
  y: number;
}

const SELECTED_WITHIN = 15_000;
/** ms; where a click selects nothing rightly */
const NOTHING_WITHIN = 1_500;
/** ms */
const DESELECTED_WITHIN = 1_000;
/** ms; the project is read in the thread that also looks for type errors of the step before */
const READ_WITHIN = 40_000;

export const panel = ({ page }: View, name: string): Locator => page.locator(`[data-panel="${name}"]`);

/** A place of the element that no other one covers, in pixels of the editor's window. */
async function pointOf(view: View, target: Target, part?: Point): Promise<Point> {
  const found = await view.frame.evaluate(
    async ({ path, tag, part }) => {
      let element: Element | undefined = document.body;
      for (const i of path) element = element?.children[i];
      if (element?.tagName.toLowerCase() !== tag) return 'it is not there';
      const isIn = ({ x, y, width, height }: DOMRect) =>
        x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight;
      const isWhole = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
      if (!isWhole(element.getBoundingClientRect())) {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
      const box = element.getBoundingClientRect();
      if (!isIn(box)) return 'it is out of view';
      const STEPS = [0.5, 0.3, 0.7, 0.1, 0.9, 0.02, 0.98];
      const parts = part ? [part] : STEPS.flatMap((y) => STEPS.map((x) => ({ x, y })));
      const points = parts.map(({ x, y }) => ({ x: box.x + box.width * x, y: box.y + box.height * y }));
      const isOverlay = ({ tagName }: Element) => tagName === 'VISUAL-EDIT-OVERLAY';
      // the list lacks elements that only their overflowing text brings to the point, which a click does meet
      const top = ({ x, y }: Point) => {
        const met = document.elementFromPoint(x, y);
        return met && !isOverlay(met) ? met : document.elementsFromPoint(x, y).find((one) => !isOverlay(one));
      };
      const inside = points.filter((point) => part || element.contains(top(point) ?? null));
      const point = inside.find((one) => top(one) === element) ?? inside[0];
      return point ? { point, width: innerWidth, height: innerHeight } : 'another element covers it';
    },
    { ...target, part },
  );
  if (typeof found === 'string') throw new NotOffered(found);
  const place = await view.page.evaluate(({ point, width, height }) => {
    const frame = document.querySelector('iframe');
    if (!frame) return 'the frame is not shown';
    const box = frame.getBoundingClientRect();
    const x = box.x + (point.x * box.width) / width;
    const y = box.y + (point.y * box.height) / height;
    return document.elementFromPoint(x, y) === frame ? { x, y } : 'something of the editor lies over it';
  }, found);
  if (typeof place === 'string') throw new NotOffered(place);
  return place;
}

/** A key pressed in the app comes to the editor by a message: a person's hand is slower than that. */
async function keysArrived(view: View): Promise<void> {
  await view.frame.evaluate(() => new Promise(requestAnimationFrame));
  await nextFrames(view);
}

/** Nothing is selected, and the next click selects: a click on what is selected already would show nothing new. */
async function deselect(view: View): Promise<void> {
  await panel(view, 'canvas').focus();
  // the first one may end typing, or put a tool down
  for (let i = 0; i < 3 && (await readSigns(view.page)).isSelected; i++) {
    await view.page.keyboard.press('Escape');
    await untilSigns(view.page, { isEmpty: true }, DESELECTED_WITHIN);
  }
  // until the app's page knows it too: a press on what it takes for selected edits the text
  await nextFrames(view);
}

/** Codebase ids of what a click on the element may meet: itself or the nearest one around it, and what lies over it in it. */
export function idsUnder({ frame }: View, { path }: Target): Promise<string[]> {
  return frame.evaluate((path) => {
    let element: Element | undefined = document.body;
    for (const i of path) element = element?.children[i];
    const idsOf = (one: Element) => [...one.classList].filter((name) => name.startsWith('tempo-'));
    const around = element?.closest('[class*="tempo-"]');
    return [...(around ? idsOf(around) : []), ...[...(element?.querySelectorAll('*') ?? [])].flatMap(idsOf)];
  }, path);
}

/** An element of the project's source is there or around it; the page's own root is none. */
export function isOfSource({ frame }: View, { path }: Target): Promise<boolean> {
  return frame.evaluate((path) => {
    let element: Element | undefined = document.body;
    for (const i of path) element = element?.children[i];
    return element?.closest('[class*="tempo-"]') != null;
  }, path);
}

/** The list of what can be added stays open for the next one, over the page. */
async function closeList(view: View): Promise<void> {
  const close = panel(view, 'insert').getByRole('button', { name: 'Close the list' });
  if ((await close.count()) > 0) await close.click();
}

/** Selects, and waits until the inspector shows the selection. @returns false when nothing is selected, or something is said */
export async function select(view: View, target: Target, way: Way): Promise<boolean> {
  await closeList(view);
  // the handles of what is selected lie over the page
  await deselect(view);
  const { x, y } = await pointOf(view, target);
  const patience = (await isOfSource(view, target)) ? SELECTED_WITHIN : NOTHING_WITHIN;
  const { choices, notices } = await readSigns(view.page);
  const noticeBut = notices.map(({ text }) => text);
  if (way === 'exact') await view.page.keyboard.down('ControlOrMeta');
  await view.page.mouse.click(x, y);
  if (way === 'exact') await view.page.keyboard.up('ControlOrMeta');
  const signs = await untilSigns(view.page, { choiceAfter: choices, noticeBut }, patience);
  return signs.isSelected && signs.isShown && signs.choices > choices;
}

/** What the interface showed of the place of the edit, right before it. */
export interface Named {
  /** texts of the inspector, and beside the line of a drop */
  words: string;
}

/** Does a step on what is selected. */
export async function act(view: View, step: EditStep): Promise<Named> {
  const { keyboard } = view.page;
  const inspector = panel(view, 'inspector');
  await stylesAreShown(view);
  const words = await inspector.innerText();
  const named = async (done: Promise<void>): Promise<Named> => done.then(() => ({ words }));
  switch (step.do) {
    case 'key':
      return named(keyboard.press(step.key));
    case 'type':
      return named(typeText(view, step.at, step.words));
    case 'field':
      return fillField(view, step.property, step.value);
    case 'add-class':
      return named(addClass(view, step.name));
    case 'remove-class':
      return named(nth(inspector.getByRole('button', { name: /^Remove the class / }), step.nth));
    case 'scope':
      await nth(inspector.getByRole('group', { name: 'Where edits go' }).getByRole('button'), step.nth);
      return { words: await addedTo(view, words, () => addClass(view, step.name)) };
    case 'insert':
      return { words: `${words} ${await insert(view, step.what)}` };
    case 'paste':
      await keyboard.press(step.cut ? 'ControlOrMeta+x' : 'ControlOrMeta+c');
      await keysArrived(view);
      await select(view, step.to, step.way);
      return { words: await addedTo(view, words, () => keyboard.press('ControlOrMeta+v')) };
    case 'paste-style':
      await keyboard.press('ControlOrMeta+Alt+c');
      await keysArrived(view);
      await select(view, step.to, step.way);
      return { words: await addedTo(view, words, () => keyboard.press('ControlOrMeta+Alt+v')) };
    case 'drag':
      return { words: `${words} ${await drag(view, step.at, step.to, step)}` };
    case 'layer-drag':
      return { words: `${words} ${await dragLayer(view, step.by, step.where)}` };
  }
}

/** The inspector says more once something else is chosen. */
async function addedTo(view: View, words: string, edit: () => Promise<void>): Promise<string> {
  await stylesAreShown(view);
  const more = await panel(view, 'inspector').innerText();
  await edit();
  return `${words} ${more}`;
}

async function typeText(view: View, at: Target, words: string): Promise<void> {
  const { page } = view;
  const { x, y } = await pointOf(view, at);
  if ((await textOf(view, at)) === words) throw new NotOffered('it has these words already');
  const before = await readSigns(page);
  await page.mouse.dblclick(x, y);
  // what is typed goes to the text in the page, or to its field in the inspector
  const signs = await untilSigns(
    page,
    { canType: true, noticeBut: before.notices.map(({ text }) => text) },
    SELECTED_WITHIN,
  );
  if (!signs.isTyping && signs.textField !== 'focused') return;
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

/** The labels of the styles, which name their files, come after the rest of the inspector. */
async function stylesAreShown({ page }: View): Promise<void> {
  const inspector = page.locator('[data-panel="inspector"]');
  const hasStyles = (await inspector.locator('dt', { hasText: /^Size$/ }).count()) > 0;
  if (hasStyles) await inspector.locator('[data-styles] [data-label="display"]').first().waitFor();
}

function textOf({ frame }: View, { path }: Target): Promise<string> {
  return frame.evaluate((path) => {
    let element: Element | undefined = document.body;
    for (const i of path) element = element?.children[i];
    return element?.textContent?.trim() ?? '';
  }, path);
}

async function fillField(view: View, property: string, value: string): Promise<Named> {
  const styles = view.page.locator('[data-styles]');
  await styles.locator('[data-label="display"]').first().waitFor();
  const field = styles.locator(`input[data-property="${property}"]`).first();
  if ((await field.count()) === 0) throw new NotOffered(`no field for ${property}`);
  await field.focus();
  if (isSameValue(await field.inputValue(), value)) throw new NotOffered('it has this value already');
  // the text of each element on its own: names of files would run into the words before them
  const words = await panel(view, 'inspector').innerText();
  await field.fill(value);
  await field.press('Enter');
  return { words };
}

/** A bare number takes the unit of the value that the field shows. */
function isSameValue(shown: string, typed: string): boolean {
  const [, number, unit] = /^(-?[\d.]+)([a-z%]*)$/.exec(shown) ?? [];
  return shown === typed || (number === typed && unit !== '');
}

async function addClass(view: View, name: string): Promise<void> {
  const field = view.page.locator('[data-field="class"]');
  if ((await field.count()) === 0) throw new NotOffered('no field for classes');
  await field.fill(name);
  await field.press('Enter');
}

async function nth(all: Locator, at: number): Promise<void> {
  const count = await all.count();
  if (count === 0) throw new NotOffered('no such button');
  await all.nth(at % count).click();
}

/** @returns where the list says that it adds */
async function insert(view: View, what: string): Promise<string> {
  const { page } = view;
  const list = panel(view, 'insert');
  // a refused element, and one without words, leave it open
  if (await list.isVisible()) await list.getByRole('textbox').fill('');
  else await page.keyboard.press('a');
  await list.getByRole('button', { name: 'Section' }).first().waitFor({ timeout: READ_WITHIN });
  await list.getByRole('textbox').fill(what);
  const words = await list.locator('p').allInnerTexts();
  await page.keyboard.press('Enter');
  return words.join(' ');
}

/** px; a shorter way is a press */
const SHORTEST_DRAG = 24;

/** @returns the file that is named beside the line where the element will be dropped */
async function drag(view: View, from: Target, to: Target, how: Point & { copy: boolean }): Promise<string> {
  const { mouse, keyboard } = view.page;
  const [a, b] = [await pointOf(view, from), await pointOf(view, to, how)];
  const box = await view.page.locator('iframe').boundingBox();
  const isInside = box && b.x > box.x && b.y > box.y && b.x < box.x + box.width && b.y < box.y + box.height;
  if (!isInside) throw new NotOffered('it is not in view with the other');
  const start = await pointOf(view, from);
  if (start.y !== a.y) throw new NotOffered('they are not in view together');
  if (Math.hypot(b.x - start.x, b.y - start.y) < SHORTEST_DRAG) throw new NotOffered('it is too near for a drag');
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(start.x + 12, start.y + 4, { steps: 3 });
  await mouse.move(b.x, b.y, { steps: 6 });
  await nextFrames(view);
  await nextFrames(view);
  const file = await namedFile(view);
  if (how.copy) await keyboard.down('Alt');
  await mouse.up();
  if (how.copy) await keyboard.up('Alt');
  return file;
}

function namedFile({ frame }: View): Promise<string> {
  return frame.evaluate(() => {
    const overlay = document.querySelector('visual-edit-overlay');
    const drawn = overlay?.shadowRoot ?? overlay;
    return drawn?.querySelector('[data-kind="drop"]:not([hidden])') ? (drawn.textContent ?? '') : '';
  });
}

/** @returns the file that the layers name for the place */
async function dragLayer(view: View, by: number, where: 'above' | 'on' | 'below'): Promise<string> {
  const { page } = view;
  const rows = panel(view, 'layers').locator('[role="treeitem"]');
  const names = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-selected')));
  const from = names.indexOf('true');
  const to = from + by;
  if (from < 0 || to < 0 || to >= names.length) throw new NotOffered('no such layer');
  const [a, b] = [await rows.nth(from).boundingBox(), await rows.nth(to).boundingBox()];
  if (!a || !b) throw new NotOffered('the layer is not drawn');
  const y = b.y + { above: 3, on: b.height / 2, below: b.height - 3 }[where];
  const isInView = ([x, y]: readonly [number, number]) =>
    page.evaluate(([x, y]) => !!document.elementFromPoint(x, y)?.closest('[role="treeitem"]'), [x, y] as const);
  if (!(await isInView([a.x + 90, a.y + 12])) || !(await isInView([b.x + 90, y])))
    throw new NotOffered('the layer is out of view');
  await page.mouse.move(a.x + 90, a.y + 12);
  await page.mouse.down();
  await page.mouse.move(a.x + 95, a.y + 16);
  await page.mouse.move(b.x + 90, y, { steps: 4 });
  await page.mouse.move(b.x + 91, y);
  await nextFrames(view);
  await page.mouse.move(b.x + 90, y);
  await nextFrames(view);
  const isTaken = (await page.locator('.layer-drop-line:visible, .layer-row[data-drop]').count()) > 0;
  const file = await page.locator('.layer-drop-file').allTextContents();
  // the line of a place may come late: it is no drop then either
  if (!isTaken) await page.keyboard.press('Escape');
  await page.mouse.up();
  if (!isTaken) throw new NotOffered('the layers show no place for it there');
  return file.join(' ');
}
