/**
 * Requests to our server. A refusal is an answer, not an exception: every call gives `ApiFailure` with a reason and, where
 * there is one, the next step; a server that cannot be reached reads as the code `unreachable`.
 */
import type { ApiError, ApiFailure } from '../../protocol/api.ts';

export interface ApiOptions {
  /** address of the API, without a slash at its end */
  base: string;
  token: string;
  fetch?: typeof fetch;
}

export type ApiResult<T> = { ok: true; value: T } | (ApiFailure & { status: number });

export interface ApiClient {
  readonly base: string;
  readonly token: string;
  /** @param unwanted ends the request, which then answers with the code `aborted` */
  get<T>(path: string, unwanted?: AbortSignal): Promise<ApiResult<T>>;
  post<T>(path: string, body: unknown): Promise<ApiResult<T>>;
  /** An image; null if there is none, or it is no longer wanted. */
  image(path: string, unwanted: AbortSignal): Promise<Blob | null>;
}

const UNREACHABLE: ApiError = {
  code: 'unreachable',
  message: 'The visual-edit server does not answer.',
  hint: 'Check that it still runs in your terminal; the editor connects again by itself.',
};

const ABORTED: ApiError = { code: 'aborted', message: 'The answer is no longer wanted.' };

/** A client for one server and token. */
export function createApiClient(options: ApiOptions): ApiClient {
  const send = options.fetch ?? fetch.bind(globalThis);
  const ask = (path: string, init: RequestInit) =>
    send(options.base + path, {
      ...init,
      cache: 'no-store',
      credentials: 'omit',
      headers: { Authorization: `Bearer ${options.token}`, ...init.headers },
    });
  async function request<T>(path: string, init: RequestInit): Promise<ApiResult<T>> {
    let response: Response;
    try {
      response = await ask(path, init);
    } catch {
      return { ok: false, status: 0, error: init.signal?.aborted ? ABORTED : UNREACHABLE };
    }
    return readAnswer<T>(response);
  }
  return {
    base: options.base,
    token: options.token,
    image: (path, signal) =>
      ask(path, { signal })
        .then((response) => (response.ok ? response.blob() : null))
        // also while the bytes come
        .catch(() => null),
    get: (path, signal) => request(path, { method: 'GET', signal }),
    post: (path, body) =>
      request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  };
}

async function readAnswer<T>(response: Response): Promise<ApiResult<T>> {
  const body: unknown = await response.json().catch(() => null);
  const failed = !response.ok || (isObject(body) && body.ok === false);
  if (!failed) return { ok: true, value: body as T };
  const error = isObject(body) && isObject(body.error) ? (body.error as unknown as ApiError) : null;
  return { ok: false, status: response.status, error: error ?? statusError(response.status) };
}

function statusError(status: number): ApiError {
  if (status === 401) {
    return {
      code: 'unauthorized',
      message: 'The server does not know this editor.',
      hint: 'Open the address that visual-edit printed when it started last.',
    };
  }
  return { code: `http-${status}`, message: `The server answered ${status} without a reason.` };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
