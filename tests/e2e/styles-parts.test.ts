/**
 * Values that are made of parts (shadows, filters, gradients, transitions), and the properties behind "More": each control
 * through the real command, on the example. What it writes, what the page shows, and what is there after an undo.
 */
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import type { RunningCli, TestProject } from '../support/project.ts';
import { createExampleCopy, openEditor, type RealEditor, startCli, untilFile } from './real-editor.ts';
import { PATIENCE, type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';

const FILE = 'src/pages/shopping-center/CenterDashboard.tsx';
const TITLE = 'text-2xl font-semibold tracking-tight';

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let editor: Omit<RealEditor, 'project'>;
let page: Page;
let styles: StylesDriver;
let before: string;

const title = () => editor.app.getByRole('heading', { level: 1 });
const withTitle = (classes: string) => before.replace(`"${TITLE}"`, `"${classes}"`);
const shows = (element: Locator, property: string, value: string | RegExp) =>
  expect.poll(() => styleOf(element, property), PATIENCE).toMatch(value);

/** Adds the first part of a value. @param kind chosen in the popover where there are several */
async function addFirst(section: string, name: string, kind?: string): Promise<Locator> {
  const rows = await styles.section(section);
  await rows.getByRole('button', { name: `${name}: add`, exact: true }).click();
  const popover = page.getByRole('dialog', { name, exact: true });
  if (kind) await popover.getByRole('button', { name: kind, exact: true }).click();
  await popover.locator('[data-part]').waitFor();
  return popover;
}

const add = async (popover: Locator, noun: string, item?: string) => {
  await popover.getByRole('button', { name: `Add a ${noun}` }).click();
  if (item) await page.getByRole('menuitem', { name: item, exact: true }).click();
};

async function closePopover(): Promise<void> {
  const popovers = page.getByRole('dialog');
  if ((await popovers.count()) > 0) await page.keyboard.press('Escape');
  await expect.poll(() => popovers.count(), PATIENCE).toBe(0);
}

async function undoOne(): Promise<void> {
  const now = project.read(FILE);
  await styles.undo();
  await expect.poll(() => project.read(FILE), PATIENCE).not.toBe(now);
}

/** Closes the popover and takes back all edits, until the file is as it was. */
async function undoAll(edits: number): Promise<void> {
  await closePopover();
  for (let left = edits; left > 0; left--) await undoOne();
  await untilFile(project, FILE, before);
}

beforeAll(async () => {
  project = createExampleCopy();
  [browser, cli] = await Promise.all([launchBrowser(), startCli(project.root)]);
  editor = await openEditor(browser, cli, '/dashboard/shopping-center');
  page = editor.page;
  styles = stylesOf(editor);
  before = project.read(FILE);
});

afterAll(async () => {
  await editor?.close();
  await cli?.stop();
  await browser?.close();
  project?.remove();
});

/** The heading stays selected from test to test. */
beforeEach(async () => {
  if ((await page.locator('[data-element-name]').count()) > 0) return;
  await styles.select(title(), 'h1', 'ControlOrMeta');
  await expect.poll(() => page.locator('[data-target]').getAttribute('data-target'), PATIENCE).toBe('Tailwind');
  // the last of the sections, which are drawn one after the other
  await styles.panel().locator('[data-style-section="CSS"]').waitFor(PATIENCE);
});

/** What a failed test has left is not the next one's. */
afterEach(async () => {
  if (project.read(FILE) === before) return;
  await closePopover();
  while (project.read(FILE) !== before) await undoOne();
});

describe('a value made of parts', () => {
  test('a shadow is added, changed by keys and by the pad, gets a second layer above, and loses it', async () => {
    const popover = await addFirst('Effects', 'Shadow');
    await untilFile(project, FILE, withTitle(`${TITLE} shadow-[0_4px_12px_rgb(0_0_0/15%)]`));
    await shows(title(), 'box-shadow', /0px 4px 12px 0px/);
    const y = popover.getByRole('textbox', { name: 'Y', exact: true });
    await y.focus();
    await page.keyboard.press('ArrowUp');
    await untilFile(project, FILE, withTitle(`${TITLE} shadow-[0_5px_12px_rgb(0_0_0/15%)]`));
    await y.fill('8');
    await y.press('Enter');
    await untilFile(project, FILE, withTitle(`${TITLE} shadow-[0_8px_12px_rgb(0_0_0/15%)]`));
    // a text that is no length is marked, and nothing is written
    await y.fill('much');
    await y.press('Enter');
    await expect.poll(() => y.getAttribute('aria-invalid'), PATIENCE).toBe('true');
    await y.fill('8px');
    await y.press('Enter');
    await expect.poll(() => y.getAttribute('aria-invalid'), PATIENCE).toBeNull();
    await add(popover, 'shadow');
    await shows(title(), 'box-shadow', /0px 4px 12px 0px, .*0px 8px 12px 0px/);
    await expect.poll(() => project.read(FILE), PATIENCE).toContain('shadow-[0_4px_12px_rgb(0_0_0/15%),0_8px_12px');
    expect(await popover.locator('[data-part]').count()).toBe(2);
    await popover.locator('[data-part="0"]').getByRole('button', { name: 'Remove this shadow' }).click();
    await untilFile(project, FILE, withTitle(`${TITLE} shadow-[0_8px_12px_rgb(0_0_0/15%)]`));
    await undoAll(5);
    await shows(title(), 'box-shadow', 'none');
  });

  test('a filter is written as the project’s own class, and its slider shows before it is written', async () => {
    const popover = await addFirst('Effects', 'Filter', 'Blur');
    await untilFile(project, FILE, withTitle(`${TITLE} blur-xs`));
    const slider = popover.getByRole('slider', { name: 'Blur, slider' });
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is not shown');
    const written = project.read(FILE);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await shows(title(), 'filter', /^blur\((?:19|20|21)px\)$/);
    expect(project.read(FILE)).toBe(written);
    await page.mouse.up();
    await expect.poll(() => project.read(FILE), PATIENCE).toMatch(/blur-\[(?:19|20|21)px\]/);
    await undoAll(2);
  });

  test('a gradient has stops that are added, moved by keys and recoloured, and an angle', async () => {
    const popover = await addFirst('Background', 'Background image', 'Linear gradient');
    await untilFile(project, FILE, withTitle(`bg-[linear-gradient(#6366f1,#ec4899)] ${TITLE}`));
    await popover.locator('[data-gradient-bar]').click();
    await expect
      .poll(() => project.read(FILE), PATIENCE)
      .toMatch(/bg-\[linear-gradient\(#6366f1(?:_0%)?,#6366f1(?:_\d+%)?,#ec4899(?:_100%)?\)\]/);
    const middle = popover.getByRole('button', { name: /^Stop at (?:49|50|51) %$/ });
    await middle.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => project.read(FILE), PATIENCE).toMatch(/#6366f1_(?:59|60|61)%/);
    await popover.getByRole('textbox', { name: 'Colour', exact: true }).fill('#ffffff');
    await page.keyboard.press('Enter');
    await expect.poll(() => project.read(FILE), PATIENCE).toMatch(/\(#6366f1,#ffffff_(?:59|60|61)%,#ec4899\)/);
    await popover.getByRole('textbox', { name: 'Angle', exact: true }).fill('90');
    await page.keyboard.press('Enter');
    await shows(
      title(),
      'background-image',
      /^linear-gradient\(90deg, rgb\(99, 102, 241\), rgb\(255, 255, 255\) \d+%, /,
    );
    // the page shows a value before it is written
    await expect.poll(() => project.read(FILE), PATIENCE).toContain('linear-gradient(90deg,');
    await undoAll(5);
    await shows(title(), 'background-image', 'none');
  });

  test('a transform is put together of functions, which can be ordered', async () => {
    const popover = await addFirst('Position', 'Transform', 'Rotate');
    await untilFile(project, FILE, withTitle(`transform-[rotate(15deg)] ${TITLE}`));
    await add(popover, 'transform', 'Scale');
    await shows(title(), 'transform', /^matrix\(/);
    await expect.poll(() => project.read(FILE), PATIENCE).toContain('transform-[rotate(15deg)_scale(1.1)]');
    await popover
      .locator('[data-part="1"]')
      .getByRole('button', { name: /^scale/ })
      .focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => project.read(FILE), PATIENCE).toContain('transform-[scale(1.1)_rotate(15deg)]');
    await undoAll(3);
  });

  test('the columns of a grid are added, sized and removed', async () => {
    const rows = await styles.section('Layout');
    await rows.getByRole('button', { name: 'Grid', exact: true }).click();
    await untilFile(project, FILE, withTitle(`grid ${TITLE}`));
    const popover = await addFirst('Layout', 'Columns');
    await untilFile(project, FILE, withTitle(`grid grid-cols-1 ${TITLE}`));
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });
    await rows.getByRole('button', { name: 'Columns: edit its parts' }).click();
    await add(popover, 'column');
    await untilFile(project, FILE, withTitle(`grid grid-cols-2 ${TITLE}`));
    await popover.locator('[data-part="1"]').getByRole('button', { name: 'Content', exact: true }).click();
    await untilFile(project, FILE, withTitle(`grid grid-cols-[minmax(0,1fr)_auto] ${TITLE}`));
    await shows(title(), 'grid-template-columns', /^[\d.]+px 0px$|^[\d.]+px [\d.]+px$/);
    await popover.locator('[data-part="0"]').getByRole('button', { name: 'Remove this column' }).click();
    await untilFile(project, FILE, withTitle(`grid grid-cols-[auto] ${TITLE}`));
    await undoAll(5);
  });

  test('a transition has its time and its easing, and Escape keeps what was written', async () => {
    const popover = await addFirst('Effects', 'Transition');
    await untilFile(project, FILE, withTitle(`${TITLE} transition-all duration-200`));
    await popover.getByRole('button', { name: 'Out', exact: true }).click();
    await untilFile(project, FILE, withTitle(`${TITLE} transition-all duration-200 ease-out`));
    await shows(title(), 'transition-timing-function', 'cubic-bezier(0, 0, 0.2, 1)');
    await popover.getByRole('button', { name: 'Colours', exact: true }).click();
    await untilFile(project, FILE, withTitle(`${TITLE} transition-colors duration-200 ease-out`));
    await shows(title(), 'transition-property', /^color, background-color/);
    await popover.getByRole('textbox', { name: 'Delay', exact: true }).fill('100');
    await page.keyboard.press('Enter');
    await untilFile(project, FILE, withTitle(`${TITLE} transition-colors delay-100 duration-200 ease-out`));
    await page.keyboard.press('Escape');
    expect(project.read(FILE)).toContain('delay-100');
    await undoAll(4);
  });

  test('an easing is shaped by the handles of its curve, each drag and step one edit', async () => {
    const popover = await addFirst('Effects', 'Transition');
    const withEasing = (easing: string) => withTitle(`${TITLE} transition-all duration-200 ${easing}`.trim());
    await untilFile(project, FILE, withEasing(''));
    await popover.getByRole('button', { name: 'Second handle at 0.2, 1' }).focus();
    await page.keyboard.press('Shift+ArrowUp');
    await untilFile(project, FILE, withEasing('ease-[cubic-bezier(0.4,0,0.2,1.1)]'));
    // the handles have their new places then
    await popover.getByRole('button', { name: 'Second handle at 0.2, 1.1' }).waitFor();
    const first = popover.getByRole('button', { name: /^First handle/ });
    const { x = 0, y = 0 } = (await first.boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 18, y - 8, { steps: 3 });
    await page.mouse.move(x + 31, y - 21, { steps: 3 });
    await page.mouse.up();
    await untilFile(project, FILE, withEasing('ease-[cubic-bezier(0.65,0.25,0.2,1.1)]'));
    await shows(title(), 'transition-timing-function', 'cubic-bezier(0.65, 0.25, 0.2, 1.1)');
    await expect.poll(() => first.getAttribute('aria-label'), PATIENCE).toBe('First handle at 0.65, 0.25');
    await undoAll(3);
  });
});

test('keys in a popover are for its controls, and an undo is seen in its list', async () => {
  const popover = await addFirst('Effects', 'Shadow');
  await untilFile(project, FILE, withTitle(`${TITLE} shadow-[0_4px_12px_rgb(0_0_0/15%)]`));
  await popover.getByRole('checkbox', { name: 'Inside' }).focus();
  for (const key of ['Backspace', 'Delete', 'd']) await page.keyboard.press(key);
  await page.keyboard.press('ControlOrMeta+z');
  // a deleted heading, or a copy of it, would be an edit of its own that this undo takes back
  await untilFile(project, FILE, before);
  await expect.poll(() => popover.locator('[data-part]').count(), PATIENCE).toBe(0);
  await popover.getByText('No shadow yet').waitFor();
  await undoAll(0);
});

test('the stops of a gradient are written in their order, and one can be deleted', async () => {
  const popover = await addFirst('Background', 'Background image', 'Linear gradient');
  await untilFile(project, FILE, withTitle(`bg-[linear-gradient(#6366f1,#ec4899)] ${TITLE}`));
  await popover.getByRole('button', { name: 'Stop at 0 %' }).focus();
  await page.keyboard.press('Enter');
  await untilFile(project, FILE, withTitle(`bg-[linear-gradient(#6366f1,#6366f1,#ec4899)] ${TITLE}`));
  const place = popover.getByRole('textbox', { name: 'Place', exact: true });
  await expect.poll(() => place.inputValue(), PATIENCE).toBe('50%');
  await place.fill('30');
  await place.press('Enter');
  await untilFile(project, FILE, withTitle(`bg-[linear-gradient(#6366f1,#6366f1_30%,#ec4899)] ${TITLE}`));
  await popover.getByRole('button', { name: 'Stop at 30 %' }).focus();
  await page.keyboard.press('Delete');
  await untilFile(project, FILE, withTitle(`bg-[linear-gradient(#6366f1,#ec4899)] ${TITLE}`));
  await popover.getByRole('button', { name: 'Stop at 0 %' }).focus();
  await page.keyboard.press('Delete');
  await popover.getByRole('textbox', { name: 'Angle', exact: true }).fill('45');
  await page.keyboard.press('Enter');
  await untilFile(project, FILE, withTitle(`bg-[linear-gradient(45deg,#6366f1,#ec4899)] ${TITLE}`));
  await undoAll(5);
});

test('a field takes a sum', async () => {
  await styles.type('Letter spacing', '1px + 2');
  await untilFile(project, FILE, withTitle('text-2xl font-semibold tracking-[3px]'));
  await undoAll(1);
});

describe('properties that few elements need', () => {
  const more = async (name: string) => {
    const button = styles.panel().getByRole('button', { name, exact: true });
    if ((await button.count()) > 0 && (await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  };
  const choose = async (name: string, item: string) => {
    await styles
      .panel()
      .getByRole('button', { name: new RegExp(`^${name}: `) })
      .click();
    await page.getByRole('option', { name: item, exact: true }).click();
  };

  test.each([
    ['More text styles', 'Text overflow', 'ellipsis', `${TITLE} text-ellipsis`],
    ['More effects', 'Visibility', 'hidden', `invisible ${TITLE}`],
    ['More effects', 'Pointer events', 'none', `pointer-events-none ${TITLE}`],
    ['More effects', 'Text selection', 'none', `${TITLE} select-none`],
    ['Scrolling', 'Scroll snap place', 'center', `snap-center ${TITLE}`],
    ['Outline', 'Outline style', 'dashed', `${TITLE} outline-dashed`],
  ])('%s: %s %s', async (rows, name, item, classes) => {
    await more(rows);
    await choose(name, item);
    await untilFile(project, FILE, withTitle(classes));
    await undoAll(1);
  });

  test.each([
    ['More text styles', 'Text columns', '2', `columns-2 ${TITLE}`],
    ['More text styles', 'Text shadow', '0 1px 2px red', `${TITLE} text-shadow-[0_1px_2px_red]`],
    ['More effects', 'Animation', 'spin 1s linear infinite', `animate-spin ${TITLE}`],
    ['More effects', 'Clip path', 'circle(40%)', `${TITLE} [clip-path:circle(40%)]`],
    ['Outline', 'Outline offset', '4', `${TITLE} outline-offset-4`],
  ])('%s: %s %s', async (rows, name, value, classes) => {
    await more(rows);
    await styles.type(name, value);
    await untilFile(project, FILE, withTitle(classes));
    await undoAll(1);
  });

  test('an absolute element is held at its usual places by one press each, which leaves no side of the place before', async () => {
    await styles.section('Position');
    await choose('Position', 'absolute');
    await untilFile(project, FILE, withTitle(`absolute ${TITLE}`));
    const anchor = (name: string) =>
      styles.panel().getByRole('group', { name: 'Anchor' }).getByRole('button', { name, exact: true });
    await anchor('Bottom right').click();
    await untilFile(project, FILE, withTitle(`absolute right-0 bottom-0 ${TITLE}`));
    await shows(title(), 'bottom', '0px');
    await expect.poll(() => anchor('Bottom right').getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await anchor('Left edge').click();
    await untilFile(project, FILE, withTitle(`absolute inset-y-0 left-0 ${TITLE}`));
    await expect.poll(() => anchor('Left edge').getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await shows(title(), 'left', '0px');
    await anchor('Fill').click();
    await untilFile(project, FILE, withTitle(`absolute inset-0 ${TITLE}`));
    await expect.poll(() => anchor('Fill').getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await shows(title(), 'right', '0px');
    await anchor('Top left').click();
    await untilFile(project, FILE, withTitle(`absolute top-0 left-0 ${TITLE}`));
    await expect.poll(() => anchor('Top left').getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await undoAll(5);
    await shows(title(), 'position', 'static');
  });

  test('a text is cut off after some lines by one class, which goes with a reset', async () => {
    await more('More text styles');
    await styles.type('Max lines', '3');
    await untilFile(project, FILE, withTitle(`line-clamp-3 ${TITLE}`));
    await shows(title(), '-webkit-line-clamp', '3');
    await shows(title(), 'overflow-y', 'hidden');
    await expect.poll(() => styles.field('Max lines').inputValue(), PATIENCE).toBe('3');
    await styles.field('Max lines').press('ArrowDown');
    await untilFile(project, FILE, withTitle(`line-clamp-2 ${TITLE}`));
    await styles.label('-webkit-line-clamp').click();
    await page.getByRole('menuitem', { name: 'Reset' }).click();
    await untilFile(project, FILE, before);
    await shows(title(), '-webkit-line-clamp', 'none');
    await undoAll(3);
  });

  test('each axis of the overflow has a choice of its own', async () => {
    await styles.panel().getByRole('button', { name: 'Each axis' }).click();
    await choose('Overflow across', 'auto');
    await untilFile(project, FILE, withTitle(`overflow-x-auto ${TITLE}`));
    await undoAll(1);
  });

  test('rows that are set show by themselves', async () => {
    await more('Outline');
    await styles.type('Outline offset', '4');
    await untilFile(project, FILE, withTitle(`${TITLE} outline-offset-4`));
    await expect
      .poll(() => styles.panel().getByRole('button', { name: 'Outline', exact: true }).count(), PATIENCE)
      .toBe(0);
    await undoAll(1);
  });

  test('pictures have their fit and place, drawings their fill', async () => {
    const icon = editor.app.locator('main button svg').first();
    await icon.click({ modifiers: ['ControlOrMeta'], force: true });
    await expect.poll(() => styles.field('Fill').count(), PATIENCE).toBe(1);
    expect(
      await styles
        .panel()
        .getByRole('button', { name: /^Fit: / })
        .count(),
    ).toBe(0);
    await styles.type('Stroke width', '3');
    await shows(icon, 'stroke-width', '3px');
    await expect.poll(() => project.read(FILE), PATIENCE).not.toBe(before);
    await undoAll(1);
    await shows(icon, 'stroke-width', '2');
  });
});
