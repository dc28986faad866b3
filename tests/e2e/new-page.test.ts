/** A new page by the project's own pattern: its file and its route come with one edit and go with one undo. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { type StartedExample, startExample, untilFile, untilFiles } from './real-editor.ts';

const APP = 'src/App.tsx';
const REPORTS = 'src/pages/brand/team/TeamReports.tsx';

let started: StartedExample;
let project: StartedExample['project'];
let editor: StartedExample['editor'];

beforeAll(async () => {
  started = await startExample();
  ({ project, editor } = started);
});
afterAll(() => started?.close());

const panel = () => editor.page.locator('[data-panel="pages"]');
const dialog = () => editor.page.getByRole('dialog', { name: 'New page' });
const field = (name: string) => dialog().getByRole('textbox', { name });
const row = (path: string) =>
  panel()
    .getByRole('button')
    .filter({ has: editor.page.getByText(path, { exact: true }) });
const shown = () => panel().locator('[aria-current="page"]').allInnerTexts();

it('stands beside the page that is shown, in its folder and style, and undo takes both back', async () => {
  const app = project.read(APP);
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('Alt+6');
  await row('/dashboard/brand/team').click();
  await expect.poll(shown).toEqual(['TeamContacts\n/dashboard/brand/team']);
  await panel().getByRole('button', { name: 'New page' }).click();
  await field('Name').fill('Team reports');
  expect(await field('Address').inputValue()).toBe('/dashboard/team-reports');
  await field('Address').fill('/dashboard/brand/reports');
  await editor.page.keyboard.press('Enter');
  await untilFile(
    project,
    APP,
    app
      .replace(
        "TeamContacts'));\n",
        "TeamContacts'));\nconst TeamReports = lazy(() => import('./pages/brand/team/TeamReports'));\n",
      )
      .replace(
        '<TeamContacts />} />\n',
        '<TeamContacts />} />\n          <Route path="brand/reports" element={<TeamReports />} />\n',
      ),
  );
  expect(project.read(REPORTS)).toBe(
    'export default function TeamReports() {\n  return (\n    <div>\n      <h1>Team reports</h1>\n    </div>\n  );\n}\n',
  );
  await dialog().waitFor({ state: 'detached' });
  await editor.app.getByRole('heading', { name: 'Team reports' }).waitFor();
  await expect.poll(shown).toEqual(['TeamReports\n/dashboard/brand/reports']);
  // the new page is edited like any other
  await editor.app.getByRole('heading', { name: 'Team reports' }).click();
  await editor.page.locator('[data-panel="layers"] [aria-selected="true"]').filter({ hasText: 'h1' }).waitFor();
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('ControlOrMeta+z');
  await untilFiles(project, started.untouched);
  await expect.poll(() => row('/dashboard/brand/reports').count()).toBe(0);
  // its address leads nowhere now
  await expect.poll(shown).toEqual(['TeamContacts\n/dashboard/brand/team']);
  await editor.page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => row('/dashboard/brand/reports').count()).toBe(1);
  await editor.page.keyboard.press('ControlOrMeta+z');
  await untilFiles(project, started.untouched);
});

it('a refusal leaves the words to be mended, and nothing is written', async () => {
  await row('/login').click();
  await expect.poll(shown).toEqual(['LoginPage\n/login']);
  await panel().getByRole('button', { name: 'New page' }).click();
  await field('Name').fill('Again');
  await field('Address').fill('/login');
  await dialog().getByRole('button', { name: 'Add the page' }).click();
  await editor.page.getByText('There is a page at /login already.').first().waitFor();
  expect(await field('Name').inputValue()).toBe('Again');
  expect(await axeFindings(editor.page)).toEqual([]);
  await editor.page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await untilFiles(project, started.untouched);
});
