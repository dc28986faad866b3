/**
 * Counts the page's visible elements in every frame that is drawn, so that no blink goes unseen. A preview hides elements that
 * it shows in another place.
 */
import type { Frame } from 'playwright';

interface Count {
  first: number;
  least: number;
  most: number;
  last: number;
}
/** of all elements under '', and of those that an element of the source makes under its codebase id */
type Counts = Map<string, Count>;
type Counted = Window & { sweepCounts?: Counts };

export function startCounting(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    const now = () => {
      const found = new Map<string, number>();
      for (const one of document.body.querySelectorAll(':not(visual-edit-overlay)')) {
        // the browser draws a part of an SVG nowhere else, and React makes an unknown element of it there
        if (!one.checkVisibility() || one instanceof HTMLUnknownElement) continue;
        const id = [...one.classList].find((name) => name.startsWith('tempo-'));
        for (const key of id ? ['', id] : ['']) found.set(key, (found.get(key) ?? 0) + 1);
      }
      return found;
    };
    const counts: Counts = new Map();
    for (const [key, first] of now()) counts.set(key, { first, least: first, most: first, last: first });
    const page = window as Counted;
    page.sweepCounts = counts;
    const look = () => {
      if (page.sweepCounts !== counts) return;
      const found = now();
      for (const key of found.keys()) if (!counts.has(key)) counts.set(key, { first: 0, least: 0, most: 0, last: 0 });
      for (const [key, count] of counts) {
        count.last = found.get(key) ?? 0;
        count.least = Math.min(count.least, count.last);
        count.most = Math.max(count.most, count.last);
      }
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
    return sweepCounts ? [...sweepCounts] : null;
  });
  const all = counts?.find(([key]) => key === '')?.[1];
  if (!counts || !all) return LOADED_AGAIN;
  const { first, least, last } = all;
  if (least < Math.min(first, last)) return `${VANISHED} for a moment: ${first}, ${least}, then ${last}`;
  // what is there neither before nor after stands for something that loads
  const isDoubled = ({ first, most, last }: Count) => most > Math.max(first, last) && first + last > 0;
  const [, twice] = counts.find(([key, count]) => key !== '' && isDoubled(count)) ?? [];
  return twice ? `elements were there twice for a moment: ${twice.first}, ${twice.most}, then ${twice.last}` : null;
}
