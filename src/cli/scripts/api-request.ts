/** One request to the running server's API. */
import { type IncomingMessage, request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import type { ServerFile } from '../../server/http/server-file.ts';
import { ORIGIN } from './project-client.ts';

export interface ApiAnswer {
  status: number;
  /** seconds after which a refused request may be sent again */
  retryAfter: number;
  body: unknown;
}

/**
 * @param path under the API
 * @param body of a POST; a GET has none
 * @throws the system's error when the connection fails
 */
export function apiRequest({ apiUrl, token }: ServerFile, path: string, body?: unknown): Promise<ApiAnswer> {
  const url = new URL(apiUrl + path);
  const json = body === undefined ? undefined : JSON.stringify(body);
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, 'x-visual-edit-client': ORIGIN };
  if (json !== undefined) {
    headers['content-type'] = 'application/json';
    headers['content-length'] = String(Buffer.byteLength(json));
  }
  const options = { method: json === undefined ? 'GET' : 'POST', headers, agent: false };
  return new Promise((resolve, reject) => {
    const answered = (res: IncomingMessage) => readAnswer(res).then(resolve, reject);
    // An https app uses the developer's own certificate, and the connection does not leave this machine.
    const req =
      url.protocol === 'https:'
        ? requestOverHttps(url, { ...options, rejectUnauthorized: false }, answered)
        : requestOverHttp(url, options, answered);
    req.on('error', reject);
    req.end(json);
  });
}

async function readAnswer(res: IncomingMessage): Promise<ApiAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of res as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const retryAfter = Number(res.headers['retry-after'] ?? 0);
  return { status: res.statusCode ?? 0, retryAfter, body: text === '' ? null : JSON.parse(text) };
}
