/**
 * Elements styled in code: an edit that would add a class or a rule beside the style is refused with the style's place; an
 * edit that certainly shows is written as usual.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { hashesOf, untilFile, untilFiles } from './real-editor.ts';
import { PATIENCE, type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

let browser: Browser;
let open: StylingProject;
let styles: StylesDriver;
let untouched: Record<string, string>;

beforeAll(async () => {
  browser = await launchBrowser();
  open = await openStylingProject(browser, 'css-in-js');
  styles = stylesOf(open.editor);
  untouched = hashesOf(open.project);
}, 180_000);
afterAll(async () => {
  await open?.close();
  await browser?.close();
});

const at = (selector: string) => open.editor.app.locator(selector).first();
const notice = (words: string) => open.editor.page.getByRole('dialog').filter({ hasText: words });

/** Selects the element by the pointer. Its component name depends on the library. */
async function select(selector: string): Promise<void> {
  await open.editor.page.locator('[data-panel="canvas"]').focus();
  await open.editor.page.keyboard.press('Escape');
  await open.editor.page.locator('[data-element-name]').waitFor({ state: 'detached' });
  await at(selector).click({ position: { x: 3, y: 3 } });
  await styles.label('color').waitFor(PATIENCE);
}

const STYLED: { name: string; selector: string; tag: string; by: string; place: string }[] = [
  {
    name: 'styled-components, in another file',
    selector: 'h1',
    tag: 'Title',
    by: 'styled-components',
    place: 'src/styles.js:4',
  },
  {
    name: 'a rule of the style around it',
    selector: 'h1 small',
    tag: 'small',
    by: 'styled-components',
    place: 'src/styles.js:4',
  },
  { name: 'a wrapped component', selector: 'a', tag: 'a', by: 'styled-components', place: 'src/App.jsx:15' },
  { name: 'the css prop of Emotion, by a name', selector: 'p', tag: 'p', by: 'Emotion', place: 'src/styles.js:11' },
  { name: 'the css prop of Emotion, in place', selector: 'em', tag: 'em', by: 'Emotion', place: 'src/App.jsx:24' },
  { name: 'styled of Emotion', selector: 'section', tag: 'Box', by: 'Emotion', place: 'src/App.jsx:8' },
  { name: 'styled of MUI', selector: 'main > div', tag: 'Paper', by: 'MUI', place: 'src/App.jsx:13' },
  { name: 'sx of MUI', selector: 'button', tag: 'Button', by: 'MUI', place: 'src/App.jsx:28' },
];

test.each(STYLED)('$name: refused with its place, and nothing is written', async ({ selector, tag, by, place }) => {
  const refusal = notice(`<${tag}> is styled in code with ${by} at ${place}`);
  const [color, spacing] = [await styleOf(at(selector), 'color'), await styleOf(at(selector), 'letter-spacing')];
  await select(selector);
  await styles.type('Colour', 'rgb(1, 200, 3)');
  await refusal.filter({ hasText: ` color there (${place})` }).waitFor(PATIENCE);
  await styles.type('Letter spacing', '7px');
  await refusal.filter({ hasText: ` letter-spacing there (${place})` }).waitFor(PATIENCE);
  await expect.poll(() => styleOf(at(selector), 'color'), PATIENCE).toBe(color);
  await expect.poll(() => styleOf(at(selector), 'letter-spacing'), PATIENCE).toBe(spacing);
  await untilFiles(open.project, untouched);
});

test('the notice opens the code at the style', async () => {
  await select('h1');
  await styles.type('Colour', 'rgb(1, 200, 3)');
  await notice('<Title> is styled').getByRole('button', { name: 'Show styles.js:4' }).last().click();
  await open.editor.page.getByRole('textbox', { name: 'Source of src/styles.js' }).waitFor(PATIENCE);
});

test('a style attribute, and a rule that the style in code leaves alone, are edited as ever', async () => {
  const app = open.project.read('src/App.jsx');
  const sheet = open.project.read('src/index.css');
  await select('section >> nth=1');
  await styles.type('Colour', 'rgb(1, 200, 3)');
  await untilFile(open.project, 'src/App.jsx', app.replace('rgb(5, 5, 5)', 'rgb(1, 200, 3)'));
  await expect.poll(() => styleOf(at('section >> nth=1'), 'color'), PATIENCE).toBe('rgb(1, 200, 3)');
  await styles.undo();
  await untilFiles(open.project, untouched);

  await select('h2');
  await styles.type('Letter spacing', '3px');
  await untilFile(
    open.project,
    'src/index.css',
    sheet.replace('color: rgb(10, 20, 30); }', 'color: rgb(10, 20, 30); letter-spacing: 3px; }'),
  );
  await expect.poll(() => styleOf(at('h2'), 'letter-spacing'), PATIENCE).toBe('3px');
  await styles.undo();
  await untilFiles(open.project, untouched);
});
