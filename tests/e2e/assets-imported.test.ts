/** Images that a module imports: another one is imported in its place, and goes from the source when a public one comes. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Everyday, startEveryday } from './everyday.ts';
import { dragFile, PNG } from './file-drag.ts';
import { steadyBox } from './real-editor.ts';
import { shownImages, untilLoaded } from './shown-images.ts';

const PAGE = 'src/pages/NotFoundPage.tsx';

let desk: Everyday;

beforeAll(async () => {
  desk = await startEveryday({}, (project) => {
    const text = project
      .read(PAGE)
      .replace("import { drawing } from '../lib/pictures';", "import hero from './hero.png';")
      .replace("drawing('centers', 'street')", 'hero');
    project.write(PAGE, text);
    for (const name of ['hero', 'portrait']) writeFileSync(join(project.root, `src/pages/${name}.png`), PNG);
  });
});
afterAll(() => desk?.close());
afterEach(async () => {
  // a dialog that a failed test left open would hide the rest
  await desk.press('Escape');
  await desk.undoAll();
  expect(desk.complaints()).toEqual([]);
});

const picture = () => desk.app.locator('main img');
const shown = () => shownImages(picture());

it('a pick in the dialog imports the other file', async () => {
  await desk.open('/dashboard/no-such-page', picture());
  await untilLoaded(picture());
  const text = desk.project.read(PAGE);
  const dialog = desk.page.getByRole('dialog', { name: 'Replace image' });
  await desk.carryOut({
    async act() {
      await desk.pick(picture(), 'img');
      await desk.page.getByRole('button', { name: 'Replace image…' }).click();
      await dialog.locator('[aria-current="true"]', { hasText: 'hero.png' }).waitFor();
      await desk.page.keyboard.type('portrait');
      await dialog.locator('[data-next]', { hasText: 'portrait.png' }).waitFor();
      await desk.press('Enter');
      await dialog.waitFor({ state: 'detached' });
    },
    look: shown,
    shows: ['/src/pages/portrait.png true'],
    files: {
      [PAGE]: text
        .replace("import hero from './hero.png'", "import portrait from './portrait.png'")
        .replace('{hero}', '{portrait}'),
    },
  });
});

it('a file dropped on it is added, and the import that nothing uses goes', async () => {
  await desk.open('/dashboard/no-such-page', picture());
  const text = desk.project.read(PAGE);
  const box = await steadyBox(picture());
  const file = await dragFile(desk.page, 'night.png');
  await file.over(desk.page.locator('[data-image-layer]'), { x: box.x + 50, y: box.y + 50 });
  await desk.page.locator('[data-image-layer="image"]').getByText('Add the file and replace hero.png').waitFor();
  await file.drop();
  try {
    await expect.poll(shown).toEqual(['/night.png true']);
    const replaced = text.replace("import hero from './hero.png';\n", '').replace('src={hero}', 'src="/night.png"');
    await expect.poll(() => desk.project.read(PAGE)).toBe(replaced);
    await desk.page.locator('[data-panel="canvas"]').focus();
    await desk.press('ControlOrMeta+z');
    await expect.poll(() => desk.project.read(PAGE)).toBe(text);
    await expect.poll(shown).toEqual(['/src/pages/hero.png true']);
  } finally {
    rmSync(join(desk.project.root, 'public/night.png'), { force: true });
  }
});
