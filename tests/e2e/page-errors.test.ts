/**
 * A page that throws while it renders: the editor shows the error, its place and the edit before it, and no work is lost.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { createViteProject } from '../support/vite-project.ts';
import { openEditor, type RealEditor, untilFile } from './real-editor.ts';

const PATIENCE = { timeout: 30_000 };
const APP = 'src/App.jsx';
const LIST = 'src/List.jsx';
const FILES = {
  [APP]: `import { Guard } from './Guard.jsx';
import { List } from './List.jsx';

export function App() {
  return (
    <main>
      <h1>Plain words</h1>
      <Guard>
        <List most={3} />
      </Guard>
    </main>
  );
}
`,
  [LIST]: `/** @param {{ most: number }} props */
export function List({ most }) {
  if (most > 3) throw new RangeError('only three fit');
  return <p>Up to three</p>;
}
`,
  'src/Guard.jsx': `import { Component } from 'react';

export class Guard extends Component {
  state = { error: null };
  static getDerivedStateFromError(error) {
    return { error };
  }
  render() {
    return this.state.error ? <em>Something went wrong</em> : this.props.children;
  }
}
`,
};
const app = FILES[APP];
const list = FILES[LIST];
const THROWS = app.replace('  return (', '  const user = undefined;\n  const name = user.name;\n  return (');

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

const type = (text: string) => editor.page.keyboard.type(text);
const trouble = () => editor.page.locator('[data-broken-page]');
const inspector = () => editor.page.locator('[data-panel="inspector"]');
const rows = () => editor.page.locator('[data-panel="layers"]').getByRole('treeitem').allInnerTexts();
const save = () => editor.page.locator('[data-save]').getAttribute('data-save');
const words = () => inspector().getByRole('textbox', { name: 'Text of the element' });

async function select(selector: string, name: string): Promise<void> {
  await editor.page.keyboard.press('Escape');
  await editor.app.locator(selector).click();
  await expect.poll(() => inspector().locator('[data-element-name]').textContent(), PATIENCE).toBe(name);
}

/** The cover's words once they hold all of these. */
async function said(...parts: string[]): Promise<void> {
  await trouble().waitFor(PATIENCE);
  for (const part of parts) await expect.poll(() => trouble().innerText(), PATIENCE).toContain(part);
}

/** Types into the text of the selected element without committing, breaks the page, and repairs it: the draft survives. */
async function staysTyped(file: string, broken: string, whole: string, ...parts: string[]): Promise<void> {
  const before = await rows();
  const typed = `${await words().inputValue()} half`;
  await words().focus();
  await editor.page.keyboard.press('End');
  await type(' half');
  project.write(file, broken);
  await said(...parts);
  expect(await save()).toBe('broken');
  expect(await rows()).toEqual(before);
  expect(await words().inputValue()).toBe(typed);
  project.write(file, whole);
  await trouble().waitFor({ state: 'detached', ...PATIENCE });
  await expect.poll(save, PATIENCE).not.toBe('broken');
  expect(await rows()).toEqual(before);
  expect(await words().inputValue()).toBe(typed);
  expect(await words().evaluate((field) => field === document.activeElement)).toBe(true);
}

describe('a page that throws', () => {
  it('after an edit outside: says what and where, keeps layers, selection and half a word, and goes on when it is mended', async () => {
    await select('h1', 'h1');
    const before = await rows();
    const place = `src/App.jsx:${THROWS.split('\n').findIndex((line) => line.includes('user.name')) + 1}`;
    await staysTyped(APP, THROWS, app, "(reading 'name')", place, 'an edit from outside, of App.jsx');
    await type(' more');
    await editor.page.keyboard.press('Enter');
    const text = app.replace('Plain words', 'Plain words half more');
    await untilFile(project, APP, text);
    await expect.poll(() => editor.app.locator('h1').textContent(), PATIENCE).toBe('Plain words half more');
    await editor.page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
    await untilFile(project, APP, app);
    await expect.poll(rows, PATIENCE).toEqual(before);
  });

  it('in an error boundary of the app: the same, and the rest of the page is not covered', async () => {
    await select('p', 'p');
    const broken = list.replace('  return', "  throw new Error('not today');\n  return");
    await staysTyped(LIST, broken, list, 'Error: not today', 'src/List.jsx:4', 'an edit from outside, of List.jsx');
    await editor.page.keyboard.press('Escape');
    project.write(LIST, broken);
    await said('A part of the page threw');
    await select('h1', 'h1');
    project.write(LIST, list);
    await trouble().waitFor({ state: 'detached', ...PATIENCE });
  });

  it('after an edit of ours: Undo is the next step', async () => {
    await editor.page.locator('[data-panel="layers"]').getByRole('treeitem', { name: /^List/ }).click();
    await inspector().getByRole('textbox', { name: 'most', exact: true }).focus();
    await editor.page.keyboard.press('ArrowUp');
    await untilFile(project, APP, app.replace('most={3}', 'most={4}'));
    await said('RangeError: only three fit', 'src/List.jsx:3', 'It followed your edit');
    await trouble().getByRole('button', { name: 'Undo it' }).click();
    await untilFile(project, APP, app);
    await trouble().waitFor({ state: 'detached', ...PATIENCE });
    await expect.poll(() => editor.app.locator('p').textContent(), PATIENCE).toBe('Up to three');
    const canvas = editor.page.locator('[data-panel="canvas"]');
    await expect.poll(() => canvas.evaluate((one) => one === document.activeElement), PATIENCE).toBe(true);
  });

  it('after the undo as well, because a hot update lost its state: a reload brings it back', async () => {
    const once = `globalThis.made = (globalThis.made ?? 0) + 1;\nconst isAgain = globalThis.made > 1;\n${list}`.replace(
      '  return',
      "  if (isAgain) throw new Error('made twice');\n  return",
    );
    project.write(LIST, once);
    await expect
      .poll(() => editor.app.locator('main').evaluate(() => Reflect.get(globalThis, 'made')), PATIENCE)
      .toBe(1);
    await select('p', 'p');
    await words().fill('Up to four');
    await words().press('Enter');
    await untilFile(project, LIST, once.replace('Up to three', 'Up to four'));
    await said('made twice', 'It followed your edit');
    await trouble().getByRole('button', { name: 'Undo it' }).click();
    await untilFile(project, LIST, once);
    await said('It followed the undo of', 'If it stays, reload');
    await trouble().getByRole('button', { name: 'Reload the page' }).click();
    await trouble().waitFor({ state: 'detached', ...PATIENCE });
    await expect.poll(() => editor.app.locator('p').textContent(), PATIENCE).toBe('Up to three');
    project.write(LIST, list);
  });

  it('while it is loaded: says so, and shows the page when it is mended', async () => {
    project.write(APP, THROWS);
    await said("(reading 'name')");
    await editor.page.reload();
    await said("(reading 'name')", 'src/App.jsx:6', 'an edit from outside');
    expect(await rows()).toEqual([]);
    project.write(APP, app);
    await trouble().waitFor({ state: 'detached', ...PATIENCE });
    await expect.poll(async () => (await rows()).length, PATIENCE).toBeGreaterThan(2);
  });
});
