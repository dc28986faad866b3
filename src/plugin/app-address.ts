/** The app's address and host name, as its developer would type them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { assertLoopbackName } from '../server/http/listen.ts';
import type { Certificate } from '../server/types.ts';

/** Names for "every interface": what a browser on this machine calls them is `localhost`. */
const WILDCARDS = new Set<unknown>([
  undefined,
  true,
  false,
  '',
  '0.0.0.0',
  '::',
  '0000:0000:0000:0000:0000:0000:0000:0000',
]);

/** Host name of the app as a browser on this machine would use it. */
function appHostname(server: ViteDevServer, appUrl?: string): string {
  if (appUrl && URL.canParse(appUrl)) return new URL(appUrl).hostname;
  const { host } = server.config.server;
  return WILDCARDS.has(host) ? 'localhost' : (host as string);
}

/**
 * Host name for the editor: the app's, so that the app's cookies work in its frame; `localhost` when that name resolves to
 * other machines as well, because the editor listens on this one only.
 */
export async function editorHostname(server: ViteDevServer, appUrl?: string): Promise<string> {
  const hostname = appHostname(server, appUrl);
  return assertLoopbackName(hostname).then(
    () => hostname,
    () => 'localhost',
  );
}

/** @returns null until the dev server listens */
export function appUrlOf(server: ViteDevServer, appUrl?: string): string | null {
  if (appUrl) return appUrl;
  const [local] = server.resolvedUrls?.local ?? [];
  // A blank host makes Vite print an address that is none.
  if (local && URL.canParse(local)) return local;
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') return null;
  const scheme = server.config.server.https ? 'https' : 'http';
  const host = appHostname(server);
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${address.port}${server.config.base}`;
}

/**
 * What an https dev server proves itself with, for the editor's own server; undefined where the app is served over http. As in
 * Vite, a text is the path of a file, if there is one, and else what the file would hold.
 */
export function certificateOf(server: ViteDevServer): Certificate | undefined {
  const { https } = server.config.server;
  if (!https) return undefined;
  const { key, cert, pfx, passphrase } = https;
  if (!pfx && !(key && cert)) return undefined;
  return { key: readIfFile(key), cert: readIfFile(cert), pfx: readIfFile(pfx), passphrase };
}

function readIfFile<T>(value: T): T | Buffer {
  if (typeof value !== 'string') return value;
  try {
    return readFileSync(resolve(value));
  } catch {
    return value;
  }
}
