import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** The addresses of images without the dev server's query, and whether the browser has each. */
export const shownImages = (images: Locator): Promise<string[]> =>
  images.evaluateAll((nodes) =>
    (nodes as HTMLImageElement[]).map(
      (image) => `${image.getAttribute('src')?.replace(/\?.*/, '')} ${image.naturalWidth > 0}`,
    ),
  );

/** Waits until the browser has the first images, as it will have them whenever they are compared later. */
export const untilLoaded = (images: Locator, count = 1): Promise<void> =>
  expect
    .poll(async () => (await shownImages(images)).slice(0, count).filter((image) => / true$/.test(image)))
    .toHaveLength(count);
