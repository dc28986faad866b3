/** Watches that a page draws frames: Playwright would wait without limit for one that does not. */
import type { Frame, Page } from 'playwright';

/** ms between questions */
const BEAT = 5_000;
/** a page that draws no frame for so many beats hangs */
const MISSED = 12;

/**
 * Ends a page that hangs, so that all waits for it end with an error.
 * @returns tells what draws no more, '' while both draw
 */
export function watchHeartbeat(page: Page, app: Frame): () => string {
  const hearts = [
    { name: 'the editor', frame: page.mainFrame(), missed: 0 },
    { name: "the app's page", frame: app, missed: 0 },
  ];
  let hung = '';
  const ask = (heart: (typeof hearts)[number]): void => {
    if (heart.missed++ > 0) return;
    heart.frame
      .evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())))
      .catch(() => {})
      .finally(() => {
        heart.missed = 0;
      });
  };
  const timer = setInterval(() => {
    hearts.forEach(ask);
    const still = hearts.filter(({ missed }) => missed > MISSED);
    if (still.length === 0) return;
    clearInterval(timer);
    hung = `${still.map(({ name }) => name).join(' and ')} drew no frame for ${(MISSED * BEAT) / 1000} s`;
    void crash(page).catch(() => {});
  }, BEAT);
  page.once('close', () => clearInterval(timer));
  return () => hung;
}

/** Works while a script runs without end. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.crash');
}
