/** A running server on a test project, and requests to it as a script, a browser or an attacker sends them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { mutatePath } from '../../../src/protocol/api.ts';
import { startEditorServer } from '../../../src/server/index.ts';
import type { EditorServer, EditorServerOptions, Mounted } from '../../../src/server/types.ts';
import { FILES, TestProject } from './project.ts';

export const APP_ORIGIN = 'http://localhost:5173';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  json: any;
}

export interface Ask {
  method?: string;
  path?: string;
  /** header lines as they go out; doubles allowed */
  headers?: [string, string][];
  /** headers of a good request to leave out */
  without?: string[];
  body?: string | Buffer;
}

export class TestServer {
  private constructor(
    readonly project: TestProject,
    readonly server: EditorServer,
    /** before every path; empty on a port of its own */
    readonly mountPath = '',
    private readonly app: Server | null = null,
  ) {}

  static async start(
    over: Partial<EditorServerOptions> = {},
    project: TestProject = new TestProject(FILES),
  ): Promise<TestServer> {
    return new TestServer(project, await startEditorServer(optionsOf(project, over)));
  }

  /** The same behind a path of another server's. */
  static async startMounted(mountPath: string): Promise<TestServer> {
    const project = new TestProject(FILES);
    let mounted: Mounted | null = null;
    const app = createServer((req, res) => {
      if (!mounted?.request(req, res)) res.writeHead(418, { 'access-control-allow-origin': '*' }).end('the app');
    });
    app.on('upgrade', (req, socket, head) => {
      if (!mounted?.upgrade(req, socket, head)) socket.destroy();
    });
    await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
    const mount = { path: mountPath, origin, localOrigin: origin };
    const server = await startEditorServer(optionsOf(project, { mount }));
    mounted = server.mounted;
    return new TestServer(project, server, mountPath, app);
  }

  get port(): number {
    return Number(new URL(this.server.origin).port);
  }

  get host(): string {
    return new URL(this.server.origin).host;
  }

  get canvas(): string {
    return `/api/canvases/${this.server.session.canvasId}`;
  }

  mutatePath(operation: string): string {
    return `/api${mutatePath(this.server.session.canvasId, operation)}`;
  }

  /** Headers of a request that passes the gate. */
  good(): [string, string][] {
    return [
      ['Host', this.host],
      ['Origin', this.server.origin],
      ['Authorization', `Bearer ${this.server.token}`],
      ['Content-Type', 'application/json'],
    ];
  }

  /** A good request with the given deviations: a header named there replaces the good one. */
  ask({ method = 'GET', path = '/api/session', headers = [], without = [], body }: Ask = {}): Promise<Answer> {
    const replaced = new Set([...headers.map(([name]) => name.toLowerCase()), ...without.map((n) => n.toLowerCase())]);
    const lines = [...this.good().filter(([name]) => !replaced.has(name.toLowerCase())), ...headers];
    return new Promise((resolve, reject) => {
      const flat = lines.flat();
      if (body !== undefined && !replaced.has('content-length') && !replaced.has('transfer-encoding')) {
        flat.push('Content-Length', String(Buffer.byteLength(body)));
      }
      const req = httpRequest({
        host: '127.0.0.1',
        port: this.port,
        method,
        path: this.mountPath + path,
        headers: flat,
        setHost: false,
        agent: false,
      });
      req.on('response', (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: res.statusCode ?? 0, headers: res.headers, text, json: maybeJson(text) });
        });
      });
      req.on('error', reject);
      req.end(body);
    });
  }

  post(path: string, body: unknown, ask: Ask = {}): Promise<Answer> {
    return this.ask({ method: 'POST', path, body: JSON.stringify(body), ...ask });
  }

  mutate(operation: string, body: unknown): Promise<Answer> {
    return this.post(this.mutatePath(operation), body);
  }

  /** Bytes as they are, over a bare socket. @returns the status of the first answer, 0 when the connection just ends */
  raw(bytes: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () => socket.write(bytes));
      let text = '';
      socket.setEncoding('latin1');
      socket.on('data', (chunk: string) => {
        text += chunk;
        if (/\r\n\r\n/.test(text)) socket.end();
      });
      socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)));
      socket.on('error', reject);
    });
  }

  async close(): Promise<void> {
    await this.server.close();
    await new Promise((resolve) => (this.app ? this.app.close(resolve) : resolve(null)));
    this.project.remove();
  }
}

function optionsOf(project: TestProject, over: Partial<EditorServerOptions>): EditorServerOptions {
  const editorDir = join(project.base, 'editor');
  mkdirSync(join(editorDir, 'assets'), { recursive: true });
  writeFileSync(
    join(editorDir, 'index.html'),
    '<!doctype html><script type="module" nonce="__VISUAL_EDIT_NONCE__" src="/assets/main.js"></script>',
  );
  writeFileSync(join(editorDir, 'replay.html'), '<!doctype html><script nonce="__VISUAL_EDIT_NONCE__"></script>');
  writeFileSync(join(editorDir, 'assets/main.js'), 'export {};');
  const address = { hostname: '127.0.0.1', port: 0, appUrl: () => `${APP_ORIGIN}/` };
  return { ...project.options(), ...address, typeCheck: false, editorDir, ...over };
}

function maybeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
