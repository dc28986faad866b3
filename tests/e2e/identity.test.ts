import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { launchBrowser } from '../support/browser.ts';
import {
  copyTortureApp,
  htmlOf,
  labelledElements,
  type Observed,
  observe,
  reactSideScript,
  removeTree,
  serve,
  type TortureApp,
  withoutIds,
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

describe.each(['react-19', 'react-18', 'vite-7', 'vite-6'] as const)('%s', (stack) => {
  let app: TortureApp;
  let page: Page;
  let tagged: Observed;
  let plain: Observed;

  beforeAll(async () => {
    const root = await copyTortureApp(stack);
    const without = await serve(root, null, stack);
    ({ seen: plain } = await observe(browser, without.url));
    await without.close();
    app = await serve(root, {}, stack);
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
    const found = await labelledElements(page);
    expect(found.length).toBeGreaterThan(30);
    for (const { label, id } of found) {
      const entry = lookups[id ?? ''];
      expect(entry, `${label}: ${id}`).toBeTruthy();
      const line = readFileSync(join(app.root, entry?.filename as string), 'utf8').split('\n')[(entry?.line ?? 0) - 1];
      expect(line, label).toContain(`data-case="${label}"`);
    }
  });
});

describe('while an editor is attached', () => {
  let app: TortureApp;
  let page: Page;
  let seen: Observed;
  const classOf = (label: string) => page.locator(`[data-case=${label}]`).first().getAttribute('class');
  const idClass = /tempo-[0-9a-f-]{36}/;

  beforeAll(async () => {
    app = await serve(await copyTortureApp('react-19'), {});
    ({ page, seen } = await observe(browser, app.url, script));
  });
  afterAll(async () => {
    await app.close();
    removeTree(app.root);
  });

  it('puts the id on each element as a class, and on nothing before', async () => {
    const before = await page.evaluate(() => document.body.innerHTML);
    expect(before).not.toMatch(idClass);
    await page.evaluate(() => Object.assign(globalThis, { stop: reactSide.startClassing() }));
    const lacking = await page.evaluate(() =>
      [...document.querySelectorAll('[data-case]')]
        .filter((element) => !element.classList.contains(reactSide.codebaseIdOf(element) ?? 'none'))
        .map((element) => element.getAttribute('data-case')),
    );
    expect(lacking).toEqual([]);
    const id = await page.evaluate(() => reactSide.codebaseIdOf(document.querySelector('main') as Element));
    expect(await page.locator('main').getAttribute('class')).toBe(id);
  });

  it('changes nothing else in the DOM', async () => {
    expect(withoutIds(await htmlOf(page))).toBe(seen.html);
  });

  it('keeps it when React changes the class', async () => {
    await page.locator('[data-case=counter]').click();
    await expect.poll(() => classOf('counter')).toMatch(/^even tempo-/);
  });

  it('puts it back when the app writes the class itself', async () => {
    await page.evaluate(() => {
      (document.querySelector('[data-case=writes-class]') as Element).className = 'again';
    });
    await expect.poll(() => classOf('writes-class')).toMatch(/^again tempo-/);
  });

  it('gives up where the app always takes it away', async () => {
    const taken = await page.evaluate(async () => {
      const element = document.querySelector('[data-case=html]') as Element;
      let count = 0;
      const observer = new MutationObserver(() => {
        if (element.className === 'mine') return;
        element.className = 'mine';
        count += 1;
      });
      observer.observe(element, { attributes: true });
      element.className = 'mine';
      for (let i = 0; i < 300; i++) await new Promise((resolve) => setTimeout(resolve));
      observer.disconnect();
      return count;
    });
    expect(taken).toBeGreaterThan(10);
    expect(taken).toBeLessThan(100);
  });

  it('gives the root node of a library component the id of its instance', async () => {
    const nearest = await page.evaluate(() =>
      ['library-root', 'library-card', 'tab-1', 'as-child'].map((label) => {
        const element = document.querySelector(`[data-case=${label}]`) as Element;
        const [link] = reactSide.componentChain(element);
        return { label, name: link?.name, isInSource: link?.codebaseId != null };
      }),
    );
    expect(nearest).toEqual([
      { label: 'library-root', name: 'LibButton', isInSource: true },
      { label: 'library-card', name: 'LibCard', isInSource: true },
      { label: 'tab-1', name: 'Tab', isInSource: true },
      { label: 'as-child', name: 'Slot', isInSource: false },
    ]);
  });

  it('leaves nothing behind when the editor goes', async () => {
    await page.evaluate(() => (globalThis as unknown as { stop(): void }).stop());
    const left = await page.evaluate(() => document.body.outerHTML);
    expect(left).not.toMatch(idClass);
    expect(left).not.toContain('class=""');
    await page.locator('[data-case=counter]').click();
    await expect.poll(() => classOf('counter')).toBe('odd');
  });
});
