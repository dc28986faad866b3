/** Answers requests for the page of one component or story: the app's own HTML with our module in place of its entry. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { COMPONENT_PAGE } from '../../protocol/component-page.ts';
import { Refused, refuse } from '../../server/routes/errors.ts';
import type { DevSession } from '../dev-session.ts';
import { type Asked, askedProblem, moduleId, setupOf } from './component-module-id.ts';
import { entryOf, textOf, withScript } from './entry.ts';
import { storybookState } from './storybook.ts';

/** The query of a request for such a page; null for any other request. */
export function askedQuery({ method, url = '' }: IncomingMessage, base: string): URLSearchParams | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return pathname === `${base.startsWith('/') ? base : '/'}${COMPONENT_PAGE}` ? searchParams : null;
}

export async function answerPage(
  server: ViteDevServer,
  session: Pick<DevSession, 'root' | 'editableFile'>,
  query: URLSearchParams,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  let [status, html] = [200, ''];
  try {
    html = pageOf(session, askedIn(query, req));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    status = error.error.code === 'file-not-found' ? 404 : 403;
    html = refusalPage(error);
  }
  // The name of the app's own page: plugins and Vite treat addresses in it as they do there.
  const page = await server.transformIndexHtml('/index.html', html, req.url);
  const headers = server.config.server.headers ?? {};
  res.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  res.end(req.method === 'HEAD' ? undefined : page);
}

/** @throws Refused */
function askedIn(query: URLSearchParams, { headers }: IncomingMessage): Asked {
  const props = query.get('props');
  // Another site's page could choose props that the component was never meant to get.
  if (props !== null && headers['sec-fetch-site'] === 'cross-site')
    refuse('bad-field', 'Another site asks for this page with props.', { hint: 'Open it from the editor.' });
  const asked = {
    type: query.get('type'),
    file: query.get('file'),
    exportName: query.get('export'),
    ...(props && { props: asJson(props) }),
    ...(query.has('layout') && { layout: query.get('layout') }),
  };
  const problem = askedProblem(asked);
  return problem === null ? (asked as Asked) : refuse('bad-field', `The address ${problem}.`);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('bad-field', 'The props in the address are no JSON.');
  }
}

/** @throws Refused */
function pageOf({ root, editableFile }: Pick<DevSession, 'root' | 'editableFile'>, asked: Asked): string {
  const file = editableFile(asked.file);
  const html = textOf(root, 'index.html');
  const entry = html === null ? null : entryOf(html, root);
  if (html === null || entry === null) {
    const problem = html === null ? 'The project has no index.html' : 'index.html loads no script of the project';
    return refuse('no-entry', `${problem}, so no page can be made for a component alone.`, {
      hint: 'Components and stories are shown alone in projects whose index.html loads the app with <script type="module" src="…">.',
    });
  }
  const around = asked.type === 'STORY' ? storybookState(root) : setupOf(root);
  const version = createHash('sha256').update(`${around}\n${textOf(root, entry)}`);
  const id = moduleId({ ...asked, file }, version.digest('hex').slice(0, 8));
  return withScript(html, entry, `/@id/__x00__${id}`);
}

function refusalPage({ error: { message, hint } }: Refused): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Cannot be shown</title></head><body style="margin: 0; padding: 16px; font: 14px/1.5 system-ui, sans-serif"><div role="alert"><p><b>This cannot be shown</b></p><p>${escaped(message)}</p>${hint ? `<p>${escaped(hint)}</p>` : ''}</div></body></html>`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
