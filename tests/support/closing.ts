/**
 * Pages and contexts that close for sure. Chromium accepts a request to close a page, and forgets it when a frame of the page is
 * just then given another document (crbug.com/536385539; playwright#41900, #42366): the page stays, and Playwright waits for its
 * end without a limit. A request on a page that is closing already does nothing, so it is repeated until the page is gone.
 */
import type { Browser, Page } from 'playwright';

const BETWEEN_MS = 500;
/** Where this many requests do nothing, it is not the race above. */
const REQUESTS = 60;

/** Gives a browser `close` methods, its own and those of its contexts and pages, that end. */
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
    // It ends by closing its pages, too, and would wait for them.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await closeBrowser(how);
  };
  return browser;
}

/** @throws Error with the addresses of the pages that stay for half a minute */
async function insist(browser: Browser, closing: Promise<void>, pages: () => Page[]): Promise<void> {
  const closed = closing.then(() => true);
  for (let i = 0; i < REQUESTS; i++) {
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, BETWEEN_MS, false);
    });
    const done = await Promise.race([closed, waited]).finally(() => clearTimeout(timer));
    if (done) return;
    // Not waited for: a page may go before it has answered.
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
