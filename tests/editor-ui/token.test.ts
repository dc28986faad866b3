import { describe, expect, it } from 'vitest';
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
