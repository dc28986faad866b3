import type { Server } from 'node:http';

/** Closes a server and its connections; `close` alone would wait for those that a browser keeps alive. */
export function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
