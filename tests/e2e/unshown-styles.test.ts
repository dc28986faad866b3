/** A style that is saved and that the page does not show is said, with what wins over it, and a press lets it win. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { hashesOf, untilFile, untilFiles } from './real-editor.ts';
import { PATIENCE, styleOf, stylesOf } from './styles-driver.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

const FILE = 'src/App.jsx';
/** `Slot` puts classes of its own beside those of its child, as components of packages do. */
const APP = `import { cloneElement } from 'react';

function Slot({ children }) {
  const { className = '' } = children.props;
  return cloneElement(children, { className: \`\${className} inline-flex\` });
}

export function App() {
  return (
    <main className="p-4">
      <h1 className="p-2 text-[#00a63e]">Prices</h1>
      <Slot>
        <a href="#all">All prices</a>
      </Slot>
    </main>
  );
}
`;

let browser: Browser;
let open: StylingProject;

beforeAll(async () => {
  browser = await launchBrowser();
  open = await openStylingProject(browser, 'tailwind-4', { [FILE]: APP });
});
afterAll(async () => {
  await open?.close();
  await browser?.close();
});

const notices = () => open.editor.page.locator('[data-toast="warning"]');
const link = () => open.editor.app.locator('a');
const hide = () => open.editor.page.keyboard.press('ControlOrMeta+Shift+h');

it('says which class wins, and lets the edit win by a press', async () => {
  const { editor, project } = open;
  const files = hashesOf(project);
  const styles = stylesOf(editor);
  // one that shows: nothing is said of it
  await styles.select(editor.app.locator('h1'), 'h1');
  await styles.type('Letter spacing', '0.4px');
  await untilFile(project, FILE, APP.replace('p-2 text', 'p-2 tracking-[0.4px] text'));
  await styles.undo();
  await untilFiles(project, files);
  // the class of the palette says this colour in another notation
  await styles.type('Colour', '#fb2c36');
  await untilFile(project, FILE, APP.replace('text-[#00a63e]', 'text-red-500'));
  await styles.undo();
  await untilFiles(project, files);

  await styles.select(link(), 'a');
  await hide();
  await untilFile(project, FILE, APP.replace('"#all"', '"#all" className="hidden"'));
  await notices().getByText('Saved, but the page shows display inline-flex, not none.').waitFor(PATIENCE);
  expect(await notices().count()).toBe(1);
  expect(await notices().innerText()).toContain('The class inline-flex wins over it.');
  await notices().getByRole('button', { name: 'Let it win' }).click();
  await untilFile(project, FILE, APP.replace('"#all"', '"#all" className="hidden!"'));
  await expect.poll(() => styleOf(link(), 'display'), PATIENCE).toBe('none');
  await expect.poll(() => notices().count(), PATIENCE).toBe(0);
  for (let step = 0; step < 2; step++) await styles.undo();
  await untilFiles(project, files);
  await expect.poll(() => styleOf(link(), 'display'), PATIENCE).toBe('inline-flex');
});
