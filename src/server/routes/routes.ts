/** The route table. Paths are looked up in a Map, so that a path such as `constructor` matches no inherited property. */
import { API_PATH } from '../../protocol/api.ts';

export interface RouteRequest {
  query: URLSearchParams;
  /** parsed JSON of a POST; undefined for reads */
  body: unknown;
  /** name that the client gave itself */
  origin: string;
}

export interface Route {
  method: 'GET' | 'POST';
  /** path under the API, with `:canvas` for the canvas's id */
  path: string;
  /** writes files; limited in rate */
  isMutation: boolean;
  isSocket: boolean;
  /** needs a one-time code instead of the token, and answers with the token */
  isExchange: boolean;
  /** bytes of a body; without it, the server's usual limit */
  maxBody?: number;
  /** returns the answer's body; one with `ok: false` gets the status of its code. Throws Refused. */
  handle(request: RouteRequest): unknown | Promise<unknown>;
}

export const CANVAS = ':canvas';

export interface RouteTable {
  all: readonly Route[];
  /** The route of a path, or null. @param path unmodified, with the API prefix */
  find(path: string): Route | null;
}

/**
 * @param canvasId the only canvas; paths with another id match no route
 * @throws Error when two routes have the same address
 */
export function routeTable(routes: readonly Route[], canvasId: string): RouteTable {
  const byPath = new Map<string, Route>();
  for (const route of routes) {
    const path = API_PATH + route.path.replace(CANVAS, canvasId);
    if (byPath.has(path)) throw new Error(`two routes have the address ${route.path}`);
    byPath.set(path, route);
  }
  return { all: routes, find: (path) => byPath.get(path) ?? null };
}

/** Splits a request target. The path is neither decoded nor normalized. */
export function splitTarget(target: string): { path: string; query: URLSearchParams } {
  const mark = target.indexOf('?');
  if (mark < 0) return { path: target, query: new URLSearchParams() };
  return { path: target.slice(0, mark), query: new URLSearchParams(target.slice(mark + 1)) };
}

const PLAIN = { isMutation: false, isSocket: false, isExchange: false };

export function get(path: string, handle: Route['handle']): Route {
  return { method: 'GET', path, ...PLAIN, handle };
}
export function post(path: string, handle: Route['handle'], isMutation = false): Route {
  return { method: 'POST', path, ...PLAIN, isMutation, handle };
}
export function mutation(path: string, handle: Route['handle'], maxBody?: number): Route {
  return { ...post(path, handle, true), ...(maxBody === undefined ? {} : { maxBody }) };
}
export function socket(path: string): Route {
  return { method: 'GET', path, ...PLAIN, isSocket: true, handle: () => undefined };
}
/** Answers with the token, to requests that the gate accepted for their one-time code. */
export function exchange(path: string, token: string): Route {
  return { method: 'POST', path, ...PLAIN, isExchange: true, handle: () => ({ token }) };
}
