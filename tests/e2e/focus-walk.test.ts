/** Each key goes to the focused control: through the inspector by keyboard alone, and in the app after a reload. */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { createViteProject } from '../support/vite-project.ts';
import { openEditor, type RealEditor, untilFile } from './real-editor.ts';

const PATIENCE = { timeout: 30_000 };
const APP = 'src/App.jsx';
const SHEET = 'src/app.css';

/** For each text field, in the order of the panel: the rule's value, the typed value, and its next step upwards. */
const FIELDS: readonly (readonly [property: string, has: string, typed: string, after: string, stepped?: string])[] = [
  ['width', '300px', '310', '310px', '311px'],
  ['height', '90px', '95', '95px', '96px'],
  ['min-width', '10px', '1em', '1em', '1.1em'],
  ['max-width', '400px', '410', '410px', '411px'],
  ['min-height', '20px', '21', '21px', '22px'],
  ['max-height', '200px', '210', '210px', '211px'],
  ['aspect-ratio', 'auto', '16 / 9', '16 / 9'],
  ['font-family', 'serif', 'monospace', 'monospace'],
  ['font-size', '18px', '1rem', '1rem', '1.1rem'],
  ['line-height', '1.5', '1.6', '1.6', '1.7'],
  ['letter-spacing', '0', '3', '3px', '4px'],
  ['color', 'black', 'navy', 'navy'],
  ['background-color', 'white', 'beige', 'beige'],
  ['background-image', 'none', 'linear-gradient(red, blue)', 'linear-gradient(red, blue)'],
  ['border-radius', '4px', '6', '6px', '7px'],
  ['border-width', '1px', '3', '3px', '4px'],
  ['border-color', 'black', 'teal', 'teal'],
  ['opacity', '0.5', '0.6', '0.6', '0.61'],
  ['box-shadow', 'none', '0 1px 2px red', '0 1px 2px red'],
  ['filter', 'none', 'blur(1px)', 'blur(1px)'],
  ['backdrop-filter', 'none', 'blur(2px)', 'blur(2px)'],
  ['transition', 'none', 'all 1s', 'all 1s'],
  ['top', '1px', '3', '3px', '4px'],
  ['right', '1px', '3', '3px', '4px'],
  ['left', '1px', '3', '3px', '4px'],
  ['bottom', '1px', '3', '3px', '4px'],
  ['z-index', '1', '3', '3', '4'],
  ['rotate', '1deg', '3', '3deg', '4deg'],
  ['scale', '1', '1.1', '1.1', '1.15'],
  ['translate', '1px', '3', '3px', '4px'],
  ['transform', 'none', 'skew(1deg)', 'skew(1deg)'],
];
const SIDES = ['margin', 'padding'].flatMap((box) =>
  ['top', 'right', 'bottom', 'left'].map((side) => `${box}-${side}`),
);
const RULE = [
  'position: relative',
  'border-style: solid',
  ...SIDES.map((side) => `${side}: 8px`),
  ...FIELDS.map(([property, has]) => `${property}: ${has}`),
];

const FILES = {
  [SHEET]: `.note {\n${RULE.map((line) => `  ${line};\n`).join('')}}\n\n.one {\n  top: 0;\n}\n\n.two {\n  top: 0;\n}\n`,
  [APP]: `import './app.css';

/** @param {{ label: string, count: number, note: string }} props */
function Badge({ label, count, note }) {
  return <p title={note}>{label} {count}</p>;
}

export function App() {
  return (
    <main>
      <div className="note">Plain words</div>
      <Badge label="Left" count={3} note="n" />
      <section className="one two three">Classes</section>
    </main>
  );
}
`,
};

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let editor: Omit<RealEditor, 'project'>;

beforeAll(async () => {
  project = createViteProject(FILES);
  [browser, cli] = await Promise.all([launchBrowser(), startCli(project.root)]);
  editor = await openEditor(browser, cli);
});
afterAll(async () => {
  await browser?.close();
  await cli?.stop();
  project?.remove();
});

const press = (key: string) => editor.page.keyboard.press(key);
const type = (text: string) => editor.page.keyboard.type(text);
const inspector = () => editor.page.locator('[data-panel="inspector"]');
/** The focused control, by the property it edits, else by its name. */
const focused = () =>
  editor.page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    return at?.dataset.property ?? at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });
const untilFocused = (name: string) => expect.poll(focused, PATIENCE).toBe(name);
const save = () => editor.page.locator('[data-save]').getAttribute('data-save');

async function select(selector: string, name: string): Promise<void> {
  await press('Escape');
  await editor.app
    .locator(selector)
    .first()
    .click({ position: { x: 2, y: 2 } });
  await expect.poll(() => inspector().locator('[data-element-name]').textContent(), PATIENCE).toBe(name);
}

/** Each test leaves the files as they were, by undo. */
afterEach(async () => {
  const undo = editor.page.getByRole('banner').getByRole('button', { name: 'Undo' });
  for (const [file, text] of Object.entries(FILES)) {
    for (let left = 120; left > 0 && project.read(file) !== text; left--) {
      const now = project.read(file);
      await undo.click();
      await expect.poll(() => project.read(file), PATIENCE).not.toBe(now);
    }
    await untilFile(project, file, text);
  }
});

describe('styles', () => {
  const field = (property: string) => inspector().locator(`input[data-property="${property}"]`);
  const sideButton = (side: string) => inspector().locator(`.spacing-value[data-label="${side}"]`);
  let text = '';

  async function selectBox(): Promise<void> {
    await select('.note', 'div');
    await field('width').waitFor(PATIENCE);
    const position = inspector().locator('[data-style-section="Position"] h3 button');
    if ((await position.getAttribute('aria-expanded')) !== 'true') await position.click();
    text = FILES[SHEET] ?? '';
  }

  /** Waits until the file says so of this property, and as before of everything else. */
  async function saved(property: string, value: string): Promise<void> {
    text = text.replace(new RegExp(`(\\n  ${property}: )[^;]*;`), `$1${value};`);
    await untilFile(project, SHEET, text);
    await expect.poll(save, PATIENCE).toBe('saved');
  }

  it('while a side of the spacing is open, Enter keeps the focus in every field, arrows step it, and Tab goes to the next', async () => {
    await selectBox();
    await sideButton('padding-left').focus();
    await press('Enter');
    await untilFocused('padding-left');
    await type('9');
    await press('Enter');
    await saved('padding-left', '9px');
    await untilFocused('padding-left');
    await field('width').focus();
    for (const [property, , typed, after, stepped] of FIELDS) {
      // between the fields are only others that are chosen from, and headings
      for (let left = 12; left > 0 && (await focused()) !== property; left--) {
        const at = await focused();
        expect(
          FIELDS.map(([one]) => one),
          `on the way to ${property}`,
        ).not.toContain(at);
        await press('Tab');
      }
      await untilFocused(property);
      await type(typed);
      await press('Enter');
      await saved(property, after);
      await untilFocused(property);
      if (stepped) {
        await press('ArrowUp');
        await saved(property, stepped);
        await untilFocused(property);
      }
      await press('Tab');
    }
  });

  it('Tab goes from a number to the next field, and typing goes on there', async () => {
    await selectBox();
    await sideButton('padding-right').click();
    await untilFocused('padding-right');
    await field('border-radius').focus();
    await press('Tab');
    await untilFocused('border-width');
    await type('3');
    await press('Enter');
    await saved('border-width', '3px');
    await press('Shift+Tab');
    await untilFocused('border-radius');
  });

  it('Tab goes round the sides, and a side opened by space has nothing typed into it', async () => {
    await selectBox();
    await sideButton('margin-left').focus();
    await press('Space');
    await untilFocused('margin-left');
    expect(await field('margin-left').inputValue()).toBe('8px');
    await type('1');
    await press('Tab');
    await saved('margin-left', '1px');
    await untilFocused('padding-top');
    await type('2');
    await press('Tab');
    await saved('padding-top', '2px');
    await untilFocused('padding-right');
    await press('Shift+Tab');
    await untilFocused('padding-top');
    await press('ArrowUp');
    await saved('padding-top', '3px');
    // selecting something else leaves the focus where it went
    await select('section', 'section');
    expect(await editor.page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  });

  it('a value typed without its unit is stepped as it would be written', async () => {
    await selectBox();
    await field('border-radius').focus();
    await type('10');
    await press('ArrowUp');
    await press('ArrowUp');
    await press('Enter');
    await saved('border-radius', '12px');
  });

  it('menus give the focus back: of a word, of a label, and the picker of a colour', async () => {
    await selectBox();
    await field('border-width').focus();
    await press('Tab');
    await untilFocused('border-style');
    await press('Enter');
    await untilFocused('Find or type a value');
    await press('Escape');
    await untilFocused('border-style');
    await field('border-radius').focus();
    await press('Shift+F10');
    await editor.page.getByRole('menuitem', { name: 'Each corner' }).waitFor(PATIENCE);
    await press('Escape');
    await editor.page.getByRole('menu').waitFor({ state: 'detached' });
    await untilFocused('border-radius');
    await field('border-color').focus();
    await press('Alt+ArrowDown');
    await editor.page.getByRole('dialog', { name: 'Border colour' }).waitFor(PATIENCE);
    await press('Escape');
    await editor.page.getByRole('dialog').waitFor({ state: 'detached' });
    await untilFocused('border-color');
    await type('teal');
    await press('Enter');
    await saved('border-color', 'teal');
  });

  it('letters and Delete on a control that Tab came to are not commands for the element', async () => {
    await selectBox();
    await field('width').focus();
    await press('Tab');
    await untilFocused('Fixed');
    for (const key of ['Delete', 'Backspace', 't', '3']) await press(key);
    await press('Tab');
    await untilFocused('height');
    await type('77');
    await press('Enter');
    await saved('height', '77px');
    await untilFile(project, APP, FILES[APP] ?? '');
  });
});

describe('text, props and classes', () => {
  const app = FILES[APP] ?? '';

  it('a text: Enter writes and keeps the focus, and typing goes on', async () => {
    await select('.note', 'div');
    const words = inspector().getByRole('textbox', { name: 'Text of the element' });
    await words.focus();
    await press('End');
    await type(' one');
    await press('Enter');
    await untilFile(project, APP, app.replace('Plain words', 'Plain words one'));
    await untilFocused('Text of the element');
    await type(' two');
    await press('Enter');
    await untilFile(project, APP, app.replace('Plain words', 'Plain words one two'));
    await untilFocused('Text of the element');
  });

  it('a prop: Enter keeps the focus, and arrows pressed in one go each count', async () => {
    await editor.page
      .locator('[data-panel="layers"]')
      .getByRole('treeitem', { name: /^Badge/ })
      .click();
    const label = inspector().getByRole('textbox', { name: 'label', exact: true });
    await label.focus();
    await press('ControlOrMeta+a');
    await type('Right');
    await press('Enter');
    let text = app.replace('label="Left"', 'label="Right"');
    await untilFile(project, APP, text);
    await untilFocused('label');
    await type('Up');
    await press('Enter');
    text = text.replace('"Right"', '"Up"');
    await untilFile(project, APP, text);
    const count = inspector().getByRole('textbox', { name: 'count', exact: true });
    await count.focus();
    for (let i = 0; i < 4; i++) await press('ArrowUp');
    await untilFile(project, APP, text.replace('count={3}', 'count={7}'));
    await untilFocused('count');
    await expect.poll(() => count.inputValue(), PATIENCE).toBe('7');
  });

  it('a class that is taken away hands the focus to the next, the last one to the field', async () => {
    await select('section', 'section');
    const remove = (name: string) => inspector().getByRole('button', { name: `Remove the class ${name}` });
    await remove('two').focus();
    await press('Enter');
    await untilFile(project, APP, app.replace('one two three', 'one three'));
    await untilFocused('Remove the class three');
    await press('Enter');
    await untilFile(project, APP, app.replace('one two three', 'one'));
    await untilFocused('Remove the class one');
    await press('Enter');
    await expect.poll(() => project.read(APP), PATIENCE).not.toMatch(/one/);
    await untilFocused('Add classes');
  });
});

describe('in the app', () => {
  const app = FILES[APP] ?? '';
  const box = () => editor.app.locator('.note');
  const isTyped = () => box().evaluate((one) => (one as HTMLElement).isContentEditable);

  it('⌘Z undoes after a reload, though the click on what is selected still has begun to type', async () => {
    await select('.note', 'div');
    await press('ControlOrMeta+d');
    await expect.poll(() => project.read(APP), PATIENCE).not.toBe(app);
    await expect.poll(() => editor.app.locator('.note').count(), PATIENCE).toBe(2);
    await expect.poll(save, PATIENCE).toBe('saved');
    const copy = editor.app.locator('.note').nth(1);
    const isCopyLinked = async () =>
      (await copy.getAttribute('class'))?.split(' ').includes(new URL(editor.page.url()).hash.replace('#select=', ''));
    await expect.poll(isCopyLinked, PATIENCE).toBe(true);
    await editor.page.reload();
    // the page knows the selection
    await editor.app.locator('[data-kind="selected"]').first().waitFor(PATIENCE);
    await copy.click();
    await expect.poll(() => copy.evaluate((one) => (one as HTMLElement).isContentEditable), PATIENCE).toBe(true);
    await press('ControlOrMeta+z');
    await untilFile(project, APP, app);
  });

  it('⌘Z takes back what was typed first, and then the edit before', async () => {
    await select('section', 'section');
    await press('ControlOrMeta+d');
    await expect.poll(() => editor.app.locator('section').count(), PATIENCE).toBe(2);
    await expect.poll(save, PATIENCE).toBe('saved');
    const edited = project.read(APP);
    await box().dblclick();
    await expect.poll(isTyped, PATIENCE).toBe(true);
    await type('Other');
    await press('ControlOrMeta+z');
    await expect.poll(() => box().textContent(), PATIENCE).toBe('Plain words');
    expect(await isTyped()).toBe(true);
    expect(project.read(APP)).toBe(edited);
    await press('ControlOrMeta+z');
    await untilFile(project, APP, app);
    expect(await isTyped()).toBe(false);
  });
});
