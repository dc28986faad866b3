/** The code that stands for the token in the address that a browser is started with (S-20). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHECKS, createGate } from '../../src/server/http/gate.ts';
import { OneTimeCodes } from '../../src/server/http/one-time-codes.ts';
import { exchange, routeTable } from '../../src/server/routes/routes.ts';
import { type Ask, TestServer } from './support/server.ts';

describe('codes', () => {
  test('[S-20] are good once, for a minute, and only so many at a time', () => {
    let now = 0;
    const codes = new OneTimeCodes(() => now);
    const code = codes.issue();
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    expect([codes.redeem(code), codes.redeem(code), codes.redeem('0'.repeat(32))]).toEqual([true, false, false]);
    const late = codes.issue();
    now = 60_000;
    expect(codes.redeem(late)).toBe(false);
    const many = Array.from({ length: 17 }, () => codes.issue());
    expect(many.map((one) => codes.redeem(one))).toEqual([false, ...Array(16).fill(true)]);
  });
});

describe('the exchange', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await TestServer.start();
  });
  afterEach(() => server.close());

  const issue = () => {
    const url = server.server.openingUrl();
    expect(url).not.toContain(server.server.token);
    return /^http:\/\/127\.0\.0\.1:\d+\/#code=([0-9a-f]{32})$/.exec(url)?.[1] as string;
  };
  const give = (code: string, ask: Ask = {}) =>
    server.ask({
      method: 'POST',
      path: '/api/token',
      body: '{}',
      ...ask,
      headers: [['Authorization', `Code ${code}`], ...(ask.headers ?? [])],
    });

  test('[S-20] gives the token for a code, and not a second time', async () => {
    const code = issue();
    const first = await give(code);
    expect([first.status, first.json]).toEqual([200, { token: server.server.token }]);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store' });
    const second = await give(code);
    expect(second.status).toBe(401);
    expect(second.text).not.toContain(server.server.token);
  });

  test('[S-20] what the gate turns away uses no code up', async () => {
    const code = issue();
    const attempts: [Ask, number][] = [
      [{ headers: [['Origin', 'http://evil.com']] }, 403],
      [{ headers: [['Host', `evil.com:${server.port}`]] }, 403],
      [{ headers: [['Sec-Fetch-Site', 'same-site']], without: ['Origin'] }, 403],
      [{ headers: [['Content-Type', 'text/plain']] }, 415],
      [{ method: 'GET', body: undefined }, 405],
      [{ headers: [['Authorization', 'Code 00']] }, 401],
    ];
    for (const [ask, status] of attempts) expect((await give(code, ask)).status, JSON.stringify(ask)).toBe(status);
    expect((await give(code)).status).toBe(200);
  });

  test('[S-20] a code opens nothing else, and the token gets no token', async () => {
    const code = issue();
    const headers: [string, string][] = [['Authorization', `Code ${code}`]];
    expect((await server.ask({ path: '/api/session', headers })).status).toBe(401);
    expect((await server.mutate('editText', {})).status).toBe(400);
    expect((await server.ask({ method: 'POST', path: '/api/token', body: '{}' })).status).toBe(401);
    expect((await give(code)).status).toBe(200);
  });

  test('[S-90] guesses are slowed down, and the right code still passes', async () => {
    const code = issue();
    const answers = await Promise.all(Array.from({ length: 60 }, () => give('0'.repeat(32))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    expect((await give(code)).status).toBe(200);
  });

  test('the row of the gate is what holds it', () => {
    const { token, origin } = server.server;
    const routes = routeTable([exchange('/token', token)], () => true);
    const judge = (checks: typeof CHECKS) =>
      createGate(
        { hosts: [server.host], origin, token, routes, redeemCode: () => false },
        checks,
      )({
        url: '/api/token',
        method: 'POST',
        httpVersion: '1.1',
        headers: {},
        rawHeaders: ['Host', server.host, 'Content-Type', 'application/json'],
        socket: { remoteAddress: '127.0.0.1' },
      } as never);
    expect(judge(CHECKS)).toMatchObject({ ok: false, refusal: { code: 'unauthorized' } });
    expect(judge(CHECKS.filter(([name]) => name !== 'code'))).toMatchObject({ ok: true });
  });
});
