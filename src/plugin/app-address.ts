/** The app's address and host name, as its developer would type them. */
import type { ViteDevServer } from 'vite';
import { assertLoopbackName } from '../server/listen.ts';

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
 * Host name for the editor: the app's, so that the app's cookies work in its frame (design §6); `localhost` where that name
 * leads to other machines as well, because the editor answers this one only.
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

/** Key and certificate of an https dev server, for the editor's own; undefined where the app is served over http. */
export function certificateOf(server: ViteDevServer): { key: string | Buffer; cert: string | Buffer } | undefined {
  const https = server.config.server.https as { key?: unknown; cert?: unknown } | undefined;
  const [key, cert] = [https?.key, https?.cert].map((value) => (Array.isArray(value) ? value[0] : value));
  return isPem(key) && isPem(cert) ? { key, cert } : undefined;
}

function isPem(value: unknown): value is string | Buffer {
  return typeof value === 'string' || Buffer.isBuffer(value);
}
