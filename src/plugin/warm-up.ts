/**
 * From when a dev server listens until somebody has opened the page it has nothing to do. What the page will ask for is
 * transformed then, our tags with it, as Vite itself does once index.html is asked for, and with its option `server.warmup`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Begins at once. What cannot be transformed is logged by Vite, as when the page asks for it. */
export function warmUp({ config, httpServer, environments }: ViteDevServer): void {
  // In another server (middleware mode), or before Vite listens, its environments may not be ready.
  if (!httpServer?.listening || !config.server.preTransformRequests) return;
  for (const url of entriesOf(readHtml(config.root))) {
    // Another plugin may serve what is not there, but only for the page that it has changed.
    if (existsSync(join(config.root, url))) void environments.client.warmupRequest(url);
  }
}

/** @returns the module scripts of an index.html that stand in the app's root, as URLs from there, without the base */
export function entriesOf(html: string): string[] {
  const tags = html.replace(/<!--.*?-->/gs, '').match(/<script\b[^>]*>/gi) ?? [];
  const sources = tags
    .filter((tag) => /\stype\s*=\s*["']?module\b/i.test(tag))
    .map((tag) => /\ssrc\s*=\s*["']([^"']+)["']/i.exec(tag)?.[1])
    // Others come from elsewhere, or hold what Vite or a plugin puts in.
    .filter((source) => source !== undefined && /^(?:\/|\.\/)?(?!\/)[\w@.$/-]+$/.test(source));
  return [...new Set(sources.map((source) => posix.join('/', source as string)))];
}

function readHtml(root: string): string {
  try {
    return readFileSync(join(root, 'index.html'), 'utf8');
  } catch {
    // A framework makes the page.
    return '';
  }
}
