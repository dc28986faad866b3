/** A page of another site that tries everything a page can do to a server that it should not reach. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopServer } from '../support/stop-server.ts';

export interface Target {
  /** origin of the server under attack */
  origin: string;
  /** paths to try; the socket's is separate */
  paths: string[];
  socketPath: string;
  /** JSON that would change a file */
  body: string;
  /** a page does not have it; given to show that it would not help */
  token: string;
}

/** Means of a page, by name: how often each got anything that it could read. */
export type Loot = Record<string, string[]>;

/** Runs in the hostile page. Tries every means on every path, and records the response under the name of the means. */
export async function attack({ origin, paths, socketPath, body, token }: Target): Promise<Loot> {
  const loot: Loot = {};
  const keep = (means: string, text: string) => {
    loot[means] = [...(loot[means] ?? []), text];
  };
  const within = <T>(work: Promise<T>) =>
    Promise.race([work, new Promise<void>((done) => setTimeout(done, 5000))]).catch(() => undefined);
  const tryFetch = (means: string, url: string, init: RequestInit) =>
    within(
      fetch(url, { credentials: 'include', ...init })
        .then((answer) => answer.text())
        .then((text) => text && keep(means, text)),
    );
  const tryElement = (tag: 'img' | 'script' | 'link' | 'iframe' | 'object', url: string) =>
    within(
      new Promise<void>((done) => {
        const element = document.createElement(tag) as unknown as HTMLElement & Record<string, unknown>;
        if (tag === 'link') Object.assign(element, { rel: 'stylesheet', href: url });
        else if (tag === 'object') element.setAttribute('data', url);
        else element.src = url;
        element.onload = () => {
          const inside = () => {
            if (tag === 'iframe' || tag === 'object')
              return (element as unknown as HTMLIFrameElement).contentDocument?.body?.innerText;
            return tag === 'link' ? (element as unknown as HTMLLinkElement).sheet?.cssRules.length : 'loaded';
          };
          try {
            const read = inside();
            if (read) keep(tag, String(read));
          } catch {
            // Not readable, as it should be.
          }
          done();
        };
        element.onerror = () => done();
        document.body.append(element);
      }),
    );
  const tryEvents = (url: string) =>
    within(
      new Promise<void>((done) => {
        const source = new EventSource(url, { withCredentials: true });
        source.onopen = () => keep('EventSource', 'open');
        source.onmessage = ({ data }) => keep('EventSource', String(data));
        source.onerror = () => {
          source.close();
          done();
        };
      }),
    );
  const frames: HTMLIFrameElement[] = [];
  /** Sends a form into a frame of its own. No event tells of an answer that may not be shown there, but its document is out of reach. */
  const tryForm = (url: string, enctype: string, sandbox: boolean) => {
    const frame = document.createElement('iframe');
    if (sandbox) frame.setAttribute('sandbox', 'allow-forms allow-scripts');
    // A text/plain form sends `name=value`: JSON with the equals sign inside a string.
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const name = enctype === 'text/plain' ? `${body.slice(0, -1)},"x":"` : 'json';
    const value = enctype === 'text/plain' ? '"}' : body;
    const fields = `<input name="${escaped(name)}" value="${escaped(value)}">`;
    frame.srcdoc = `<form method="post" action="${url}" enctype="${enctype}">${fields}</form><script>document.forms[0].submit()</script>`;
    frames.push(frame);
    return within(
      new Promise<void>((done) => {
        frame.onload = () => {
          if (sandbox) return done();
          const look = setInterval(() => {
            if (frame.contentDocument !== null) return;
            clearInterval(look);
            done();
          }, 20);
        };
        document.body.append(frame);
      }),
    );
  };
  const tryPath = async (path: string) => {
    const url = origin + path;
    const plain = { 'content-type': 'text/plain' };
    const json = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }));
    navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
    await Promise.all([
      tryFetch('fetch', url, {}),
      tryFetch('fetch with token', url, { headers: json }),
      tryFetch('fetch no-cors', url, { mode: 'no-cors' }),
      tryFetch('POST no-cors', url, { mode: 'no-cors', method: 'POST', body, headers: plain }),
      tryFetch('POST', url, { method: 'POST', body, headers: plain }),
      tryFetch('POST with token', url, { method: 'POST', body, headers: json }),
      ...(['img', 'script', 'link', 'iframe', 'object'] as const).map((tag) => tryElement(tag, url)),
      tryEvents(url),
      ...['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'].map((t) => tryForm(url, t, false)),
      tryForm(url, 'text/plain', true),
    ]);
  };
  for (let i = 0; i < paths.length; i += 5) await Promise.all(paths.slice(i, i + 5).map(tryPath));
  const trySocket = (protocols: string[]) =>
    within(
      new Promise<void>((done) => {
        const socket = new WebSocket(origin.replace(/^http/, 'ws') + socketPath, protocols);
        socket.onopen = () => keep('WebSocket', 'open');
        socket.onclose = () => done();
      }),
    );
  await Promise.all([trySocket(['visual-edit.v1', `token.${token}`]), trySocket([]), trySocket(['vite-hmr'])]);
  for (const frame of frames) {
    try {
      const text = frame.contentDocument?.body?.innerText;
      if (text) keep('form', text);
    } catch {
      // Not readable, as it should be.
    }
  }
  return loot;
}

export interface SeenRequest {
  method: string;
  url: string;
  type: string;
  body: string;
}

export interface TestSite {
  port: number;
  /** requests it received */
  requests: SeenRequest[];
  close(): Promise<void>;
}

/** A plain web server that answers every request with `html`, and remembers them. */
export async function serveSite(html = '<!doctype html><title>site</title><body></body>'): Promise<TestSite> {
  const requests: SeenRequest[] = [];
  const server = createServer(async (req, res) => {
    requests.push(await read(req));
    res.setHeader('content-type', 'text/html');
    res.end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, requests, close: () => stopServer(server) };
}

async function read(req: IncomingMessage): Promise<SeenRequest> {
  let body = '';
  for await (const chunk of req) body += chunk;
  return { method: req.method ?? '', url: req.url ?? '', type: String(req.headers['content-type'] ?? ''), body };
}
