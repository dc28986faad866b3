/** Waits until nothing is under way: no request, no update of the page, no movement in it. */
import { readSigns, untilAtRest, untilSigns } from './editor-state.ts';
import { type Picture, steadyPicture } from './picture.ts';
import type { View } from './stage.ts';

/** ms; a state that does not come within it is a finding */
const PATIENCE = 20_000;

export const nextFrames = ({ page }: View): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** @returns false when it does not come to rest */
export async function comeToRest({ page, traffic }: View): Promise<boolean> {
  const until = performance.now() + PATIENCE;
  while (performance.now() < until) {
    if (!(await traffic.untilIdle(PATIENCE))) return false;
    const isAtRest = await untilAtRest(page, traffic.revisions, PATIENCE);
    if (isAtRest && traffic.pending() + traffic.loading() === 0) return true;
  }
  if (process.env.SWEEP_LOG) console.log('  not at rest:', { pending: traffic.pending(), loading: traffic.loading() });
  return false;
}

/** Moves the pointer out of the page, and the page to its top: hovered elements, and headers of scrolled pages, look otherwise. */
export async function awayFromPage({ page, frame }: Pick<View, 'page' | 'frame'>): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 };
  await page.mouse.move(1, height - 1);
  await frame.evaluate(() => window.scrollTo({ top: 0, left: 0, behavior: 'instant' }));
}

/** ms; React shows what a page has loaded up to 300 ms later (it throttles how often placeholders give way) */
const LOADED = 700;
/** ms; two frames and more */
export const UPDATED = 60;

/** ms for a page that is opened first: its packages may have to be bundled, and it is loaded again then */
export const FIRST_LOAD = 120_000;

/** A page that has just been loaded. */
export const loadedPicture = (view: View, patience = PATIENCE): Promise<Picture> =>
  pictureAtRest(view, LOADED, patience);

/** The page at rest, from its top, with the pointer elsewhere. @param still ms without any change */
export async function pictureAtRest(view: View, still = UPDATED, patience = PATIENCE): Promise<Picture> {
  const until = performance.now() + patience;
  for (;;) {
    await comeToRest(view);
    // an undo shows what it has put back
    await awayFromPage(view);
    const wasWhole = await isWhole(view);
    const picture = await steadyPicture(view.frame, still);
    if ((wasWhole && (await isWhole(view))) || performance.now() > until) return picture;
  }
}

/** False while modules or what they ask for are on their way, or wait for React to show them. */
async function isWhole({ traffic, frame }: View): Promise<boolean> {
  return traffic.loading() === 0 && !(await isSuspended(frame));
}

/** True while React has not drawn yet, or shows placeholders (`<Suspense fallback>`). */
function isSuspended(frame: View['frame']): Promise<boolean> {
  return frame.evaluate(() => {
    interface Fiber {
      tag: number;
      memoizedState: unknown;
      stateNode: { current?: Fiber } | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const SUSPENSE = 13;
    const roots = [document, ...document.querySelectorAll('*')].flatMap((element) => {
      const name = Object.keys(element).find((key) => key.startsWith('__reactContainer$'));
      const root = name ? (element as unknown as Record<string, Fiber>)[name] : undefined;
      return root?.stateNode?.current ?? [];
    });
    const open = [...roots];
    for (let fiber = open.pop(); fiber; fiber = open.pop()) {
      if (fiber.tag === SUSPENSE && fiber.memoizedState !== null) return true;
      if (fiber.sibling) open.push(fiber.sibling);
      if (fiber.child) open.push(fiber.child);
    }
    return !roots.some(({ child }) => child !== null);
  });
}

/** Loads the app's page again, as its user would after an edit. */
export async function reload(view: View): Promise<void> {
  const { visit } = await readSigns(view.page);
  await view.frame.evaluate(() => window.location.reload());
  await untilSigns(view.page, { visitBut: visit }, PATIENCE);
  await comeToRest(view);
}
