/** The editor's server speaks https wherever the dev server does, however the certificate is given to Vite. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type ServerOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PLUGIN_NAME, type VisualEditApi, visualEdit } from '../../src/plugin/index.ts';

const CERTIFICATE = join(process.cwd(), 'tests/e2e/fixtures/https');
const path = (name: string) => join(CERTIFICATE, `localhost.${name}`);
const bytes = (name: string) => readFileSync(path(name));
const text = (name: string) => readFileSync(path(name), 'utf8');

let server: ViteDevServer | undefined;
let shell: NodeJS.ProcessEnv;

beforeEach(() => {
  shell = { ...process.env };
  const state = mkdtempSync(join(tmpdir(), 've-state-'));
  Object.assign(process.env, { VITEST: '', NODE_ENV: 'development', XDG_STATE_HOME: state });
});
afterEach(async () => {
  await server?.close();
  process.env = shell;
});

async function editorOf(https: ServerOptions): Promise<string> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 've-https-')));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(process.cwd(), 'node_modules/react'), join(root, 'node_modules/react'));
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, https },
    plugins: [visualEdit({ editorPort: 0 })],
  });
  await server.listen();
  const api = server.config.plugins.findLast(({ name }) => name === PLUGIN_NAME)?.api as VisualEditApi;
  return (await api.ready).origin;
}

/** @returns the status of the answer; rejects where no https is spoken */
function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(url, { rejectUnauthorized: false, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on('error', reject);
  });
}

describe('an app on https', () => {
  it.each<[string, ServerOptions]>([
    ['paths of files', { key: path('key'), cert: path('crt') }],
    ['their bytes', { key: bytes('key'), cert: bytes('crt') }],
    ['their text', { key: text('key'), cert: text('crt') }],
    ['several keys', { key: [bytes('key')], cert: [bytes('crt')] }],
    ['one text that holds both', { key: text('key') + text('crt'), cert: text('key') + text('crt') }],
    ['an archive with a passphrase', { pfx: path('p12'), passphrase: 'test' }],
  ])('given as %s', async (_, https) => {
    const url = await editorOf(https);
    expect(url).toMatch(/^https:/);
    expect(await statusOf(url)).toBe(200);
  });
});
