/**
 * A page that a wrapper loads lazily, and that two routes name: a click means the element in it. What such a component does with a
 * class, nobody can tell before the edit: afterwards the editor says that nothing shows.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { hashesOf, untilFile, untilFiles } from './real-editor.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

const APP = 'src/App.jsx';
const SOURCE = `import { lazy, Suspense } from 'react';

const Loadable = (Page) => (props) => (
  <Suspense fallback={null}>
    <Page {...props} />
  </Suspense>
);
const Home = Loadable(lazy(() => import('./Home.jsx')));

const routes = [
  { path: '/', element: <Home /> },
  { path: '/home', element: <Home /> },
];

export default function App() {
  return (
    <main>
      <header>Above it</header>
      {routes[0].element}
    </main>
  );
}
`;
const HOME = `export default function Home() {
  return (
    <section>
      <h1>Welcome</h1>
      <p>It is a page.</p>
    </section>
  );
}
`;

let browser: Browser;
let opened: StylingProject;
let untouched: Record<string, string>;

beforeAll(async () => {
  browser = await launchBrowser();
  opened = await openStylingProject(browser, 'css-in-js', { [APP]: SOURCE, 'src/Home.jsx': HOME });
  untouched = hashesOf(opened.project);
});
afterAll(async () => {
  await opened?.close();
  await browser?.close();
});

const press = (keys: string) => opened.editor.page.keyboard.press(keys);
const selected = () => opened.editor.page.locator('[data-element-name]').textContent();
const notices = () => opened.editor.page.locator('[data-toast]').allInnerTexts();

/** Every notice so far that an edit shows nothing, also those that are closed. */
const shownNews = () =>
  opened.editor.page.evaluate(() =>
    (window as { shownNotices?: string[] }).shownNotices?.filter((text) => text.includes('shows nothing of it')),
  );

it('a click selects the element in it, not the page', async () => {
  await opened.editor.app.locator('h1').click();
  await expect.poll(selected).toBe('h1');
});

it('a class that it does nothing with is said once the page has the edit, and undone', async () => {
  const { page } = opened.editor;
  await press('Shift+Enter');
  await expect.poll(selected).toBe('section');
  await press('Shift+Enter');
  await expect.poll(selected).toBe('Page');
  const field = page.locator('[data-field="class"]');
  await field.fill('wide');
  await field.press('Enter');
  await expect.poll(() => opened.project.read(APP)).toContain('wide');
  await expect
    .poll(notices)
    .toContainEqual(expect.stringContaining('the page shows nothing of it: Page does nothing with its className'));
  await page.locator('[data-panel="canvas"]').focus();
  await press('ControlOrMeta+z');
  await untilFiles(opened.project, untouched);
});

it('a class that arrives is no news', async () => {
  const { page, app } = opened.editor;
  await untilFile(opened.project, APP, SOURCE);
  const before = await shownNews();
  await app.locator('p').click();
  await expect.poll(selected).toBe('p');
  const field = page.locator('[data-field="class"]');
  await field.fill('wide');
  await field.press('Enter');
  await expect.poll(() => app.locator('p').getAttribute('class')).toContain('wide');
  await page.locator('[data-panel="canvas"]').focus();
  await press('ControlOrMeta+z');
  await untilFiles(opened.project, untouched);
  // the undo closes the notices of the edit once its answer is there
  await expect.poll(notices).toEqual([]);
  expect(await shownNews()).toEqual(before);
});
