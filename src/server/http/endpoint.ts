/** Makes the server reachable: on a port of its own, or behind a path of the app's server. */
import type { Server } from 'node:http';
import type { EditorServerOptions, Mounted, MountOptions } from '../types.ts';
import { commonHeaders } from './editor-files.ts';
import { createHttpServer, type Handlers } from './http.ts';
import { listenOnLoopback } from './listen.ts';

export interface Endpoint {
  /** accepted Host headers */
  hosts: readonly string[];
  /** of the editor's page */
  origin: string;
  /** for programs on this machine */
  localOrigin: string;
  /** prefix of every path; empty on a port of its own */
  path: string;
  /** true if requests may come from other machines, as with a forwarded port */
  anyPeer: boolean;
  mounted: Mounted | null;
  stop(): Promise<void>;
}

/** @throws Error when no port is free, or the path is invalid */
export async function openEndpoint(handlers: Handlers, options: EditorServerOptions): Promise<Endpoint> {
  return options.mount ? mountedEndpoint(handlers, options.mount) : ownPort(handlers, options);
}

async function ownPort(
  handlers: Handlers,
  { hostname, https, port: preferred }: EditorServerOptions,
): Promise<Endpoint> {
  const server = createHttpServer(handlers, https);
  const port = await listenOnLoopback(server, hostname, preferred);
  const host = `${hostname}:${port}`;
  const origin = `${https ? 'https' : 'http'}://${host}`;
  return {
    hosts: [host],
    origin,
    localOrigin: origin,
    path: '',
    anyPeer: false,
    mounted: null,
    stop: () => stop(server),
  };
}

/** Lets open requests finish, for at most 2 seconds; closes idle connections. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}

const MOUNT_PATH = /^(?:\/[\w.-]*\w)+$/;

/**
 * The app's server passes each request to us first. It keeps control of connections (slow senders, header sizes); every
 * request passes the same gate as on a port of our own.
 */
function mountedEndpoint(handlers: Handlers, { path, origin, localOrigin }: MountOptions): Endpoint {
  if (!MOUNT_PATH.test(path)) {
    throw new Error(
      `The editor cannot be mounted at "${path}". Give a path such as /__visual-edit, without a slash at the end.`,
    );
  }
  const isOurs = (url = '') => url.startsWith(`${path}/`);
  const mounted: Mounted = {
    path,
    request(req, res) {
      if (req.url === path) {
        // The page uses relative addresses, which need the trailing slash.
        res.writeHead(302, { ...commonHeaders(), Location: `${path}/` }).end();
        return true;
      }
      if (!isOurs(req.url)) return false;
      req.url = req.url?.slice(path.length);
      handlers.request(req, res);
      return true;
    },
    upgrade(req, socket, head) {
      const { url } = req;
      if (!isOurs(url)) return false;
      // Node calls every upgrade listener: restore the address, so that others do not take the shortened one for theirs.
      req.url = url?.slice(path.length);
      handlers.upgrade(req, socket, head);
      req.url = url;
      return true;
    },
  };
  const hosts = [...new Set([origin, localOrigin])].map((one) => new URL(one).host);
  return { hosts, origin, localOrigin, path, anyPeer: true, mounted, stop: async () => {} };
}
