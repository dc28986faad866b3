/**
 * A double-click on words means these words: not the first of several texts, not what lies over them, and also those that a package
 * makes of a prop.
 */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { hashesOf, steadyBox, untilFile, untilFiles, watchUpdates } from './real-editor.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

const APP = 'src/App.jsx';
const SOURCE = `import Button from '@mui/material/Button';
import CardHeader from '@mui/material/CardHeader';
import FormControlLabel from '@mui/material/FormControlLabel';

const plan = { price: 5 };

export default function App() {
  return (
    <main style={{ fontSize: 24 }}>
      <h1>
        <span>Great</span> pages for <b>React</b> people
      </h1>
      <p>\${plan.price}</p>
      <Button endIcon={<i>+</i>}>Filters</Button>
      <CardHeader title="Visits" subheader="Last week" />
      <FormControlLabel control={<input type="checkbox" />} label="Newsletter" />
      <div style={{ position: 'relative' }}>
        <h2>Covered</h2>
        <a href="/card" style={{ position: 'absolute', inset: 0 }} aria-label="Open" />
      </div>
      <div style={{ position: 'relative', height: 60 }}>
        <h3 style={{ position: 'relative', zIndex: 1, pointerEvents: 'none' }}>Untouchable</h3>
        <div style={{ position: 'absolute', inset: 0, background: 'rgb(250, 250, 250)' }} />
      </div>
      <footer>
        © {new Date(0).getUTCFullYear()}. All rights reserved.
      </footer>
    </main>
  );
}
`;

let browser: Browser;
let opened: StylingProject;
let untouched: Record<string, string>;
let isShown: () => boolean;

beforeAll(async () => {
  browser = await launchBrowser();
  opened = await openStylingProject(browser, 'css-in-js', { [APP]: SOURCE });
  untouched = hashesOf(opened.project);
  isShown = watchUpdates(opened.editor.page, opened.project, APP);
});
afterEach(async () => {
  await press('Escape');
  if (opened.project.read(APP) !== SOURCE) opened.project.write(APP, SOURCE);
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
});
afterAll(async () => {
  await opened?.close();
  await browser?.close();
});

const main = () => opened.editor.app.locator('main');
const press = (keys: string) => opened.editor.page.keyboard.press(keys);
const notices = () => opened.editor.page.locator('[data-toast]').allInnerTexts();

/** Double-clicks in the middle of a text, wherever it is drawn. */
async function doubleClick(words: string): Promise<void> {
  const { page } = opened.editor;
  const at = await main().evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && !walker.currentNode.nodeValue?.includes(wanted));
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: (x + width / 2) / innerWidth, y: (y + height / 2) / innerHeight };
  }, words);
  const frame = await steadyBox(page.locator('iframe'));
  await page.mouse.dblclick(frame.x + at.x * frame.width, frame.y + at.y * frame.height);
}

/** True while typed words go to a text of the page, or to the inspector's field of one. */
const isTyping = async () =>
  (await opened.editor.app.locator('[contenteditable]').count()) +
    (await opened.editor.page.locator('[data-field="text"]:focus').count()) >
  0;

for (const [words, typed, from, to] of [
  ['pages for', ' sites for ', '</span> pages for <b>', '</span> sites for <b>'],
  // the space before the words is no part of them
  ['people', 'friends', '</b> people', '</b> friends'],
  ['5', '8', 'price: 5', 'price: 8'],
  // a sign is one word with the value beside it
  ['$', '$9', 'price: 5', 'price: 9'],
  ['Filters', 'Refine', '>Filters<', '>Refine<'],
  ['Visits', 'Views', 'title="Visits"', 'title="Views"'],
  ['Last week', 'Last year', 'subheader="Last week"', 'subheader="Last year"'],
  ['Newsletter', 'Letters', 'label="Newsletter"', 'label="Letters"'],
  ['Covered', 'Uncovered', '>Covered<', '>Uncovered<'],
  ['Untouchable', 'Touched', '>Untouchable<', '>Touched<'],
  ['All rights', '. No rights.', '. All rights reserved.', '. No rights.'],
] as const) {
  it(`typed over “${words}”, the words stand in their place`, async () => {
    await doubleClick(words);
    await expect.poll(isTyping, { timeout: 10_000 }).toBe(true);
    await opened.editor.page.keyboard.type(typed);
    await press('Enter');
    await untilFile(opened.project, APP, SOURCE.replace(from, to));
    await expect.poll(() => main().textContent()).toContain(typed);
    await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
    await opened.editor.page.locator('[data-panel="canvas"]').focus();
    await press('ControlOrMeta+z');
    await untilFiles(opened.project, untouched);
    await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
    await expect.poll(() => main().textContent()).not.toContain(typed);
    await press('Escape');
  });
}

it('words that the page computes are refused, and no other field takes what is typed', async () => {
  await doubleClick('1970');
  await expect.poll(notices).toContainEqual(expect.stringContaining('getUTCFullYear'));
  await expect.poll(isTyping).toBe(true);
  await press('ControlOrMeta+a');
  await opened.editor.page.keyboard.type('1980');
  await press('Enter');
  await press('Escape');
  await untilFiles(opened.project, untouched);
  await expect.poll(() => main().innerText()).toContain('© 1970. All rights reserved.');
});
