/** A project whose styles are all in code: without a style sheet, edits go to that code, and else to the style attribute. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { hashesOf, untilFile, untilFiles } from './real-editor.ts';
import { PATIENCE, styleOf, stylesOf } from './styles-driver.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

let browser: Browser;
let open: StylingProject;

beforeAll(async () => {
  browser = await launchBrowser();
  open = await openStylingProject(browser, 'css-in-js', {
    'src/main.jsx':
      "import { createRoot } from 'react-dom/client';\nimport App from './App.jsx';\n\ncreateRoot(document.getElementById('root')).render(<App />);\n",
  });
}, 180_000);
afterAll(async () => {
  await open?.close();
  await browser?.close();
});

test.each([
  ['a value that stands there', 'h1', 'src/styles.js', 'color: rgb(120, 20, 20);', 'color: rgb(1, 200, 3);'],
  ['a new value', 'section', 'src/App.jsx', 'padding: 16px;\n', 'padding: 16px;\n  color: rgb(1, 200, 3);\n'],
  [
    'an element without a style',
    'h3',
    'src/App.jsx',
    '<h3 className="plain"',
    '<h3 className="plain" style={{ color: \'rgb(1, 200, 3)\' }}',
  ],
])('%s', async (_, selector, file, before, after) => {
  const styles = stylesOf(open.editor);
  const untouched = hashesOf(open.project);
  const text = open.project.read(file);
  const element = open.editor.app.locator(selector).first();
  await open.editor.page.locator('[data-panel="canvas"]').focus();
  await open.editor.page.keyboard.press('Escape');
  await open.editor.page.locator('[data-element-name]').waitFor({ state: 'detached' });
  await element.click({ position: { x: 3, y: 3 } });
  await styles.label('color').waitFor(PATIENCE);
  await styles.type('Colour', 'rgb(1, 200, 3)');
  await untilFile(open.project, file, text.replace(before, after));
  await expect.poll(() => styleOf(element, 'color'), PATIENCE).toBe('rgb(1, 200, 3)');
  await styles.undo();
  await untilFiles(open.project, untouched);
});
