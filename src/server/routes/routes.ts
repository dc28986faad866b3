/** The route table. Paths are looked up in a Map, so that a path such as `constructor` matches no inherited property. */
import { API_PATH } from '../../protocol/api.ts';

export interface RouteRequest {
  query: URLSearchParams;
  /** parsed JSON of a POST; undefined for reads */
  body: unknown;
  /** name that the client gave itself */
  origin: string;
  /** id of the canvas in the path, which exists; empty for a path without */
  canvasId: string;
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
  /** False for the path of a route under a canvas that does not exist. */
  hasCanvas(path: string): boolean;
}

const UNDER_CANVAS = new RegExp(`^(${API_PATH}/canvases/)([A-Za-z0-9_-]{1,100})(?=/|$)`);

/** The canvas in a path; null for a path without. */
export function canvasIn(path: string): string | null {
  return UNDER_CANVAS.exec(path)?.[2] ?? null;
}

/**
 * @param isCanvas true for the id of a canvas that exists
 * @throws Error when two routes have the same address
 */
export function routeTable(routes: readonly Route[], isCanvas: (canvasId: string) => boolean): RouteTable {
  const byPath = new Map<string, Route>();
  for (const route of routes) {
    const path = API_PATH + route.path;
    if (byPath.has(path)) throw new Error(`two routes have the address ${route.path}`);
    byPath.set(path, route);
  }
  const find = (path: string) => (path.includes(CANVAS) ? null : byPath.get(path.replace(UNDER_CANVAS, `$1${CANVAS}`)));
  return {
    all: routes,
    find: (path) => find(path) ?? null,
    hasCanvas(path) {
      const canvasId = canvasIn(path);
      return canvasId === null || isCanvas(canvasId);
    },
  };
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
