/** Finds a free port and listens exclusively, on the loopback address only. */
import { lookup } from 'node:dns/promises';
import { createServer as createProbe, isIP, type Server } from 'node:net';

const LOOPBACK = '127.0.0.1';
const DEFAULT_PORT = 4710;
const ATTEMPTS = 200;

/**
 * Checks that a host name means this machine only.
 * @throws Error for an address that other machines could reach, or a name that resolves elsewhere
 */
export async function assertLoopbackName(hostname: string): Promise<void> {
  if (hostname === 'localhost' || /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.localhost$/.test(hostname)) return;
  if (/^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/.test(hostname)) return;
  const isName = isIP(hostname) === 0 && /^[a-z](?:[a-z0-9.-]*[a-z0-9])?$/.test(hostname) && !/^0x/.test(hostname);
  const found = isName ? await lookup(hostname, { all: true }).catch(() => []) : [];
  const isOurs = found.length > 0 && found.every(({ address }) => address === '::1' || address.startsWith('127.'));
  if (isOurs) return;
  throw new Error(
    `The editor is served to this machine only, so it cannot be reached as "${hostname}". Use localhost or 127.0.0.1.`,
  );
}

/**
 * Listens on the preferred port or, if taken, the next free one.
 * @returns the port
 * @throws Error when no port is free or the system forbids it
 */
export async function listenOnLoopback(
  server: Server,
  hostname: string,
  preferred: number = DEFAULT_PORT,
): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = preferred === 0 ? 0 : preferred + attempt;
    if (port > 65_535) break;
    const taken = await tryListen(server, port, LOOPBACK);
    if (taken === null) continue;
    // Browsers may resolve `localhost` to ::1 first, and would then reach another program on the same port.
    if (isIP(hostname) !== 0 || (await isFree(taken, '::1'))) return taken;
    await new Promise((resolve) => server.close(resolve));
  }
  throw new Error(`No free port was found from ${preferred} on. Free one, or name another with --editor-port.`);
}

/** @returns the port, or null when it is taken */
function tryListen(server: Server, port: number, host: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen({ port, host, exclusive: true });
  });
}

async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createProbe();
  try {
    return (await tryListen(probe, port, host)) !== null;
  } catch {
    // The machine has no IPv6, so no other program can listen there.
    return true;
  } finally {
    probe.close();
  }
}
