/**
 * Measures the time from a request to the file on disk, and to the page after the hot update, with the real CLI on a copy of
 * the bundled example and a real Chromium. Each run changes the text of one heading.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PATH, type TreeElement } from '../src/protocol/api.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { createExampleCopy, startCli } from '../tests/support/project.ts';
import { printRows, row } from './report.ts';

const RUNS = 30;
const PAGE = 'dashboard/brand';

/** Milliseconds since 1970, with fractions; comparable with the page's `timeOrigin + now`. */
const clock = () => performance.timeOrigin + performance.now();

export async function run(): Promise<void> {
  const project = await createExampleCopy();
  const cli = await startCli(project.root, [], { typeCheck: true });
  const browser = await launchBrowser();
  try {
    const { appUrl, apiUrl, token } = cli.ready;
    const page = await browser.newPage();
    await page.goto(new URL(PAGE, appUrl).href);
    await page.waitForSelector('h1');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const session = await (await fetch(`${apiUrl}/session`, { headers })).json();
    const base = `${apiUrl}/canvases/${session.canvasId}`;
    const { treeElementLookup } = await (await fetch(`${base}/lookups`, { headers })).json();
    const original = (await page.textContent('h1')) ?? '';
    const heading = Object.values(treeElementLookup as Record<string, TreeElement>).find(
      (e) =>
        e.componentName === 'h1' &&
        e.staticTextContents &&
        readFileSync(join(project.root, e.filename), 'utf8').includes(`>${original}<`),
    );
    if (!heading) throw new Error(`No static <h1> of "${original}" among the loaded files`);

    const [toDisk, toPage]: [number[], number[]] = [[], []];
    let text = original;
    for (let i = 0; i < RUNS; i++) {
      const next = `Heading number ${i}`;
      const seen = page.evaluate(
        (wanted) =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (![...document.querySelectorAll('h1')].some((h) => h.textContent === wanted)) return;
              observer.disconnect();
              resolve(performance.timeOrigin + performance.now());
            };
            const observer = new MutationObserver(look);
            observer.observe(document.body, { childList: true, characterData: true, subtree: true });
          }),
        next,
      );
      const started = clock();
      const answer = await fetch(`${base}/parseAndMutate/mutate/editText`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ element: { codebaseId: heading.codebaseId }, oldText: text, newText: next }),
      });
      const answered = clock();
      if (!answer.ok) throw new Error(`edit ${i} was answered ${answer.status}: ${await answer.text()}`);
      if (!readFileSync(join(project.root, heading.filename), 'utf8').includes(next))
        throw new Error('answered before the file was written');
      toDisk.push(answered - started);
      toPage.push((await seen) - started);
      text = next;
    }
    printRows(`One text edit, ${API_PATH} to disk and page (example, Vite dev server, Chromium)`, [
      row('request -> file on disk and answer', toDisk),
      row('request -> DOM after the hot update', toPage),
    ]);
  } finally {
    await browser.close();
    await cli.stop();
    await project.remove();
  }
}
