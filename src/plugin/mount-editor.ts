/**
 * Mounts the editor at a path of the app's own server (option `editorPath`), for places where only one port is forwarded.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ViteDevServer } from 'vite';
import type { EditorServer, MountOptions } from '../server/types.ts';
import { appUrlOf } from './app-address.ts';
import { askFirst } from './ask-first.ts';

/**
 * @param path the option `editorPath`
 * @param appUrl the option `appUrl`
 * @throws Error that says how to fix it, when the dev server cannot serve the editor
 */
export function mountOptions(server: ViteDevServer, path: string, appUrl?: string): MountOptions {
  const { config, httpServer } = server;
  if (!httpServer) {
    throw new Error('editorPath needs the dev server of Vite itself; in middleware mode, leave it out.');
  }
  if (config.server.https) {
    throw new Error(
      'editorPath works on a dev server that speaks http: leave server.https to the proxy in front, or leave editorPath out.',
    );
  }
  const local = appUrlOf(server);
  if (local === null) throw new Error('The dev server does not listen yet.');
  return { path, origin: new URL(appUrl ?? local).origin, localOrigin: new URL(local).origin };
}

/**
 * Lets the editor answer before Vite and the app, so that they neither add headers (CORS) to our answers nor rewrite our
 * paths.
 * @param editor returns the current editor server, or null until it runs
 */
export function mountEditor(server: ViteDevServer, editor: () => EditorServer | null): void {
  askFirst(server, (req, res, next) => {
    if (!editor()?.mounted?.request(req, res)) next();
  });
  server.httpServer?.prependListener('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    editor()?.mounted?.upgrade(req, socket, head);
  });
}
