/** A set-up file of the browser tests: the message of a failed test, all that is left of it elsewhere, ends with the state of its pages. */
import type { Frame, Page } from 'playwright';
import { afterEach } from 'vitest';
import { openPages } from '../support/open-editor.ts';

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail' || openPages.size === 0) return;
  const states = await Promise.all([...openPages].map(([page, unanswered]) => stateOf(page, [...unanswered])));
  throw new Error(`The page then: ${JSON.stringify(states)}`);
});

async function stateOf(page: Page, unanswered: string[]): Promise<unknown> {
  const [editor, ...apps] = page.frames();
  return {
    unanswered,
    editor: await editor?.evaluate(() => ({
      focus: document.activeElement?.outerHTML.slice(0, 160),
      status: document.querySelector('header [role="status"]')?.textContent,
      notices: (window as { shownNotices?: string[] }).shownNotices?.slice(-5),
      alerts: [...document.querySelectorAll('[role="alert"]')].map((one) => one.textContent),
      selected: [...document.querySelectorAll('[role="treeitem"][aria-selected="true"]')].map((one) => one.textContent),
    })),
    apps: await Promise.all(apps.map(stateOfApp)),
  };
}

/** A frame that is on its way to another page has no state. */
const stateOfApp = async (app: Frame) => ({
  url: app.url(),
  page: await app
    .evaluate(() => ({
      words: document.body.innerText.slice(0, 200),
      error: document.querySelector('vite-error-overlay')?.shadowRoot?.textContent?.slice(-1500),
      focus: document.activeElement?.outerHTML.slice(0, 160),
      boxes: [...document.querySelectorAll('visual-edit-overlay')].flatMap(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('.box:not([hidden])') ?? [])].map((box) => {
          const { x, y, width, height } = box.getBoundingClientRect();
          return `${box.getAttribute('data-kind')} ${[x, y, width, height].map(Math.round).join(' ')}`;
        }),
      ),
    }))
    .catch(String),
});
