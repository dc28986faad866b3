/** Hot updates: the page keeps its state when an edit is saved, wherever it keeps it without us. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright';
import type { App } from './catalogue.ts';

export interface Words {
  file: string;
  /** as the source and the page have them */
  old: string;
  new: string;
}

type Kept = 'kept' | 'lost' | 'not shown';

/** Puts the page in a state, has its words replaced, and looks whether the state is still there. */
export async function keepsState(
  page: Page | Frame,
  { state }: App,
  words: Words,
  replace: () => Promise<unknown>,
): Promise<Kept> {
  await page.evaluate(() => Object.assign(globalThis, { appsMark: true }));
  if (state) {
    await page.locator(state.press).first().click();
    await page.getByText(state.shows).first().waitFor();
  }
  await replace();
  try {
    await page.getByText(words.new).first().waitFor({ timeout: 15_000 });
  } catch {
    return 'not shown';
  }
  const isMarked = await page.evaluate(() => 'appsMark' in globalThis);
  const isShown = !state || (await page.getByText(state.shows).count()) > 0;
  return isMarked && isShown ? 'kept' : 'lost';
}

/** As another program would. */
export function writeWords(root: string, words: Words): () => void {
  const file = join(root, words.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(words.old, words.new));
  return () => writeFileSync(file, text);
}
