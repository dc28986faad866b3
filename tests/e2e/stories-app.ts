/** The stories that react-admin's headless core ships on npm, in an app of their own that compiles the library from its source. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Plugin } from 'vite';
import { installedPackages } from '../support/installed.ts';
import { copyApp } from './served-app.ts';
import { type Observed, openWatched, withoutAddresses, withoutIds } from './watched-page.ts';

type ReactSide = typeof import('../../src/runtime/react/index.ts');
declare const reactSide: ReactSide;

/** The exports of the app's `src/main.tsx`. */
declare const storyNames: string[];
declare function showStory(name: string): void;

/** A day on which no story has an opinion. */
const LOADING = '2026-01-01T08:00:00Z';
const SHOWING = '2026-01-01T20:00:00Z';
/** The slowest story answers after two seconds. */
const STORY_MS = 2500;

export interface Stories extends Observed {
  count: number;
  /** per story and DOM node, in the order of the document: where its JSX stands, as the compiler says; null for a clone */
  sources: Record<string, (string | null)[]>;
  /** as `sources`, the ids; only with our React side on the page */
  ids: Record<string, (string | null)[]>;
  /** stories whose DOM was not the same, but for the class, while an editor was attached */
  changedByEditor: string[];
}

export async function copyStories(): Promise<string> {
  const folder = join(process.cwd(), 'tests/plugin/fixtures/react-admin');
  const modules = await installedPackages(folder);
  const root = copyApp(folder, ['src', 'index.html', 'package.json'], modules);
  cpSync(join(modules, 'ra-core/src'), join(root, 'src/ra-core'), { recursive: true });
  return root;
}

/**
 * Opens each story in turn. All time is ours: React's scheduler is given timers for its turns, and a timer fires when we say so,
 * so that two visits see the same however busy the machine is.
 */
export async function openStories(browser: Browser, url: string, script?: string) {
  const { page, messages } = await openWatched(browser, url, script, async (opened) => {
    await opened.addInitScript(() => {
      Object.assign(globalThis, { setImmediate: (work: () => void) => setTimeout(work, 0) });
      let seed = 1;
      Math.random = () => {
        seed = (seed * 16807) % 2147483647;
        return seed / 2147483647;
      };
    });
    await opened.clock.install({ time: LOADING });
  });
  await page.waitForFunction(() => 'storyNames' in globalThis);
  await page.clock.pauseAt(SHOWING);
  const names = await page.evaluate(() => storyNames);
  const seen: Stories = {
    count: names.length,
    html: '',
    console: [],
    log: [],
    sources: {},
    ids: {},
    changedByEditor: [],
  };
  for (const name of names) {
    await page.evaluate((story) => showStory(story), name);
    await page.clock.runFor(STORY_MS);
    const html = script ? await lookWithEditor(page, name, seen) : await lookForSources(page, name, seen);
    // A story of an error shows where it came from.
    seen.html += `<!-- ${name} -->\n${withoutAddresses(html)}\n`;
  }
  seen.console = messages();
  seen.log = await page.evaluate(() => (globalThis as unknown as { __log: string[] }).__log);
  return { page, seen };
}

async function lookForSources(page: Page, name: string, seen: Stories): Promise<string> {
  const { html, sources } = await page.evaluate(() => {
    const recorded = (globalThis as { __sources?: WeakMap<object, Source> }).__sources;
    const sources = [...document.body.querySelectorAll('*')].map((element) => {
      const entries = Object.entries(element);
      const [, props] = entries.find(([field]) => field.startsWith('__reactProps$')) ?? [];
      const [, fiber] = entries.find(([field]) => field.startsWith('__reactFiber$')) ?? [];
      // The node keeps one fiber of two; the one on the page has the node's props.
      const current = [fiber, fiber?.alternate].find((one) => one?.memoizedProps === props);
      const source: Source | undefined = recorded ? props && recorded.get(props) : current?._debugSource;
      return source ? `${source.fileName}:${source.lineNumber}:${source.columnNumber - 1}` : null;
    });
    return { html: document.body.innerHTML, sources };
  });
  seen.sources[name] = sources;
  return html;
}

async function lookWithEditor(page: Page, name: string, seen: Stories): Promise<string> {
  const { before, during, after, ids } = await page.evaluate(() => {
    const { body } = document;
    const before = body.innerHTML;
    const ids = [...body.querySelectorAll('*')].map((element) => reactSide.codebaseIdOf(element));
    const stop = reactSide.startClassing();
    const during = body.innerHTML;
    stop();
    return { before, during, after: body.innerHTML, ids };
  });
  seen.ids[name] = ids;
  if (withoutIds(during) !== before || after !== before) seen.changedByEditor.push(name);
  return before;
}

/** As the compiler says it; columns count from 1. */
interface Source {
  fileName: string;
  lineNumber: number;
  columnNumber: number;
}

const RECORDER = '\0record-sources';

/** Keeps each element's source place from the compiler's `jsxDEV` calls, as React 18 does; React 19 drops it. */
export function recordSources(): Plugin {
  return {
    name: 'record-sources',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'react/jsx-dev-runtime' && importer !== RECORDER ? RECORDER : null),
    load: (id) =>
      id === RECORDER
        ? `import * as runtime from 'react/jsx-dev-runtime';
           const sources = (globalThis.__sources = new WeakMap());
           export const { Fragment } = runtime;
           export function jsxDEV(type, props, key, isStatic, source, self) {
             const element = runtime.jsxDEV(type, props, key, isStatic, source, self);
             if (source) sources.set(element.props, source);
             return element;
           }`
        : null,
  };
}
