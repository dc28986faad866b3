/** The page between an edit and its hot update: the dev server's new modules are held up until its picture is taken. */
import type { Page, Route } from 'playwright';
import { type Mark, untilAnswered } from './outcome.ts';
import { differences, type Picture, shownOf, steadyPicture } from './picture.ts';
import { awayFromPage, UPDATED } from './rest.ts';
import type { View } from './stage.ts';

type Shown = ReturnType<typeof shownOf>;

/** Vite's new modules carry the time of their update. */
const isUpdate = (url: URL) => url.searchParams.has('t');

/** @returns lets them pass */
export async function holdUpdates(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  const take = async (route: Route): Promise<void> => {
    if (isHeld) held.push(route);
    else await route.continue();
  };
  await page.route(isUpdate, take);
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(isUpdate, take);
  };
}

/** The page as the preview shows it, once the edit is answered. */
export async function previewOf(view: View, since: Mark): Promise<Picture> {
  await untilAnswered(view, since);
  await awayFromPage(view);
  return steadyPicture(view.frame, UPDATED);
}

/**
 * Compares what is seen: a preview hides elements that it shows in another place, as React must find them where they were.
 * @returns the differences where a preview shows neither the old page nor the new one
 */
export function wrongPreview(before: Picture, preview: Picture, after: Picture, unsure: ReadonlySet<string>): string[] {
  const [was, between, is] = [before, preview, after].map((picture) => shownOf(picture)) as [Shown, Shown, Shown];
  const notSure = new Set([...unsure].flatMap((path) => was.paths.get(path) ?? []));
  const isNone = differences(was.picture, between.picture, notSure).length === 0;
  return isNone ? [] : differences(between.picture, is.picture, notSure);
}
