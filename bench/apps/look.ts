/** The page of an app as its user sees it, and where React says that its elements come from. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { Browser, Frame, Page } from 'playwright';
import { comesToRest, withoutAddresses, withoutIds } from '../../tests/e2e/watched-page.ts';
import type { Target } from '../sweep/script.ts';

export interface Looked {
  html: string;
  console: string[];
}

export interface Size {
  width: number;
  height: number;
}

/** Opens a page twice: the first visit waits for Vite to bundle the app's packages, and loads the page again then. */
export async function openTwice(browser: Browser, url: string, viewport: Size): Promise<{ page: Page; seen: Looked }> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(url, { waitUntil: 'networkidle' });
  await comesToRest(page);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${withoutAddresses(message.text())}`));
  page.on('pageerror', (error) => lines.push(`pageerror: ${withoutAddresses(error.message)}`));
  await page.goto(url, { waitUntil: 'networkidle' });
  await comesToRest(page);
  return { page, seen: { html: await htmlOf(page), console: lines.filter((line) => !NOT_OF_APPS.test(line)).sort() } };
}

/** Lines of Vite's client, and of the browser about its own graphics. */
const NOT_OF_APPS = /\[vite\]|GL Driver Message/;

/** TanStack's devtools count their own ids and the requests of the page up, at each update. */
const DEVTOOLS = 'div[style^="position"]:has([id^="tsd-"], [data-tsd-control], [data-tsd-surface])';

/** Head and body without scripts and their preloads, which frameworks drop at the first update, empty lines and our overlay; addresses of servers, times of updates and our ids are taken out. */
export async function htmlOf(page: Page | Frame): Promise<string> {
  const html = await page.evaluate((devtools) => {
    const copy = document.documentElement.cloneNode(true) as Element;
    const leftOut = `script, link[rel="modulepreload"], visual-edit-overlay, ${devtools}`;
    for (const one of copy.querySelectorAll(leftOut)) one.remove();
    for (const one of copy.querySelectorAll('[data-tsd-source]')) one.removeAttribute('data-tsd-source');
    // the devtools' own styles are goober's
    for (const one of copy.querySelectorAll('[class^="go"]')) if (/^go\d{6,}/.test(one.className)) one.remove();
    const lines = copy.outerHTML.replaceAll(location.origin, '').split('\n');
    return lines.filter((line) => line.trim()).join('\n');
  }, DEVTOOLS);
  return withoutIds(html).replace(/[?&]t=\d{13}\b/g, '');
}

/**
 * The page as it looks: its HTML, and the computed styles of its elements in place of the text of style sheets. Tailwind keeps the rules
 * of classes that were there once, with us as without us; comments are React's marks of what a server has rendered. The text of
 * a style attribute is as the server or React has written it.
 */
export async function appearanceOf(frame: Page | Frame): Promise<string> {
  // a style may still be on its way: the pointer has just left an element that has others under it
  await frame.evaluate(async () => {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  const html = await htmlOf(frame);
  const styles = await frame.evaluate((devtools) => {
    const all = [...document.body.querySelectorAll('*:not(script, style, visual-edit-overlay)')];
    const goober = all.filter(({ classList: [first = ''] }) => /^go\d{6,}/.test(first));
    const looked = all.filter((element) => !element.closest(devtools) && !goober.some((one) => one.contains(element)));
    return looked.map((element) => {
      const computed = getComputedStyle(element);
      // Tailwind declares variables at the root when a class first needs them; the editor has a cursor of its own
      const names = [...computed].filter((name) => !name.startsWith('--') && name !== 'cursor');
      const declared = names.map((name) => `${name}: ${computed.getPropertyValue(name)}`);
      return `${element.tagName} ${declared.join('; ')}`;
    });
  }, DEVTOOLS);
  return [inOrder(html.replace(/<style\b.*?<\/style>|<!--.*?-->| style="[^"]*"/gs, '')), ...styles].join('\n');
}

/** The attributes of each tag by name, and the head with its style sheets last: their order alone is seen. React renders a page in another order than a server does. */
function inOrder(html: string): string {
  const sorted = html.replace(/<[a-z][\w-]*(?: [^\s"=>]+(?:="[^"]*")?)+/gi, (tag) => {
    const [name = '', ...attributes] = tag.match(/^<[\w-]+| [^\s"=>]+(?:="[^"]*")?/g) ?? [];
    return name + attributes.sort().join('');
  });
  return sorted.replace(/(?<=<head[^>]*>).*?(?=<\/head>)/s, (head) => {
    const parts = head.split(/(?=<[a-z])/i);
    const isSheet = (part: string) => part.includes(' rel="stylesheet"');
    return [...parts.filter((part) => !isSheet(part)).sort(), ...parts.filter(isSheet)].join('');
  });
}

/** @param rests waits until the page no longer changes; one that is just loading again is asked anew */
export async function appearanceAtRest<P extends Page | Frame>(
  page: P,
  rests: (page: P) => Promise<unknown>,
): Promise<string> {
  try {
    await rests(page);
    return await appearanceOf(page);
  } catch (error) {
    if (!/context was destroyed/.test(String(error))) throw error;
    await page.waitForLoadState('networkidle');
    await rests(page);
    return appearanceOf(page);
  }
}

/** An element of the page and the place in the source that made it. */
export interface Made {
  target: Target;
  /** path in the project */
  file: string;
  /** from 1 */
  line: number;
  /** false for an element of a library, which stands for the one of the project that it is in */
  isOwn: boolean;
}

/** A call that made an element, in the module that the page has loaded. */
interface Call {
  target: Target;
  url: string;
  /** its place in the module: line and column from 1 */
  line: number;
  column: number;
  isOwn: boolean;
  /** the place is one that a compiler has written into the call */
  isWritten: boolean;
}

interface Module {
  text: string;
  map: SourceMap | null;
}

/** React's own word, from a page without us: `_debugSource` until React 18, the stack of the call since 19. */
export async function placesByReact(page: Page, root: string, targets: readonly Target[]): Promise<Made[]> {
  const calls = await page.evaluate(callsOf, { targets: [...targets], root });
  const modules = new Map<string, Module>();
  const sources = new Map<string, string[]>();
  const made: Made[] = [];
  for (const call of calls) {
    const file = fileOf(call.url, root);
    // a module that a framework makes is in no file
    if (!existsSync(join(root, file))) continue;
    const lines = sources.get(file) ?? readFileSync(join(root, file), 'utf8').split('\n');
    sources.set(file, lines);
    const isThere = lines[call.line - 1]?.slice(call.column - 1).startsWith(`<${call.target.tag}`);
    if (call.isWritten && isThere) {
      made.push({ target: call.target, file, line: call.line, isOwn: call.isOwn });
      continue;
    }
    const module = modules.get(call.url) ?? (await load(call.url));
    modules.set(call.url, module);
    const { line, column } = call.isWritten ? findWritten(module.text, call) : call;
    const entry = module.map?.findEntry(line - 1, column - 1) as { originalLine?: number } | undefined;
    // the compilers of some versions count their own lines: where no element begins there, nothing is known
    const begins = /<[A-Za-z]/.test(lines[entry?.originalLine ?? -1] ?? '');
    if (entry?.originalLine !== undefined && begins)
      made.push({ target: call.target, file, line: entry.originalLine + 1, isOwn: call.isOwn });
  }
  return made;
}

/** The path in the project, whatever the base of the app is. */
function fileOf(url: string, root: string): string {
  const path = decodeURIComponent(new URL(url).pathname);
  if (path.startsWith('/@fs/')) return path.slice('/@fs'.length + root.length + 1);
  const parts = path.split('/').slice(1);
  while (parts.length > 1 && !existsSync(join(root, ...parts))) parts.shift();
  return parts.join('/');
}

async function load(url: string): Promise<Module> {
  const text = await (await fetch(url)).text();
  const [, data] = /.*\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/s.exec(text) ?? [];
  return { text, map: data ? new SourceMap(JSON.parse(Buffer.from(data, 'base64').toString('utf8'))) : null };
}

/** With some compilers the written line counts what other plugins have added before; the map of the module knows the place of the writing. */
function findWritten(text: string, { line, column }: Call): { line: number; column: number } {
  const index = text.search(new RegExp(`lineNumber: ${line},\\s*columnNumber: ${column}\\b`));
  const before = text.slice(0, Math.max(index, 0)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** In the page. */
function callsOf({ targets, root }: { targets: Target[]; root: string }): Call[] {
  interface Fiber {
    _debugSource?: { fileName: string; lineNumber: number; columnNumber: number } | null;
    _debugStack?: Error | null;
    return: Fiber | null;
  }
  return targets.flatMap((target): Call[] => {
    let element: Element | undefined = document.body;
    for (const i of target.path) element = element?.children[i];
    const key = element && Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    const own = key ? (element as unknown as Record<string, Fiber>)[key] : null;
    // elements of a library stand for the one of the project that they are in
    for (let fiber = own; fiber; fiber = fiber.return) {
      const isOwn = fiber === own;
      const written = fiber._debugSource;
      if (written?.fileName.startsWith(`${root}/`) && !written.fileName.includes('/node_modules/')) {
        const url = location.origin + written.fileName.slice(root.length);
        return [{ target, url, line: written.lineNumber, column: written.columnNumber, isOwn, isWritten: true }];
      }
      const frames = [...(fiber._debugStack?.stack ?? '').matchAll(/\(?(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/gm)];
      // the first is that of `jsxDEV` itself
      const [, url = '', line, column] = frames[1] ?? [];
      if (url && !url.includes('/node_modules/'))
        return [{ target, url, line: Number(line), column: Number(column), isOwn, isWritten: false }];
    }
    return [];
  });
}

/** @returns where they first differ, or null */
export function firstDifference(before: string, after: string): string | null {
  if (before === after) return null;
  let at = 0;
  while (before[at] === after[at]) at++;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 60));
  return `${part(after)} instead of ${part(before)}`;
}
