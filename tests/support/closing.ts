/**
 * Makes pages and contexts close reliably. Chromium drops a request to close a page when one of its frames loads another
 * document at that moment (crbug.com/536385539; playwright#41900, #42366): the page stays open, and Playwright waits for
 * ever. Requests to a page that is already closing have no effect, so they are repeated until the page is gone.
 */
import type { Browser, Page } from 'playwright';

const BETWEEN_MS = 500;
/** After this many requests without effect, the cause is not this race. */
const REQUESTS = 60;

/** Replaces the `close` methods of a browser, its contexts and pages by reliable ones. */
export function closingSurely(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    const closeContext = context.close.bind(context);
    context.close = (how) => insist(browser, closeContext(how), () => context.pages());
    context.on('page', (page) => {
      const closePage = page.close.bind(page);
      page.close = (how) => insist(browser, closePage(how), () => [page]);
    });
    return context;
  };
  const closeBrowser = browser.close.bind(browser);
  browser.close = async (how) => {
    // The browser closes its pages too, and would wait for them.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await closeBrowser(how);
  };
  return browser;
}

/** @throws Error with the addresses of pages that are still open after half a minute */
async function insist(browser: Browser, closing: Promise<void>, pages: () => Page[]): Promise<void> {
  const closed = closing.then(() => true);
  for (let i = 0; i < REQUESTS; i++) {
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, BETWEEN_MS, false);
    });
    const done = await Promise.race([closed, waited]).finally(() => clearTimeout(timer));
    if (done) return;
    // Not awaited: a page may close before it answers.
    for (const page of pages()) void closeAgain(browser, page).catch(() => {});
  }
  const urls = pages().map((page) => page.url());
  throw new Error(`Chromium keeps what was closed ${REQUESTS} times: ${urls.join(', ') || 'no page'}`);
}

async function closeAgain(browser: Browser, page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const ofBrowser = await browser.newBrowserCDPSession();
  await ofBrowser.send('Target.closeTarget', { targetId: targetInfo.targetId });
  await ofBrowser.detach();
}
