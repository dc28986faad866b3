/**
 * The gate: every check that a request must pass before its body is read or a file is touched. HTTP requests and socket
 * upgrades go through the same table of checks.
 */
import type { IncomingMessage } from 'node:http';
import { API_PATH, type ApiError, SOCKET_PROTOCOL, SOCKET_TOKEN_PREFIX } from '../../protocol/api.ts';
import { type Route, type RouteTable, splitTarget } from '../routes/routes.ts';
import { RateLimit } from './rate-limit.ts';
import { tokenChecker } from './token.ts';

const MAX_BODY = 1024 * 1024;
const MAX_TARGET = 4096;
const MAX_HEADERS = 100;

/** The expected values. */
export interface GateSettings {
  /** accepted Host headers, `name:port`: one, or more behind another server */
  hosts: readonly string[];
  /** the only accepted Origin */
  origin: string;
  token: string;
  /** Returns true once for a valid one-time code. */
  redeemCode?(code: string): boolean;
  routes: RouteTable;
  /** accept other machines too, with the token; only behind a path of the app's server */
  anyPeer?: boolean;
}

export interface Refusal extends ApiError {
  /** seconds, for the Retry-After header */
  retryAfter?: number;
  /** methods, for the Allow header */
  allow?: string;
}

/** A request with the data that the checks need. */
interface Asked {
  req: IncomingMessage;
  isApi: boolean;
  isUpgrade: boolean;
  route: Route | null;
  settings: GateSettings;
  isToken(candidate: string): boolean;
  badTokens: RateLimit;
  mutations: RateLimit;
}

type Check = (asked: Asked) => Refusal | null;

/** Order matters: checks of the sender come before checks of the request's content. */
export const CHECKS: readonly (readonly [name: string, check: Check])[] = [
  ['peer', checkPeer],
  ['request line', checkRequestLine],
  ['host', checkHost],
  ['origin', checkOrigin],
  ['token', checkToken],
  ['method', checkMethod],
  ['content type', checkContentType],
  ['length', checkLength],
  ['route', checkRoute],
  ['rate', checkRate],
  // Last, because it consumes the code.
  ['code', checkCode],
];

export type Verdict = { ok: true; route: Route | null } | { ok: false; refusal: Refusal };

/**
 * @param checks tests leave out rows to prove that each one is needed
 * @returns a function that checks a request; `route` is null for the editor's static files
 */
export function createGate(
  settings: GateSettings,
  checks = CHECKS,
): (req: IncomingMessage, isUpgrade?: boolean) => Verdict {
  const isToken = tokenChecker(settings.token);
  const badTokens = new RateLimit(20, 20);
  // Allows a burst of 1000 changes, but only 50 per second for long.
  const mutations = new RateLimit(50, 1000);
  return (req, isUpgrade = false) => {
    const { path } = splitTarget(req.url ?? '');
    const isApi = isUpgrade || path === API_PATH || path.startsWith(`${API_PATH}/`);
    const route = isApi ? settings.routes.find(path) : null;
    const asked: Asked = { req, isApi, isUpgrade, route, settings, isToken, badTokens, mutations };
    for (const [, check] of checks) {
      const refusal = check(asked);
      if (refusal) return { ok: false, refusal };
    }
    return { ok: true, route };
  };
}

/** All values of a header from the raw request: Node silently joins some duplicates and drops others. */
export function headerValues(req: IncomingMessage, name: string): string[] {
  const values: string[] = [];
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    if (req.rawHeaders[i]?.toLowerCase() === name) values.push(req.rawHeaders[i + 1] ?? '');
  }
  return values;
}

function checkPeer({ req, settings }: Asked): Refusal | null {
  if (settings.anyPeer) return null;
  const address = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (address === '::1' || /^127(?:\.\d{1,3}){3}$/.test(address)) return null;
  return { code: 'forbidden-peer', message: 'Requests are taken from this machine only.' };
}

function checkRequestLine({ req }: Asked): Refusal | null {
  const target = req.url ?? '';
  const bad = (message: string): Refusal => ({ code: 'request-line', message });
  if (req.httpVersion !== '1.1') return bad('Only HTTP/1.1 is supported.');
  if (target.length > MAX_TARGET) return bad('The address is too long.');
  if (!target.startsWith('/') || target.startsWith('//')) return bad('The address is not a plain path.');
  if (/[#\\]/.test(target) || !/^[\x21-\x7e]+$/.test(target))
    return bad('The address holds characters that do not belong there.');
  if (req.rawHeaders.length > 2 * MAX_HEADERS) return bad(`There are more than ${MAX_HEADERS} headers.`);
  return null;
}

function checkHost({ req, settings }: Asked): Refusal | null {
  const hosts = headerValues(req, 'host');
  if (hosts.length !== 1) return { code: 'bad-request', message: 'There must be exactly one Host header.' };
  if (settings.hosts.includes(hosts[0] as string)) return null;
  return { code: 'forbidden-host', message: 'This server does not accept this host name.' };
}

function checkOrigin({ req, settings }: Asked): Refusal | null {
  const refusal: Refusal = { code: 'forbidden-origin', message: 'Requests of other pages are not taken.' };
  const origins = headerValues(req, 'origin');
  if (origins.length > 1 || (origins.length === 1 && origins[0] !== settings.origin)) return refusal;
  // Browsers send Sec-Fetch-Site also where they omit Origin; other programs send neither.
  const sites = headerValues(req, 'sec-fetch-site');
  if (sites.length > 1) return refusal;
  return sites.every((site) => site === 'same-origin' || site === 'none') ? null : refusal;
}

/** Every API route needs the token, with or without Origin; the editor's static files contain no state and need none. */
function checkToken({ req, isApi, isUpgrade, route, isToken, badTokens }: Asked): Refusal | null {
  if (!isApi || (route?.isExchange && !isUpgrade)) return null;
  const sent = isUpgrade ? socketTokens(req) : bearerTokens(req);
  if (sent.length === 1 && isToken(sent[0] as string)) return null;
  return unauthorized(badTokens);
}

function unauthorized(badTokens: RateLimit): Refusal {
  const retryAfter = badTokens.take();
  if (retryAfter > 0)
    return { code: 'too-many-requests', message: 'Too many requests without a valid token.', retryAfter };
  const hint = 'Open the editor with the address that visual-edit printed.';
  return { code: 'unauthorized', message: 'The request has no valid token.', hint };
}

function checkCode({ req, route, settings, badTokens }: Asked): Refusal | null {
  if (!route?.isExchange) return null;
  const sent = headerValues(req, 'authorization').map((value) => /^Code ([0-9a-f]{32})$/.exec(value)?.[1] ?? '');
  return sent.length === 1 && settings.redeemCode?.(sent[0] as string) ? null : unauthorized(badTokens);
}

function bearerTokens(req: IncomingMessage): string[] {
  return headerValues(req, 'authorization').map((value) => /^Bearer ([0-9a-f]+)$/.exec(value)?.[1] ?? '');
}

/** A browser cannot set headers on a WebSocket, so it sends the token as a subprotocol. */
function socketTokens(req: IncomingMessage): string[] {
  return socketProtocols(req)
    .filter((protocol) => protocol.startsWith(SOCKET_TOKEN_PREFIX))
    .map((protocol) => protocol.slice(SOCKET_TOKEN_PREFIX.length));
}

function socketProtocols(req: IncomingMessage): string[] {
  return headerValues(req, 'sec-websocket-protocol').flatMap((value) => value.split(',').map((part) => part.trim()));
}

function checkMethod({ req, isApi, route }: Asked): Refusal | null {
  const allow = isApi ? route?.method : 'GET, HEAD';
  if (allow === undefined || allow.split(', ').includes(req.method ?? '')) return null;
  return { code: 'method-not-allowed', message: `Wrong method: use ${allow} for this address.`, allow };
}

function checkContentType({ req, isApi }: Asked): Refusal | null {
  const refusal: Refusal = { code: 'unsupported-media-type', message: 'The body must be plain application/json.' };
  if (headerValues(req, 'content-encoding').length > 0) return refusal;
  if (!isApi || req.method !== 'POST') return null;
  const types = headerValues(req, 'content-type');
  if (types.length !== 1) return refusal;
  return /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i.test((types[0] ?? '').trim()) ? null : refusal;
}

/** Bytes that the body of a request may have. */
export function bodyLimit(route: Route | null): number {
  return route?.maxBody ?? MAX_BODY;
}

function checkLength({ req, route }: Asked): Refusal | null {
  const lengths = headerValues(req, 'content-length');
  const length = Number(lengths[0] ?? 0);
  if (lengths.length > 1 || !Number.isInteger(length))
    return { code: 'bad-request', message: 'The Content-Length header is invalid.' };
  if (req.method === 'POST') return length > bodyLimit(route) ? tooLarge(bodyLimit(route)) : null;
  const hasBody = length > 0 || headerValues(req, 'transfer-encoding').length > 0;
  return hasBody ? { code: 'bad-request', message: 'Only POST requests have a body.' } : null;
}

export function tooLarge(limit: number): Refusal {
  return { code: 'body-too-large', message: `The body has more than ${limit} bytes.` };
}

function checkRoute({ req, isApi, isUpgrade, route, settings }: Asked): Refusal | null {
  if (!isApi) return null;
  if (!route || route.isSocket !== isUpgrade)
    return { code: 'unknown-route', message: 'There is nothing at this address.' };
  if (!settings.routes.hasCanvas(splitTarget(req.url ?? '').path))
    return { code: 'unknown-canvas', message: 'There is no such canvas.', hint: 'Load the list of canvases again.' };
  if (!isUpgrade) return null;
  const version = headerValues(req, 'sec-websocket-version');
  const keys = headerValues(req, 'sec-websocket-key');
  const isSocket = (req.headers.upgrade ?? '').toLowerCase() === 'websocket';
  if (!isSocket || version.length !== 1 || version[0] !== '13' || keys.length !== 1) {
    return { code: 'bad-request', message: 'This is no WebSocket handshake of version 13.' };
  }
  const known = socketProtocols(req).every((p) => p === SOCKET_PROTOCOL || p.startsWith(SOCKET_TOKEN_PREFIX));
  if (known && socketProtocols(req).includes(SOCKET_PROTOCOL)) return null;
  return {
    code: 'bad-request',
    message: `The subprotocols must be ${SOCKET_PROTOCOL} and ${SOCKET_TOKEN_PREFIX}<token>.`,
  };
}

function checkRate({ route, mutations }: Asked): Refusal | null {
  if (!route?.isMutation) return null;
  const retryAfter = mutations.take();
  return retryAfter > 0 ? { code: 'too-many-requests', message: 'Too many changes a second.', retryAfter } : null;
}
