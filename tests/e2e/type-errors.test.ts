/** An edit that adds a type error says so, on the page of the team, and its undo is the next step. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { type Everyday, startEveryday } from './everyday.ts';
import { untilFile } from './real-editor.ts';

const TEAM = 'src/pages/brand/team/TeamContacts.tsx';
/** The first check reads the whole project. */
const FIRST_CHECK = { timeout: 60_000 };

let desk: Everyday;
beforeAll(async () => {
  desk = await startEveryday({ typeCheck: true });
});
afterAll(() => desk?.close());
afterEach(async () => {
  await desk.undoAll();
  expect(desk.complaints()).toEqual([]);
});

const notice = () => desk.page.locator('[data-toast="warning"]').filter({ hasText: 'type error' });
const counter = () => desk.page.getByRole('contentinfo').getByRole('button', { name: /type errors?$/ });

async function removeLabel(): Promise<string> {
  const search = desk.app.getByRole('searchbox');
  await desk.open('/dashboard/brand/team', search);
  const file = desk.edited(TEAM, '\n        label="Search by name, title or department"', '');
  await desk.pick(search, 'SearchField');
  await desk.page.getByRole('button', { name: 'More for label' }).click();
  await desk.page.getByRole('menuitem', { name: 'Remove', exact: true }).click();
  await untilFile(desk.project, TEAM, file);
  return file;
}

it('a required prop that was removed is told; undo from the notice brings back the bytes and takes all marks away', async () => {
  const before = desk.project.read(TEAM);
  await removeLabel();
  await notice().waitFor(FIRST_CHECK);
  expect(await notice().textContent()).toMatch(
    /^This edit adds a type error: Property 'label' is missing in type '\{ … \}' but required in type 'SearchFieldProps'\.Undo the edit, or mend the code at src\/pages\/brand\/team\/TeamContacts\.tsx:26Undo$/,
  );
  expect(await notice().count()).toBe(1);
  expect(await axeFindings(desk.page)).toEqual([]);
  await notice().getByRole('button', { name: 'Undo' }).focus();
  await desk.press('Enter');
  await untilFile(desk.project, TEAM, before);
  await notice().waitFor({ state: 'detached' });
  await counter().waitFor({ state: 'detached' });
});

it('the activity keeps the mark; its error leads to the code, and an edit on top of it changes what the notice offers', async () => {
  await removeLabel();
  await notice().waitFor(FIRST_CHECK);
  await desk.pick(desk.app.getByRole('heading', { name: 'Team Contacts', exact: true }), 'h1');
  await desk.press('ControlOrMeta+d');
  await notice().getByRole('button', { name: 'Show the code' }).waitFor();
  expect(await notice().count()).toBe(1);

  await counter().filter({ hasText: '1 type error' }).click();
  await notice().waitFor({ state: 'detached' });
  const row = desk.page.getByRole('option', { name: /Change Prop.*This edit adds a type error: Property 'label'/ });
  await expect.poll(() => row.getAttribute('aria-selected')).toBe('true');
  expect(await axeFindings(desk.page, '[data-panel="activity"]')).toEqual([]);

  await desk.page.getByRole('list', { name: 'Type errors that this edit adds' }).getByRole('button').click();
  await desk.page.getByRole('tab', { name: 'Code', selected: true }).waitFor();
  await desk.undoAll();
  await counter().waitFor({ state: 'detached' });
});
