/** A part of a card becomes a component of its own: one edit with a file, the same page, and one undo. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { type StartedExample, startExample, untilFile, untilFiles } from './real-editor.ts';

const CARD = 'src/pages/broker/DealCard.tsx';
const HEAD = 'src/pages/broker/DealHead.tsx';
const ELEMENT = `      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-lg font-semibold tracking-tight">
            {deal.brand} × {deal.center}
          </h3>
          <Detail icon={CalendarClock} className="mt-1">
            Due {deal.dueDate}
          </Detail>
        </div>
        <StatusBadge label={deal.status} variant={DEAL_STATUS[deal.status]} />
      </div>
`;
const IMPORTS = `import { CalendarClock } from 'lucide-react';
import { Detail } from '../../components/Detail';
import { StatusBadge } from '../../components/ui/StatusBadge';
import { DEAL_STATUS } from '../../lib/badges';
import type { Deal } from '../../types';
`;
const MADE = `${IMPORTS}
interface DealHeadProps {
  deal: Deal;
}

export function DealHead({ deal }: DealHeadProps) {
  return (
${ELEMENT.replace(/^ {2}/gm, '  ')}  );
}
`.replace(ELEMENT, ELEMENT.replace(/^ {6}/gm, '    '));

let started: StartedExample;
let project: StartedExample['project'];
let editor: StartedExample['editor'];

beforeAll(async () => {
  started = await startExample();
  ({ project, editor } = started);
});
afterAll(() => started?.close());

const dialog = () => editor.page.getByRole('dialog', { name: 'Extract component' });
const nameField = () => dialog().getByRole('textbox', { name: 'Name' });
const heading = () => editor.app.getByRole('heading', { level: 3 }).first();
const canvas = () => editor.page.locator('[data-panel="canvas"]');
const selected = () => editor.page.locator('[data-panel="layers"] [aria-selected="true"]');
/** Rows of the component, once the layers show what the page does. */
const rows = () =>
  editor.page.locator('[data-panel="layers"] [role="treeitem"]').filter({ hasText: 'DealHead' }).count();
const press = (keys: string) => editor.page.keyboard.press(keys);

/** The page as its user sees it: its elements without our names for them, and where they are. */
const look = () =>
  editor.app.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const classes = [...node.classList].filter((name) => !name.startsWith('tempo-'));
      return [node.localName, classes.join(' '), x, y, width, height].join(' ');
    }),
  );

/** Selects the `div` with the card's heading and its badge. */
async function selectHead(): Promise<void> {
  await canvas().focus();
  await press('Escape');
  await heading().click({ position: { x: 4, y: 4 }, modifiers: ['ControlOrMeta'] });
  await selected().filter({ hasText: 'h3' }).waitFor();
  await canvas().focus();
  for (const _ of ['the column', 'the head']) {
    const place = await selected().first().getAttribute('style');
    await press('Shift+Enter');
    await expect.poll(() => selected().first().getAttribute('style')).not.toBe(place);
  }
}

// covers ux keys.36
it('has a file beside, written like it, and the page stays as it is, through undo and redo', async () => {
  const card = project.read(CARD);
  const address = editor.page.getByRole('textbox', { name: 'Page of the app' });
  await address.fill('/dashboard/broker');
  await address.press('Enter');
  await heading().waitFor({ timeout: 90_000 });
  await selectHead();
  const before = await look();
  await editor.app.locator('body').evaluate(() => Object.assign(window, { isFirst: true }));
  const isFirst = () => editor.app.locator('body').evaluate(() => 'isFirst' in window);

  await press('ControlOrMeta+Alt+KeyK');
  await expect.poll(() => nameField().inputValue()).toBe('DealCardPart');
  await editor.page.keyboard.type('DealHead');
  await dialog().getByText(HEAD).waitFor();
  await dialog().getByText('Props: deal').waitFor();
  await press('Enter');
  await dialog().waitFor({ state: 'detached' });

  await untilFile(project, HEAD, MADE);
  const after = IMPORTS.split('\n')
    .slice(0, 4)
    .reduce((text, line) => text.replace(`${line}\n`, ''), card)
    .replace(ELEMENT, '      <DealHead deal={deal} />\n')
    .replace("types';\n", "types';\nimport { DealHead } from './DealHead';\n");
  await untilFile(project, CARD, after);
  await selected().filter({ hasText: 'DealHead' }).waitFor();
  await expect.poll(look).toEqual(before);
  // the part is edited like any other, in its new file
  await heading().click({ position: { x: 4, y: 4 }, modifiers: ['ControlOrMeta'] });
  await selected().filter({ hasText: 'h3' }).waitFor();

  await canvas().focus();
  await press('ControlOrMeta+z');
  await untilFiles(project, started.untouched);
  await expect.poll(rows).toBe(0);
  await expect.poll(look).toEqual(before);
  // without a reload of the page
  expect(await isFirst()).toBe(true);
  await press('ControlOrMeta+Shift+z');
  await untilFile(project, CARD, after);
  expect(project.read(HEAD)).toBe(MADE);
  await expect.poll(rows).toBeGreaterThan(0);
  await expect.poll(look).toEqual(before);
  await press('ControlOrMeta+z');
  await untilFiles(project, started.untouched);
  await expect.poll(rows).toBe(0);
  await expect.poll(look).toEqual(before);
});

it('is refused at the field while the name is not possible, and Escape leaves all as it was', async () => {
  await selectHead();
  await press('ControlOrMeta+Alt+KeyK');
  await expect.poll(() => nameField().inputValue()).toBe('DealCardPart');
  for (const [name, reason] of [
    ['head', '`head` is not a name for a component.'],
    ['Card', 'The file uses the name `Card` already.'],
    ['LeadRow', 'src/pages/broker/LeadRow.tsx already exists'],
  ] as const) {
    await nameField().fill(name);
    await dialog().getByText(reason.replaceAll('`', ''), { exact: false }).waitFor();
    await press('Enter');
    expect(await nameField().getAttribute('aria-invalid')).toBe('true');
  }
  expect(await axeFindings(editor.page)).toEqual([]);
  const pictures = process.env.PICTURES;
  if (pictures) {
    mkdirSync(pictures, { recursive: true });
    for (const theme of ['light', 'dark'] as const) {
      await editor.page.emulateMedia({ colorScheme: theme });
      await editor.page.screenshot({ path: join(pictures, `refused-${theme}.png`) });
      await nameField().fill('DealHead');
      await dialog().getByText('Props: deal').waitFor();
      await editor.page.screenshot({ path: join(pictures, `possible-${theme}.png`) });
      await nameField().fill('LeadRow');
      await dialog().getByText('already exists').waitFor();
    }
  }
  await press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await untilFiles(project, started.untouched);
});
