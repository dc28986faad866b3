/** Requests that the gate must turn away, by the number of their check and the row of the gate that holds them (security.md A). */
import type { Ask, TestServer } from './server.ts';

export interface Attack {
  check: number;
  name: string;
  /** the row of the gate without which the request would pass */
  row: string;
  ask: (server: TestServer) => Ask;
  status: number | number[];
  /** only POST routes have this to lose */
  posts?: true;
}

const origin = (check: number, name: string, value: (s: TestServer) => string): Attack => ({
  check,
  name: `Origin ${name}`,
  row: 'origin',
  ask: (s) => ({ headers: [['Origin', value(s)]] }),
  status: 403,
});
const host = (name: string, value: (s: TestServer) => string): Attack => ({
  check: 10,
  name: `Host ${name}`,
  row: 'host',
  ask: (s) => ({ headers: [['Host', value(s)]] }),
  status: [400, 403],
});
const authorization = (name: string, value: (s: TestServer) => string): Attack => ({
  check: 2,
  name: `token ${name}`,
  row: 'token',
  ask: (s) => ({ headers: [['Authorization', value(s)]] }),
  status: 401,
});
const type = (value: string): Attack => ({
  check: 15,
  name: `Content-Type ${value}`,
  row: 'content type',
  ask: () => ({ headers: [['Content-Type', value]] }),
  status: 415,
  posts: true,
});

export const ATTACKS: Attack[] = [
  { check: 1, name: 'no token', row: 'token', ask: () => ({ without: ['Authorization'] }), status: 401 },
  authorization('of the same length', () => `Bearer ${'0'.repeat(64)}`),
  authorization('shorter', (s) => `Bearer ${s.server.token.slice(1)}`),
  authorization('longer', (s) => `Bearer ${s.server.token}0`),
  authorization('empty', () => 'Bearer '),
  authorization('of 10 kB', () => `Bearer ${'a'.repeat(10_000)}`),
  authorization('in another scheme', (s) => `Basic ${s.server.token}`),
  {
    check: 2,
    name: 'two token headers',
    row: 'token',
    ask: (s) => ({
      headers: [
        ['Authorization', `Bearer ${s.server.token}`],
        ['Authorization', 'Bearer 00'],
      ],
    }),
    status: 401,
  },
  {
    check: 2,
    name: 'token in a cookie',
    row: 'token',
    ask: (s) => ({ without: ['Authorization'], headers: [['Cookie', `token=${s.server.token}`]] }),
    status: 401,
  },
  {
    check: 4,
    name: 'a program without token',
    row: 'token',
    ask: () => ({ without: ['Authorization', 'Origin'] }),
    status: 401,
  },
  origin(5, 'of a public page', () => 'http://evil.com'),
  origin(6, 'null', () => 'null'),
  origin(7, 'of another local port', () => 'http://127.0.0.1:1'),
  origin(7, 'of the app', () => 'http://localhost:5173'),
  origin(7, 'by another name of this machine', (s) => `http://localhost:${s.port}`),
  origin(8, 'with our name in front', (s) => `${s.server.origin}.evil.com`),
  origin(8, 'with another scheme', (s) => `https://${s.host}`),
  origin(8, 'with a trailing dot', (s) => `http://127.0.0.1.:${s.port}`),
  origin(8, 'with user info', (s) => `${s.server.origin}@evil.com`),
  origin(8, 'in IPv6', (s) => `http://[::ffff:7f00:1]:${s.port}`),
  {
    check: 8,
    name: 'two Origins',
    row: 'origin',
    ask: (s) => ({
      headers: [
        ['Origin', s.server.origin],
        ['Origin', 'http://evil.com'],
      ],
    }),
    status: 403,
  },
  ...['cross-site', 'same-site'].map(
    (site): Attack => ({
      check: 9,
      name: `Sec-Fetch-Site ${site} without Origin`,
      row: 'origin',
      ask: () => ({ without: ['Origin'], headers: [['Sec-Fetch-Site', site]] }),
      status: 403,
    }),
  ),
  host('of a rebound name', (s) => `evil.com:${s.port}`),
  host('0.0.0.0', (s) => `0.0.0.0:${s.port}`),
  host('of another address', (s) => `6.6.6.6:${s.port}`),
  host('evil.localhost', (s) => `evil.localhost:${s.port}`),
  host('with a dot', (s) => `127.0.0.1.:${s.port}`),
  host('without port', () => '127.0.0.1'),
  host('with another port', () => '127.0.0.1:1'),
  host('in IPv6', (s) => `[::ffff:127.0.0.1]:${s.port}`),
  host('empty', () => ''),
  {
    check: 11,
    name: 'two Hosts',
    row: 'host',
    ask: (s) => ({
      headers: [
        ['Host', s.host],
        ['Host', 'evil.com'],
      ],
    }),
    status: 400,
  },
  ...['X-Forwarded-Host', 'Forwarded'].map(
    (name): Attack => ({
      check: 13,
      name: `${name} beside a wrong Host`,
      row: 'host',
      ask: (s) => ({
        headers: [
          ['Host', 'evil.com'],
          [name, name === 'Forwarded' ? `host=${s.host}` : s.host],
        ],
      }),
      status: 403,
    }),
  ),
  {
    check: 15,
    name: 'no Content-Type',
    row: 'content type',
    ask: () => ({ without: ['Content-Type'] }),
    status: 415,
    posts: true,
  },
  type('text/plain'),
  type('multipart/form-data'),
  type('application/x-www-form-urlencoded; abc'),
  type('application/json-patch+json'),
  type('text/json'),
  type('application/json; charset=utf-16'),
  {
    check: 15,
    name: 'two Content-Types',
    row: 'content type',
    ask: () => ({
      headers: [
        ['Content-Type', 'application/json'],
        ['Content-Type', 'text/plain'],
      ],
    }),
    status: 415,
    posts: true,
  },
  ...['gzip', 'br', 'deflate', 'x'].map(
    (encoding): Attack => ({
      check: 84,
      name: `Content-Encoding ${encoding}`,
      row: 'content type',
      ask: () => ({ headers: [['Content-Encoding', encoding]] }),
      status: 415,
      posts: true,
    }),
  ),
  {
    check: 83,
    name: 'Content-Length above the limit',
    row: 'length',
    ask: () => ({ headers: [['Content-Length', String(16 * 1024 * 1024)]], body: '{}' }),
    status: 413,
    posts: true,
  },
];
