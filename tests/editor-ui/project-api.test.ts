/** Questions about the project, some of them slow, beside edits. */
import { expect, it } from 'vitest';
import { createApiClient } from '../../src/editor-ui/api/client.ts';
import { projectApi } from '../../src/editor-ui/api/project.ts';

/** A browser's connections to one server, HTTP/1.1. */
const CONNECTIONS = 6;

/** Answers when told to, and no more requests at once than a browser has connections. */
function busyServer() {
  const open = new Map<string, () => void>();
  const waiting: (() => void)[] = [];
  const next = () => {
    if (open.size < CONNECTIONS) waiting.shift()?.();
  };
  const api = createApiClient({
    base: 'http://localhost:4700/api',
    token: 'abc',
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        const path = String(url).split('/').slice(6).join('/');
        const end = (settle: () => void) => () => {
          open.delete(path);
          settle();
          next();
        };
        const { signal } = init ?? {};
        if (signal?.aborted) return reject(signal.reason);
        signal?.addEventListener(
          'abort',
          end(() => reject(signal.reason)),
        );
        waiting.push(() =>
          open.set(
            path,
            end(() => resolve(Response.json({ ok: true, path }))),
          ),
        );
        next();
      }),
  });
  return { api, open };
}

it('leaves a connection to an edit, however many answers are waited for', async () => {
  const { api, open } = busyServer();
  const { ask, tell } = projectApi(api, 'c');
  for (const name of ['a', 'b', 'c', 'd', 'e']) void ask(`/props?codebaseId=${name}`);
  for (const name of ['a', 'b', 'c']) void tell(`/describeClasses/${name}`, {});
  const edit = api.post('/canvases/c/edit', {});
  await expect.poll(() => [...open.keys()]).toContain('edit');
  open.get('edit')?.();
  expect(await edit).toMatchObject({ ok: true });
});

it('asks the next question when an answer is no longer wanted', async () => {
  const { api, open } = busyServer();
  const { ask } = projectApi(api, 'c');
  const left = new AbortController();
  const slow = ['a', 'b', 'c', 'd'].map((name) => ask(`/${name}`, left.signal));
  const queued = ask('/queued', left.signal);
  const wanted = ask<{ path: string }>('/wanted');
  await expect.poll(() => open.size).toBe(4);
  left.abort();
  for (const answer of [...slow, queued]) expect(await answer).toMatchObject({ ok: false, error: { code: 'aborted' } });
  await expect.poll(() => [...open.keys()]).toEqual(['wanted']);
  open.get('wanted')?.();
  expect(await wanted).toMatchObject({ ok: true, value: { path: 'wanted' } });
});
