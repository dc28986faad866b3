import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../src/editor-ui/api/client.ts';

function client(answer: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  const api = createApiClient({
    base: 'http://localhost:4700/api',
    token: 'abc',
    fetch: async (url, init) => {
      asked.push({ url: String(url), init: init ?? {} });
      return answer();
    },
  });
  return { api, asked };
}

describe('api client', () => {
  it('sends the token as a header and JSON as JSON', async () => {
    const { api, asked } = client(() => Response.json({ ok: true, n: 1 }));
    expect(await api.post('/x', { a: 1 })).toEqual({ ok: true, value: { ok: true, n: 1 } });
    expect(asked[0]?.url).toBe('http://localhost:4700/api/x');
    expect(asked[0]?.init.headers).toEqual({ Authorization: 'Bearer abc', 'Content-Type': 'application/json' });
    expect(asked[0]?.init.body).toBe('{"a":1}');
  });

  it('gives a refusal back as a value, with its reason and next step', async () => {
    const error = { code: 'dynamic-text', message: 'No literal.', hint: 'Edit it there.' };
    const { api } = client(() => Response.json({ ok: false, error }, { status: 422 }));
    expect(await api.get('/x')).toEqual({ ok: false, status: 422, error });
  });

  it('says why when the answer is no JSON, or none comes', async () => {
    const broken = client(() => new Response('<html>', { status: 500 }));
    expect(await broken.api.get('/x')).toMatchObject({ ok: false, error: { code: 'http-500' } });
    const away = client(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await away.api.get('/x')).toMatchObject({ ok: false, status: 0, error: { code: 'unreachable' } });
    const stranger = client(() => new Response('', { status: 401 }));
    expect(await stranger.api.get('/x')).toMatchObject({ ok: false, error: { code: 'unauthorized' } });
  });
});
