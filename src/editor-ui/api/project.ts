/**
 * Questions and orders about the project that are no edits of its source. Paths are under the canvas of the session.
 *
 * Some answers take seconds. A browser opens six connections to a server and lets further requests wait, so only some of them
 * are for questions: an edit always finds one.
 */
import pLimit from 'p-limit';
import type { ApiClient, ApiResult } from './client.ts';

const QUESTIONS_AT_ONCE = 4;

export interface ProjectApi {
  /**
   * Reads something of the project.
   * @param path with its query: `/source?file=src%2FApp.tsx`
   * @param unwanted makes room for the next question, which would wait for this answer
   */
  ask<T>(path: string, unwanted?: AbortSignal): Promise<ApiResult<T>>;
  /** Reads something that is not under that canvas. @param path below the API */
  askAt<T>(path: string, unwanted?: AbortSignal): Promise<ApiResult<T>>;
  /** The bytes of an image of the project; null if there are none. */
  image(file: string, unwanted: AbortSignal): Promise<Blob | null>;
  /** Asks the server to do something that is no change of the source. */
  tell<T>(path: string, body: unknown): Promise<ApiResult<T>>;
}

export function projectApi(api: Pick<ApiClient, 'get' | 'post' | 'image'>, canvasId: string): ProjectApi {
  const canvas = `/canvases/${canvasId}`;
  const inTurn = pLimit(QUESTIONS_AT_ONCE);
  return {
    ask: (path, unwanted) => inTurn(() => api.get(canvas + path, unwanted)),
    askAt: (path, unwanted) => inTurn(() => api.get(path, unwanted)),
    image: (file, unwanted) => inTurn(() => api.image(`${canvas}/asset?file=${encodeURIComponent(file)}`, unwanted)),
    tell: (path, body) => inTurn(() => api.post(canvas + path, body)),
  };
}
