/** Of a failed test nothing but its message may be left: it gets the state of the page as a second one. */
import type { Page } from 'playwright';
import { afterEach } from 'vitest';

/** Call it at the top of a test file. */
export function tellFailedPages(page: () => Page): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    throw new Error(`The page then: ${JSON.stringify(await stateOf(page()), null, 1)}`);
  });
}

async function stateOf(page: Page): Promise<unknown> {
  const [editor, ...apps] = page.frames();
  return {
    editor: await editor?.evaluate(() => ({
      focus: document.activeElement?.outerHTML.slice(0, 160),
      status: document.querySelector('header [role="status"]')?.textContent,
      notices: [...document.querySelectorAll('[data-panel="notices"], [role="alert"]')].map((one) => one.textContent),
      selected: [...document.querySelectorAll('[role="treeitem"][aria-selected="true"]')].map((one) => one.textContent),
    })),
    apps: await Promise.all(
      apps.map(async (app) => ({
        url: app.url(),
        page: await app.evaluate(() => ({
          words: document.body.innerText.slice(0, 300),
          focus: document.activeElement?.outerHTML.slice(0, 160),
          isLocked: document.pointerLockElement !== null,
          boxes: [...document.querySelectorAll('visual-edit-overlay')].flatMap(({ shadowRoot }) =>
            [...(shadowRoot?.querySelectorAll('.box:not([hidden])') ?? [])].map((box) => {
              const { x, y, width, height } = box.getBoundingClientRect();
              return `${box.getAttribute('data-kind')} ${[x, y, width, height].map(Math.round).join(' ')}`;
            }),
          ),
        })),
      })),
    ),
  };
}
