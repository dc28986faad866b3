import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { entriesOf, warmUp } from '../../src/plugin/warm-up.ts';
import type { TestProject } from '../support/project.ts';
import { createViteProject } from '../support/vite-project.ts';

let project: TestProject | null = null;
afterEach(() => project?.remove());

/** The requests that Vite receives. */
function asked(config: { html: string; isListening?: boolean; preTransformRequests?: boolean }): unknown[] {
  const { html, isListening = true, preTransformRequests = true } = config;
  project = createViteProject({ 'index.html': html });
  const warmupRequest = vi.fn();
  warmUp({
    config: { root: project.root, server: { preTransformRequests } },
    httpServer: { listening: isListening },
    environments: { client: { warmupRequest } },
  } as unknown as ViteDevServer);
  return warmupRequest.mock.calls.flat();
}

const ENTRY = '<script type="module" src="./src/main.jsx"></script>';

it('asks for the scripts of index.html that are there', () => {
  expect(asked({ html: `<script type="module" src="/made/by/a/plugin.js"></script>${ENTRY}` })).toEqual([
    '/src/main.jsx',
  ]);
});

it('asks for nothing before the server listens, where Vite transforms nothing ahead, and without index.html', () => {
  expect(asked({ html: ENTRY, isListening: false })).toEqual([]);
  expect(asked({ html: ENTRY, preTransformRequests: false })).toEqual([]);
  const root = project?.root as string;
  rmSync(join(root, 'index.html'));
  expect(() =>
    warmUp({
      config: { root, server: { preTransformRequests: true } },
      httpServer: { listening: true },
    } as ViteDevServer),
  ).not.toThrow();
});

it.each([
  ['<script type="module" src="/src/main.tsx"></script>', ['/src/main.tsx']],
  [`<SCRIPT async SRC='src/a.js' TYPE=module></SCRIPT><script type=module src="./b.js">`, ['/src/a.js', '/b.js']],
  ['<script type="module" src="/a.js"></script><script type="module" src="/a.js"></script>', ['/a.js']],
  ['<!-- <script type="module" src="/old.js"></script> -->', []],
  ['<script src="/classic.js"></script><script type="module">import "/inline.js"</script>', []],
  ['<script type="module" src="https://elsewhere.com/a.js"></script>', []],
  ['<script type="module" src="//elsewhere.com/a.js"></script>', []],
  ['<script type="module" src="%VITE_ENTRY%"></script><script type="module" src="/<%= entry %>"></script>', []],
  ['<script type="module" data-src="/a.js"></script>', []],
  ['<script type="module" src="/../../outside.js"></script>', ['/outside.js']],
  ['<script type="module" src="../outside.js"></script>', ['/outside.js']],
])('the entries of %s', (html, entries) => {
  expect(entriesOf(html)).toEqual(entries);
});
