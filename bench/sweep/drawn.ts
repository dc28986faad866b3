/**
 * Counts the page's visible elements in every frame that is drawn, so that no blink goes unseen. A preview hides elements that
 * it shows in another place.
 */
import type { Frame } from 'playwright';

interface Counts {
  first: number;
  least: number;
  most: number;
  last: number;
}
type Counted = Window & { sweepCounts?: Counts };

export function startCounting(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    const now = () => {
      const all = [...document.body.querySelectorAll(':not(visual-edit-overlay)')];
      // the browser draws a part of an SVG nowhere else, and React makes an unknown element of it there
      return all.filter((one) => one.checkVisibility() && !(one instanceof HTMLUnknownElement)).length;
    };
    const first = now();
    const counts: Counts = { first, least: first, most: first, last: first };
    const page = window as Counted;
    page.sweepCounts = counts;
    const look = () => {
      if (page.sweepCounts !== counts) return;
      counts.last = now();
      counts.least = Math.min(counts.least, counts.last);
      counts.most = Math.max(counts.most, counts.last);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export const VANISHED = 'elements vanished';
export const LOADED_AGAIN = 'the page was loaded again in place of a hot update';

/** @returns what was wrong in some drawn frame, or null */
export async function endCounting(frame: Frame): Promise<string | null> {
  const counts = await frame.evaluate(() => {
    const page = window as Counted;
    const { sweepCounts } = page;
    delete page.sweepCounts;
    return sweepCounts ?? null;
  });
  if (!counts) return LOADED_AGAIN;
  const { first, least, most, last } = counts;
  if (least < Math.min(first, last)) return `${VANISHED} for a moment: ${first}, ${least}, then ${last}`;
  if (most > Math.max(first, last)) return `elements were there twice for a moment: ${first}, ${most}, then ${last}`;
  return null;
}
