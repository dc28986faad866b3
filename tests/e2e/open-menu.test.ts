/** A menu of the app that is open stays open while its items are edited: the focus that goes to the editor does not leave the page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Everyday, startEveryday } from './everyday.ts';

const FILE = 'src/shell/AccountMenu.tsx';
const PATIENCE = { timeout: 30_000 };

let desk: Everyday;
beforeAll(async () => {
  desk = await startEveryday();
});
afterAll(() => desk?.close());

const item = (index: number) => desk.app.getByRole('menuitem').nth(index);
const mode = (title: string) => desk.page.getByRole('banner').getByRole('button', { name: title, exact: true });

async function openMenu() {
  await mode('Interact').click();
  await expect.poll(() => mode('Interact').getAttribute('aria-pressed'), PATIENCE).toBe('true');
  await desk.app.getByRole('button', { name: 'Account menu' }).click();
  await item(2).waitFor(PATIENCE);
  await mode('Edit').click();
  await expect.poll(() => mode('Edit').getAttribute('aria-pressed'), PATIENCE).toBe('true');
}

const words = async () => (await desk.app.getByRole('menuitem').allInnerTexts()).map((text) => text.trim());

test('its item is retyped, and styled in the inspector', async () => {
  await desk.open('/dashboard/broker/directory', desk.app.getByRole('button', { name: 'Account menu' }));
  const text = desk.project.read(FILE);
  await openMenu();
  await item(2).dblclick();
  await desk.page.keyboard.type('Preferences');
  await desk.page.keyboard.press('Enter');
  await expect.poll(() => desk.project.read(FILE), PATIENCE).toBe(text.replace('Settings\n', 'Preferences\n'));
  await expect.poll(words, PATIENCE).toEqual(['My Account', 'Profile', 'Preferences', 'Sign Out']);

  const mail = desk.app.getByRole('menu').getByText('@');
  await desk.styles.select(mail, 'span', 'ControlOrMeta');
  await desk.styles.type('Font size', '20px');
  await expect.poll(() => mail.evaluate((one) => getComputedStyle(one).fontSize), PATIENCE).toBe('20px');
  expect(await words()).toEqual(['My Account', 'Profile', 'Preferences', 'Sign Out']);
  await desk.undoAll();
  expect(desk.project.read(FILE)).toBe(text);
});

test('what the page shows behind it is selected, and the menu and its hold on the page stay as they are', async () => {
  // the open menu hides the page from roles
  const heading = desk.app.locator('h1');
  const body = desk.app.locator('body');
  const pointer = () => body.evaluate((one) => [one.style.pointerEvents, getComputedStyle(one).pointerEvents]);
  await desk.open('/dashboard/broker/leads', desk.app.getByRole('button', { name: 'Account menu' }));
  await openMenu();
  await desk.styles.select(heading, 'h1', 'ControlOrMeta');
  expect(await desk.app.getByRole('menu').count()).toBe(1);
  expect((await pointer())[0]).toBe('none');
  await mode('Interact').click();
  await expect.poll(pointer, PATIENCE).toEqual(['none', 'none']);
  await mode('Edit').click();
});
