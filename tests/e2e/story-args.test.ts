/** The args of stories, edited in the inspector of a story's frame and where they show in it: in the stories file that Storybook wrote. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changedFiles, hashesOf, untilFile } from './real-editor.ts';
import { BUTTON, PATIENCE, type StoryDesk, startStoryDesk } from './story-desk.ts';

const SHARED = 'src/stories/Shared.stories.tsx';
const SHARED_TEXT = `import type { Meta, StoryObj } from '@storybook/react';
import { Button } from './Button';

const meta = {
  component: Button,
  args: { label: 'Shared', primary: true, backgroundColor: '#336699' },
} satisfies Meta<typeof Button>;

export default meta;

const words = () => 'Computed';

export const Alone: StoryObj<typeof meta> = {};
export const Made: StoryObj<typeof meta> = { args: { label: words() } };
`;

let desk: StoryDesk;
let project: StoryDesk['project'];
/** of the project's files before a test */
let before: Record<string, string>;

beforeAll(async () => {
  desk = await startStoryDesk({ [SHARED]: SHARED_TEXT });
  ({ project } = desk);
});
beforeEach(() => {
  before = hashesOf(project);
});
afterAll(() => desk?.close());

const button = (exportName: string, file: string) => desk.frameOf(exportName, file).locator('button');
const primary = () => button('Primary', BUTTON);
const inspector = () => desk.editor.page.locator('[data-panel="inspector"]');
const row = (name: string) => inspector().locator(`[data-prop="${name}"]`);
const field = (name: string) => row(name).getByRole('textbox', { name });
const background = () => primary().evaluate((node) => getComputedStyle(node).backgroundColor);
const look = async () => [await primary().getAttribute('class'), await primary().textContent(), await background()];
const choose = async (exportName: string, file: string) => {
  const board = desk.boards().find(({ component }) => component?.exportName === exportName && component.file === file);
  await desk.editor.page.locator(`[data-frame-title="${board?.id}"]`).click();
};

/** An edit is one that the stories file has with these bytes, and the frame shows it; undo brings bytes and look back. */
async function edits(edit: () => Promise<void>, changed: (text: string) => string, shows: () => Promise<void>) {
  const [text, shown] = [project.read(BUTTON), await look()];
  await edit();
  await untilFile(project, BUTTON, changed(text));
  await shows();
  await desk.undo();
  await untilFile(project, BUTTON, text);
  await expect.poll(look, PATIENCE).toEqual(shown);
  expect(changedFiles(project, before)).toEqual([]);
  await desk.expectAppUndisturbed();
}

it('the inspector of a story’s frame names it as Storybook does, with its component and its args', async () => {
  await desk.show('button prim', 'Primary');
  await primary().waitFor(PATIENCE);
  await expect.poll(() => inspector().locator('[data-story-name]').textContent(), PATIENCE).toBe('Primary');
  const text = () => inspector().textContent();
  await expect.poll(text).toContain('Example / Button');
  await expect.poll(text).toContain('Button.stories.ts:29');
  await expect.poll(() => inspector().locator('[data-component-name]').textContent()).toBe('Button');
  await expect.poll(text, PATIENCE).toContain('Button.tsx:19');
  await expect.poll(() => field('label').inputValue()).toBe('Button');
  await expect.poll(() => row('primary').getByRole('switch').isChecked()).toBe(true);
  // an action is code, and the file's own
  await expect.poll(() => row('onClick').textContent()).toContain('fn()');
  expect(await row('onClick').textContent()).toContain('from meta');
  expect(await row('onClick').getByRole('textbox').count()).toBe(0);
  await desk.expectAppUndisturbed();
});

it('a boolean', () =>
  edits(
    () => row('primary').getByRole('switch').click(),
    (text) => text.replace('primary: true', 'primary: false'),
    () => expect.poll(() => primary().getAttribute('class'), PATIENCE).toContain('storybook-button--secondary'),
  ));

it('a text', () =>
  edits(
    async () => {
      await field('label').fill('Buy it');
      await field('label').press('Enter');
    },
    (text) => text.replace("label: 'Button'", "label: 'Buy it'"),
    () => expect.poll(() => primary().textContent(), PATIENCE).toBe('Buy it'),
  ));

it('one of several values, which the story had not set', () =>
  edits(
    async () => {
      await row('size')
        .getByRole('button', { name: /^size: / })
        .click();
      await desk.editor.page.getByRole('menuitemradio', { name: 'large' }).click();
    },
    (text) => text.replace("label: 'Button',", "label: 'Button',\n    size: 'large',"),
    () => expect.poll(() => primary().getAttribute('class'), PATIENCE).toContain('storybook-button--large'),
  ));

it('a colour', () =>
  edits(
    async () => {
      await field('backgroundColor').fill('#ff8800');
      await field('backgroundColor').press('Enter');
    },
    (text) => text.replace("label: 'Button',", "label: 'Button',\n    backgroundColor: '#ff8800',"),
    () => expect.poll(background, PATIENCE).toBe('rgb(255, 136, 0)'),
  ));

it('an arg is taken away; redo takes it away again', async () => {
  const text = project.read(BUTTON);
  await edits(
    async () => {
      await row('primary').hover();
      await row('primary').getByRole('button', { name: 'Unset primary' }).click();
    },
    (old) => old.replace('    primary: true,\n', ''),
    async () => {
      await expect.poll(() => primary().getAttribute('class'), PATIENCE).toContain('storybook-button--secondary');
      await expect.poll(() => row('primary').getByRole('switch').isChecked()).toBe(false);
    },
  );
  await expect.poll(() => row('primary').getByRole('switch').isChecked()).toBe(true);
  await desk.editor.page.keyboard.press('ControlOrMeta+Shift+z');
  await untilFile(project, BUTTON, text.replace('    primary: true,\n', ''));
  await expect.poll(() => row('primary').getByRole('switch').isChecked()).toBe(false);
  // a frame that comes to the redo late would show it after the undo
  await expect.poll(() => primary().getAttribute('class'), PATIENCE).toContain('storybook-button--secondary');
  await desk.undo();
  await untilFile(project, BUTTON, text);
  await expect.poll(() => primary().getAttribute('class'), PATIENCE).toContain('storybook-button--primary');
});

it('the words of an arg are typed where the frame shows them', () =>
  edits(
    async () => {
      await primary().dblclick();
      await expect
        .poll(
          () =>
            inspector()
              .getByRole('textbox', { name: 'Text of label' })
              .evaluate((node) => node === document.activeElement),
          PATIENCE,
        )
        .toBe(true);
      await desk.editor.page.keyboard.press('ControlOrMeta+a');
      await desk.editor.page.keyboard.type('It’s yours');
      await desk.editor.page.keyboard.press('Enter');
    },
    (text) => text.replace("label: 'Button'", "label: 'It’s yours'"),
    () => expect.poll(() => primary().textContent(), PATIENCE).toBe('It’s yours'),
  ));

it('an edit of the file by hand shows in the inspector', async () => {
  await choose('Primary', BUTTON);
  const text = project.read(BUTTON);
  project.write(BUTTON, text.replace("label: 'Button'", "label: 'By hand'"));
  await expect.poll(() => field('label').inputValue(), PATIENCE).toBe('By hand');
  project.write(BUTTON, text);
  await expect.poll(() => field('label').inputValue(), PATIENCE).toBe('Button');
  await expect.poll(() => primary().textContent(), PATIENCE).toBe('Button');
});

it('args of the meta are shown as such, and setting one is the story’s own', async () => {
  await desk.show('shared alone', 'Alone');
  const shared = button('Alone', SHARED);
  await expect.poll(() => shared.textContent(PATIENCE)).toBe('Shared');
  await expect.poll(() => row('label').textContent(), PATIENCE).toContain('from meta');
  expect(await field('label').getAttribute('placeholder')).toBe('Shared');
  expect(await field('backgroundColor').getAttribute('placeholder')).toBe('#336699');
  expect(await row('primary').getByRole('switch').isChecked()).toBe(true);
  expect(await row('label').getByRole('button', { name: 'Unset label' }).count()).toBe(0);
  await row('primary').getByRole('switch').click();
  await untilFile(project, SHARED, SHARED_TEXT.replace('= {};', '= { args: { primary: false } };'));
  await expect.poll(() => shared.getAttribute('class'), PATIENCE).toContain('storybook-button--secondary');
  await row('primary').hover();
  await row('primary').getByRole('button', { name: 'Unset primary' }).click();
  await untilFile(project, SHARED, SHARED_TEXT);
  await expect.poll(() => shared.getAttribute('class'), PATIENCE).toContain('storybook-button--primary');
  await shared.dblclick();
  const words = inspector().getByRole('textbox', { name: 'Text of label' });
  await words.fill('Mine');
  await words.press('Enter');
  await untilFile(project, SHARED, SHARED_TEXT.replace('= {};', "= { args: { label: 'Mine' } };"));
  await expect.poll(() => shared.textContent(), PATIENCE).toBe('Mine');
  for (let step = 0; step < 3; step++) await desk.undo();
  await untilFile(project, SHARED, SHARED_TEXT);
  await desk.expectAppUndisturbed();
});

it('code is shown with its place, and is not edited', async () => {
  await desk.show('shared made', 'Made');
  await expect.poll(() => button('Made', SHARED).textContent(PATIENCE)).toBe('Computed');
  await expect.poll(() => row('label').textContent(), PATIENCE).toContain('words()');
  expect(await row('label').getByRole('textbox').count()).toBe(0);
  await row('label').getByRole('button', { name: 'Shared.stories.tsx:14' }).click();
  await expect.poll(() => desk.editor.page.locator('[data-code]').textContent(), PATIENCE).toContain('label: words()');
  await desk.expectAppUndisturbed();
});
