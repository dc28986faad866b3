/** The server's entry point: an `EditorServer` per project, and the session for work without a server. */
import { readFileSync } from 'node:fs';
import { API_PATH, type OpeningAnswer } from '../protocol/api.ts';
import { canvasName } from './canvases/canvases.ts';
import { watchFiles } from './files/watch.ts';
import { createEditorFiles } from './http/editor-files.ts';
import { type Endpoint, openEndpoint } from './http/endpoint.ts';
import { createEventsSocket } from './http/events-socket.ts';
import { createGate, type Verdict } from './http/gate.ts';
import { createHandlers } from './http/http.ts';
import { keepKey, prolongKey, takeKey } from './http/kept-key.ts';
import { assertLoopbackName } from './http/listen.ts';
import { OneTimeCodes } from './http/one-time-codes.ts';
import { writeServerFile } from './http/server-file.ts';
import { nonceOf } from './http/token.ts';
import { TypeWatch } from './reader/type-watch.ts';
import { allRoutes } from './routes/all-routes.ts';
import { routeTable } from './routes/routes.ts';
import { createSession, type Session } from './session.ts';
import { ReadAhead } from './source/read-ahead.ts';
import type { EditorServer, EditorServerOptions } from './types.ts';

export { ProjectLockedError } from './files/lock.ts';
export { projectStateDir } from './files/state-dir.ts';
export { readServerFile } from './http/server-file.ts';
export { decodeChangeItem } from './routes/decode-change.ts';
export { createSession } from './session.ts';
export type * from './types.ts';

/**
 * Starts the editor's server for a project: opens the session, listens, and writes `server.json` for scripts.
 * @throws ProjectLockedError when the project is open elsewhere; Error that says how to fix it, for an invalid host name, no
 *   free port or an unusable state folder
 */
export async function startEditorServer(options: EditorServerOptions): Promise<EditorServer> {
  if (!options.mount) await assertLoopbackName(options.hostname);
  const session = await createSession(options);
  try {
    return await serve(session, options);
  } catch (error) {
    await session.close();
    throw error;
  }
}

async function serve(session: Session, options: EditorServerOptions): Promise<EditorServer> {
  const { logger } = options;
  const token = takeKey(session.stateDir);
  const frameNonce = nonceOf(token);
  const codes = new OneTimeCodes();
  const { reader } = session.ws;
  const types = options.typeCheck ? new TypeWatch(session.ws, reader) : null;
  const ahead = new ReadAhead(session, reader);
  const context = {
    session,
    problems: () => types?.problems() ?? {},
    appUrl: options.appUrl,
    frameNonce,
    version: ownVersion(),
  };
  const routes = routeTable(
    allRoutes(context, reader, token, () => late.addresses()),
    (id) => canvasName(session.ws, id) !== null,
  );
  const socket = createEventsSocket(session.hub, () => session.activities()[0]?.id ?? null);
  const closed: Verdict = { ok: false, refusal: { code: 'closing', message: 'The server is starting or stopping.' } };
  const late = {
    judge: (() => closed) as ReturnType<typeof createGate>,
    serveFile: (() => {}) as ReturnType<typeof createEditorFiles>,
    addresses: (): OpeningAnswer => ({ editorUrl: '', openingUrl: '' }),
  };
  const handlers = createHandlers({
    logger,
    judge: (req, isUpgrade) => late.judge(req, isUpgrade),
    serveFile: (req, res) => late.serveFile(req, res),
    upgrade: (req, stream, head) => {
      socket.upgrade(req, stream, head);
      ahead.soon();
    },
  });
  const endpoint = await openEndpoint(handlers, options);
  const { origin, hosts, anyPeer, mounted, path } = endpoint;
  late.judge = createGate({ hosts, origin, token, routes, anyPeer, redeemCode: (code) => codes.redeem(code) });
  late.serveFile = createEditorFiles({ editorDir: options.editorDir, origin, path, appUrl: options.appUrl });
  const addresses = addressesOf(endpoint, token, codes);
  late.addresses = () => ({ editorUrl: addresses.editorUrlWithToken, openingUrl: addresses.openingUrl() });
  const { apiUrl } = addresses;
  keepKey(session.stateDir, token);
  const removeServerFile = writeServerFile(session.stateDir, { apiUrl, token, canvasId: session.canvasId });
  const watch = watchFiles(session, session.ws.identity.files());
  const stopFollowing = session.hub.on(({ event }) => {
    watch.addSoon(() => session.ws.identity.files());
    if (socket.size > 0 && event === 'lookups') ahead.soon();
  });
  return {
    session,
    mounted,
    ...addresses,
    origin,
    token,
    frameNonce,
    close: once(async () => {
      late.judge = () => closed;
      stopFollowing();
      ahead.close();
      types?.close();
      removeServerFile();
      await Promise.all([watch.close(), socket.close(), endpoint.stop(), session.close()]);
      prolongKey(session.stateDir);
    }),
  };
}

function addressesOf({ origin, localOrigin, path }: Endpoint, token: string, codes: OneTimeCodes) {
  const base = origin + path;
  return {
    editorUrl: `${base}/`,
    editorUrlWithToken: `${base}/#token=${token}`,
    openingUrl: () => `${base}/#code=${codes.issue()}`,
    apiUrl: localOrigin + path + API_PATH,
  };
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= close();
    return closing;
  };
}

/** From our package.json, two folders above both the sources and the build. */
function ownVersion(): string {
  const content = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return content.version;
}
