import type { Server } from 'node:http';

/** Closes a server and its open connections: `close` alone waits for each connection that a browser keeps alive. */
export function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
