/**
 * Transforms the page's modules, with our tags, in the idle time between the dev server's start and the first request. Vite
 * does the same when index.html is requested, and for its option `server.warmup`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ViteDevServer } from 'vite';
import { pageSideOf } from './vite-versions.ts';

/** Starts immediately. Vite logs modules that cannot be transformed, as if the page had requested them. */
export function warmUp(server: ViteDevServer): void {
  const { config, httpServer } = server;
  // In middleware mode, or before Vite listens, it may not be ready.
  if (!httpServer?.listening || !config.server.preTransformRequests) return;
  for (const url of entriesOf(readHtml(config.root))) {
    // A missing file may be served by another plugin, but only for a page that it has transformed.
    if (existsSync(join(config.root, url))) void pageSideOf(server).warmupRequest(url);
  }
}

/** @returns the module scripts of an index.html in the app's root, as URLs without the base */
export function entriesOf(html: string): string[] {
  const tags = html.replace(/<!--.*?-->/gs, '').match(/<script\b[^>]*>/gi) ?? [];
  const sources = tags
    .filter((tag) => /\stype\s*=\s*["']?module\b/i.test(tag))
    .map((tag) => /\ssrc\s*=\s*["']([^"']+)["']/i.exec(tag)?.[1])
    // Other sources are external, or are replaced by Vite or a plugin.
    .filter((source) => source !== undefined && /^(?:\/|\.\/)?(?!\/)[\w@.$/-]+$/.test(source));
  return [...new Set(sources.map((source) => posix.join('/', source as string)))];
}

function readHtml(root: string): string {
  try {
    return readFileSync(join(root, 'index.html'), 'utf8');
  } catch {
    // A framework generates the page.
    return '';
  }
}
