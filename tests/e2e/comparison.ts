/** The law of identity, for any app: rendered with the plugin and without it, nothing differs, and each element is found in the source. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Stack } from '../plugin/support/versions.ts';
import { launchBrowser } from '../support/browser.ts';
import { removeTree, type ServedApp, serve } from './served-app.ts';
import { htmlOf, labelledElements, type Observed, reactSideScript, withoutIds } from './watched-page.ts';

type ReactSide = typeof import('../../src/runtime/react/index.ts');
declare const reactSide: ReactSide;

export interface Comparison<Seen extends Observed = Observed> {
  app: ServedApp;
  page: Page;
  plain: Seen;
  tagged: Seen;
}

/** How a test opens its app: `script` is our React side, given only where the app is tagged. */
type Open<Seen> = (browser: Browser, url: string, script?: string) => Promise<{ page: Page; seen: Seen }>;

export interface Subject<Seen extends Observed> {
  /** makes the app's private copy, which is taken away in the end */
  copy(): Promise<string>;
  open: Open<Seen>;
  stack?: Stack;
  config?(root: string): Promise<InlineConfig>;
}

/** A Chromium for the tests of a file, and our React side as a script. */
export function sharedChromium(): { browser(): Browser; script(): string } {
  let browser: Browser;
  let script: string;
  beforeAll(async () => {
    process.env.XDG_STATE_HOME = mkdtempSync(join(tmpdir(), 'visual-edit-state-'));
    browser = await launchBrowser();
    script = await reactSideScript();
  });
  afterAll(() => browser?.close());
  return { browser: () => browser, script: () => script };
}

/** Before the tests of a `describe` looks at an app without the plugin, then with it; the tagged page stays open for them. */
export function comparisonOf<Seen extends Observed>(
  chromium: ReturnType<typeof sharedChromium>,
  { copy, open, stack, config = async () => ({}) }: Subject<Seen>,
): () => Comparison<Seen> {
  let root: string | undefined;
  let app: ServedApp | undefined;
  let comparison: Comparison<Seen>;
  beforeAll(async () => {
    root = await copy();
    app = await serve(root, null, stack, await config(root));
    const { page: plainPage, seen: plain } = await open(chromium.browser(), app.url);
    await plainPage.close();
    await app.close();
    app = await serve(root, {}, stack, await config(root));
    const { page, seen: tagged } = await open(chromium.browser(), app.url, chromium.script());
    comparison = { app, page, plain, tagged };
  });
  afterAll(async () => {
    await app?.close();
    if (root) removeTree(root);
  });
  return () => comparison;
}

/** Content that must be visible, so that two empty pages never count as equal. */
export interface Proof {
  html: string[];
  console?: string;
  log?: string;
}

/** The tests that every app passes. */
export function itDoesNotNotice(comparison: () => Comparison, proof: Proof): void {
  it('renders the same DOM', () => {
    const { plain, tagged } = comparison();
    for (const text of proof.html) expect(plain.html).toContain(text);
    expect(tagged.html).toBe(plain.html);
  });

  it('writes the same to the console', () => {
    const { plain, tagged } = comparison();
    expect(plain.console.join('\n')).toContain(proof.console ?? '');
    // a file that is missing may be answered before or after what the app writes
    const isOfNetwork = (line: string) => line.includes('Failed to load resource');
    for (const lines of [
      (all: string[]) => all.filter(isOfNetwork),
      (all: string[]) => all.filter((line) => !isOfNetwork(line)),
    ])
      expect(lines(tagged.console)).toEqual(lines(plain.console));
  });

  it('renders, mounts and refers in the same order', () => {
    const { plain, tagged } = comparison();
    if (proof.log) expect(plain.log).toContain(proof.log);
    expect(tagged.log).toEqual(plain.log);
  });
}

/** Of an app whose elements carry labels in the source: `atLeast` of them on the page, and each is found where its label stands. */
export function itFindsLabels(comparison: () => Comparison, atLeast: number): void {
  it('finds the source of every labelled element', async () => {
    const { app, page } = comparison();
    const lookups = await app.lookups();
    const found = await labelledElements(page);
    expect(found.length).toBeGreaterThan(atLeast);
    const wrong = found.filter(({ label, id }) => {
      const entry = lookups[id ?? ''];
      if (!entry) return true;
      const lines = readFileSync(join(app.root, entry.filename), 'utf8')
        .split('\n')
        .slice(entry.line - 1);
      const fromTag = lines.join('\n').slice(entry.column);
      return !/^[^<]*/.exec(fromTag.replace(/^</, ''))?.[0].includes(`data-case="${label}"`);
    });
    expect(wrong).toEqual([]);
  });
}

/** With an editor attached: `atLeast` elements get their id as a class, nothing else changes, and nothing stays when it goes. */
export function itChangesOnlyTheClass(comparison: () => Comparison, atLeast: number): void {
  it('changes nothing but the class while an editor is attached', async () => {
    const { page } = comparison();
    const before = await htmlOf(page);
    await page.evaluate(() => Object.assign(globalThis, { stop: reactSide.startClassing() }));
    const classed = await htmlOf(page);
    expect(classed.match(/tempo-/g)?.length).toBeGreaterThan(atLeast);
    expect(withoutIds(classed)).toBe(before);
    await page.evaluate(() => (globalThis as unknown as { stop(): void }).stop());
    expect(await htmlOf(page)).toBe(before);
  });
}
