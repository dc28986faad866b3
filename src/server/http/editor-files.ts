/** Serves the editor's static files. They contain no state and need no token; headers keep other pages from using them. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** Placeholder that the editor's build writes for the nonce of style and script elements; replaced anew per answer. */
const NONCE_PLACEHOLDER = '__VISUAL_EDIT_NONCE__';

/** Shows a recording that the editor hands to it; it holds no state. */
const REPLAY_PAGE = 'replay.html';

export interface EditorFilesOptions {
  editorDir: string;
  /** origin of this server, for the socket's address */
  origin: string;
  /** prefix of every path; empty on a port of its own */
  path?: string;
  appUrl(): string | null;
}

/** Headers of every answer, JSON included. */
export function commonHeaders(): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}

/** Content security policy of answers that are not a page. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function createEditorFiles(options: EditorFilesOptions): (req: IncomingMessage, res: ServerResponse) => void {
  const index = join(options.editorDir, 'index.html');
  const replay = join(options.editorDir, REPLAY_PAGE);
  let assets: ReturnType<typeof sirv> | null = null;
  return (req, res) => {
    if (!existsSync(index)) {
      sendNotBuilt(res);
      return;
    }
    const path = (req.url ?? '/').replace(/\?.*$/, '');
    if (path === '/' || path === '/index.html') {
      sendPage(res, req, index, (nonce) => pagePolicy(options, nonce));
      return;
    }
    if (path === `/${REPLAY_PAGE}`) {
      // Unlike all others, this page may be framed, by the editor only.
      sendPage(res, req, replay, (nonce) => replayPolicy(options, nonce), { 'X-Frame-Options': 'SAMEORIGIN' });
      return;
    }
    assets ??= sirv(options.editorDir, { etag: true, extensions: [], setHeaders: setAssetHeaders });
    assets(req, res, () => sendNotFound(res));
  };
}

function sendPage(
  res: ServerResponse,
  req: IncomingMessage,
  file: string,
  policy: (nonce: string) => string,
  headers: Record<string, string> = {},
): void {
  const nonce = randomBytes(16).toString('base64');
  const html = readFileSync(file, 'utf8').replaceAll(NONCE_PLACEHOLDER, nonce);
  res.writeHead(200, {
    ...commonHeaders(),
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy(nonce),
    'Content-Length': Buffer.byteLength(html),
  });
  res.end(req.method === 'HEAD' ? undefined : html);
}

/** Inline code and styles need the nonce; only the app and the page of recordings may be framed. */
function pagePolicy({ origin, path = '', appUrl }: EditorFilesOptions, nonce: string): string {
  const app = appUrl();
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    `frame-src ${app === null ? '' : `${new URL(app).origin} `}${origin}${path}/${REPLAY_PAGE}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * The page of recordings holds what a page of the app was: its styles apply and its pictures and fonts are fetched again, but none
 * of its scripts runs, and nothing is sent.
 */
function replayPolicy({ appUrl }: EditorFilesOptions, nonce: string): string {
  const app = appUrl();
  const places = app === null ? 'https:' : `https: ${new URL(app).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'unsafe-inline' ${places}`,
    `img-src data: blob: ${places}`,
    `font-src data: ${places}`,
    `media-src data: blob: ${places}`,
    "connect-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ');
}

function setAssetHeaders(res: ServerResponse): void {
  for (const [name, value] of Object.entries(commonHeaders())) res.setHeader(name, value);
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('Content-Security-Policy', NO_PAGE_POLICY);
}

function sendNotFound(res: ServerResponse): void {
  sendText(res, 404, 'text/plain', 'There is no such file.\n');
}

function sendNotBuilt(res: ServerResponse): void {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>visual-edit</title>
<h1>The editor is not built</h1>
<p>Run <code>npm run build</code> in the visual-edit repository (or install the package again), then reload this page.</p></html>
`;
  sendText(res, 503, 'text/html', html);
}

function sendText(res: ServerResponse, status: number, type: string, text: string): void {
  res.writeHead(status, {
    ...commonHeaders(),
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': NO_PAGE_POLICY,
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
}
