/** Measures that every screen of the example has to pass. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Serious and critical findings of axe, as 'rule: element: why'.
 * @param rules which rules to ask; all of them by default
 */
export async function seriousIssues(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run(context: Document, options: object): Promise<AxeResults> } }).axe.run(
        document,
        { resultTypes: ['violations'], ...(runOnly && { runOnly }) },
      ),
    rules,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`));
}

/** Puts the page in a theme, as the theme button does, once its transitions have ended. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (dark) => {
    document.documentElement.classList.toggle('dark', dark);
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  }, theme === 'dark');
}

/** The widths in pixels, of those given, at which the page scrolls sideways. */
export async function widthsThatOverflow(page: Page, widths: number[]): Promise<number[]> {
  const height = page.viewportSize()?.height ?? 900;
  const overflowing: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) overflowing.push(width);
  }
  return overflowing;
}

/** The addresses of pictures in sight that are blank: neither loaded nor covering a drawing that is. */
export function blankPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const images = [...document.images].filter((image) => image.checkVisibility() && image.loading !== 'lazy');
    return images.filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src);
  });
}
