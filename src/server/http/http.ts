/** Handles HTTP: gate, body, route, answer. Every error becomes a JSON answer; none ends the process. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Duplex } from 'node:stream';
import type { ApiError } from '../../protocol/api.ts';
import { failure, Refused, statusOf } from '../routes/errors.ts';
import { canvasIn, type Route, splitTarget } from '../routes/routes.ts';
import type { Certificate, Logger } from '../types.ts';
import { commonHeaders, NO_PAGE_POLICY } from './editor-files.ts';
import { bodyLimit, headerValues, type Refusal, tooLarge, type Verdict } from './gate.ts';
import { parseJsonBody } from './json-body.ts';

export interface HttpParts {
  judge(req: IncomingMessage, isUpgrade?: boolean): Verdict;
  serveFile(req: IncomingMessage, res: ServerResponse): void;
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  logger: Logger;
}

/** Header in which a client gives its name, for the activity list. */
const CLIENT_HEADER = 'x-visual-edit-client';

export interface Handlers {
  request(req: IncomingMessage, res: ServerResponse): void;
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Creates the request and upgrade handlers, for any server. */
export function createHandlers(parts: HttpParts): Handlers {
  return {
    request(req, res) {
      answer(parts, req, res).catch((error) => {
        parts.logger.error(`A request failed inside visual-edit: ${(error as Error)?.stack ?? String(error)}`);
        if (!res.headersSent)
          send(res, 500, failure({ code: 'internal-error', message: 'The request failed inside visual-edit.' }));
        else res.destroy();
      });
    },
    upgrade: (req, socket, head) => upgrade(parts, req, socket, head),
  };
}

const CLIENT_ERRORS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Creates a server that does not listen yet. Slow senders time out. */
export function createHttpServer(handlers: Handlers, https?: Certificate): Server {
  const limits = {
    headersTimeout: 10_000,
    requestTimeout: 25_000,
    connectionsCheckingInterval: 3000,
    maxHeaderSize: 16 * 1024,
  };
  const server = https
    ? createSecureServer({ ...limits, ...https }, handlers.request)
    : createServer(limits, handlers.request);
  server.keepAliveTimeout = 5000;
  // Size limits apply instead: dropping surplus headers could hide a duplicate from the gate.
  server.maxHeadersCount = 0;
  server.on('upgrade', handlers.upgrade);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & { bytesRead?: number }) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    // Browsers preconnect. An answer on a connection without a request would be taken for the answer to a request just on
    // its way; if the connection is closed instead, the browser retries on another.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    const status = CLIENT_ERRORS[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server as Server;
}

async function answer(parts: HttpParts, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const verdict = parts.judge(req);
  if (!verdict.ok) {
    sendRefusal(req, res, verdict.refusal);
    return;
  }
  if (!verdict.route) {
    parts.serveFile(req, res);
    return;
  }
  await answerRoute(verdict.route, req, res);
}

async function answerRoute(route: Route, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    const body = route.method === 'POST' ? parseJsonBody(await readBody(req, bodyLimit(route))) : undefined;
    const { path, query } = splitTarget(req.url ?? '');
    const canvasId = canvasIn(path) ?? '';
    const result = await route.handle({ query, body, origin: clientName(req), canvasId });
    send(res, resultStatus(result), result);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    sendRefusal(req, res, error.error);
  }
}

function resultStatus(result: unknown): number {
  const { ok, error } = (result ?? {}) as { ok?: unknown; error?: ApiError };
  return ok === false && error ? statusOf(error.code) : 200;
}

/** Reads the body. @throws Refused if it is too large (reading stops at the limit), not UTF-8, or incomplete */
async function readBody(req: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > limit) throw new Refused(tooLarge(limit));
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused({ code: 'bad-request', message: 'The body is incomplete.' });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refused({ code: 'bad-json', message: 'The body is not UTF-8.' });
  }
}

function clientName(req: IncomingMessage): string {
  const name = headerValues(req, CLIENT_HEADER)[0] ?? 'editor';
  return name.replace(/[^\w .@:-]/g, '').slice(0, 60) || 'editor';
}

function sendRefusal(req: IncomingMessage, res: ServerResponse, refusal: Refusal): void {
  const { retryAfter, allow, ...error } = refusal;
  if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
  if (allow !== undefined) res.setHeader('Allow', allow);
  // Close the connection instead of reading the rest of the body.
  if (!req.complete) res.setHeader('Connection', 'close');
  send(res, statusOf(error.code), failure(error));
}

/** An answer's body that is already JSON. */
export class WrittenJson {
  constructor(readonly text: string) {}
}

/** An image as an answer. */
export class ImageBytes {
  constructor(
    readonly bytes: Uint8Array,
    /** its media type */
    readonly type: string,
  ) {}
}

/** An SVG opened as a page runs no script, and loads nothing. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

function sendImage(res: ServerResponse, { bytes, type }: ImageBytes): void {
  res.writeHead(200, {
    ...commonHeaders(),
    'Content-Security-Policy': IMAGE_POLICY,
    'Content-Type': type,
    'Content-Length': bytes.byteLength,
  });
  res.end(bytes);
}

function send(res: ServerResponse, status: number, body: unknown): void {
  if (res.destroyed || res.headersSent) return;
  if (body instanceof ImageBytes) {
    sendImage(res, body);
    return;
  }
  const json = body instanceof WrittenJson ? body.text : JSON.stringify(body);
  res.writeHead(status, {
    ...commonHeaders(),
    'Content-Security-Policy': NO_PAGE_POLICY,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(json),
  });
  res.end(json);
}

function upgrade(parts: HttpParts, req: IncomingMessage, socket: Duplex, head: Buffer): void {
  socket.on('error', () => socket.destroy());
  const verdict = parts.judge(req, true);
  if (verdict.ok) {
    parts.upgrade(req, socket, head);
    return;
  }
  refuseUpgrade(socket, verdict.refusal);
}

/** Refuses an upgrade with an HTTP answer, before a WebSocket exists. */
export function refuseUpgrade(socket: Duplex, error: ApiError): void {
  const status = statusOf(error.code);
  const body = JSON.stringify(failure({ code: error.code, message: error.message }));
  const head = `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json\r\nX-Content-Type-Options: nosniff`;
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
