import { describe, expect, it } from 'vitest';
import { codeIn, exchangeCode } from '../../src/editor-ui/boot/one-time-code.ts';
import { forgetToken, takeToken } from '../../src/editor-ui/boot/token.ts';

const TOKEN = 'a'.repeat(64);

function place(hash: string, saved?: string) {
  const storage = new Map(saved ? [['visual-edit.token', saved]] : []);
  const shown: string[] = [];
  return {
    storage,
    shown,
    location: { hash, pathname: '/', search: '?app=http://evil.test' },
    history: {
      replaceState: (_data: unknown, _title: string, url?: string | URL | null) => void shown.push(String(url)),
    },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
  };
}

describe('token', () => {
  it('is taken out of the address and remembered for this tab', () => {
    const at = place(`#token=${TOKEN}`);
    expect(takeToken(at)).toBe(TOKEN);
    expect(at.shown).toEqual(['/']);
    expect(takeToken(place('', at.storage.get('visual-edit.token')))).toBe(TOKEN);
  });

  it('[S-23] reads nothing else from the address', () => {
    for (const hash of ['', '#//evil.test', '#token=', '#token=<script>', '#server=http://evil.test', '#token=short']) {
      expect(takeToken(place(hash))).toBeNull();
    }
  });

  it('a new token wins over the remembered one', () => {
    expect(takeToken(place(`#token=${TOKEN}`, 'b'.repeat(64)))).toBe(TOKEN);
  });

  it('can be forgotten', () => {
    const at = place('', TOKEN);
    forgetToken(at);
    expect(takeToken(at)).toBeNull();
  });
});

describe('one-time code', () => {
  const CODE = 'c'.repeat(32);
  const answering = (status: number, body: string) => {
    const asked: Request[] = [];
    const send = async (url: unknown, init?: RequestInit) => {
      asked.push(new Request(String(url), init));
      return new Response(body, { status });
    };
    return { asked, send: send as typeof fetch };
  };

  it('[S-20] is read from the fragment in one form only', () => {
    expect(codeIn(`#code=${CODE}`)).toBe(CODE);
    for (const hash of ['', '#code=', '#code=short', `#code=${CODE}0`, `#acode=${CODE}`, `#token=${TOKEN}`]) {
      expect(codeIn(hash), hash).toBeNull();
    }
  });

  it('[S-20] is sent once, as a header, and gives the token', async () => {
    const { asked, send } = answering(200, JSON.stringify({ token: TOKEN }));
    expect(await exchangeCode('http://localhost/api', CODE, send)).toEqual({ token: TOKEN });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST http://localhost/api/token']);
    expect(asked[0]?.headers.get('authorization')).toBe(`Code ${CODE}`);
  });

  it('tells a refusal from a server that is away', async () => {
    const refused = { failed: 'refused' };
    expect(await exchangeCode('http://localhost/api', CODE, answering(401, '{"ok":false}').send)).toEqual(refused);
    expect(await exchangeCode('http://localhost/api', CODE, answering(200, 'no JSON').send)).toEqual(refused);
    const away = (() => Promise.reject(new TypeError('away'))) as typeof fetch;
    expect(await exchangeCode('http://localhost/api', CODE, away)).toEqual({ failed: 'unreachable' });
  });
});
