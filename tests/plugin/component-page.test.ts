/** The page of one component alone, on real dev servers and without a browser. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, createServer, type InlineConfig, type Rollup, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PLUGIN_NAME, type VisualEditApi, type VisualEditOptions, visualEdit } from '../../src/plugin/index.ts';
import { componentPage, type ShownComponent } from '../../src/protocol/component-page.ts';

const FILES = {
  'package.json': '{"type":"module"}',
  'index.html': `<!doctype html><html lang="fr" data-look="warm"><head><title>The app</title><link rel="icon" href="/icon.svg"><script type="module" src="/src/early.js"></script></head>
<body><!-- <script type="module" src="/src/main.jsx"></script> --><div id="root"></div><script type="module" src="/src/main.jsx"></script></body></html>`,
  'src/early.js': 'window.early = true;\n',
  'src/main.jsx': `import { createRoot } from 'react-dom/client';
import 'look-package';
import 'tool-package';
import './global.css';
import '@/theme.scss?x';
import marks from './marks.module.css';
import { App } from './App';
createRoot(document.getElementById('root')).render(<App className={marks.a} />);
`,
  'src/global.css': 'p { color: teal; }\n',
  'src/theme.scss': '$c: red;\n',
  'src/marks.module.css': '.a { color: red; }\n',
  'src/App.jsx': `import { Card } from './Card';\nexport const App = () => <Card title="t" />;\n`,
  'src/Card.jsx': 'export const Card = ({ title }) => <p>{title}</p>;\n',
  'dist/Old.jsx': 'export const Old = () => <p />;\n',
  'node_modules/look-package/package.json': '{"name":"look-package","main":"look.css"}',
  'node_modules/look-package/look.css': 'b { color: red; }\n',
  'node_modules/tool-package/package.json': '{"name":"tool-package","main":"tool.js"}',
  'node_modules/tool-package/tool.js': 'window.tool = true;\n',
};
const CARD: ShownComponent = { file: 'src/Card.jsx', exportName: 'Card', props: { title: 'Hello' } };

let root: string;
let state: string;
let open: ViteDevServer[];
let shell: Record<string, string | undefined>;

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};

beforeEach(() => {
  shell = { VITEST: process.env.VITEST, NODE_ENV: process.env.NODE_ENV, XDG_STATE_HOME: process.env.XDG_STATE_HOME };
  state = mkdtempSync(join(tmpdir(), 've-state-'));
  // As in a developer's shell: the plugin stands still where it sees Vitest's mark.
  Object.assign(process.env, { VITEST: '', NODE_ENV: 'development', XDG_STATE_HOME: state });
  open = [];
  root = realpathSync(mkdtempSync(join(tmpdir(), 've-app-')));
  write(FILES);
  for (const name of ['react', 'react-dom'])
    symlinkSync(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name));
});
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  for (const [name, value] of Object.entries(shell)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  for (const folder of [root, state]) rmSync(folder, { recursive: true, force: true });
});

const config = (options: VisualEditOptions = {}): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  resolve: { alias: { '@': join(root, 'src') } },
  // The optimizer would still be writing when the folder goes.
  optimizeDeps: { noDiscovery: true, include: [] },
  plugins: [react(), visualEdit(options)],
});

/** @returns the address of the app's start page */
async function serve(options: VisualEditOptions = {}, more: InlineConfig = {}): Promise<string> {
  const server = { port: 0, host: '127.0.0.1', headers: { 'x-app': 'yes' } };
  const vite = await createServer({ ...config(options), ...more, server });
  open.push(vite);
  await vite.listen();
  const { api } = vite.config.plugins.findLast(({ name }) => name === PLUGIN_NAME) as { api: VisualEditApi };
  await api.ready;
  return vite.resolvedUrls?.local[0] ?? '';
}

interface Answer {
  status: number;
  text: string;
}

async function pageOf(appUrl: string, shown: ShownComponent, headers = {}): Promise<Answer> {
  return ask(new URL(componentPage(shown), appUrl).href, headers);
}

/** `fetch` sets the header `sec-fetch-site` itself. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode ?? 0, text });
    })
      .on('error', reject)
      .end();
  });
}

/** Address of our module in a page. */
const sourceIn = (html: string) => /src="([^"]*@id\/__x00__virtual:visual-edit-component\/[^"]+)"/.exec(html)?.[1];

async function moduleOf(appUrl: string, shown: ShownComponent): Promise<string> {
  const { text } = await pageOf(appUrl, shown);
  return (await ask(new URL(sourceIn(text) ?? 'none', appUrl).href)).text;
}

it('is the page of the app with another module in place of its entry', async () => {
  const appUrl = await serve();
  const { status, text } = await pageOf(appUrl, CARD);
  expect(status).toBe(200);
  expect(text).toContain('<html lang="fr" data-look="warm">');
  expect(text).toContain('<link rel="icon" href="/icon.svg">');
  expect(text).toContain('src="/src/early.js"');
  expect(text).toContain('<!-- <script type="module" src="/src/main.jsx"></script> -->');
  expect(text.replace(/<!--.*?-->/g, '')).not.toContain('main.jsx');
  // as on every page: the runtime's script is the first
  expect(/<script[^>]*>/.exec(text)?.[0]).toContain('virtual:visual-edit/runtime-first');
  expect(sourceIn(text)).toBeDefined();
});

it('imports the component by its own path, and the style sheets that the entry imports for their effect', async () => {
  const appUrl = await serve();
  const code = await moduleOf(appUrl, CARD);
  const imports = [...code.matchAll(/^import "([^"]+)"/gm)].map(([, path]) => path);
  expect(imports).toEqual(['/node_modules/look-package/look.css', '/src/global.css', '/src/theme.scss?x']);
  expect(code).toContain('await import("/src/Card.jsx")');
  expect(code).toContain('{"title":"Hello"}');
  expect(code).toContain('Create .visual-edit/setup.tsx');
  expect((await ask(`${appUrl}src/Card.jsx`)).text).toContain('__ve');
});

it('works below a base path', async () => {
  const appUrl = await serve({}, { base: '/below/' });
  expect(await moduleOf(appUrl, CARD)).toContain('await import("/below/src/Card.jsx")');
});

it('wraps the component into the set-up file, from when it is there', async () => {
  const appUrl = await serve();
  const before = sourceIn((await pageOf(appUrl, CARD)).text);
  write({ '.visual-edit/setup.tsx': 'export default ({ children }) => <main>{children}</main>;\n' });
  expect(await moduleOf(appUrl, CARD)).toContain('await import("/.visual-edit/setup.tsx")');
  expect(sourceIn((await pageOf(appUrl, CARD)).text)).not.toBe(before);
});

it.each([
  ['a package', { file: 'node_modules/react/index.js' }, 403, 'folder of packages or tests'],
  ['a file outside', { file: '../other/Card.jsx' }, 403, 'not edited here'],
  ['an absolute path', { file: '/etc/passwd' }, 403, 'not relative to the project'],
  ['build output', { file: 'dist/Old.jsx' }, 403, 'build output'],
  ['a style sheet', { file: 'src/global.css' }, 403, 'none of the files that are edited here'],
  ['an excluded file', { file: 'src/App.jsx' }, 403, 'none of the files that are edited here'],
  ['no file', { file: 'src/None.jsx' }, 404, 'src/None.jsx'],
  [
    'HTML as a prop',
    { props: { a: [{ dangerouslySetInnerHTML: { __html: '<b>' } }] } },
    403,
    'dangerouslySetInnerHTML',
  ],
  ['code as a prop', { props: { href: ' javascript:alert(1)' } }, 403, 'not data: href'],
  ['elements as children', { props: { children: ['a'] } }, 403, 'children that are not text'],
  ['an empty export', { exportName: '' }, 403, 'has no exportName'],
  ['markup in its name', { file: 'src/<b>.jsx' }, 404, 'src/&#60;b&#62;.jsx'],
])('refuses %s, with a page that says why', async (_, change, status, words) => {
  const appUrl = await serve({ exclude: 'src/App.jsx' });
  const answer = await pageOf(appUrl, { ...CARD, ...change } as ShownComponent);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(words);
  expect(sourceIn(answer.text)).toBeUndefined();
});

it('refuses a link that leads out of the project, and props that another site chose', async () => {
  const appUrl = await serve();
  symlinkSync(join(process.cwd(), 'src/plugin/index.ts'), join(root, 'src/Linked.jsx'));
  expect((await pageOf(appUrl, { ...CARD, file: 'src/Linked.jsx' })).text).toContain('leads out of the project');
  expect((await pageOf(appUrl, CARD, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await pageOf(appUrl, CARD, { 'sec-fetch-site': 'same-site' })).status).toBe(200);
});

it('gives no module for an id that it did not make, or whose file is not edited here', async () => {
  const appUrl = await serve();
  const ids = [
    'x',
    JSON.stringify({ file: 'node_modules/react/index.js', exportName: 'x' }),
    JSON.stringify({ file: 'src/Card.jsx', exportName: 'Card', props: { ref: 1 } }),
  ];
  for (const text of ids) {
    const id = `v-${Buffer.from(text).toString('base64url')}`;
    const { text: code } = await ask(`${appUrl}@id/__x00__virtual:visual-edit-component/${id}`);
    expect(code).not.toContain('createRoot');
  }
});

it('says which project it cannot make such a page for', async () => {
  write({ 'index.html': '<!doctype html><div id="root"></div>' });
  const { status, text } = await pageOf(await serve(), CARD);
  expect(status).toBe(403);
  expect(text).toContain('index.html loads no script of the project');
});

it('leaves the build as it is', async () => {
  const built = async (plugins: InlineConfig['plugins']) => {
    const { output } = (await build({ ...config(), plugins, build: { write: false } })) as Rollup.RollupOutput;
    return output.map((one) => [one.fileName, 'code' in one ? one.code : one.source]);
  };
  write({ 'src/main.jsx': FILES['src/main.jsx'].replace("import '@/theme.scss?x';\n", '') });
  write({ '.visual-edit/setup.tsx': 'export default ({ children }) => <main>{children}</main>;\n' });
  expect(await built([react(), visualEdit()])).toEqual(await built([react()]));
});
