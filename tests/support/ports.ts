import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

export interface TakenPort {
  port: number;
  release(): Promise<void>;
}

/** Listens on a port that was free, as another program would. */
export async function takePort(host = 'localhost', port = 0): Promise<TakenPort> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    release: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const taken = await takePort();
  await taken.release();
  return taken.port;
}

/** True when something accepts connections there. */
export async function isListening(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
