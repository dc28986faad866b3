/** From an address to an editor, and the messages when that fails. */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type HostedEditor, openHosted } from './editor-host.ts';

/** of the app in the frame */
declare function send(id: string, message: object): void;

let browser: Browser;
let editor: HostedEditor;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(() => editor?.close());

const banner = () => editor.page.getByRole('alert');

describe('starting', () => {
  it('takes the token out of the address, and a reload keeps it', async () => {
    editor = await openHosted(browser);
    expect(editor.page.url()).toBe(editor.host.editorUrl);
    await editor.page.reload();
    await editor.layers.getByRole('treeitem').first().waitFor();
    expect(await editor.page.title()).toBe('northgate · visual-edit');
    expect(editor.complaints).toEqual([]);
  });

  it('[S-22] runs under a policy without inline code and styles, and breaks none of it', async () => {
    editor = await openHosted(browser);
    const styles = await editor.page.locator('style').count();
    await editor.select('h1', 'h1');
    await editor.page.keyboard.press('ControlOrMeta+k');
    await editor.page.getByRole('combobox', { name: 'Search commands' }).waitFor();
    expect([styles, await editor.page.locator('style').count()]).toEqual([0, 0]);
    expect(editor.complaints).toEqual([]);
  });

  it('without a token asks for the printed address, and asks the server nothing', async () => {
    editor = await openHosted(browser, { url: (host) => host.editorUrl, ready: false });
    await banner().getByText('Open the address from your terminal').waitFor();
    expect(editor.host.requests).toEqual([]);
  });

  it('[S-23] takes neither app nor server from the address', async () => {
    editor = await openHosted(browser, {
      url: (host) => `${host.editorUrl}?app=http://evil.test&server=http://evil.test${new URL(host.openUrl).hash}`,
    });
    expect(await editor.page.locator('iframe').getAttribute('src')).toBe(editor.host.appUrl);
    expect(editor.page.url()).toBe(editor.host.editorUrl);
  });

  it('knows a file that the app loads while the tables are being read', async () => {
    editor = await openHosted(browser);
    const { page, host } = editor;
    await page.route('**/lookups', async (route) => {
      // the answer was made before the app loaded the file
      const response = await route.fetch();
      host.emit({
        event: 'lookups',
        prevIdToNewIdMap: {},
        treeElementLookup: (await response.json()).treeElementLookup,
        scopeLookup: {},
      });
      await heard;
      await route.fulfill({ response, json: { treeElementLookup: {}, scopeLookup: {} } });
    });
    const heard = new Promise<void>((resolve) => {
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => String(payload).includes('"lookups"') && resolve()),
      );
    });
    await page.reload();
    await editor.layers.getByRole('treeitem').first().waitFor();
    await editor.select('h1', 'h1');
    await page.getByRole('combobox', { name: 'Add classes' }).fill('mt-4');
    await page.keyboard.press('Enter');
    await expect.poll(() => host.mutations()).toHaveLength(1);
  });

  it('without a part of it says so', async () => {
    editor = await openHosted(browser);
    await editor.page.route(/\/views-[^/]*\.js$/, (route) => route.abort());
    await editor.page.reload();
    await editor.page.getByText('A part of the editor did not load.').waitFor();
  });

  it('with the token of an earlier start says so', async () => {
    editor = await openHosted(browser, { url: (host) => `${host.editorUrl}#token=${'0'.repeat(64)}`, ready: false });
    await banner().getByText('This address is from an earlier run').waitFor();
  });
});

describe('a server that goes', () => {
  // covers ux behaviours.18
  it('is said, edits wait for it meanwhile, and the editor connects again by itself', async () => {
    editor = await openHosted(browser);
    await editor.select('h1', 'h1');
    editor.host.goAway();
    await banner().getByText('Connecting again by itself').waitFor();
    await editor.page.getByRole('combobox', { name: 'Add classes' }).fill('mt-4');
    await editor.page.keyboard.press('Enter');
    expect(editor.host.mutations()).toEqual([]);

    const reads = editor.host.requests.length;
    editor.host.comeBack();
    await banner().getByText('Connecting again by itself').waitFor({ state: 'detached' });
    const again = editor.host.requests.slice(reads).map((request) => request.path);
    expect(again).toContain('/canvases/main/lookups');
    expect(again).toContain('/canvases/main/activities');
    await expect.poll(() => editor.host.mutations().length).toBe(1);
    await editor.page.locator('[data-save="saved"]').waitFor();
  });

  it('[S-39] and comes back with another key asks for the new address', async () => {
    editor = await openHosted(browser);
    editor.host.newToken();
    await banner().getByText('visual-edit was started anew').waitFor();
  });
});

describe('an app that does not answer', () => {
  it('[S-95] when the frame leaves the app it says so and leads back', async () => {
    editor = await openHosted(browser);
    await editor.page.getByRole('textbox', { name: 'Page of the app' }).fill('/silent');
    await editor.page.keyboard.press('Enter');
    await banner().getByText('The frame left the app').waitFor();
    await editor.page.getByRole('button', { name: 'Back to the app' }).click();
    await editor.app.getByRole('heading', { level: 1 }).waitFor();
    await banner().waitFor({ state: 'detached' });
    await editor.select('h1', 'h1');
  });

  it('[S-102] from the start, it says what may be wrong', async () => {
    editor = await openHosted(browser, { appPath: 'silent', ready: false });
    await banner().getByText('The app does not answer').waitFor();
    await banner().getByText('refuse to be framed').waitFor();
  });

  it('opens no page but its own', async () => {
    editor = await openHosted(browser);
    const address = editor.page.getByRole('textbox', { name: 'Page of the app' });
    await address.fill('http://evil.test/');
    await address.press('Enter');
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    // the app navigates on its own: the field follows, but not while the user types in it
    const goes = (path: string) =>
      editor.app.locator('body').evaluate((_, to) => {
        history.replaceState(null, '', to);
        send('LATEST_HREF', { href: location.href });
      }, path);
    const reload = editor.page.getByRole('button', { name: 'Reload' });
    await reload.focus();
    await goes('/one');
    await expect.poll(() => address.inputValue()).toBe('/one');
    await address.fill('/half');
    await goes('/two');
    await expect.poll(() => editor.page.url()).toContain('page=/two');
    await address.press('End');
    await address.pressSequentially('-typed');
    expect(await address.inputValue()).toBe('/half-typed');
    await address.press('Escape');
    await expect.poll(() => address.inputValue()).toBe('/two');
    // behind an entered page the next key is the canvas's
    const focused = () =>
      editor.page.evaluate(() => document.activeElement?.closest('[data-panel]')?.getAttribute('data-panel'));
    expect(await focused()).toBe('canvas');
    await address.fill('/three');
    expect(await focused()).toBe('topbar');
    await address.press('Enter');
    expect(await focused()).toBe('canvas');
    expect(editor.page.frames().map((frame) => frame.url())).not.toContain('http://evil.test/');
  });
});
