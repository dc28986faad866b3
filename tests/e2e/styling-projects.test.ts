/**
 * Styling where the style lives, in small real projects: an edit from the API to the source, through the hot update to the
 * computed value, and back by undo. A row is a project; each edit changes one rule, one class or one style object.
 */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { stylesOf } from './styles-driver.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';
import { CSS_MODULES, PLAIN_CSS } from './styling-rows.ts';
import { tailwindEdits } from './tailwind-rows.ts';

const ROWS = [
  { project: 'css-modules', edits: CSS_MODULES },
  { project: 'plain-css', edits: PLAIN_CSS },
  { project: 'tailwind-4', edits: tailwindEdits('media') },
  { project: 'tailwind-3', edits: tailwindEdits('.dark') },
];

let browser: Browser;
let open: StylingProject | null = null;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(async () => {
  await open?.close();
  open = null;
});
afterAll(() => browser?.close());

/** A configuration is run by tools: tokens defined there are shown with their place, and not written. */
async function tokenOfConfiguration({ editor }: StylingProject): Promise<void> {
  const styles = stylesOf(editor);
  await styles.select(editor.app.locator('h1'), 'h1');
  const tokens = await styles.section('Tokens');
  await tokens.getByRole('textbox', { name: 'Find a token of the project' }).fill('colors.brand');
  await tokens.getByRole('button', { name: /^colors\.brand/ }).click();
  const popup = editor.page.getByRole('dialog', { name: 'colors.brand', exact: true });
  await popup.getByText('Tools run this file, and such files are not written here').waitFor();
  await popup.getByRole('button', { name: /^tailwind\.config\.\w+:7$/ }).waitFor();
  await popup.getByRole('textbox').waitFor({ state: 'detached' });
}

describe.each(ROWS)('$project', ({ project, edits }) => {
  test('every edit shows as asked, changes what it is about alone, and is undone to the byte', async () => {
    open = await openStylingProject(browser, project);
    await open.check(edits);
    if (project === 'tailwind-3') await tokenOfConfiguration(open);
    expect(open.editor.complaints).toEqual([]);
  });
});
