import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { launchBrowser } from '../support/browser.ts';
import {
  copyTortureApp,
  type Observed,
  observe,
  reactSideScript,
  removeTree,
  serve,
  type TortureApp,
} from './torture-app.ts';

type ReactSide = typeof import('../../src/runtime/react/index.ts');
declare const reactSide: ReactSide;

let browser: Browser;
let script: string;
beforeAll(async () => {
  process.env.XDG_STATE_HOME = mkdtempSync(join(tmpdir(), 'visual-edit-state-'));
  browser = await launchBrowser();
  script = await reactSideScript();
});
afterAll(() => browser.close());

describe.each(['19', '18'] as const)('React %s', (major) => {
  let app: TortureApp;
  let page: Page;
  let tagged: Observed;
  let plain: Observed;

  beforeAll(async () => {
    const root = await copyTortureApp(major);
    const without = await serve(root, null);
    ({ seen: plain } = await observe(browser, without.url));
    await without.close();
    app = await serve(root, {});
    ({ page, seen: tagged } = await observe(browser, app.url, script));
  });
  afterAll(async () => {
    await app.close();
    removeTree(app.root);
  });

  it('renders the same DOM', () => {
    expect(plain.html).toContain('data-case="lazy"');
    expect(tagged.html).toBe(plain.html);
  });

  it('writes the same to the console', () => {
    expect(plain.console.join('\n')).toContain('key');
    expect(tagged.console).toEqual(plain.console);
  });

  it('renders, mounts and refers in the same order', () => {
    expect(plain.log).toContain('effect 7');
    expect(tagged.log).toEqual(plain.log);
  });

  it('finds the source line of every labelled element', async () => {
    const api = await app.api().ready;
    const lookups = await (await ApiClient.connect(api)).lookups();
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('[data-case]')].map((element) => ({
        label: element.getAttribute('data-case') as string,
        id: reactSide.codebaseIdOf(element),
      })),
    );
    expect(found.length).toBeGreaterThan(30);
    for (const { label, id } of found) {
      const entry = lookups[id ?? ''];
      expect(entry, `${label}: ${id}`).toBeTruthy();
      const line = readFileSync(join(app.root, entry?.filename as string), 'utf8').split('\n')[(entry?.line ?? 0) - 1];
      expect(line, label).toContain(`data-case="${label}"`);
    }
  });
});
