/** Page flags, errors of the page, and the parent that comes back (docs/spec-coverage.md, sections 2, 4 and 8). */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { RUNTIME_APP } from './runtime-app.ts';
import { openParent, type Parent, STORYBOARD } from './runtime-parent.ts';

let browser: Browser;
let parent: Parent;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(() => parent?.close());

const style = (selector: string, property: string) =>
  parent.app.locator(selector).evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

describe('page flags', () => {
  // covers spec 2.5, 4.13, 4.19
  it('storyboard=true fills the viewport, and its background selects the storyboard', async () => {
    parent = await openParent(browser, RUNTIME_APP, '?storyboard=true');
    expect(await style('#root', 'min-height')).toBe('0px');
    await parent.init();
    expect(await style('#root', 'height')).toBe('700px');
    expect(await style('#root', 'width')).toBe('1000px');
    await parent.app.evaluate(() =>
      document.querySelector('main')?.setAttribute('style', 'height: 100px; overflow: hidden'),
    );
    await parent.page.mouse.click(500, 650);
    const { elementKey } = await parent.next('SELECTED_ELEMENT_KEY');
    expect(elementKey).toBe(`TE_STORYBOARD-TOP-CONSTANT_${STORYBOARD}_0`);
    await parent.clear();
    await parent.call('setSelectedElement', null);
    await parent.next('SELECTED_ELEMENT_KEY');
    await parent.clear();
    await parent.call('setSelectedElement', elementKey);
    expect((await parent.next('SELECTED_ELEMENT_KEY')).outerHTML).toMatch(/^<div id="root"/);
  });

  // covers spec 2.6, 2.7, 4.36, 7.29, 8.13
  it('type=STORY makes it transparent and still, framework=VITE shows uncaught errors', async () => {
    parent = await openParent(browser, RUNTIME_APP, '?type=STORY&framework=VITE');
    await parent.init();
    expect(await style('body', 'overflow')).toBe('hidden');
    expect(await style('body', 'background-color')).toBe('rgba(0, 0, 0, 0)');
    await parent.app.evaluate(() =>
      setTimeout(() => {
        throw new Error('Hydration failed because of a test');
      }),
    );
    await parent.app.locator('vite-error-overlay').waitFor();
    await parent.call('checkIfHydrationError');
    const { status, errorDescr } = await parent.next('LATEST_HYDRATION_ERROR_STATUS', (m) => m.status !== 'no_error');
    expect(status).toBe('error');
    expect(errorDescr).toContain('Hydration failed');
    await parent.app.evaluate(() => document.querySelector('vite-error-overlay')?.remove());
    await parent.app.evaluate(() => void Promise.reject(new Error('something else')));
    await parent.app.locator('vite-error-overlay').waitFor();
    await parent.call('checkIfHydrationError');
    await parent.next('LATEST_HYDRATION_ERROR_STATUS', (m) => m.status === 'other_error');
  });
});

describe('a page that reloads', () => {
  it('goes on driving when it was', async () => {
    parent = await openParent(browser, RUNTIME_APP);
    await parent.init();
    await parent.call('enableDriveMode');
    await parent.call('refresh');
    await parent.app.waitForFunction(
      () => !document.querySelector('visual-edit-overlay') && document.querySelector('.heading'),
    );
    await parent.init();
    await parent.app.locator('.counter').click();
    await expect.poll(() => parent.app.locator('.counter').textContent()).toBe('Count 1');
  });

  // covers spec 4.38
  it('goes forward always and back only where it came from another', async () => {
    parent = await openParent(browser, RUNTIME_APP);
    await parent.init();
    await parent.app.evaluate(() => history.pushState({}, '', '/two'));
    await parent.next('LATEST_HREF', (m) => m.href.endsWith('/two'));
    await parent.clear();
    await parent.call('goBack');
    await parent.next('LATEST_HREF', (m) => !m.href.endsWith('/two'));
    await parent.clear();
    await parent.call('goForward');
    await parent.next('LATEST_HREF', (m) => m.href.endsWith('/two'));
    await parent.app.evaluate(() => Object.defineProperty(document, 'referrer', { value: '' }));
    await parent.call('goBack');
    await parent.call('checkIfHydrationError');
    await parent.next('LATEST_HYDRATION_ERROR_STATUS');
    expect(parent.app.url()).toMatch(/\/two$/);
  });
});
