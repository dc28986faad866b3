/** What is moved stays selected, also where its source has rendered other elements, and the next key moves it from there. */
import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { type Everyday, startEveryday } from './everyday.ts';
import { steadyBox } from './real-editor.ts';

const FILE = 'src/pages/brand/team/MemberCard.tsx';
const BADGE = '          <Badge className="mt-1.5">{member.department}</Badge>\n';
const HEADING = '          <h2 className="text-lg font-semibold tracking-tight">{member.name}</h2>\n';
const BUTTONS = '      <div className="mt-auto flex gap-2">\n';
const REST = ['elena.marsh@marlowfinch.example', '(512) 555-0177', 'Austin, TX'];

let desk: Everyday;
beforeAll(async () => {
  desk = await startEveryday();
});
beforeEach(() => desk.open('/dashboard/brand/team', card()));
afterAll(() => desk?.close());

const card = () => desk.app.locator('main h2').nth(2).locator('xpath=../../..');
const badge = () => card().locator('span.whitespace-nowrap');
const overlay = (kind: string) => desk.app.locator(`visual-edit-overlay [data-kind="${kind}"]:not([hidden])`);
const layer = () => desk.page.locator('[data-panel="layers"] [role="treeitem"][aria-selected="true"]');

/** The words of the third card in order, whether its badge is outlined, and the selected layers. */
async function look() {
  const edges = await Promise.all(
    [badge(), overlay('selected')].map((one) =>
      one.evaluateAll(([element]) => {
        const { x, y } = element?.getBoundingClientRect() ?? { x: -1, y: -1 };
        return [x, y].map(Math.round).join();
      }),
    ),
  );
  return {
    words: (await card().allInnerTexts()).flatMap((text) => text.split(/\n+/)),
    isOutlined: edges[0] === edges[1],
    layers: (await layer().allInnerTexts()).map((text) => text.replace('\n', ' ')),
  };
}

async function drag(to: string, x: number, y: number) {
  const target = card().locator(to).first();
  const [a, b] = [await steadyBox(badge()), await steadyBox(target)];
  const { mouse } = desk.page;
  await mouse.move(a.x + 6, a.y + 6);
  await mouse.down();
  await mouse.move(a.x + 20, a.y + 2, { steps: 3 });
  await mouse.move(b.x + x, b.y + y, { steps: 6 });
  await overlay('drop').waitFor();
  await mouse.up();
}

test('an element of a shared component, dragged within its parent, stays selected', async () => {
  await desk.pick(badge(), 'span');
  const text = desk.project.read(FILE);
  await desk.carryOut({
    act: () => drag('h2', 10, 3),
    look,
    shows: {
      words: ['Design', 'Elena Marsh', 'Store Design Lead', ...REST, 'Email', 'Call'],
      isOutlined: true,
      layers: ['Design span'],
    },
    files: { [FILE]: text.replace(BADGE, '').replace(HEADING, BADGE + HEADING) },
  });
});

test('dragged into another parent, where React makes it anew, it stays selected and its layer is shown', async () => {
  await desk.pick(badge(), 'span');
  const text = desk.project.read(FILE);
  await desk.carryOut({
    act: () => drag('button', 2, 15),
    look,
    shows: {
      words: ['Elena Marsh', 'Store Design Lead', ...REST, 'Design', 'Email', 'Call'],
      isOutlined: true,
      layers: ['Design span'],
    },
    files: { [FILE]: text.replace(BADGE, '').replace(BUTTONS, BUTTONS + BADGE.slice(2)) },
  });
});

test('arrow keys in quick succession go one step each', async () => {
  await desk.pick(card().locator('h2'), 'h2');
  const text = desk.project.read(FILE);
  await desk.carryOut({
    act: async () => {
      for (const key of ['Down', 'Up', 'Down', 'Down']) await desk.press(`Arrow${key}`);
    },
    look: async () => (await look()).words,
    shows: ['Store Design Lead', 'Design', 'Elena Marsh', ...REST, 'Email', 'Call'],
    files: { [FILE]: text.replace(HEADING, '').replace(BADGE, BADGE + HEADING) },
  });
});
