/** The built editor in Chromium against a fake server and app: quick, and every answer can be made to order. */
import type { Browser, FrameLocator, Locator, Page } from 'playwright';
import { type FakeHost, type FakeHostOptions, startFakeHost } from '../editor-ui/fake-server.ts';

export interface HostedEditor {
  host: FakeHost;
  page: Page;
  app: FrameLocator;
  layers: Locator;
  inspector: Locator;
  activity: Locator;
  /** warnings, errors and CSP reports of the console, and uncaught errors; failed requests are the tests' own business */
  complaints: string[];
  /** clicks an element of the app and waits until the inspector shows it */
  select(selector: string, name: string): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions extends FakeHostOptions {
  theme?: 'light' | 'dark';
  size?: { width: number; height: number };
  /** address to open instead of the one with the token */
  url?: (host: FakeHost) => string;
  /** false: do not wait for the app */
  ready?: boolean;
  /** the editor sees no user action: a driver's own look-ups in the page would count as one */
  isUntouched?: boolean;
}

export async function openHosted(browser: Browser, options: OpenOptions = {}): Promise<HostedEditor> {
  const host = await startFakeHost(options);
  const context = await browser.newContext({
    viewport: options.size ?? { width: 1440, height: 900 },
    colorScheme: options.theme ?? 'light',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const wanted = message.type() === 'error' || message.type() === 'warning';
    if (wanted && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  if (options.isUntouched) {
    await page.addInitScript(() => {
      const untouched = { isActive: false, hasBeenActive: false };
      Object.defineProperty(navigator, 'userActivation', { value: untouched });
    });
  }
  await page.goto(options.url?.(host) ?? host.openUrl);
  const panel = (name: string) => page.locator(`[data-panel="${name}"]`);
  const app = page.frameLocator('iframe');
  const inspector = panel('inspector');
  if (options.ready !== false) await panel('layers').getByRole('treeitem').first().waitFor();
  return {
    host,
    page,
    app,
    layers: panel('layers'),
    inspector,
    activity: panel('activity'),
    complaints,
    select: async (selector, name) => {
      await app.locator(selector).first().click();
      await inspector.locator('[data-element-name]', { hasText: new RegExp(`^${name}$`) }).waitFor();
    },
    close: async () => {
      await context.close();
      await host.close();
    },
  };
}

/** Functions that the editor called in the frame, oldest first. */
export function frameCalls(editor: HostedEditor): Promise<{ functionName: string; args: unknown[] }[]> {
  return editor.app.locator('body').evaluate(() => (window as unknown as { calls: never[] }).calls);
}
