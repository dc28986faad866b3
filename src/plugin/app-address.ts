/** The app's address and host name, as used by a browser on this machine. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { assertLoopbackName } from '../server/http/listen.ts';
import type { Certificate } from '../server/types.ts';

/** Hosts that bind every interface; a browser on this machine uses `localhost` for them. */
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
 * The editor's host name: the app's, so that the app's cookies work in its frame. `localhost` when that name resolves to
 * other machines too, because the editor listens on the loopback interface only.
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
  // With a blank host, Vite prints an invalid address.
  if (local && URL.canParse(local)) return local;
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') return null;
  const scheme = server.config.server.https ? 'https' : 'http';
  const host = appHostname(server);
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${address.port}${server.config.base}`;
}

/**
 * The certificate of an https dev server, for the editor's own server; undefined when the app is served over http. As in
 * Vite, a string is a file's path, or else the content itself.
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
