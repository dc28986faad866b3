import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, EVERY_SIZE, type Example, inApp, startExample, tab, type Visitor } from './support.ts';

let example: Example;
beforeAll(async () => {
  example = await startExample();
});
afterAll(() => example?.close());

describe.each(EVERY_SIZE)('at %s size', (size) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await example.visitor({ size });
  });
  afterAll(() => visitor?.page.context().close());

  test('the landing page links to the login screen', async () => {
    const { page } = visitor;
    await visitor.goto('/');
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/login');
    await page.getByText('Commercial Real Estate Matching Platform', { exact: true }).waitFor();
    await page.getByText('© 2023 Frontage. All rights reserved.', { exact: true }).waitFor();
  });

  test('both tabs can be reached from each other, by tab and by link', async () => {
    const { page } = visitor;
    await visitor.goto('/login');
    const open = () => page.locator('[role=tab][data-state=active]').textContent();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Login', 'Select Role']);
    expect(await open()).toBe('Login');
    await tab(page, 'Select Role').click();
    expect(await open()).toBe('Select Role');
    await tab(page, 'Login').click();
    expect(await open()).toBe('Login');
    await button(page, 'Continue as Demo User').click();
    expect(await open()).toBe('Select Role');
    await button(page, 'Back to Login').click();
    expect(await open()).toBe('Login');
  });

  test('only the browser checks the form: both fields required, the email by its format', async () => {
    const { page } = visitor;
    await visitor.goto('/login');
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password');
    expect(await email.getAttribute('placeholder')).toMatch(/^\S+@\S+\.\S+$/);
    const validity = (of: typeof email) => of.evaluate((input: HTMLInputElement) => input.validationMessage !== '');
    expect([await validity(email), await validity(password)]).toEqual([true, true]);
    await button(page, 'Sign In').click();
    await email.fill('not an address');
    await password.fill('anything');
    expect([await validity(email), await validity(password)]).toEqual([true, false]);
    await button(page, 'Sign In').click();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('Sign In goes to /dashboard whatever the password, and calls nobody', async () => {
    const { page } = visitor;
    await visitor.goto('/login');
    visitor.problems();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.getByLabel('Email').fill('someone@example.com');
    await page.getByLabel('Password').fill('wrong');
    await button(page, 'Sign In').click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Brand Dashboard' }).waitFor();
    expect(sent).toEqual([]);
    expect(visitor.problems()).toEqual([]);
  });

  test.each([
    ['Brand', 'Manage expansion and find matching centers', '/dashboard/brand'],
    ['Shopping Center', 'Manage spaces and find matching brands', '/dashboard/shopping-center'],
    ['Broker', 'Manage deals and track opportunities', '/dashboard/broker'],
  ])('the role card %s, "%s", goes to %s', async (role, text, path) => {
    const { page } = visitor;
    await visitor.follow('/login', 'Welcome to Frontage');
    await tab(page, 'Select Role').click();
    await page.getByRole('heading', { name: 'Select Your Role', exact: true }).waitFor();
    await page.getByRole('link', { name: `${role} ${text}`, exact: true }).click();
    await page.waitForURL((url) => url.pathname === path);
    await page
      .getByRole('button', { name: 'Account menu' })
      .getByText(role, { exact: true })
      .waitFor({ state: 'attached' });
  });
});

test('a role that does not exist leads to /dashboard', async () => {
  const { page, goto } = await example.visitor();
  await goto('/login');
  const paths = await inApp<string[]>(
    page,
    'lib/roles.ts',
    "['landlord', '', undefined, 'constructor'].map(it.dashboardOf)",
  );
  expect(new Set(paths)).toEqual(new Set(['/dashboard']));
});
