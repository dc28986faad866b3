/**
 * A server and an app that behave as documented in docs/API.md, without a project: answers can be set, and requests are
 * recorded. The editor's files come from `dist/editor`, under the headers that the real server sends.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Activity, ApiError, MutationSuccess, ServerEvent, SessionInfo } from '../../src/protocol/api.ts';
import { type CanvasAnswer, DEFAULT_CANVAS } from '../../src/protocol/canvases.ts';
import { CHANGE_TYPES, type ChangeType } from '../../src/protocol/changes.ts';
import type { DesignSystemAnswer } from '../../src/protocol/design-system.ts';
import type { CssRulesAnswer } from '../../src/protocol/style-rules.ts';
import { stopServer } from '../support/stop-server.ts';
import { APP_FILE, DIFF, fakeElements, SCOPES, TREE } from './fake-project.ts';
import { READS } from './fake-reads.ts';

const EDITOR_DIR = join(import.meta.dirname, '../../dist/editor');
const APP_DIR = join(import.meta.dirname, 'fixtures/app');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A project without Tailwind and without style sheets. */
const UNARRANGED: CanvasAnswer = { canvasId: 'main', name: DEFAULT_CANVAS, isSaved: false, storyboards: [] };
const NO_DESIGN: DesignSystemAnswer = {
  framework: null,
  problem: null,
  prefix: '',
  within: '',
  breakpoints: [],
  darkMode: { kind: 'none', selector: null },
  tokens: [],
  scales: {},
};
const NO_RULES: CssRulesAnswer = {
  cssElementLookup: {},
  stylesheets: [],
  breakpoints: [],
  darkMode: { kind: 'media' },
};

export interface FakeRequest {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
}

type Event = ServerEvent extends infer E ? (E extends { seq: number } ? Omit<E, 'seq'> : never) : never;

export interface FakeHost {
  editorUrl: string;
  /** with the token in its fragment */
  openUrl: string;
  appUrl: string;
  token: string;
  /** recorded requests, oldest first; reads included */
  requests: FakeRequest[];
  /** only those that would write */
  mutations(): FakeRequest[];
  activities: Activity[];
  /** the next mutation, undo or redo is refused with this */
  refuseNext(error: ApiError): void;
  /** holds answers to mutations back until the returned function is called */
  hold(): () => void;
  emit(event: Event): void;
  /** cuts the events socket and answers 503 to everything, until `comeBack` */
  goAway(): void;
  comeBack(): void;
  /** from now on another token is asked for, as after a restart */
  newToken(): void;
  close(): Promise<void>;
}

export interface FakeHostOptions {
  activities?: Activity[];
  /** query of the app's address, e.g. `hostile` */
  appQuery?: string;
  /** path of the app's address, e.g. `silent` for a page without our runtime */
  appPath?: string;
}

export async function startFakeHost(options: FakeHostOptions = {}): Promise<FakeHost> {
  if (!existsSync(EDITOR_DIR)) throw new Error(`There is no ${EDITOR_DIR}. Run \`npm run build\` first.`);
  const app = await listen(createServer((req, res) => serveApp(req, res)));
  const appUrl = `${originOf(app)}/${options.appPath ?? ''}${options.appQuery ? `?${options.appQuery}` : ''}`;
  const state = new HostState(appUrl, options.activities ?? []);
  const server = await listen(createServer((req, res) => void state.handle(req, res)));
  const editorUrl = `${originOf(server)}/`;
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: (set) => [...set][0] ?? false });
  server.on('upgrade', (req, socket, head) => {
    const protocols = req.headers['sec-websocket-protocol'] ?? '';
    if (state.away || !protocols.includes(`token.${state.token}`)) return socket.destroy();
    sockets.handleUpgrade(req, socket, head, (client) => state.join(client));
  });
  const first = state.token;
  return Object.assign(state, {
    editorUrl,
    openUrl: `${editorUrl}#token=${first}`,
    appUrl,
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      await Promise.all([server, app].map(stopServer));
    },
  });
}

class HostState {
  token = 'test-token-0123456789abcdef';
  away = false;
  requests: FakeRequest[] = [];
  readonly elements = fakeElements();
  private readonly clients = new Set<WebSocket>();
  private refusal: ApiError | null = null;
  private held: Promise<void> = Promise.resolve();
  private seq = 0;
  private made = 0;

  constructor(
    private readonly app: string,
    public activities: Activity[],
  ) {}

  mutations = (): FakeRequest[] => this.requests.filter((request) => request.path.includes('parseAndMutate'));

  refuseNext(error: ApiError): void {
    this.refusal = error;
  }

  hold(): () => void {
    let release = () => {};
    this.held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  emit(event: Event): void {
    const text = JSON.stringify({ seq: ++this.seq, ...event });
    for (const client of this.clients) client.send(text);
  }

  goAway(): void {
    this.away = true;
    for (const client of this.clients) client.terminate();
  }

  comeBack(): void {
    this.away = false;
  }

  newToken(): void {
    this.token = 'another-token-0123456789abcdef';
    for (const client of this.clients) client.terminate();
  }

  join(client: WebSocket): void {
    this.clients.add(client);
    client.on('close', () => this.clients.delete(client));
    client.send(JSON.stringify({ seq: ++this.seq, event: 'hello', latestActivityId: this.activities[0]?.id ?? null }));
  }

  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = pathOf(req);
    if (!path.startsWith('/api/')) return sendFile(res, EDITOR_DIR, path, editorHeaders(req, this.app));
    if (this.away)
      return sendJson(res, 503, { ok: false, error: { code: 'gone', message: 'The server is going down.' } });
    if (req.headers.authorization !== `Bearer ${this.token}`) {
      return sendJson(res, 401, { ok: false, error: { code: 'unauthorized', message: 'Wrong token.' } });
    }
    const body = req.method === 'POST' ? ((await readJson(req)) as Record<string, unknown>) : null;
    this.requests.push({ method: req.method ?? '', path: path.slice('/api'.length), body });
    await this.answer(res, path.slice('/api'.length), body);
  }

  private async answer(res: ServerResponse, path: string, body: Record<string, unknown> | null): Promise<void> {
    if (path === '/session') return sendJson(res, 200, this.session());
    if (path === '/canvases/main') return sendJson(res, 200, UNARRANGED);
    if (path.endsWith('/lookups')) return sendJson(res, 200, { treeElementLookup: this.elements, scopeLookup: SCOPES });
    if (path.endsWith('/activities')) return sendJson(res, 200, this.activities);
    if (path.endsWith('/designSystem')) return sendJson(res, 200, NO_DESIGN);
    if (path.endsWith('/classes') || path.endsWith('/describeClasses')) return sendJson(res, 200, { classes: [] });
    if (path.endsWith('/cssRules')) return sendJson(res, 200, NO_RULES);
    const read = READS[path.slice(path.lastIndexOf('/') + 1)];
    if (read) return sendJson(res, 200, read);
    if (path.endsWith('/openInEditor')) return sendJson(res, 200, { ok: true });
    if (!path.includes('/parseAndMutate/'))
      return sendJson(res, 404, { ok: false, error: { code: 'no-route', message: path } });
    await this.held;
    const refusal = this.refusal;
    this.refusal = null;
    if (refusal) return sendJson(res, 422, { ok: false, error: refusal });
    sendJson(res, 200, this.mutate(path.slice(path.lastIndexOf('/') + 1), body ?? {}));
  }

  private session(): SessionInfo {
    return {
      projectName: 'northgate',
      root: '/home/you/northgate',
      appUrl: this.app,
      appOrigin: new URL(this.app).origin,
      frameNonce: '0'.repeat(32),
      canvasId: 'main',
      storyboardId: 'app',
      version: '0.1.0',
    };
  }

  /** Accepts everything: keeps the activity list and the class table as the real server would. */
  private mutate(operation: string, body: Record<string, unknown>): MutationSuccess {
    const news = { prevIdToNewIdMap: {}, treeElementLookup: {}, scopeLookup: {} };
    const steps = { undoChangeToFiles: 'undo', redoChangeToFiles: 'redo' } as const;
    const step = steps[operation as keyof typeof steps];
    const known = this.activities.find((a) => a.changeId === (body.latestUuid ?? body.changeToRedoId));
    const activity = step && known ? { ...known, undone: step === 'undo' } : this.newActivity(operation, body);
    this.activities = step
      ? this.activities.map((a) => (a.id === activity.id ? activity : a))
      : [activity, ...this.activities];
    const lookup = step ? {} : this.changeClasses(operation, body);
    this.emit({ event: step ?? 'change', activity, revisions: {}, ...news, treeElementLookup: lookup });
    return {
      ok: true,
      revisions: {},
      activityId: activity.id,
      changeId: activity.changeId,
      ...news,
      treeElementLookup: lookup,
      files: activity.files,
      warnings: [],
      ...(operation === 'changePropValue' ? { toast: 'Prop changed' } : {}),
    };
  }

  private newActivity(operation: string, body: Record<string, unknown>): Activity {
    const types = Object.keys(CHANGE_TYPES) as ChangeType[];
    const type = types.find((name) => CHANGE_TYPES[name].operation === operation) ?? 'UNKNOWN';
    return {
      id: `made-${++this.made}`,
      changeId: String(body.changeId),
      type,
      changeName: CHANGE_TYPES[type].changeName,
      time: new Date().toISOString(),
      origin: 'editor',
      files: [{ path: APP_FILE, diff: DIFF }],
      undone: false,
    };
  }

  private changeClasses(
    operation: string,
    body: Record<string, unknown>,
  ): Record<string, (typeof this.elements)[string]> {
    const id = (body.reactElement as { codebaseId?: string } | undefined)?.codebaseId ?? '';
    const entry = this.elements[id];
    const name = String(body.className);
    if (!entry || (operation !== 'addClass' && operation !== 'removeClass')) return {};
    const others = entry.removableClasses.filter((each) => each !== name);
    this.elements[id] = { ...entry, removableClasses: operation === 'addClass' ? [...others, name] : others };
    return { [id]: this.elements[id] };
  }
}

function editorHeaders(req: IncomingMessage, appUrl: string): Record<string, string> {
  const csp = [
    "default-src 'none'",
    "script-src 'self'",
    // the build's placeholder stays in the page that is served here, so it is the nonce
    "style-src 'self' 'nonce-__VISUAL_EDIT_NONCE__'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ws://${req.headers.host}`,
    `frame-src ${new URL(appUrl).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  return { 'Content-Security-Policy': csp, 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' };
}

function pathOf(req: IncomingMessage): string {
  return new URL(req.url ?? '/', 'http://localhost').pathname;
}

function serveApp(req: IncomingMessage, res: ServerResponse): void {
  const path = pathOf(req);
  if (path === '/frame.js') {
    res.writeHead(200, { 'Content-Type': TYPES['.js'] });
    res.end(`const TREE = ${JSON.stringify(TREE)};\n${readFileSync(join(APP_DIR, 'frame.js'), 'utf8')}`);
    return;
  }
  if (path === '/silent') {
    res.writeHead(200, { 'Content-Type': TYPES['.html'] });
    res.end('<!doctype html><title>No runtime</title><p>This page has no runtime.</p>');
    return;
  }
  sendFile(res, APP_DIR, '/', {});
}

function sendFile(res: ServerResponse, dir: string, path: string, headers: Record<string, string>): void {
  const file = join(dir, normalize(path === '/' ? '/index.html' : path));
  if (!file.startsWith(dir) || !existsSync(file)) {
    res.writeHead(404).end();
    return;
  }
  res.writeHead(200, { ...headers, 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
  res.end(readFileSync(file));
}

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify(body));
}

async function readJson(req: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of req) text += chunk;
  return JSON.parse(text);
}

function listen(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
