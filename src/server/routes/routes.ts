/** The route table: one row an address. Rows are found by the path alone, in a Map, never through an object's properties (S-75). */
import { API_PATH } from '../../protocol/api.ts';

export interface RouteRequest {
  query: URLSearchParams;
  /** decoded JSON of a POST; undefined for reads */
  body: unknown;
  /** how the client calls itself */
  origin: string;
}

export interface Route {
  method: 'GET' | 'POST';
  /** path under the API, with `:canvas` for the canvas's id */
  path: string;
  /** writes files: counted by the rate limit */
  isMutation: boolean;
  isSocket: boolean;
  /** asks for a one-time code in place of the token, and gives the token for it */
  isExchange: boolean;
  /** the answer's body; a body with `ok: false` gets the status of its code. Throws Refused. */
  handle(request: RouteRequest): unknown | Promise<unknown>;
}

export const CANVAS = ':canvas';

export interface RouteTable {
  all: readonly Route[];
  /** The row of a path, null when there is none. @param path as it came, with the API prefix */
  find(path: string): Route | null;
}

/**
 * @param canvasId the one canvas there is; another in a path is found in no row
 * @throws Error when two rows have one address
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

/** Path and query of a request target. The path stays as it came: nothing is decoded or folded (S-42). */
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
export function mutation(path: string, handle: Route['handle']): Route {
  return post(path, handle, true);
}
export function socket(path: string): Route {
  return { method: 'GET', path, ...PLAIN, isSocket: true, handle: () => undefined };
}
/** Answers with the token; the gate lets pass whoever has a code. */
export function exchange(path: string, token: string): Route {
  return { method: 'POST', path, ...PLAIN, isExchange: true, handle: () => ({ token }) };
}
