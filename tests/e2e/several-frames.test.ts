/** Several frames of the app at once: each one live, one of them edited, all of them following. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { changedFiles, type StartedExample, startExample, steadyBox, untilFile } from './real-editor.ts';

const HERO = 'src/pages/landing/Hero.tsx';
const CANVAS = '.visual-edit/canvases/default.json';

let started: StartedExample;
let project: StartedExample['project'];
let editor: StartedExample['editor'];
let untouched: Record<string, string>;

beforeAll(async () => {
  started = await startExample();
  ({ project, editor, untouched } = started);
});
afterAll(() => started?.close());

/** No other file of the project has changed, nor come. */
const untilOnly = (file: string) => expect.poll(() => changedFiles(project, untouched)).toEqual([file]);
const frames = () => editor.page.locator('iframe[data-frame]');
/** from left to right */
const appOf = (at: number) => editor.page.frameLocator('iframe[data-frame]').nth(at);
/** Classes of the headline in each frame: the runtime's is first or last, as the page came by the others. */
const headings = () =>
  Promise.all(
    Array.from({ length: 6 }, async (_, at) =>
      (await appOf(at).locator('h1').getAttribute('class'))?.split(' ').toSorted(),
    ),
  );
const nameOf = (name: string) => editor.page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
const activeName = () => editor.page.locator('.frame-name[aria-pressed="true"]').innerText();
const choose = async (name: string) => {
  await editor.page
    .getByRole('banner')
    .getByRole('button', { name: /viewport/ })
    .click();
  await editor.page.getByRole('menuitem', { name }).click();
};
const outlines = (kind: string) =>
  Promise.all([1, 3].map((at) => appOf(at).locator(`visual-edit-overlay [data-kind="${kind}"]:not([hidden])`).count()));

// covers ux values.5
it('shows one frame for each breakpoint, each as wide as it begins', async () => {
  await editor.app.locator('h1').click();
  await choose('Show all breakpoints');
  await expect.poll(() => frames().count()).toBe(6);
  // six times the app, which Vite serves module by module
  for (let at = 0; at < 6; at++) await appOf(at).locator('h1').waitFor({ timeout: 100_000 });
  const widths = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      appOf(at)
        .locator('html')
        .evaluate(() => window.innerWidth),
    ),
  );
  expect(widths).toEqual([390, 640, 768, 1024, 1280, 1536]);
  expect(await activeName()).toMatch(/^Base/);
  expect(await axeFindings(editor.page)).toEqual([]);
});

it('marks what is selected and pointed at in all of them', async () => {
  await expect.poll(() => outlines('selected')).toEqual([1, 1]);
  await editor.page.locator('[data-panel="layers"] [role="treeitem"]').nth(2).hover();
  await expect.poll(() => outlines('hover')).toEqual([1, 1]);
});

it('an edit is seen in all of them, and its undo, too', async () => {
  const before = project.read(HERO);
  const [was] = await headings();
  const field = editor.page.getByLabel('Add classes');
  await field.fill('underline');
  await field.press('Enter');
  await expect.poll(headings).toEqual(Array(6).fill([...(was ?? []), 'underline'].toSorted()));
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the source says afterwards
  const written = before.replace('{styles.headline}', '{`${styles.headline} underline`}');
  await untilFile(project, HERO, written);
  await expect.poll(headings).toEqual(Array(6).fill([...(was ?? []), 'underline'].toSorted()));
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('ControlOrMeta+z');
  await untilOnly(CANVAS);
  await expect.poll(headings).toEqual(Array(6).fill(was));
});

it('a press in another frame goes on there, at its breakpoint', async () => {
  await appOf(2).locator('h1 + p').click();
  await expect.poll(activeName).toMatch(/^md/);
  await editor.page.locator('[data-element-name]', { hasText: /^p$/ }).waitFor();
  await editor.page.getByRole('banner').getByText('md', { exact: true }).waitFor();
  await expect.poll(() => outlines('selected')).toEqual([1, 1]);
  await editor.page.keyboard.press('1');
  await expect.poll(activeName).toMatch(/^Base/);
  await editor.page.locator('[data-element-name]', { hasText: /^p$/ }).waitFor();
});

it('a frame is resized and closed, and the address brings all back', async () => {
  const box = () => frames().nth(3).boundingBox();
  const handle = editor.page.locator('.resize-right').nth(2);
  const at = await steadyBox(handle);
  const left = (await box())?.x ?? 0;
  await editor.page.mouse.move(at.x + 4, at.y + at.height / 2);
  await editor.page.mouse.down();
  await editor.page.mouse.move(at.x + 40, at.y + at.height / 2, { steps: 4 });
  await editor.page.mouse.up();
  await expect.poll(async () => (await box())?.x ?? 0).toBeGreaterThan(left + 20);
  // an element is selected, and the key means the frame all the same
  await nameOf('sm').focus();
  await editor.page.keyboard.press('Delete');
  await expect.poll(() => frames().count()).toBe(5);
  await expect
    .poll(() => editor.page.evaluate(() => document.activeElement?.getAttribute('data-panel')))
    .toBe('canvas');
  await untilOnly(CANVAS);
  await nameOf('lg').click();
  await expect
    .poll(() => new URL(editor.page.url()).hash)
    .toMatch(/^#frames=390x844,md:\d+x900,lg:1024x900.*&active=2/);
  await editor.page.reload();
  await expect.poll(() => frames().count()).toBe(5);
  await expect.poll(activeName).toMatch(/^lg/);
});

it('all go to the page that the edited one goes to, and back', async () => {
  const paths = () =>
    Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        appOf(at)
          .locator('html')
          .evaluate(() => location.pathname),
      ),
    );
  const address = editor.page.getByRole('textbox', { name: 'Page of the app' });
  await expect.poll(() => address.inputValue()).toBe('/');
  await address.fill('/dashboard/brand');
  await address.press('Enter');
  await expect.poll(paths).toEqual(Array(5).fill('/dashboard/brand'));
  await editor.page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(paths).toEqual(Array(5).fill('/'));
  await choose('Show only this frame');
  await expect.poll(() => frames().count()).toBe(1);
  await untilOnly(CANVAS);
  expect(editor.complaints).toEqual([]);
});
