/** The props of a component that a frame shows alone: edited in the inspector, kept in the canvas; and what to do where it lacks something. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPOSITORY } from '../support/repository.ts';
import { type Everyday, startEveryday } from './everyday.ts';
import { changedFiles, hashesOf } from './real-editor.ts';
import { CANVAS, PATIENCE, shownAlone } from './shown-alone.ts';

const HEADLINE = 'The right brand for every empty storefront';
const SETUP = '.visual-edit/setup.tsx';
const SETUP_TEXT = `import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

export default function Setup({ children }: { children: ReactNode }) {
  return <MemoryRouter>{children}</MemoryRouter>;
}
`;

let desk: Everyday;
/** edits of the canvas that were sent */
let edits = 0;

beforeAll(async () => {
  desk = await startEveryday();
  desk.page.on('request', (request) => {
    if (request.method() === 'POST' && /\/storyboards$/.test(request.url())) edits++;
  });
});
afterAll(() => desk?.close());

const { newest, components, show, undo } = shownAlone(() => desk);
const page = () => desk.page.frameLocator('iframe[data-frame="main"]');
const inspector = () => desk.page.locator('[data-panel="inspector"]');
const row = (name: string) => inspector().locator(`[data-prop="${name}"]`);
const canvasText = () => desk.project.read(CANVAS);
const propsNow = () => components().at(-1)?.component?.props;
/** the canvas's file where the props of its last component are others */
const withProps = (props: Record<string, unknown>) => {
  const canvas = JSON.parse(canvasText());
  canvas.storyboards.at(-1).component.props = props;
  return `${JSON.stringify(canvas, null, 2)}\n`;
};
const pathNow = () =>
  page()
    .locator('html')
    .evaluate(() => window.location.pathname);
/** Takes the app to a page, unless it is there. */
const open = async (path: string) => {
  await desk.page.locator('[data-frame-title="main"]').click();
  if ((await pathNow()) === path) return;
  const address = desk.page.getByRole('textbox', { name: 'Page of the app' });
  await address.fill(path);
  await address.press('Enter');
  await expect.poll(pathNow, PATIENCE).toBe(path);
};
const mark = () =>
  newest()
    .locator('html')
    .evaluate((html) => html.setAttribute('data-mark', ''));
const isMarked = () =>
  newest()
    .locator('html')
    .evaluate((html) => html.hasAttribute('data-mark'));
/** outlines of selected elements in the app's frame */
const outlined = () =>
  page()
    .locator('visual-edit-overlay')
    .evaluateAll((all) =>
      all.reduce(
        (sum, { shadowRoot }) =>
          sum + (shadowRoot?.querySelectorAll('.box[data-kind="selected"]:not([hidden])').length ?? 0),
        0,
      ),
    );
const trouble = () => desk.page.locator('[data-component-trouble]');

it('a component without a required prop: the reason, and a button that gives it a value of its type', async () => {
  await desk.open('/dashboard/brand', page().getByRole('tab', { name: 'Newsfeed' }));
  await desk.openTab('Newsfeed', page().locator('article').first());
  await desk.pick(page().locator('article p').first(), 'FeedPost');
  await show();
  await newest().locator('article').waitFor(PATIENCE);
  await row('post').hover();
  await row('post').getByRole('button', { name: 'Unset post' }).click();
  await expect.poll(() => trouble().textContent(), PATIENCE).toContain('It requires post, not set here.');
  await expect.poll(propsNow).toBeUndefined();
  await expect.poll(() => row('post').textContent()).toContain('required, not set');
  desk.complaints();
  await inspector().getByRole('button', { name: 'Add the missing prop' }).click();
  await expect.poll(() => newest().locator('article').textContent(), PATIENCE).toContain('Content');
  await expect.poll(propsNow).toMatchObject({ post: { content: 'Content', likes: 0 } });
  await expect.poll(() => trouble().count()).toBe(0);
  expect(desk.complaints()).toEqual([]);
});

it('the new frame is the selection: the inspector shows the component, and nothing is outlined any more', async () => {
  await open('/dashboard/brand');
  await desk.pick(page().getByRole('button', { name: 'Search', exact: true }), 'Button');
  expect(await outlined()).toBe(1);
  await show(3);
  await expect.poll(() => inspector().locator('[data-component-name]').textContent(), PATIENCE).toBe('Button');
  expect(await inspector().textContent()).toContain('src/components/ui/Button.tsx');
  await expect.poll(() => newest().locator('#root').textContent(), PATIENCE).toBe('Button');
  await expect.poll(outlined).toBe(0);
  expect(desk.complaints()).toEqual([]);
});

it('a prop is changed by the control of its type, as one edit of its line, shown without loading the page', async () => {
  const button = newest().locator('#root button');
  const look = () => button.getAttribute('class');
  const [text, before, props] = [canvasText(), await look(), propsNow()];
  await mark();
  await row('variant')
    .getByRole('button', { name: /^variant: / })
    .click();
  await desk.page.getByRole('menuitemradio', { name: 'soft' }).click();
  await expect.poll(look, PATIENCE).not.toBe(before);
  const shown = await look();
  await expect.poll(canvasText).toBe(withProps({ ...props, variant: 'soft' }));
  await undo();
  await expect.poll(canvasText).toBe(text);
  await expect.poll(look, PATIENCE).toBe(before);
  expect(await isMarked()).toBe(true);
  await desk.press('ControlOrMeta+Shift+z');
  await expect.poll(look, PATIENCE).toBe(shown);
  expect(desk.complaints()).toEqual([]);
});

it('a text is one edit when it is committed; a prop can be unset; a reload shows the same', async () => {
  const props = propsNow();
  const field = row('children').getByRole('textbox', { name: 'children' });
  await field.click();
  const before = edits;
  await field.fill('');
  await field.pressSequentially('Find a place');
  expect(edits).toBe(before);
  await field.press('Enter');
  await expect.poll(() => newest().locator('#root').textContent()).toBe('Find a place');
  await expect.poll(canvasText).toBe(withProps({ ...props, children: 'Find a place' }));
  expect(edits).toBe(before + 1);
  await row('variant').hover();
  await row('variant').getByRole('button', { name: 'Unset variant' }).click();
  const { variant: _, ...rest } = { ...props, children: 'Find a place' } as Record<string, unknown>;
  await expect.poll(canvasText).toBe(withProps(rest));
  expect(await isMarked()).toBe(true);
  await desk.page.reload();
  await expect.poll(() => newest().locator('#root').textContent(), PATIENCE).toBe('Find a place');
  await expect.poll(propsNow).toEqual(rest);
  expect(desk.complaints()).toEqual([]);
});

it('a prop of the element behind the component is added by its name, and takes the value of its type', async () => {
  await desk.page.locator('[data-frame-title]').last().click();
  await row('variant').waitFor(PATIENCE);
  await inspector().getByRole('combobox', { name: 'Add a prop' }).fill('disabled');
  await desk.page.keyboard.press('Enter');
  await expect.poll(() => newest().locator('#root button').isDisabled(), PATIENCE).toBe(true);
  await expect.poll(propsNow).toMatchObject({ disabled: true });
  await row('disabled').getByRole('switch').click();
  await expect.poll(() => newest().locator('#root button').isDisabled()).toBe(false);
  expect(desk.complaints()).toEqual([]);
});

it('a component without its router: the reason, and a button that makes the set-up file of the app’s own providers', async () => {
  await open('/');
  await desk.pick(page().getByRole('heading', { name: HEADLINE }), 'Hero');
  await show(4);
  await expect.poll(() => trouble().textContent(), PATIENCE).toContain('Hero cannot be shown');
  desk.complaints();
  const before = hashesOf(desk.project);
  await expect.poll(() => inspector().textContent()).toContain('It may need a provider around it, as the app has.');
  await trouble().getByRole('button', { name: 'Create the set-up file' }).click();
  await newest().getByRole('heading', { name: HEADLINE }).waitFor(PATIENCE);
  expect(changedFiles(desk.project, before)).toEqual([SETUP]);
  expect(desk.project.read(SETUP)).toBe(SETUP_TEXT);
  await expect.poll(() => trouble().count()).toBe(0);
  passesChecks();
  expect(desk.complaints()).toEqual([]);
  await undo();
  await expect.poll(() => existsSync(join(desk.project.root, SETUP))).toBe(false);
  await expect.poll(() => changedFiles(desk.project, before)).toEqual([]);
  await expect.poll(() => trouble().count(), PATIENCE).toBe(1);
  await desk.press('ControlOrMeta+Shift+z');
  await newest().getByRole('heading', { name: HEADLINE }).waitFor(PATIENCE);
  expect(desk.project.read(SETUP)).toBe(SETUP_TEXT);
  desk.complaints();
});

/** The example's types, and the formatter and linter of its repository. */
function passesChecks(): void {
  const { root } = desk.project;
  const { formatter, javascript, linter } = JSON.parse(readFileSync(join(REPOSITORY, 'biome.json'), 'utf8'));
  const settings: Record<string, unknown> = {
    'tsconfig.setup.json': { extends: './tsconfig.app.json', include: ['src', SETUP] },
    'biome.json': { formatter, javascript, linter },
  };
  const run = (name: string, ...args: string[]) =>
    execFileSync(join(REPOSITORY, 'node_modules/.bin', name), args, { cwd: root });
  for (const [file, json] of Object.entries(settings)) writeFileSync(join(root, file), JSON.stringify(json));
  try {
    run('tsc', '-p', 'tsconfig.setup.json', '--noEmit');
    run('biome', 'check', '--error-on-warnings', SETUP);
  } finally {
    for (const file of Object.keys(settings)) rmSync(join(root, file));
  }
}
