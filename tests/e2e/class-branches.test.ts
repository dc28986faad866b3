/** A style whose class stands on a condition goes to the branch that the page shows. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Everyday, startEveryday } from './everyday.ts';

const SIDEBAR = 'src/shell/Sidebar.tsx';
const HERE = 'rgb(255, 228, 196)';

let desk: Everyday;

beforeAll(async () => {
  desk = await startEveryday();
});
afterAll(() => desk?.close());
afterEach(async () => {
  await desk.undoAll();
  expect(desk.complaints()).toEqual([]);
});

const links = () => desk.app.locator('aside nav a');
const backgrounds = () => links().evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));

/** Notes the most links that had the colour in one drawn frame; a reload ends it. */
function countInEachFrame(): Promise<void> {
  return desk.app.locator('html').evaluate((html, color) => {
    const count = () => {
      const all = [...document.querySelectorAll('aside nav a')];
      const here = all.filter((one) => getComputedStyle(one).backgroundColor === color).length;
      html.dataset.most = String(Math.max(Number(html.dataset.most ?? 0), here));
      requestAnimationFrame(count);
    };
    count();
  }, HERE);
}

it('the link of the page that is open changes alone, from the first preview on', async () => {
  await desk.open('/dashboard/brand/team', links().first());
  await desk.styles.select(desk.app.locator('aside a[aria-current="page"]'), 'NavLink', 'ControlOrMeta');
  // the link has another colour under the pointer
  await desk.page.mouse.move(1, 1);
  const before = await backgrounds();
  const [own] = before.filter((color) => color !== 'rgba(0, 0, 0, 0)');
  await countInEachFrame();
  await desk.carryOut({
    act: async () => {
      await desk.styles.type('Background colour', HERE);
      await desk.page.getByText('stands on a condition: it was changed for that alone').waitFor();
      expect(await desk.app.locator('html').getAttribute('data-most')).toBe('1');
    },
    look: backgrounds,
    shows: before.map((color) => (color === own ? HERE : color)),
    files: { [SIDEBAR]: desk.edited(SIDEBAR, "isActive && 'bg-primary-soft ", "isActive && 'bg-[rgb(255,228,196)] ") },
  });
});
