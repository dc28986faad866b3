/** Questions and orders about the project that are no edits of its source. Paths are under the canvas of the session. */
import type { ApiClient, ApiResult } from './client.ts';

export interface ProjectApi {
  /** Reads something of the project. @param path with its query: `/source?file=src%2FApp.tsx` */
  ask<T>(path: string): Promise<ApiResult<T>>;
  /** Asks the server to do something that is no change of the source. */
  tell<T>(path: string, body: unknown): Promise<ApiResult<T>>;
}

export function projectApi(api: Pick<ApiClient, 'get' | 'post'>, canvasId: string): ProjectApi {
  const canvas = `/canvases/${canvasId}`;
  return { ask: (path) => api.get(canvas + path), tell: (path, body) => api.post(canvas + path, body) };
}
