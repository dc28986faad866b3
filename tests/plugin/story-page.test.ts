/** The page of one story, on real dev servers and with the real packages of Storybook, without a browser. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { PLUGIN_NAME, type VisualEditApi, visualEdit } from '../../src/plugin/index.ts';
import { componentPage, type ShownComponent } from '../../src/protocol/component-page.ts';
import { createStorybookProject, type StorybookProject } from '../e2e/storybook-project.ts';
import { stateHomeOf } from '../support/cli.ts';

const PRIMARY: ShownComponent = { file: 'src/stories/Button.stories.ts', exportName: 'Primary' };

const BARE_STORY: ShownComponent = { file: 'src/A.stories.jsx', exportName: 'A' };
const BARE = {
  'package.json': '{"type":"module"}',
  'index.html': '<div id="root"></div><script type="module" src="/src/main.js"></script>',
  'src/main.js': '',
  'src/A.stories.jsx': 'export default {};\nexport const A = {};\n',
};
/** A Storybook of which nothing but the names is read. */
const STORYBOOK = {
  'node_modules/storybook/package.json': '{"name":"storybook","version":"10.0.0"}',
  'node_modules/@storybook/react-vite/package.json':
    '{"name":"@storybook/react-vite","version":"10.0.0","type":"module","exports":{".":"./index.js"}}',
  'node_modules/@storybook/react-vite/index.js': 'export const composeStories = () => ({});\n',
};

let project: StorybookProject;
let folders: string[];
let open: ViteDevServer[];
let shell: Record<string, string | undefined>;

beforeAll(async () => {
  project = await createStorybookProject();
  shell = { VITEST: process.env.VITEST, NODE_ENV: process.env.NODE_ENV, XDG_STATE_HOME: process.env.XDG_STATE_HOME };
  // As in a developer's shell: the plugin stands still where it sees Vitest's mark.
  Object.assign(process.env, { VITEST: '', NODE_ENV: 'development', XDG_STATE_HOME: stateHomeOf(project.root) });
});
afterAll(() => {
  for (const [name, value] of Object.entries(shell)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  project?.remove();
});
beforeEach(() => {
  open = [];
  folders = [];
});
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function write(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** A project with React alone. */
function bareProject(files: Record<string, string>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 've-app-')));
  folders.push(root);
  write(root, { ...BARE, ...files });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  for (const name of ['react', 'react-dom'])
    symlinkSync(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name));
  return root;
}

/** @returns the address of the app's start page */
async function serve(more: InlineConfig = {}): Promise<string> {
  const vite = await createServer({
    root: project.root,
    configFile: false,
    logLevel: 'silent',
    // The optimizer would still be writing when the folder goes.
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [react(), visualEdit()],
    server: { port: 0, host: '127.0.0.1' },
    ...more,
  });
  open.push(vite);
  await vite.listen();
  const { api } = vite.config.plugins.findLast(({ name }) => name === PLUGIN_NAME) as { api: VisualEditApi };
  await api.ready;
  return vite.resolvedUrls?.local[0] ?? '';
}

/** `fetch` sets the header `sec-fetch-site` itself. */
function ask(url: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
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

const pageOf = (appUrl: string, shown: ShownComponent) => ask(new URL(componentPage(shown, 'STORY'), appUrl).href);
const sourceIn = (html: string) => /src="([^"]*@id\/__x00__virtual:visual-edit-component\/[^"]+)"/.exec(html)?.[1];

async function moduleOf(appUrl: string, shown = PRIMARY): Promise<string> {
  return (await ask(new URL(sourceIn((await pageOf(appUrl, shown)).text) ?? 'none', appUrl).href)).text;
}
/** addresses of the modules that a module imports when it is run */
const importsOf = (code: string) => [...code.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, path]) => path as string);
const pathIn = (url: string) => url.replace(/\?.*$/, '');

it('imports Storybook, the stories file and the preview, each by its own path', async () => {
  const appUrl = await serve();
  const code = await moduleOf(appUrl);
  expect(importsOf(code).map(pathIn)).toEqual([
    '/node_modules/@storybook/react-vite/dist/index.js',
    '/src/stories/Button.stories.ts',
    '/.storybook/preview.ts',
  ]);
  expect(code).toContain('.load?.()');
  expect(code).not.toMatch(/\.play\b/);
  // the preview says which styles there are
  expect(code).not.toMatch(/^import "[^"]+\.css"/m);
});

it('serves Storybook as it is installed: its React is the one of the app, and no package is bundled', async () => {
  const appUrl = await serve();
  const imports = (code: string) => [...code.matchAll(/(?:from |import )"([^"]+)"/g)].map(([, path]) => path as string);
  const seen = new Map<string, string[]>();
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    const { status, text } = await ask(new URL(path, appUrl).href);
    expect([path, status]).toEqual([path, 200]);
    seen.set(path, imports(text));
    for (const next of imports(text)) await visit(next);
  };
  await visit(importsOf(await moduleOf(appUrl))[0] ?? '');
  const paths = [...seen.keys()].map(pathIn);
  expect(paths.filter((path) => /\/node_modules\/react\/index\.js$|\/deps\/react\.js$/.test(path))).toHaveLength(1);
  expect(paths.filter((path) => path.includes('testing-library'))).toEqual([
    '/@id/__x00__virtual:visual-edit-stand-in/@testing-library/dom',
  ]);
  expect(paths.filter((path) => path.includes('/.vite/') && !/\/react[\w-]*\.js$|rolldown-runtime/.test(path))).toEqual(
    [],
  );
  const { text } = await ask(`${appUrl}@id/__x00__virtual:visual-edit-stand-in/@testing-library/dom`);
  expect(text).toMatch(/export const \{[^}]*\bgetConfig\b[^}]*\bwithin\b/);
});

it('reads addons with annotations for the preview from .storybook/main', async () => {
  const bare = bareProject({
    ...STORYBOOK,
    '.storybook/main.ts': `export default { addons: [getAbsolutePath('my-addon'), '@storybook/addon-docs', { name: 'none' }, 'plain'] };\n`,
    'node_modules/my-addon/package.json':
      '{"name":"my-addon","version":"1.0.0","exports":{"./preview":"./preview.js"}}',
    'node_modules/my-addon/preview.js': 'export const parameters = { mine: true };\n',
    'node_modules/plain/package.json': '{"name":"plain","version":"1.0.0","main":"index.js"}',
  });
  const paths = importsOf(await moduleOf(await serve({ root: bare }), BARE_STORY)).map(pathIn);
  expect(paths).toEqual([
    '/node_modules/@storybook/react-vite/index.js',
    '/src/A.stories.jsx',
    '/node_modules/my-addon/preview.js',
  ]);
});

it('has the app’s style sheets where the project has no preview', async () => {
  const preview = project.read('.storybook/preview.ts');
  const entry = project.read('src/main.tsx');
  rmSync(join(project.root, '.storybook/preview.ts'));
  project.write('src/main.tsx', `import './stories/page.css';\n${entry}`);
  const code = await moduleOf(await serve());
  project.write('src/main.tsx', entry);
  project.add('.storybook/preview.ts', preview);
  expect(code).toMatch(/^import "\/src\/stories\/page\.css"/m);
});

it('says what to install where a package is missing, and asks for another module once it is there', async () => {
  const bare = bareProject({});
  const appUrl = await serve({ root: bare });
  const before = sourceIn((await pageOf(appUrl, BARE_STORY)).text);
  const code = await moduleOf(appUrl, BARE_STORY);
  expect(code).toContain("Storybook's package @storybook/react-vite is not installed: npm i -D @storybook/react-vite");
  expect(importsOf(code)).toEqual([]);
  const { 'node_modules/storybook/package.json': core, ...framework } = STORYBOOK;
  write(bare, framework);
  expect(await moduleOf(appUrl, BARE_STORY)).toContain(
    "Storybook's package storybook is not installed: npm i -D storybook",
  );
  write(bare, { 'node_modules/storybook/package.json': core });
  expect(importsOf(await moduleOf(appUrl, BARE_STORY))).toHaveLength(2);
  expect(sourceIn((await pageOf(appUrl, BARE_STORY)).text)).not.toBe(before);
});

it('takes an older Storybook, whose framework composes no stories, by the package that does', async () => {
  const version = (name: string) => `{"name":"${name}","version":"8.6.0","type":"module","main":"index.js"}`;
  const bare = bareProject({
    'node_modules/@storybook/react-vite/package.json': version('@storybook/react-vite'),
    'node_modules/@storybook/react/package.json': version('@storybook/react'),
    'node_modules/@storybook/react/index.js': 'export const composeStories = () => ({});\n',
  });
  const [entry] = importsOf(await moduleOf(await serve({ root: bare }), BARE_STORY)).map(pathIn);
  expect(entry).toBe('/node_modules/@storybook/react/index.js');
});

it.each([
  ['a file of no stories', { file: 'src/stories/Button.tsx' }, 403, 'is no stories file'],
  ['props', { props: { label: 'x' } }, 403, 'has its args in its file'],
  ['a file outside', { file: '../other/A.stories.tsx' }, 403, 'not edited here'],
  ['a package', { file: 'node_modules/@storybook/react/template/cli/ts/Button.stories.ts' }, 403, 'folder of packages'],
  ['no file', { file: 'src/stories/None.stories.tsx' }, 404, 'None.stories.tsx'],
  ['an empty export', { exportName: '' }, 403, 'has no exportName'],
])('refuses %s, with a page that says why', async (_, change, status, words) => {
  const appUrl = await serve();
  const { file, exportName, props } = { ...PRIMARY, ...change } as ShownComponent;
  const more = props ? `&props=${encodeURIComponent(JSON.stringify(props))}` : '';
  const answer = await ask(new URL(componentPage({ file, exportName }, 'STORY') + more, appUrl).href);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(words);
  expect(sourceIn(answer.text)).toBeUndefined();
});

it('gives no module for a story of a file that has none', async () => {
  const appUrl = await serve();
  const asked = { type: 'STORY', file: 'src/stories/Button.tsx', exportName: 'Button' };
  const id = `v-${Buffer.from(JSON.stringify(asked)).toString('base64url')}`;
  const { text } = await ask(`${appUrl}@id/__x00__virtual:visual-edit-component/${id}`);
  expect(text).not.toContain('createRoot');
});

it('leaves Storybook’s own dev server alone, which reads the app’s config', async () => {
  const packages = '/node_modules/storybook/dist/test/index.js';
  const importOf = async (appUrl: string) =>
    /from "([^"]*testing-library[^"]*)"/.exec((await ask(new URL(packages, appUrl).href)).text)?.[1];
  expect(await importOf(await serve())).toContain('visual-edit-stand-in');
  const ofStorybook = { plugins: [{ name: 'storybook:code-generator-plugin' }, react(), visualEdit()] };
  expect(await importOf(await serve(ofStorybook))).not.toContain('visual-edit-stand-in');
});
