/** Finds the app's address in middleware mode, where Vite has no server of its own: from the first request. */
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { ViteDevServer } from 'vite';
import { assertLoopbackName } from '../server/http/listen.ts';
import { askFirst } from './ask-first.ts';

/**
 * Waits for a request whose host name means this machine only; other Host headers are not trusted.
 * @param found called once, before the request is answered
 */
export function onFirstRequest(server: ViteDevServer, found: (appUrl: string) => void): void {
  const { base, logger } = server.config;
  let isOver = false;
  askFirst(server, async (req, _res, next) => {
    const origin = isOver ? null : originOf(req);
    if (origin) {
      const isOurs = await assertLoopbackName(origin.hostname).then(
        () => true,
        () => false,
      );
      if (!isOver && isOurs) found(new URL(base, origin).href);
      else if (!isOver) logger.warn(notHere(origin.origin), { timestamp: true });
      isOver = true;
    }
    next();
  });
}

function originOf({ headers, socket }: IncomingMessage): URL | null {
  const scheme = (socket as TLSSocket).encrypted ? 'https' : 'http';
  const address = `${scheme}://${headers.host}`;
  return headers.host && URL.canParse(address) ? new URL(address) : null;
}

const notHere = (origin: string) =>
  `visual-edit has not started: the app was asked for as ${origin}, which other machines may reach. Give visualEdit() the option appUrl, the app's address on this machine, such as http://localhost:3000/.`;
