/**
 * Previews in a project set up like shadcn/ui: they use the project's own CSS, and end with the hot update that contains the
 * saved edit, even if that update also shows an edit by someone else.
 */
import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { hashesOf, openEditor, untilFiles } from './real-editor.ts';
import { PATIENCE, styleOf, stylesOf } from './styles-driver.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

/** The theme refers to variables of `:root` and `.dark`, and is itself no variable of the page. */
const CSS = `@import 'tailwindcss';

@custom-variant dark (&:is(.dark *));

:root {
  --primary: #0a6640;
  --radius: 10px;
}

.dark {
  --primary: #b8f0d4;
}

@theme inline {
  --color-primary: var(--primary);
  --radius-lg: var(--radius);
}
`;
const APP = `export function App() {
  return (
    <main className="p-4">
      <h1 className="p-2 text-2xl">Rooms</h1>
      <section className="dark bg-black p-2">
        <p className="p-2 text-white">Night</p>
      </section>
      <div className="h-10 bg-black" />
    </main>
  );
}
`;

const saved = (page: Page) => page.getByRole('banner').getByRole('status').filter({ hasText: 'Saved' }).waitFor();

let browser: Browser;
let open: StylingProject;

beforeAll(async () => {
  browser = await launchBrowser();
  open = await openStylingProject(browser, 'tailwind-4', { 'src/index.css': CSS, 'src/App.jsx': APP });
});
afterAll(async () => {
  await open?.close();
  await browser?.close();
});

/** Records an element's computed value at each painted frame, without repetitions. */
async function record(app: FrameLocator, selector: string, property: string): Promise<() => Promise<string[]>> {
  await app.locator(selector).evaluate(
    (_, [css, name]) => {
      const own = window as unknown as { values: string[]; recording: number };
      own.values = [];
      cancelAnimationFrame(own.recording);
      const look = () => {
        own.recording = requestAnimationFrame(look);
        const value = getComputedStyle(document.querySelector(css as string) as Element).getPropertyValue(
          name as string,
        );
        if (own.values.at(-1) !== value) own.values.push(value);
      };
      look();
    },
    [selector, property],
  );
  return () => app.locator('body').evaluate(() => (window as unknown as { values: string[] }).values);
}

/** No preview is left in the page: it shows the source. */
async function showsTheSource(app: FrameLocator): Promise<void> {
  const left = () => app.locator('[class*="tempo-instant-styling-"]').count();
  // a preview that nothing ends is taken back after ten seconds: sooner, or it does not count
  await expect.poll(left, { timeout: 8_000 }).toBe(0);
}

// covers spec 1.3
it.each([
  ['h1', 'h1', 'rgb(0, 0, 0)', 'rgb(10, 102, 64)'],
  ['p', 'p', 'rgb(255, 255, 255)', 'rgb(184, 240, 212)'],
])(
  'a colour of the theme shows on %s as the source will show it, and as soon',
  async (selector, name, before, after) => {
    const { editor, project } = open;
    const files = hashesOf(project);
    const styles = stylesOf(editor);
    await styles.select(editor.app.locator(selector), name);
    const values = await record(editor.app, selector, 'color');
    await styles.panel().getByRole('button', { name: 'Colour: pick a colour', exact: true }).click();
    await editor.page.getByRole('button', { name: '--color-primary' }).click();
    await editor.page.keyboard.press('Escape');
    await expect.poll(() => project.read('src/App.jsx'), PATIENCE).toContain('text-primary');
    await showsTheSource(editor.app);
    expect(await styleOf(editor.app.locator(selector), 'color')).toBe(after);
    expect(await values()).toEqual([before, after]);
    await styles.undo();
    await untilFiles(project, files);
    await expect.poll(() => styleOf(editor.app.locator(selector), 'color'), PATIENCE).toBe(before);
  },
);

it('two editors edit one element at once: both come to show what the source says', async () => {
  const other = await openEditor(browser, open.cli);
  const editors = [open.editor, other];
  const heights = () => Promise.all(editors.map(({ app }) => styleOf(app.locator('main > div'), 'height')));
  for (const editor of editors) await stylesOf(editor).select(editor.app.locator('main > div'), 'div');
  for (const [one, two] of [
    [80, 120],
    [60, 100],
    [44, 72],
    [56, 88],
  ]) {
    await Promise.all([stylesOf(open.editor).type('Height', `${one}`), stylesOf(other).type('Height', `${two}`)]);
    for (const { page } of editors) await saved(page);
    for (const { app } of editors) await showsTheSource(app);
    const [, steps] = /<div className="h-(\d+) /.exec(open.project.read('src/App.jsx')) ?? [];
    expect([one, two]).toContain(Number(steps) * 4);
    await expect.poll(heights, PATIENCE).toEqual([`${Number(steps) * 4}px`, `${Number(steps) * 4}px`]);
  }
  await other.close();
});
