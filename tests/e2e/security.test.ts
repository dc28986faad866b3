/** The two origins in a real browser: other sites, rebound names, and the app in the frame, against the running command. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { mutatePath } from '../../src/protocol/api.ts';
import { CHANGE_TYPES } from '../../src/protocol/changes.ts';
import { projectStateDir } from '../../src/server/index.ts';
import { ApiClient } from '../support/api-client.ts';
import { launchBrowser } from '../support/browser.ts';
import { stateHomeOf } from '../support/cli.ts';
import { type RunningCli, sha256Tree, startCli, type TestProject } from '../support/project.ts';
import { createViteProject } from '../support/vite-project.ts';
import { attack, serveSite, type Target, type TestSite } from './hostile-page.ts';

let browser: Browser;
let context: BrowserContext;
let project: TestProject;
let cli: RunningCli;
let api: ApiClient;
let evil: TestSite;
let before: Record<string, string>;
/** origin of the editor */
let editor: string;
/** address that opens it */
let opens: string;

beforeAll(async () => {
  // Newer browsers ask the user before a page may reach this machine; the server must not count on that.
  browser = await launchBrowser(['--host-resolver-rules=MAP *.test 127.0.0.1'], ['LocalNetworkAccessChecks']);
  project = createViteProject();
  before = sha256Tree(project.root);
  const program = join(project.root, '../browser');
  writeFileSync(program, `#!/bin/sh\necho "$1" > "${program}.opened"\n`, { mode: 0o755 });
  cli = await startCli(project.root, ['--open'], { env: { BROWSER: program, DISPLAY: ':99' } });
  editor = new URL(cli.ready.editorUrl).origin;
  opens = `${editor}/#token=${cli.ready.token}`;
  // The file's elements are known, so that an attack that came through would find one.
  await fetch(new URL('src/App.jsx', cli.ready.appUrl));
  api = await ApiClient.connect(cli.ready);
  evil = await serveSite();
});
afterAll(async () => {
  await browser?.close();
  await evil?.close();
  await cli?.stop();
  project?.remove();
});
beforeEach(async () => {
  context = await browser.newContext();
});
/** After each attack: no file is changed, and the ledger is empty. */
afterEach(async () => {
  await context.close();
  expect(sha256Tree(project.root)).toEqual(before);
  expect(cli.lines.filter(({ event }) => event === 'change')).toEqual([]);
});

async function target(origin: string): Promise<Target> {
  const { codebaseId } = await api.element(({ componentName }) => componentName === 'h1');
  const operations = Object.values(CHANGE_TYPES).flatMap(({ operation }) => operation ?? []);
  const canvas = `/canvases/${api.canvasId}`;
  const reads = ['/session', '/canvases', canvas, `${canvas}/lookups`, `${canvas}/activities`];
  const writes = [...operations.map((operation) => mutatePath(api.canvasId, operation)), `${canvas}/changes`];
  return {
    origin,
    paths: [...reads, `${canvas}/source?file=src/App.jsx`, `${canvas}/openInEditor`, ...writes].map((p) => `/api${p}`),
    socketPath: `/api${canvas}/events`,
    body: JSON.stringify({ element: { codebaseId }, oldText: 'Hello there', newText: 'Attacked' }),
    token: cli.ready.token,
  };
}

async function evilPage(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`http://evil.test:${evil.port}/`);
  return page;
}

// The first test here: such an address is good for a minute.
test('[S-20] the address that a browser is started with opens the editor, once', async () => {
  const opened = join(project.root, '../browser.opened');
  await expect.poll(() => existsSync(opened), { timeout: 30_000 }).toBe(true);
  const address = readFileSync(opened, 'utf8').trim();
  expect(address).not.toContain(cli.ready.token);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('iframe').waitFor();
  expect(page.url()).toBe(`${editor}/`);
  await page.reload();
  await page.locator('iframe').waitFor();

  const other = await browser.newContext();
  const late = await other.newPage();
  await late.goto(address);
  await late.getByRole('alert').getByText('This address is from an earlier run').waitFor();
  expect(await late.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}');
  await other.close();
});

describe('a page of another site', () => {
  test('[S-17] writes nothing and reads nothing, by any means that a page has', async () => {
    const page = await evilPage();
    const statuses: number[] = [];
    context.on('response', (response) => void (response.url().startsWith(editor) && statuses.push(response.status())));
    const all = await target(editor);
    expect(await page.evaluate(attack, all)).toEqual({});
    expect(statuses.length).toBeGreaterThan(2 * all.paths.length);
    expect(new Set(statuses)).toEqual(new Set([403]));
    expect(await api.editHeading('Wrong', 'x')).toMatchObject({ ok: false });
  }, 180_000);

  test('the same page does reach a server that does not look who asks', async () => {
    const naive = await serveSite();
    const page = await evilPage();
    const { paths, ...rest } = await target(`http://localhost:${naive.port}`);
    await page.evaluate(attack, { ...rest, paths: paths.slice(0, 1) });
    const arrived = () => naive.requests.filter(({ method, body }) => method === 'POST' && body.includes('Attacked'));
    // fetch twice, beacon, form, sandboxed form; and the other two kinds of form.
    await expect.poll(() => arrived().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(7);
    const posts = arrived();
    expect(posts.map(({ type }) => type.replace(/;.*/, ''))).toEqual(
      expect.arrayContaining(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']),
    );
    expect(posts.filter(({ type }) => type.startsWith('text/plain')).length).toBeGreaterThanOrEqual(5);
    expect(naive.requests.filter(({ method }) => method === 'GET').length).toBeGreaterThanOrEqual(8);
    await naive.close();
  });

  test('[S-22] cannot frame the editor, and neither can the app', async () => {
    for (const origin of [`http://evil.test:${evil.port}/`, cli.ready.appUrl]) {
      const page = await context.newPage();
      await page.goto(origin);
      const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(editor));
      await page.evaluate((url) => {
        const frame = document.createElement('iframe');
        frame.src = url;
        document.body.append(frame);
      }, opens);
      expect((await failed).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
      await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
      await page.close();
    }
  });

  test('[S-9] [S-22] that opens the editor is turned away, and keeps no hold of what it opened', async () => {
    const page = await evilPage();
    const answered = context.waitForEvent('response', (response) => response.url().startsWith(editor));
    const popup = context.waitForEvent('page');
    await page.evaluate((url) => window.open(url), opens);
    expect((await answered).status()).toBe(403);
    expect(await (await popup).evaluate(() => [window.opener, document.body.innerText.includes('token')])).toEqual([
      null,
      false,
    ]);
  });
});

describe('[S-18] a name that was rebound to this machine', () => {
  test('gets neither page nor API', async () => {
    const page = await context.newPage();
    const rebound = editor.replace('localhost', 'rebind.test');
    const answer = await page.goto(`${rebound}/`);
    expect(answer?.status()).toBe(403);
    expect(await page.content()).not.toContain(cli.ready.token);
    // The attacker's own server sent this page under that name, before the name was rebound to this machine.
    await page.route(`${rebound}/bait`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>bait</title>' }),
    );
    await page.goto(`${rebound}/bait`);
    const { paths, body, token } = await target(rebound);
    const statuses = await page.evaluate(
      ({ paths, body, token }) =>
        Promise.all(
          paths.flatMap((path) => {
            const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
            const ask = (init: RequestInit) => fetch(path, { headers, ...init }).then(({ status }) => status);
            return [ask({}), ask({ method: 'POST', body })];
          }),
        ),
      { paths, body, token },
    );
    expect(new Set(statuses)).toEqual(new Set([403]));
  });
});

describe('the address', () => {
  test('[S-23] leads the editor nowhere else', async () => {
    const page = await context.newPage();
    const there = `http://evil.test:${evil.port}`;
    const seen = evil.requests.length;
    const words = ['app', 'server', 'gatewayUrl', 'appUrl', 'apiUrl', 'url']
      .map((name) => `${name}=${there}`)
      .join('&');
    await page.goto(`${editor}/?${words}#token=${cli.ready.token}&${words}`);
    await page.locator('iframe').waitFor();
    expect(await page.locator('iframe').getAttribute('src')).toBe(cli.ready.appUrl);
    await page.goto(`${editor}/#//evil.test:${evil.port}`);
    expect(evil.requests.slice(seen)).toEqual([]);
  });
});

describe('[S-21] the app in the frame', () => {
  let page: Page;
  let frame: Frame;
  beforeEach(async () => {
    page = await context.newPage();
    await page.goto(opens);
    await page.locator('[data-panel="layers"] [role="treeitem"]').first().waitFor();
    const found = page.frames().find((one) => one.url().startsWith(cli.ready.appUrl));
    if (!found) throw new Error('The app is not in a frame.');
    frame = found;
  });

  test('sees neither the page around it nor its address', async () => {
    const seen = await frame.evaluate(() => {
      const attempt = (read: () => unknown) => {
        try {
          return JSON.stringify(read()) ?? 'undefined';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        document: attempt(() => window.parent.document.body.innerHTML),
        hash: attempt(() => window.top?.location.hash),
        href: attempt(() => window.top?.location.href),
        storage: attempt(() => window.parent.sessionStorage.length),
        opener: attempt(() => window.opener),
        frameElement: attempt(() => window.frameElement),
        name: attempt(() => window.name),
        text: [document.referrer, ...Object.values(localStorage), ...Object.values(sessionStorage)].join(' '),
        entries: performance
          .getEntries()
          .map(({ name }) => name)
          .join(' '),
      };
    });
    const { text, entries, ...rest } = seen;
    expect(rest).toEqual({
      document: 'SecurityError',
      hash: 'SecurityError',
      href: 'SecurityError',
      storage: 'SecurityError',
      opener: 'null',
      frameElement: 'null',
      name: '""',
    });
    expect(`${text} ${entries}`).not.toContain(cli.ready.token);
    expect(await frame.evaluate(() => document.referrer)).toBe(`${editor}/`);
  });

  test('reaches nothing of the API, even with the token', async () => {
    expect(await frame.evaluate(attack, { ...(await target(editor)), paths: ['/', '/api/session'] })).toEqual({});
  });

  test('opens the editor, but not its inside', async () => {
    const popup = context.waitForEvent('page');
    const seen = await frame.evaluate(async (url) => {
      const other = window.open(url);
      // as soon as the editor's own page is there, at the latest
      for (let i = 0; i < 600 && other && !other.closed; i++) await new Promise((done) => setTimeout(done, 50));
      const attempt = (read: () => unknown) => {
        try {
          return String(read());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return { closed: other?.closed ?? true, body: attempt(() => other?.document?.body?.innerText ?? null) };
    }, opens);
    await popup;
    expect(seen.closed).toBe(true);
    expect(['null', 'SecurityError']).toContain(seen.body);
  });

  test('[S-103] cannot lead the page around it away', async () => {
    const blocked = await frame.evaluate((url) => {
      try {
        (window.top as Window).location.href = url;
        return false;
      } catch {
        return true;
      }
    }, `http://evil.test:${evil.port}/`);
    expect(blocked).toBe(true);
    expect(new URL(page.url()).origin).toBe(editor);
    const rules = await page.locator('iframe').getAttribute('sandbox');
    expect(rules?.split(' ')).toContain('allow-pointer-lock');
    expect(rules).not.toContain('top-navigation');
  });
});

describe("[S-32] Vite's own socket", () => {
  test('carries no change, whoever sends it', async () => {
    const { appUrl } = cli.ready;
    const client = await (await fetch(new URL('@vite/client', appUrl))).text();
    const key = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
    const { body } = await target(editor);
    const operations = Object.values(CHANGE_TYPES).flatMap(({ operation }) => operation ?? []);
    const events = ['mutate', 'change', 'undo', 'redo', 'lookups', ...operations, ...Object.keys(CHANGE_TYPES)].flatMap(
      (name) => [name, `visual-edit:${name}`, `tempo:${name}`],
    );
    const answers: string[] = [];
    for (const address of [`?token=${key}`, '']) {
      const socket = new WebSocket(`${appUrl.replace(/^http/, 'ws')}${address}`, 'vite-hmr');
      socket.on('message', (data) => answers.push(String(data)));
      const isOpen = await new Promise((done) => {
        socket.on('open', () => done(true));
        socket.on('error', () => done(false));
      });
      if (address !== '') expect(isOpen).toBe(true);
      if (!isOpen) continue;
      for (const event of events) socket.send(JSON.stringify({ type: 'custom', event, data: JSON.parse(body) }));
      // Vite answers a ping after all that came before it.
      socket.send(JSON.stringify({ type: 'ping' }));
      await expect.poll(() => answers.some((text) => /connected/.test(text))).toBe(true);
      socket.close();
      await new Promise((done) => socket.on('close', done));
    }
    expect(answers.join('\n')).not.toContain(cli.ready.token);
    expect(answers.filter((text) => !/"connected"|"pong"/.test(text))).toEqual([]);
  });
});

describe('the token', () => {
  /** Every address that a text of the servers names, as paths of the server it came from. */
  function addressesIn(text: string): string[] {
    const quoted = Array.from(text.matchAll(/["'`(=]\s*((?:\/|\.{1,2}\/)[\w@./:?&=%~+-]*)/g), ([, path = '']) => path);
    const maps = Array.from(text.matchAll(/sourceMappingURL=([\w./-]+)/g), ([, path = '']) => path);
    return [...quoted, ...maps];
  }

  /** Follows addresses from these on, as far as they lead on the same server. */
  async function crawl(
    origin: string,
    starts: string[],
    headers: Record<string, string>,
  ): Promise<Map<string, string>> {
    const texts = new Map<string, string>();
    const open = starts.map((path) => new URL(path, origin).href);
    for (let url = open.pop(); url !== undefined && texts.size < 400; url = open.pop()) {
      if (texts.has(url)) continue;
      const answer = await fetch(url, { headers });
      const text = `${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
      texts.set(url, text);
      for (const path of addressesIn(text)) {
        if (!URL.canParse(path, url)) continue;
        const next = new URL(path, url);
        next.hash = '';
        if (next.origin === origin && !texts.has(next.href)) open.push(next.href);
      }
    }
    return texts;
  }

  test('[S-19] is in nothing that either server hands out', async () => {
    const { root, appUrl, token } = cli.ready;
    const state = projectStateDir(root, { XDG_STATE_HOME: stateHomeOf(root) });
    const files = readdirSync(state).map((name) => join(state, name));
    expect(files.length).toBeGreaterThanOrEqual(3);
    const app = new URL(appUrl).origin;
    const appStarts = [
      '/',
      '/@vite/client',
      '/src/main.jsx?import',
      '/src/App.jsx?raw',
      '/src/App.jsx?url',
      '/src/App.jsx.map',
      `/@fs${root}/package.json`,
      '/none',
      '/src/none.jsx',
      '/@id/__x00__virtual:visual-edit',
      '/%2e%2e/state',
    ];
    const editorStarts = ['/', '/index.html', '/none', '/api', '/api/none', '/api/session', '/assets/', '/%2e%2e/'];
    for (const headers of [{}, { origin: app }] as Record<string, string>[]) {
      const ofApp = await crawl(app, appStarts, { ...headers, accept: '*/*' });
      const ofEditor = await crawl(editor, editorStarts, headers);
      expect(ofApp.size).toBeGreaterThan(10);
      expect(ofEditor.size).toBeGreaterThan(headers.origin ? 3 : 8);
      for (const [url, text] of [...ofApp, ...ofEditor]) expect(text.includes(token), url).toBe(false);
    }
    for (const file of files) {
      for (const query of ['', '?raw', '?import', '?url', '?import&raw']) {
        const answer = await fetch(`${app}/@fs${file}${query}`);
        expect([403, 404], `[S-62] ${file}${query}`).toContain(answer.status);
        expect(await answer.text()).not.toContain(token);
      }
    }
    // The secret is where it should be: the check above would see it.
    expect(readFileSync(join(state, 'server.json'), 'utf8')).toContain(token);
  }, 180_000);
});

test('[S-104] an app that forbids to be framed is said to, and its headers stay', async () => {
  const headers = "{ 'X-Frame-Options': 'DENY', 'Content-Security-Policy': \"frame-ancestors 'none'\" }";
  const config = `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()], server: { headers: ${headers} } };\n`;
  const closed = createViteProject({ 'vite.config.js': config });
  const other = await startCli(closed.root);
  const page = await context.newPage();
  await page.goto(other.ready.editorUrl);
  await page.getByText('refuse to be framed').waitFor();
  const answer = await fetch(other.ready.appUrl);
  expect([answer.headers.get('x-frame-options'), answer.headers.get('content-security-policy')]).toEqual([
    'DENY',
    "frame-ancestors 'none'",
  ]);
  await other.stop();
  closed.remove();
});
