import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparisonOf, itDoesNotNotice, itFindsLabels, sharedChromium } from './comparison.ts';
import { removeTree, type ServedApp, serve } from './served-app.ts';
import { copyTortureApp, observe } from './torture-app.ts';
import { htmlOf, type Observed, withoutIds } from './watched-page.ts';

type ReactSide = typeof import('../../src/runtime/react/index.ts');
declare const reactSide: ReactSide;

const chromium = sharedChromium();

/** A module as the page gets it. */
async function servedModule({ server }: ServedApp, url: string) {
  const { code = '', map } = (await server.transformRequest(url)) ?? {};
  const read = new SourceMap(map as never);
  const originOf = (place: string) => {
    const [line, column] = place.split(':').map(Number) as [number, number];
    const { originalLine, originalColumn } = read.findEntry(line, column) as never;
    return `${originalLine}:${originalColumn}`;
  };
  return { code, originOf };
}

/**
 * Line and column, from zero, of each label of an element, which stands before its tag, and of a child behind one: in the source
 * an attribute and braces, in the served code two properties.
 */
function placesIn(text: string): Map<string, string> {
  const placeOf = (offset: number) => {
    const lines = text.slice(0, offset).split('\n');
    return `${lines.length - 1}:${lines.at(-1)?.length}`;
  };
  const places = new Map<string, string>();
  for (const { 1: label = '', index } of text.matchAll(/"?data-case"?[=:] ?"([\w-]+)"/g))
    places.set(label, placeOf(index));
  const child = /"render-prop"[^}]*?(?:children: |>\{)(?=n\b)/.exec(text);
  if (child) places.set('n in it', placeOf(child.index + child[0].length));
  return places;
}

describe.each(['react-19', 'react-18', 'vite-7', 'vite-6', 'vite-5'] as const)('%s', (stack) => {
  const comparison = comparisonOf(chromium, { copy: () => copyTortureApp(stack), open: observe, stack });

  itDoesNotNotice(comparison, { html: ['data-case="lazy"'], console: 'key', log: 'effect 7' });
  itFindsLabels(comparison, 30);

  it('maps served code to its very line and column of the source, behind tags as before them', async () => {
    const { app } = comparison();
    const served = await servedModule(app, '/src/cases.tsx');
    const source = readFileSync(join(app.root, 'src/cases.tsx'), 'utf8');
    const [before, places] = [placesIn(source), placesIn(served.code)];
    expect([...places.keys()]).toEqual(expect.arrayContaining(['render-prop', 'n in it', 'spread-after']));
    const wrong = [...places].filter(([name, place]) => served.originOf(place) !== before.get(name));
    expect(wrong).toEqual([]);
  });
});

describe('while an editor is attached', () => {
  let app: ServedApp;
  let page: Page;
  let seen: Observed;
  const classOf = (label: string) => page.locator(`[data-case=${label}]`).first().getAttribute('class');
  const idClass = /tempo-[0-9a-f-]{36}/;

  beforeAll(async () => {
    app = await serve(await copyTortureApp('react-19'), {});
    ({ page, seen } = await observe(chromium.browser(), app.url, chromium.script()));
  });
  afterAll(async () => {
    await app.close();
    removeTree(app.root);
  });

  // covers spec 3.8
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

  // covers spec 9.14
  it('gives up after five tries where the app takes it away at once, and tries again a second later', async () => {
    const { taken, seconds } = await page.evaluate(async () => {
      const element = document.querySelector('[data-case=html]') as Element;
      let taken = 0;
      const observer = new MutationObserver(() => {
        if (element.className === 'mine') return;
        element.className = 'mine';
        taken += 1;
      });
      observer.observe(element, { attributes: true });
      const start = performance.now();
      for (let i = 0; i < 50; i++) {
        element.className = 'mine';
        await new Promise((resolve) => setTimeout(resolve));
      }
      observer.disconnect();
      return { taken, seconds: Math.floor((performance.now() - start) / 1000) };
    });
    expect(taken).toBeGreaterThanOrEqual(5);
    expect(taken).toBeLessThanOrEqual(5 * (1 + seconds));
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const element = document.querySelector('[data-case=html]') as Element;
          element.className = 'mine';
          await new Promise((resolve) => setTimeout(resolve));
          return element.className;
        }),
      )
      .toMatch(/^mine tempo-/);
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
