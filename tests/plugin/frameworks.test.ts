/** Frameworks and layouts on Vite, each in a small project of its own: the page's modules are tagged, or nothing is. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, PluginOption, ViteDevServer } from 'vite';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PLUGIN_NAME, type VisualEditApi, visualEdit } from '../../src/plugin/index.ts';
import { ApiClient } from '../support/api-client.ts';
import { tagsIn } from './support/tags.ts';
import { installedVersions } from './support/versions.ts';

const TIMEOUT = { timeout: 120_000 };

let modules: string;
let vite: typeof import('vite');
let root: string;
let open: ViteDevServer[];
let shell: NodeJS.ProcessEnv;

beforeAll(async () => {
  modules = await installedVersions('frameworks');
  vite = await load('vite');
}, 300_000);
beforeEach(() => {
  shell = { ...process.env };
  const state = mkdtempSync(join(tmpdir(), 've-state-'));
  Object.assign(process.env, { VITEST: '', NODE_ENV: 'development', XDG_STATE_HOME: state });
  open = [];
  root = realpathSync(mkdtempSync(join(tmpdir(), 've-framework-')));
  symlinkSync(modules, join(root, 'node_modules'));
});
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  process.env = shell;
});

/** Imports a package as the projects here would. */
async function load<T>(name: string): Promise<T> {
  const entry = name === 'vite' ? join(modules, 'vite/dist/node/index.js') : resolveImport(name);
  return import(pathToFileURL(entry).href);
}

function resolveImport(name: string): string {
  const [, folder = name, path = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(name) ?? [];
  const { exports } = JSON.parse(readFileSync(join(modules, folder, 'package.json'), 'utf8'));
  let target = exports[`.${path}`] ?? exports;
  while (typeof target === 'object') target = target.node ?? target.import ?? target.default;
  return join(modules, folder, target);
}

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

async function serve(plugins: PluginOption[], config: InlineConfig = {}, from = root): Promise<ViteDevServer> {
  const server = await vite.createServer({
    root: from,
    configFile: false,
    logLevel: 'silent',
    cacheDir: mkdtempSync(join(tmpdir(), 've-cache-')),
    ...config,
    server: { port: 0, fs: { allow: [root, modules] }, ...config.server },
    plugins: [...plugins, visualEdit({ editorPort: 0 }) as PluginOption],
  });
  open.push(server);
  await server.listen();
  await apiOf(server).ready;
  return server;
}

const apiOf = (server: ViteDevServer) =>
  server.config.plugins.findLast(({ name }) => name === PLUGIN_NAME)?.api as VisualEditApi;
const codeOf = async (server: ViteDevServer, url: string) => (await server.transformRequest(url))?.code ?? '';

const PAGE = `export default function Page({ rows = ['a'] }) {
  return <main className="page">{rows.map((row) => <p key={row}>{row}</p>)}</main>;
}
`;

describe('React Router in framework mode', () => {
  it('is tagged for the page, and not in what the server renders', TIMEOUT, async () => {
    write({
      'package.json': JSON.stringify({
        type: 'module',
        dependencies: { '@react-router/node': '*', isbot: '*', react: '*', 'react-dom': '*', 'react-router': '*' },
      }),
      'app/routes.ts': `import { index } from '@react-router/dev/routes';\nexport default [index('page.tsx')];\n`,
      'vite.config.mjs': `import { reactRouter } from '@react-router/dev/vite';\nexport default { plugins: [reactRouter()] };\n`,
      'app/page.tsx': PAGE,
      'app/root.tsx': `import { Outlet, Scripts } from 'react-router';
export default function Root() {
  return <html lang="en"><head /><body><Outlet /><Scripts /></body></html>;
}
`,
    });
    const previous = process.cwd();
    process.chdir(root);
    const server = await serve([], { configFile: join(root, 'vite.config.mjs') });
    process.chdir(previous);
    const html = await (await fetch(server.resolvedUrls?.local[0] as string)).text();
    expect(html).toContain('<main class="page"><p>a</p></main>');
    expect(html).not.toContain('tempo-');
    expect(tagsIn(await codeOf(server, '/app/page.tsx'))).toHaveLength(2);
  });
});

describe('TanStack Router with code splitting', () => {
  it('gives the parts of a split file the ids of the file', TIMEOUT, async () => {
    write({
      'package.json': '{"type":"module"}',
      'src/routes/__root.tsx': `import { createRootRoute, Outlet } from '@tanstack/react-router';
export const Route = createRootRoute({ component: () => <div><Outlet /></div> });
`,
      'src/routes/index.tsx': `import { createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('/')({ component: Home });
function Home() {
  return <main><h1>Home</h1></main>;
}
`,
    });
    const { tanstackRouter } = await load<{ tanstackRouter(options: object): PluginOption }>(
      '@tanstack/router-plugin/vite',
    );
    const { default: react } = await load<{ default(): PluginOption }>('@vitejs/plugin-react');
    const splitting = tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: join(root, 'src/routes'),
      generatedRouteTree: join(root, 'src/routeTree.gen.ts'),
    });
    const server = await serve([splitting, react()]);
    const part = await codeOf(server, '/src/routes/index.tsx?tsr-split=component');
    expect(tagsIn(part)).toHaveLength(2);
    const lookups = await (await ApiClient.connect(await apiOf(server).ready)).lookups();
    for (const [id] of part.matchAll(/tempo-[0-9a-f-]{36}/g))
      expect(lookups[id]?.filename).toBe('src/routes/index.tsx');
  });
});

describe('other compilers', () => {
  it('plugin-react-swc sees the tags of the source', TIMEOUT, async () => {
    write({ 'package.json': '{"type":"module"}', 'page.tsx': PAGE });
    const { default: swc } = await load<{ default(): PluginOption }>('@vitejs/plugin-react-swc');
    expect(tagsIn(await codeOf(await serve([swc()]), '/page.tsx'))).toHaveLength(2);
  });

  it('the React Compiler, listed first, finds tagged elements', TIMEOUT, async () => {
    write({ 'package.json': '{"type":"module"}', 'page.tsx': PAGE });
    const { transformAsync } = createRequire(join(modules, 'x.js'))('@babel/core') as typeof import('@babel/core');
    const compiler: PluginOption = {
      name: 'compiler',
      enforce: 'pre',
      async transform(code, id) {
        if (!id.endsWith('page.tsx')) return null;
        const plugins = [join(modules, 'babel-plugin-react-compiler')];
        const parserOpts = { plugins: ['jsx' as const, 'typescript' as const] };
        const result = await transformAsync(code, { filename: id, plugins, parserOpts, configFile: false });
        return { code: result?.code ?? code, map: null };
      },
    };
    const { default: react } = await load<{ default(): PluginOption }>('@vitejs/plugin-react');
    const code = await codeOf(await serve([compiler, react()]), '/page.tsx');
    expect(code).toMatch(/compiler[-_]runtime/);
    expect(tagsIn(code)).toHaveLength(2);
  });
});

describe('a monorepo', () => {
  it('tags the sources of a linked package of the workspace, and no others outside the root', TIMEOUT, async () => {
    write({
      'package.json': '{"type":"module","workspaces":["app","ui"]}',
      'ui/package.json': '{"name":"ui","type":"module","exports":"./index.jsx"}',
      'ui/index.jsx': PAGE,
      'other/index.jsx': PAGE,
      'app/package.json': '{"name":"app","type":"module"}',
      'app/main.jsx': `import Page from '../ui/index.jsx';\nexport const App = () => <div><Page /></div>;\n`,
    });
    const { default: react } = await load<{ default(): PluginOption }>('@vitejs/plugin-react');
    const server = await serve([react()], {}, join(root, 'app'));
    expect(tagsIn(await codeOf(server, '/main.jsx'))).toHaveLength(2);
    expect(tagsIn(await codeOf(server, `/@fs${root}/ui/index.jsx`))).toHaveLength(2);
    expect(tagsIn(await codeOf(server, `/@fs${root}/other/index.jsx`))).toHaveLength(0);
  });
});

describe('several copies of React', () => {
  it('each takes the tags off', TIMEOUT, async () => {
    const copy = 'vendor/react/cjs/react-jsx-dev-runtime.development.js';
    write({
      'package.json': '{"type":"module"}',
      'page.jsx': PAGE,
      [copy]: readFileSync(join(modules, 'react/cjs/react-jsx-dev-runtime.development.js'), 'utf8'),
    });
    const { default: react } = await load<{ default(): PluginOption }>('@vitejs/plugin-react');
    const server = await serve([react()], { base: '/sub/' });
    expect(tagsIn(await codeOf(server, '/page.jsx'))).toHaveLength(2);
    expect(await codeOf(server, `/${copy}`)).toContain('__veStrip(props, key)');
  });
});
