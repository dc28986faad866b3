import type { Server } from 'node:http';

/** Ends a server and what it is still answering: alone, `close` waits for every connection that a browser keeps in use. */
export function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
