/** The editor's own files: headers that keep other pages out, and no secret in them. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP_ORIGIN, TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const noToken = { without: ['Authorization', 'Content-Type', 'Origin'] };

describe('static files', () => {
  test('[S-22] the page cannot be framed, and frames the app and our page of recordings only', async () => {
    const answer = await server.ask({ path: '/', ...noToken });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`frame-src ${APP_ORIGIN} ${server.server.origin}/replay.html;`);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  test('[S-22] the page of recordings is framed by the editor only, runs our scripts only and sends nothing', async () => {
    const answer = await server.ask({ path: '/replay.html', ...noToken });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(answer.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        expect.stringMatching(/^script-src 'self' 'nonce-[^' ]+'$/),
        "connect-src 'none'",
        "frame-src 'none'",
        "frame-ancestors 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
      ]),
    );
    expect(answer.text).not.toContain('__VISUAL_EDIT_NONCE__');
    const other = await server.ask({
      path: '/replay.html',
      without: ['Authorization', 'Content-Type', 'Origin'],
      headers: [['Sec-Fetch-Site', 'cross-site']],
    });
    expect(other.status).toBe(403);
  });

  test('[S-22] each answer has a nonce of its own, in the policy and in the page', async () => {
    const pages = await Promise.all([1, 2].map(() => server.ask({ path: '/index.html', ...noToken })));
    const nonces = pages.map(({ text, headers }) => {
      const nonce = /nonce="([^"]+)"/.exec(text)?.[1] as string;
      expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  test('[S-22] assets and errors carry the headers too', async () => {
    for (const path of ['/assets/main.js', '/none.js', '/api/none']) {
      const { headers } = await server.ask({ path, ...noToken });
      expect(headers, path).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-resource-policy': 'same-origin' });
    }
    expect((await server.ask({ path: '/assets/main.js', ...noToken })).text).toBe('export {};');
  });

  test('[S-19] the token is in no file, header or error', async () => {
    for (const path of [
      '/',
      '/index.html',
      '/assets/main.js',
      '/none',
      '/api/session',
      '/..%2fstate',
      '/%2e%2e/state/server.json',
    ]) {
      const { text, headers } = await server.ask({ path, ...noToken });
      expect(text + JSON.stringify(headers), path).not.toContain(server.server.token);
    }
  });

  test('[S-18] a rebound name gets nothing', async () => {
    const answer = await server.ask({ path: '/', headers: [['Host', `rebind.test:${server.port}`]], ...noToken });
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('<script');
  });

  test('[S-28] errors are JSON and echo nothing', async () => {
    const answer = await server.ask({ path: '/api/<script>alert(1)</script>', ...noToken });
    expect(answer.text).not.toContain('<script>');
    const missing = await server.ask({ path: '/api/canvases/nowhere/lookups', headers: [['X', '<b>']] });
    expect(missing.json).toEqual({
      ok: false,
      error: { code: 'unknown-canvas', message: 'There is no such canvas.', hint: 'Load the list of canvases again.' },
    });
  });

  test('files that are missing, or POST to a file, are refused', async () => {
    expect((await server.ask({ path: '/none.js', ...noToken })).status).toBe(404);
    expect((await server.ask({ path: '/', method: 'POST', body: '', ...noToken })).status).toBe(405);
  });

  test('an editor that is not built is said to be, with what to do', async () => {
    const other = await TestServer.start();
    rmSync(join(other.project.base, 'editor'), { recursive: true });
    const answer = await other.ask({ path: '/', ...noToken });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('npm run build');
    await other.close();
  });
});
