/**
 * Elements styled in code: an edit changes the style where it stands, and shows; what stands in a style attribute or in a rule
 * of a sheet is edited there.
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

/** Selects the element by the pointer. Its component name depends on the library. */
async function select(selector: string): Promise<void> {
  await open.editor.page.locator('[data-panel="canvas"]').focus();
  await open.editor.page.keyboard.press('Escape');
  await open.editor.page.locator('[data-element-name]').waitFor({ state: 'detached' });
  await at(selector).click({ position: { x: 3, y: 3 } });
  await styles.label('color').waitFor(PATIENCE);
}

interface InCode {
  name: string;
  selector: string;
  file: 'src/App.jsx' | 'src/styles.js';
  /** the code that goes and comes for a colour, and for a colour under hover */
  color: [string, string];
  hover: [string, string];
}

const BLUE = 'rgb(1, 200, 3)';
const STYLED: InCode[] = [
  {
    name: 'styled-components, in another file',
    selector: 'h1',
    file: 'src/styles.js',
    color: ['color: rgb(120, 20, 20);', `color: ${BLUE};`],
    hover: ['rgb(1, 1, 1); }\n', `rgb(1, 1, 1); }\n\n  &:hover {\n    color: ${BLUE};\n  }\n`],
  },
  {
    name: 'a component wrapped by styled-components',
    selector: 'a',
    file: 'src/App.jsx',
    color: ['color: rgb(0, 0, 200);', `color: ${BLUE};`],
    hover: ['color: rgb(0, 0, 200);\n', `color: rgb(0, 0, 200);\n\n  &:hover {\n    color: ${BLUE};\n  }\n`],
  },
  {
    name: 'the css prop of Emotion, an object by a name',
    selector: 'p',
    file: 'src/styles.js',
    color: ["'rgb(0, 90, 0)'", `'${BLUE}'`],
    hover: ['padding: 12 }', `padding: 12, '&:hover': { color: '${BLUE}' } }`],
  },
  {
    name: 'the css prop of Emotion, a template in place',
    selector: 'em',
    file: 'src/App.jsx',
    color: ['letter-spacing: 2px;', `letter-spacing: 2px; color: ${BLUE};`],
    hover: ['letter-spacing: 2px;', `letter-spacing: 2px; &:hover { color: ${BLUE}; }`],
  },
  {
    name: 'styled of Emotion',
    selector: 'section',
    file: 'src/App.jsx',
    color: ['padding: 16px;\n', `padding: 16px;\n  color: ${BLUE};\n`],
    hover: ['padding: 16px;\n', `padding: 16px;\n\n  &:hover {\n    color: ${BLUE};\n  }\n`],
  },
  {
    name: 'styled of MUI',
    selector: 'main > div',
    file: 'src/App.jsx',
    color: ["'rgb(200, 240, 240)'", `'rgb(200, 240, 240)', color: '${BLUE}'`],
    hover: ["'rgb(200, 240, 240)'", `'rgb(200, 240, 240)', '&:hover': { color: '${BLUE}' }`],
  },
  {
    name: 'sx of MUI',
    selector: 'button',
    file: 'src/App.jsx',
    color: ['mt: 2', `mt: 2, color: '${BLUE}'`],
    hover: ['mt: 2', `mt: 2, '&:hover': { color: '${BLUE}' }`],
  },
];

test.each(STYLED)('$name: changes there, and undo gives the same bytes', async ({ selector, file, color }) => {
  const before = open.project.read(file);
  const shown = await styleOf(at(selector), 'color');
  await select(selector);
  await styles.type('Colour', BLUE);
  await untilFile(open.project, file, before.replace(...color));
  await expect.poll(() => styleOf(at(selector), 'color'), PATIENCE).toBe(BLUE);
  await open.editor.app.locator(':root').evaluate(() => location.reload());
  await expect.poll(() => styleOf(at(selector), 'color'), PATIENCE).toBe(BLUE);
  await styles.undo();
  await untilFiles(open.project, untouched);
  await expect.poll(() => styleOf(at(selector), 'color'), PATIENCE).toBe(shown);
});

test.each(STYLED)('$name: a state gets its own block', async ({ selector, file, hover }) => {
  const before = open.project.read(file);
  await select(selector);
  await styles.choose(/^State:/, /^Hover$/);
  await styles.type('Colour', BLUE);
  await untilFile(open.project, file, before.replace(...hover));
  await styles.choose(/^State:/, /^No state$/);
  await open.editor.page.locator('[data-panel="canvas"]').focus();
  await open.editor.page.keyboard.press('Escape');
  await at(selector).hover();
  await expect.poll(() => styleOf(at(selector), 'color'), PATIENCE).toBe(BLUE);
  await styles.undo();
  await untilFiles(open.project, untouched);
});

test.each([
  ['h1', 'color', 'styles.js:4'],
  ['p', 'color', 'styles.js:11'],
  ['em', 'letter-spacing', 'App.jsx:24'],
  ['main > div', 'background-color', 'App.jsx:13'],
] as const)('the label of a value leads to the code: %s, %s', async (selector, property, place) => {
  await select(selector);
  await styles.label(property).click();
  const source = open.editor.page.getByRole('menuitem', { name: /^Go to source/ });
  await expect.poll(() => source.innerText(), PATIENCE).toMatch(new RegExp(`${place}$`));
  await open.editor.page.keyboard.press('Escape');
});

test('a rule of the style around the element is edited there', async () => {
  const before = open.project.read('src/styles.js');
  await select('h1 small');
  await styles.type('Colour', BLUE);
  await untilFile(open.project, 'src/styles.js', before.replace('color: rgb(1, 1, 1);', `color: ${BLUE};`));
  await expect.poll(() => styleOf(at('h1 small'), 'color'), PATIENCE).toBe(BLUE);
  await styles.undo();
  await untilFiles(open.project, untouched);
  await expect.poll(() => styleOf(at('h1 small'), 'color'), PATIENCE).toBe('rgb(1, 1, 1)');
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
