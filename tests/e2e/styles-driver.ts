/** The styles panel as a person uses it, for tests that start the real command. */
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import type { RealEditor } from './real-editor.ts';

/** Everything is waited for with this much patience: machines that run tests are busy. */
export const PATIENCE = { timeout: 20_000 };

export interface StylesDriver {
  panel(): Locator;
  /** a field by its name for screen readers */
  field(name: string): Locator;
  label(property: string): Locator;
  /** a part of the panel, opened */
  section(title: string): Promise<Locator>;
  /**
   * Selects an element of the app and waits until its styles are there.
   * @param held Shift adds to the selection, ControlOrMeta takes the element instead of the instance that it is part of
   */
  select(element: Locator, name: string, held?: 'Shift' | 'ControlOrMeta'): Promise<void>;
  type(name: string, value: string): Promise<void>;
  undo(): Promise<void>;
  /** chooses in a menu of the top bar */
  choose(button: RegExp, item: RegExp): Promise<void>;
}

export function stylesOf({ page }: Pick<RealEditor, 'page'>): StylesDriver {
  const panel = () => page.locator('[data-styles]');
  const field = (name: string) => panel().getByRole('textbox', { name, exact: true });
  const label = (property: string) => panel().locator(`[data-label="${property}"]`).first();
  return {
    panel,
    field,
    label,
    async section(title) {
      const section = panel().locator(`[data-style-section="${title}"]`);
      const heading = section.locator('h3 button');
      if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click();
      return section;
    },
    async select(element, name, held) {
      if (held !== 'Shift') await page.keyboard.press('Escape');
      await element.click({ position: { x: 3, y: 3 }, modifiers: held ? [held] : [] });
      const shown = page.locator('[data-element-name]');
      await expect.poll(() => shown.textContent(), PATIENCE).toBe(name);
      await expect.poll(() => label('display').count(), PATIENCE).toBe(1);
    },
    async type(name, value) {
      await field(name).fill(value);
      await field(name).press('Enter');
    },
    async undo() {
      await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
    },
    async choose(button, item) {
      const opener = page.getByRole('banner').getByRole('button', { name: button });
      // its name may be another one after the choice
      const node = await opener.elementHandle();
      await opener.click();
      await page.getByRole('menuitemradio', { name: item }).click();
      // a menu gives the focus back after it is gone
      await expect.poll(() => node?.evaluate((one) => one === document.activeElement), PATIENCE).toBe(true);
    },
  };
}

/** An element's computed value in the page. */
export const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
