/** The plugin in real dev servers, without a browser. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { execa } from 'execa';
import {
  build,
  createLogger,
  createServer,
  type InlineConfig,
  type Plugin,
  preview,
  resolveConfig,
  type ViteDevServer,
} from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DevToolsPluginOptions } from '../../src/plugin/devtools-dock.ts';
import { PLUGIN_NAME, type VisualEditApi, visualEdit } from '../../src/plugin/index.ts';
import { nativeParse } from '../../src/plugin/native-parse.ts';

const APP = `import { Card } from './Card';\nexport function App() {\n  return <main className="a">\n    <Card title="t" />\n  </main>;\n}\n`;
const CARD = 'export const Card = ({ title }) => <p>{title}</p>;\n';
const MAIN = `import { createRoot } from 'react-dom/client';\nimport { App } from './App';\ncreateRoot(document.getElementById('root')).render(<App />);\n`;
/** Sources whose tags stand close together, or behind characters that are counted in two ways. */
const CODES = {
  'several elements of a line': `export const App = ({ first, list }) => <main id="x">{first ? <b {...first} key="k">one</b> : <i/>}<p>{list.map((item) => <Row key={item} count={item} />)}</p></main>;\n`,
  'an element in an attribute': `import { Card } from './Card';\n\nexport function App() {\n  return (\n    <Card\n      icon={<svg width={1}><path d="M0" /></svg>} title={\`a\${1}\`}\n      onClick={() => { console.log("ß 😀", <u />); }}\n    >\n      {navigator.language}\n    </Card>\n  );\n}\n`,
  'lines with carriage returns': `const Other = () => (\r\n  <a href="#">\r\n    <b/><c/> {1 + 2} {window.name}\r\n  </a>\r\n);\r\nexport default Other;\r\nexport const after = 'x';\r\nexport const last = after.length;\r\n`,
  'code behind the last element':
    'export const first = <a href="c"/>, rest = [1, 2].map((item) => item + 1); export const last = rest.length;',
};
const HTML =
  '<!doctype html><html><head><title>x</title></head><body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body></html>';

import { tagsIn } from './support/tags.ts';

let root: string;
let open: ViteDevServer[];
let shell: Record<string, string | undefined>;

beforeEach(() => {
  shell = { VITEST: process.env.VITEST, NODE_ENV: process.env.NODE_ENV, XDG_STATE_HOME: process.env.XDG_STATE_HOME };
  // As in a developer's shell: the plugin stands still where it sees Vitest's mark.
  Object.assign(process.env, {
    VITEST: '',
    NODE_ENV: 'development',
    XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 've-state-')),
  });
  open = [];
  root = realpathSync(mkdtempSync(join(tmpdir(), 've-app-')));
  mkdirSync(join(root, 'src'));
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['react', 'react-dom'])
    symlinkSync(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'index.html'), HTML);
  for (const [name, text] of [
    ['main', MAIN],
    ['App', APP],
    ['Card', CARD],
  ] as const)
    writeFileSync(join(root, `src/${name}.jsx`), text);
});
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  for (const [name, value] of Object.entries(shell)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

const config = (plugins: InlineConfig['plugins'], more: InlineConfig = {}): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  ...more,
  server: { port: 0, ...more.server },
  plugins: [react(), ...(plugins ?? [])],
});

async function serve(plugins: InlineConfig['plugins'] = [visualEdit({ editorPort: 0 })], more: InlineConfig = {}) {
  const server = await createServer(config(plugins, more));
  open.push(server);
  return server.config.server.middlewareMode ? server : server.listen();
}

const apiOf = (server: ViteDevServer) =>
  server.config.plugins.findLast(({ name }) => name === PLUGIN_NAME)?.api as VisualEditApi;
const codeOf = async (server: ViteDevServer, url: string, ssr = false) =>
  (await server.transformRequest(url, { ssr }))?.code ?? '';
const count = (text: string, part: string) => text.split(part).length - 1;

/** A logger that records its messages. */
function recorder() {
  const lines: string[] = [];
  const logger = createLogger('info');
  for (const level of ['info', 'warn', 'error'] as const) logger[level] = (text) => void lines.push(text);
  return { lines, logger };
}

describe('tagging', () => {
  it('happens for the page only, not on the server side', async () => {
    const server = await serve();
    expect(tagsIn(await codeOf(server, '/src/App.jsx'))).toHaveLength(2);
    expect(tagsIn(await codeOf(server, '/src/App.jsx', true))).toEqual([]);
  });

  it('happens before anybody asks, for what the page will ask for', async () => {
    const { environments } = await serve();
    const card = () => environments.client.moduleGraph.urlToModuleMap.get('/src/Card.jsx')?.transformResult?.code;
    await expect.poll(card, { timeout: 20_000 }).toBeDefined();
    expect(tagsIn(card() as string)).toHaveLength(1);
  });

  it("reads files with Vite's own parser, which is there before the first is asked for", async () => {
    await serve();
    const program = nativeParse()?.('const a = (b: C) => <d/>;', {
      lang: 'tsx',
      sourceType: 'module',
      astType: 'ts',
      preserveParens: true,
    });
    expect(program).toMatchObject({ type: 'Program', body: [{ type: 'VariableDeclaration' }] });
  });

  it("is by key where the app's own React gets it, else by attribute", async () => {
    const forms = async (server: ViteDevServer, url: string) =>
      tagsIn(await codeOf(server, url)).map((tag) => (tag.startsWith('__ve:') ? 'key' : 'attribute'));
    const server = await serve();
    expect(await forms(server, '/src/App.jsx')).toEqual(['key', 'key']);
    writeFileSync(join(root, 'src/own.jsx'), '/** @jsxImportSource react */\nexport const x = <p/>;\n');
    expect(await forms(server, '/src/own.jsx')).toEqual(['attribute']);
    const entry = join(root, 'node_modules/other-runtime');
    mkdirSync(entry, { recursive: true });
    writeFileSync(join(entry, 'package.json'), '{"name":"other-runtime"}');
    writeFileSync(join(entry, 'jsx-dev-runtime.js'), "export * from 'react/jsx-dev-runtime';\n");
    const ofOther = react({ jsxImportSource: 'other-runtime' });
    const other = await serve([ofOther, visualEdit({ editorPort: 0 })], { root });
    expect(await forms(other, '/src/App.jsx')).toEqual(['attribute', 'attribute']);
  });

  it('leaves modules alone that hold no code of the file', async () => {
    const server = await serve();
    for (const query of ['raw', 'url']) expect(tagsIn(await codeOf(server, `/src/App.jsx?${query}`))).toEqual([]);
    expect(tagsIn(await codeOf(server, '/src/App.jsx?tsr-split=component'))).not.toEqual([]);
  });

  it('keeps to include, exclude and ignoreComponents', async () => {
    const server = await serve([visualEdit({ editorPort: 0, exclude: 'src/Card.*', ignoreComponents: ['Card'] })]);
    expect(tagsIn(await codeOf(server, '/src/App.jsx'))).toHaveLength(1);
    expect(tagsIn(await codeOf(server, '/src/Card.jsx'))).toEqual([]);
  });

  it('gives elements the same ids when an earlier plugin loads the file in its own way', async () => {
    const banner: Plugin = {
      name: 'banner',
      enforce: 'pre',
      load: (id) => (id.endsWith('App.jsx') ? `/* one\n two */ const added = <i/>;\n${APP}` : null),
    };
    const ids = (code: string) => code.match(/tempo-[0-9a-f-]{36}/g);
    const plain = ids(await codeOf(await serve(), '/src/App.jsx'));
    const altered = ids(await codeOf(await serve([banner, visualEdit({ editorPort: 0 })]), '/src/App.jsx'));
    expect(plain).toHaveLength(2);
    expect(altered).toEqual(plain);
  });

  it('maps every line of the served code to its own line of the source', async () => {
    const server = await serve();
    const result = await server.transformRequest('/src/App.jsx');
    const map = new SourceMap(result?.map as never);
    const lines = (result?.code ?? '').split('\n');
    const line = lines.findIndex((text) => text.includes('title: "t"'));
    const entry = map.findEntry(line, lines[line]?.indexOf('title') ?? 0);
    expect(entry).toMatchObject({ originalLine: 3, originalColumn: 10 });
    expect(result?.map && 'sourcesContent' in result.map ? result.map.sourcesContent?.[0] : null).toBe(APP);
  });

  it('gives the map that the module has without tags, also where a plugin asks for it on the way', async () => {
    const asked: string[] = [];
    const asks: Plugin = {
      name: 'asks-for-the-map',
      transform(_code, id) {
        if (id.endsWith('/App.jsx')) asked.push(this.getCombinedSourcemap().sourcesContent?.[0] ?? '');
      },
    };
    const made = [];
    for (const plugins of [[], [visualEdit({ editorPort: 0 })], [asks, visualEdit({ editorPort: 0 })]]) {
      const result = await (await serve(plugins)).transformRequest('/src/App.jsx');
      const { sources, sourcesContent } = (result as { map: object }).map as Record<string, string[]>;
      const map = new SourceMap(result?.map as never);
      const lines = (result?.code ?? '').split('\n');
      const places = ['export function', 'return', '"main"', 'className', 'Card,', 'title', '"t"'].map((text) => {
        const line = lines.findIndex((one) => one.includes(text) && !one.startsWith('import'));
        const { originalLine, originalColumn } = map.findEntry(line, lines[line]?.indexOf(text) ?? 0) as never;
        return `${text} ${originalLine}:${originalColumn}`;
      });
      made.push({ sources, sourcesContent, places });
    }
    expect(made[1]).toEqual(made[0]);
    expect(made[2]).toEqual(made[0]);
    expect(asked).toEqual([APP]);
  });

  it.each(Object.entries(CODES))('leaves the map of each word as it is without tags: %s', async (_, code) => {
    writeFileSync(join(root, 'src/App.jsx'), code);
    const made = [];
    for (const plugins of [[], [visualEdit({ editorPort: 0 })]]) {
      const result = await (await serve(plugins)).transformRequest('/src/App.jsx');
      const map = new SourceMap(result?.map as never);
      const lines = (result?.code ?? '').split('\n');
      const words = [...new Set(code.match(/[A-Za-z]{3,}/g))].filter((word) => count(code, word) === 1);
      made.push(
        words.map((word) => {
          const line = lines.findIndex((text) => new RegExp(`\\b${word}\\b`).test(text));
          const { originalLine, originalColumn } = map.findEntry(line, lines[line]?.indexOf(word) ?? 0) as never;
          return `${word} ${originalLine}:${originalColumn}`;
        }),
      );
    }
    expect(made[0]?.length).toBeGreaterThan(4);
    expect(made[1]).toEqual(made[0]);
  });
});

describe('what the page gets beside the app', () => {
  it('is a React whose map leads into its own sources, on lines that are patched too', async () => {
    const server = await serve();
    const [, url = ''] = /from ?"([^"]*react_jsx-dev-runtime[^"]*)"/.exec(await codeOf(server, '/src/App.jsx')) ?? [];
    const [, chunk = ''] = /from ?"([^"]*\/react[-.][^"]*)"/.exec(await codeOf(server, url)) ?? [];
    const { code = '', map } = (await server.transformRequest(chunk)) ?? {};
    const copy = '{}, element.props)';
    const line = code.split('\n').findIndex((text) => text.includes(`__veLike(element.props) || ${copy}`));
    const { sources, sourcesContent, ...entry } = map as { sources: string[]; sourcesContent: string[] };
    const { originalSource, originalLine, originalColumn } = new SourceMap({ sources, ...entry } as never).findEntry(
      line,
      code.split('\n')[line]?.indexOf(copy) ?? 0,
    ) as { originalSource: string; originalLine: number; originalColumn: number };
    const source = sourcesContent[sources.indexOf(originalSource)] ?? '';
    expect(originalSource).toContain('react.development.js');
    expect(source.split('\n')[originalLine]?.slice(originalColumn)).toMatch(/^\{\}, element\.props\)/);
    expect(source).not.toContain('__ve');
  });

  it('is a runtime without a map, which Vite would write of every word of it', async () => {
    const result = await (await serve()).transformRequest('virtual:visual-edit/runtime-code');
    expect(result?.code).toContain('start');
    expect(result?.map).toEqual({ mappings: '' });
  });
});

describe("the user's other commands", () => {
  /** Every output file by name. */
  async function builtWith(plugins: InlineConfig['plugins']): Promise<Record<string, string>> {
    const outDir = mkdtempSync(join(tmpdir(), 've-out-'));
    process.env.NODE_ENV = 'production';
    await build(config(plugins, { build: { outDir, sourcemap: true, emptyOutDir: false } }));
    const names = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return Object.fromEntries(
      names.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]),
    );
  }

  it('vite build gives the same bytes [S-27]', async () => {
    const plain = await builtWith([]);
    expect(Object.keys(plain).length).toBeGreaterThan(2);
    expect(await builtWith([visualEdit()])).toEqual(plain);
  });

  it('vite preview serves the same bytes, with no plugin of ours', async () => {
    const outDir = join(root, 'out');
    await build(config([], { build: { outDir } }));
    const servedWith = async (plugins: InlineConfig['plugins']) => {
      const server = await preview(config(plugins, { build: { outDir }, preview: { port: 0 } }));
      const url = server.resolvedUrls?.local[0] as string;
      const html = await (await fetch(url)).text();
      const script = /src="\/(assets\/[^"]+)"/.exec(html)?.[1] as string;
      const bytes = [html, await (await fetch(url + script)).text()];
      const names = server.config.plugins.map(({ name }) => name);
      await server.close();
      return { bytes, names };
    };
    const plain = await servedWith([]);
    expect(plain.bytes[1]).toContain('className');
    expect(await servedWith([visualEdit()])).toEqual(plain);
  });

  it('Vitest transforms to the same bytes and passes the same tests', { timeout: 120_000 }, async () => {
    writeFileSync(
      join(root, 'src/App.test.jsx'),
      `import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { App } from './App';
it('renders', () => expect([renderToString(<App />), App.toString()]).toMatchSnapshot());
`,
    );
    const vitest = join(process.cwd(), 'node_modules/vitest');
    symlinkSync(vitest, join(root, 'node_modules/vitest'));
    const snapshotWith = async (plugin: string) => {
      const entry = pathToFileURL(join(process.cwd(), 'dist/node/index.js')).href;
      const source = `import react from '${import.meta.resolve('@vitejs/plugin-react')}';
import { visualEdit } from '${entry}';
export default { plugins: [react(), ${plugin}] };
`;
      writeFileSync(join(root, 'vite.config.mjs'), source);
      // As in a shell of its own: nothing of the Vitest that runs this test.
      const env = Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST)/.test(name)),
      );
      const args = [join(vitest, 'vitest.mjs'), 'run', '--update', '--no-color'];
      const { stdout, exitCode } = await execa(process.execPath, args, {
        cwd: root,
        env,
        extendEnv: false,
        reject: false,
      });
      expect(exitCode, stdout).toBe(0);
      return readFileSync(join(root, 'src/__snapshots__/App.test.jsx.snap'), 'utf8');
    };
    const plain = await snapshotWith('');
    expect(plain).toContain('jsxDEV');
    expect(await snapshotWith('visualEdit()')).toBe(plain);
  });
});

describe('the dev server', () => {
  it('keeps every setting of its own [S-27]', async () => {
    const settings = ({
      server,
      base,
      build,
      resolve,
      define,
      optimizeDeps,
    }: Awaited<ReturnType<typeof resolveConfig>>) =>
      JSON.stringify({ server, base, build, resolve, define, optimizeDeps });
    const plain = await resolveConfig(config([]), 'serve');
    expect(settings(await resolveConfig(config([visualEdit()]), 'serve'))).toBe(settings(plain));
  });

  it('prints the editor beside the app', async () => {
    const { lines, logger } = recorder();
    const server = await serve(undefined, { customLogger: logger });
    server.printUrls();
    const printed = lines.join('\n');
    const editor = apiOf(server).server?.editorUrlWithToken as string;
    expect(printed.indexOf(editor)).toBeGreaterThan(printed.indexOf(server.resolvedUrls?.local[0] as string));
    expect(count(printed, '#token=')).toBe(1);
  });

  it('works once when the plugin is listed twice, with the options of both', async () => {
    const { lines, logger } = recorder();
    const both = [visualEdit({ exclude: 'src/Card.*', editorPort: 1 }), visualEdit({ editorPort: 0 })];
    const server = await serve(both, { customLogger: logger });
    server.printUrls();
    expect(count(lines.join('\n'), '#token=')).toBe(1);
    expect(tagsIn(await codeOf(server, '/src/App.jsx'))).toHaveLength(2);
    expect(tagsIn(await codeOf(server, '/src/Card.jsx'))).toEqual([]);
    expect(count(await server.transformIndexHtml('/', HTML), 'virtual:visual-edit/runtime"')).toBe(1);
    // The instance that stands still leaves the runtime's module to the one that works.
    expect(await codeOf(server, 'virtual:visual-edit/runtime')).toContain('start({');
  });

  it('keeps editor, address and ids when it restarts, and takes them down when it closes', async () => {
    const server = await serve();
    const before = await apiOf(server).ready;
    const ids = (await codeOf(server, '/src/App.jsx')).match(/tempo-[0-9a-f-]{36}/g);
    await server.restart();
    const after = await apiOf(server).ready;
    expect(after).toBe(before);
    expect((await codeOf(server, '/src/App.jsx')).match(/tempo-[0-9a-f-]{36}/g)).toEqual(ids);
    expect((await fetch(before.editorUrl)).status).toBeLessThan(500);
    await server.close();
    await expect(fetch(before.editorUrl)).rejects.toThrow();
    const again = await serve();
    // an editor that is still open goes on with its key
    expect((await apiOf(again).ready).token).toBe(before.token);
  });

  it('says that the editor cannot start, and serves the app all the same', async () => {
    const { lines, logger } = recorder();
    const server = await serve([visualEdit({ editorPort: 70_000 })], { customLogger: logger });
    await expect(apiOf(server).ready).rejects.toThrow(/port/i);
    expect(lines.join()).toContain('The editor could not start');
    expect(await codeOf(server, '/src/App.jsx')).toContain('jsxDEV');
  });

  it('tags nothing where React has another shape, and says so', async () => {
    const { lines, logger } = recorder();
    mkdirSync(join(root, 'fake/cjs'), { recursive: true });
    writeFileSync(join(root, 'fake/package.json'), '{"name":"react","main":"index.js"}');
    for (const name of ['index', 'jsx-dev-runtime', 'jsx-runtime']) writeFileSync(join(root, `fake/${name}.js`), '');
    const server = await serve(undefined, { customLogger: logger, resolve: { alias: { react: join(root, 'fake') } } });
    expect(lines.join()).toContain('does not know this build of React');
    expect(tagsIn(await codeOf(server, '/src/App.jsx'))).toEqual([]);
    await expect(apiOf(server).ready).rejects.toThrow('React');
  });

  it("tags nothing in a file whose JSX is not React's", async () => {
    const server = await serve();
    writeFileSync(
      join(root, 'src/other.jsx'),
      '/** @jsxRuntime classic */\n/** @jsx h */\nimport { h } from "./Card";\nexport const x = <p/>;\n',
    );
    expect(tagsIn(await codeOf(server, '/src/other.jsx'))).toEqual([]);
  });

  it('stays out of a server that does not listen and is not asked, unless it is told the address of the app', async () => {
    const middleware = { server: { middlewareMode: true, ws: false as const } };
    const silent = await serve(undefined, middleware);
    expect(tagsIn(await codeOf(silent, '/src/App.jsx'))).toEqual([]);
    expect(apiOf(silent).server).toBeNull();
    const told = await serve([visualEdit({ editorPort: 0, appUrl: 'http://localhost:4000/' })], middleware);
    await apiOf(told).ready;
    expect(tagsIn(await codeOf(told, '/src/App.jsx'))).not.toEqual([]);
  });
});

describe('Vite DevTools', () => {
  it('get one entry, of the instance that works, without an address in it', async () => {
    const server = await serve([visualEdit({ editorPort: 0 }), visualEdit({ editorPort: 0 })]);
    const { token } = await apiOf(server).ready;
    const entries: object[] = [];
    const context = { docks: { register: (entry: object) => entries.push(entry) }, viteConfig: server.config };
    const setUp = (viteServer?: ViteDevServer) => {
      for (const plugin of server.config.plugins)
        (plugin as { devtools?: DevToolsPluginOptions }).devtools?.setup({ ...context, viteServer } as never);
    };
    setUp();
    expect(entries).toEqual([]);
    setUp(server);
    expect(entries).toMatchObject([{ id: 'visual-edit', type: 'launcher' }]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });
});

describe('the runtime', () => {
  it('comes first in the page, under the base of the app', async () => {
    const server = await serve(undefined, { base: '/sub/' });
    const html = await server.transformIndexHtml('/sub/index.html', HTML);
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    const ours = scripts.findIndex((tag) => tag.includes('src="/sub/@id/__x00__virtual:visual-edit/runtime"'));
    expect(ours).toBeGreaterThanOrEqual(0);
    expect(ours).toBeLessThan(scripts.findIndex((tag) => tag.includes('main.jsx')));
  });

  // a framework that puts the tags into its own page escapes the address of a proxy twice
  it('is in the page by an address that needs no escaping', async () => {
    const html = await (await serve()).transformIndexHtml('/', HTML);
    expect(html).not.toContain('html-proxy');
    expect(html).not.toContain('&amp;');
  });

  it('is imported by React DOM itself, for pages whose HTML Vite does not see', async () => {
    const server = await serve();
    const main = await codeOf(server, '/src/main.jsx');
    const [, path = ''] = /"(\/node_modules\/\.vite\/deps\/react-dom_client\.js[^"]*)"/.exec(main) ?? [];
    expect(await codeOf(server, path)).toContain('/@id/__x00__virtual:visual-edit/runtime');
  });

  it('gets what it needs to know its parent by [S-94] [S-97]', async () => {
    const server = await serve([visualEdit({ editorPort: 0, parentOrigins: ['https://other.example'] })]);
    const { origin, frameNonce, token } = await apiOf(server).ready;
    const code = await codeOf(server, 'virtual:visual-edit/runtime');
    for (const part of [origin, frameNonce, 'https://other.example']) expect(code).toContain(JSON.stringify(part));
    expect(code).not.toContain(token);
  });
});

describe('an edit of ours', () => {
  const PAGE = `${APP.replace('<Card title="t" />', '<h1>Hello</h1>')}`;

  /** Edits the heading. @returns the messages sent to the page */
  async function edited(texts: readonly string[]) {
    writeFileSync(join(root, 'src/App.jsx'), PAGE);
    const server = await serve();
    for (const url of ['/src/main.jsx', '/src/App.jsx']) await codeOf(server, url);
    const updates: unknown[] = [];
    const { hot } = server.environments.client;
    const send = hot.send.bind(hot);
    hot.send = (...args: unknown[]) => {
      if ((args[0] as { type?: string }).type === 'update') updates.push(args[0]);
      send(...(args as Parameters<typeof send>));
    };
    const { session } = await apiOf(server).ready;
    const heading = /"h1".*?(tempo-[0-9a-f-]{36})/s.exec(await codeOf(server, '/src/App.jsx'))?.[1] as string;
    let oldText = 'Hello';
    for (const newText of texts) {
      const id = randomUUID();
      const fields = { codebaseIdToEditText: heading, oldText, newText };
      const change = { id, type: 'EDIT_TEXT', changeName: 'Edit Text', changeFields: fields, prevIdToNewIdMap: {} };
      expect(await session.apply(change as never, 'test')).toMatchObject({ ok: true });
      oldText = newText;
    }
    return { server, updates, oldText };
  }

  it('is a hot update of the page [S-121]', async () => {
    const { server, updates } = await edited(['Hello you']);
    await expect.poll(() => codeOf(server, '/src/App.jsx')).toContain('Hello you');
    await expect.poll(() => updates.length).toBe(1);
  });

  it('reaches the page also when another follows at once [S-121]', async () => {
    const texts = Array.from({ length: 8 }, (_, i) => `Hello ${i}`);
    const { server, updates, oldText } = await edited(texts);
    await expect.poll(() => updates.length).toBeGreaterThanOrEqual(1);
    await expect.poll(() => codeOf(server, '/src/App.jsx')).toContain(oldText);
  });

  it('by someone else enters the history', async () => {
    const { server } = await edited([]);
    const { session } = await apiOf(server).ready;
    writeFileSync(join(root, 'src/App.jsx'), PAGE.replace('Hello', 'Changed outside'));
    await expect.poll(() => session.activities().map(({ type }) => type), { timeout: 10_000 }).toEqual(['UNKNOWN']);
  });
});
