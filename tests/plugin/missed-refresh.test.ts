import { expect, it } from 'vitest';
import { resendUnrefreshed } from '../../src/plugin/missed-refresh.ts';
import type { Page } from '../../src/plugin/page-revisions.ts';
import type { PageModule } from '../../src/plugin/vite-versions.ts';
import { UNREFRESHED_EVENT } from '../../src/protocol/revisions.ts';

const MODULES: Record<string, PageModule> = {
  '/src/App.tsx': { file: '/project/src/App.tsx', isSelfAccepting: true },
  '/src/store.ts': { file: '/project/src/store.ts', isSelfAccepting: true },
  '/src/routes.tsx': { file: '/project/src/routes.tsx', isSelfAccepting: false },
};

/** @returns the files that are sent again, and the events that the page gets, once all is answered */
async function ask(data: unknown): Promise<{ resent: (string | null)[]; told: unknown[] }> {
  const resent: (string | null)[] = [];
  const told: unknown[] = [];
  let answer: (data: unknown, page: Page) => unknown = () => {};
  resendUnrefreshed(
    {
      send() {},
      on(event, listener) {
        if (event === UNREFRESHED_EVENT) answer = listener;
      },
    },
    () => ({
      moduleGraph: { getModuleByUrl: async (url: string) => MODULES[url] } as never,
      reloadModule: async ({ file }) => void resent.push(file),
    }),
    (file) => file.endsWith('.tsx'),
  );
  await answer(data, { send: (event: unknown) => void told.push(event) } as Page);
  return { resent, told };
}

it("sends React's modules again", async () => {
  expect(await ask({ paths: ['/src/App.tsx', '/src/store.ts'] })).toEqual({
    resent: ['/project/src/App.tsx'],
    told: [],
  });
});

it.each([
  { paths: ['/src/store.ts'] },
  { paths: ['/src/routes.tsx', '/src/none.tsx', 7] },
  { paths: '/src/App.tsx' },
  {},
  null,
  'paths',
])('answers that no refresh follows for %j', async (data) => {
  expect(await ask(data)).toEqual({ resent: [], told: [UNREFRESHED_EVENT] });
});
