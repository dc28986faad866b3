/** Components that a frame shows alone: made by the command, read from the canvas's file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator } from 'playwright';
import { expect } from 'vitest';
import type { Storyboard } from '../../src/protocol/canvases.ts';
import type { Everyday } from './everyday.ts';

export const CANVAS = '.visual-edit/canvases/default.json';
/** A page of its own is made by Vite, with the packages that it needs. */
export const PATIENCE = { timeout: 60_000 };

export interface ShownAlone {
  frames(): Locator;
  /** the frame that was opened last */
  newest(): FrameLocator;
  /** their storyboards */
  components(): Storyboard[];
  /** Shows the component of the selection. @param count of frames then */
  show(count?: number): Promise<void>;
  undo(): Promise<void>;
}

export function shownAlone(desk: () => Everyday): ShownAlone {
  const frames = () => desk().page.locator('iframe[data-frame]');
  return {
    frames,
    newest: () => frames().last().contentFrame(),
    components() {
      const file = join(desk().project.root, CANVAS);
      const all: Storyboard[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).storyboards : [];
      return all.filter(({ type }) => type === 'COMPONENT');
    },
    async show(count = 2) {
      const { page, press } = desk();
      await press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Search commands' }).fill('component alone');
      await page
        .getByRole('option', { name: 'Show the component alone' })
        .and(page.locator('[data-highlighted]'))
        .waitFor();
      await press('Enter');
      await expect.poll(() => frames().count(), PATIENCE).toBe(count);
    },
    async undo() {
      await desk().page.locator('[data-panel="canvas"]').focus();
      await desk().press('ControlOrMeta+z');
    },
  };
}
