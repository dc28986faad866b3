/** The API's answers to reads, and to scripts that send change items. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChange } from '../../src/protocol/changes.ts';
import { sha256 } from '../../src/server/files/hash.ts';
import { readServerFile, startEditorServer } from '../../src/server/index.ts';
import { projectName } from '../../src/server/project-name.ts';
import { APP, CARD, CSS, TestProject } from './support/project.ts';
import { APP_ORIGIN, TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());
const get = (path: string) => server.ask({ path: `${server.canvas}${path}` });

describe('reads', () => {
  test('[S-23] the session tells where the app is; nothing in the address does', async () => {
    const { json } = await server.ask({ path: '/api/session?app=http://evil&server=x' });
    expect(json).toEqual({
      projectName: 'app',
      root: server.project.root,
      appUrl: `${APP_ORIGIN}/`,
      appOrigin: APP_ORIGIN,
      frameNonce: server.server.frameNonce,
      canvasId: server.server.session.canvasId,
      storyboardId: 'main',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(server.server.frameNonce).toMatch(/^[0-9a-f]{32}$/);
  });

  test('the project is called by its package, else by its folder', () => {
    expect(projectName(server.project.root)).toBe('app');
    expect(projectName('/nowhere/shop')).toBe('shop');
  });

  test('an app that does not run yet is said so', async () => {
    const other = await TestServer.start({ appUrl: () => null });
    expect((await other.ask()).status).toBe(503);
    await other.close();
  });

  test('canvases, lookups and activities', async () => {
    const canvas = { canvasId: server.server.session.canvasId, name: 'app' };
    expect((await server.ask({ path: '/api/canvases' })).json).toMatchObject([canvas]);
    expect((await get('')).json).toMatchObject({
      ...canvas,
      storyboards: [{ storyboardId: 'main', type: 'APPLICATION' }],
    });
    const { treeElementLookup } = (await get('/lookups')).json;
    expect(treeElementLookup[server.project.id('src/App.tsx', '<h1')]).toMatchObject({ componentName: 'h1', line: 6 });
    expect((await get('/activities')).json).toEqual([]);
  });

  test('source at an element and of a file', async () => {
    const id = server.project.id('src/App.tsx', '<h1');
    const place = { file: 'src/App.tsx', text: APP, hash: sha256(APP), start: APP.indexOf('<h1'), line: 6, column: 6 };
    expect((await get(`/source?codebaseId=${id}`)).json).toEqual(place);
    expect((await get('/source?file=src/Card.tsx')).json).toMatchObject({ file: 'src/Card.tsx' });
    // Not loaded as a module with elements, but imported by one.
    expect((await get('/source?file=src/card.css')).json).toMatchObject({ text: CSS });
  });

  test('the element at a place, by its very beginning only', async () => {
    const at = (file: string, line: number | string, column: number | string) =>
      get(`/element?file=${file}&line=${line}&column=${column}`);
    const codebaseId = server.project.id('src/App.tsx', '<h1');
    expect((await at('src/App.tsx', 6, 6)).json).toEqual({ ok: true, codebaseId });
    const { status, json } = await at('src/App.tsx', 6, 7);
    expect([status, json.error]).toEqual([
      404,
      {
        code: 'element-not-found',
        message: 'No element begins at src/App.tsx:6:8.',
        hint: 'In that line: <h1> at 6:7.',
        file: 'src/App.tsx',
        line: 6,
        column: 7,
      },
    ]);
    expect((await at('src/App.tsx', 999, 0)).json.error.hint).toBe('Give the place of the < of its opening tag.');
    for (const [file, line, status] of [
      ['src/none.tsx', 1, 404],
      ['vite.config.ts', 1, 404],
      ['..%2Fx.tsx', 1, 404],
      ['src%2F..%2F..%2Fx.tsx', 1, 400],
      ['src/App.tsx', 'x', 400],
      ['src/App.tsx', '', 404],
    ] as const) {
      expect((await at(file, line, 0)).status, `${file}:${line}`).toBe(status);
    }
  });

  test('a place is read in the file as it is now', async () => {
    const project = new TestProject({ 'src/App.tsx': APP });
    const other = await TestServer.start({}, project);
    const at = (line: number) => other.ask({ path: `${other.canvas}/element?file=src/App.tsx&line=${line}&column=6` });
    const { json } = await at(6);
    writeFileSync(project.path('src/App.tsx'), `// one more line\n${APP}`);
    expect((await at(7)).json).toEqual(json);
    writeFileSync(project.path('src/App.tsx'), `${APP}<`);
    expect((await at(6)).json.error.code).toBe('syntax-error');
    await other.close();
  });

  test('the pages of the router as it is now, else the files of the pages folder', async () => {
    const routes = (path: string) => `import { Route, Routes } from 'react-router';
export const App = () => <Routes><Route path="${path}" element={<Home />} /></Routes>;
`;
    const project = new TestProject({
      'src/App.tsx': routes('/'),
      'src/pages/About.tsx': CARD,
      'dist/pages/Old.tsx': CARD,
    });
    const other = await TestServer.start({ ...project.options(), protectedDirs: ['dist'] }, project);
    const pages = async () => (await other.ask({ path: `${other.canvas}/pages` })).json;
    const found = { router: 'react-router', basename: '', isHash: false, unread: [], link: null };
    expect(await pages()).toEqual({ ...found, pages: [{ path: '/', name: 'Home', file: 'src/App.tsx', base: '' }] });
    writeFileSync(project.path('src/App.tsx'), routes('/home'));
    expect((await pages()).pages).toEqual([{ path: '/home', name: 'Home', file: 'src/App.tsx', base: '' }]);
    await other.close();
    const plain = new TestProject({ 'src/App.tsx': APP, 'src/pages/About.tsx': CARD, 'dist/pages/Old.tsx': CARD });
    const another = await TestServer.start({ ...plain.options(), protectedDirs: ['dist'] }, plain);
    const page = { path: '/About', name: 'About', file: 'src/pages/About.tsx', base: '' };
    expect((await another.ask({ path: `${another.canvas}/pages` })).json).toEqual({
      ...found,
      router: 'files',
      pages: [page],
    });
    await another.close();
  });

  test('where an element is styled in code', async () => {
    const project = new TestProject({
      'src/App.tsx':
        "import styled from 'styled-components';\nimport { Title } from './title.ts';\n\n" +
        'export const App = () => <><Title>T</Title><p>plain</p><Own /></>;\nconst Own = styled.b`color: red`;\n',
      'src/title.ts': "import styled from 'styled-components';\n\nexport const Title = styled.h1`\n  color: red;\n`;\n",
    });
    const resolveImport = (specifier: string) => (specifier === './title.ts' ? 'src/title.ts' : null);
    const other = await TestServer.start({ ...project.options(), resolveImport }, project);
    const at = (tag: string) =>
      other.ask({ path: `${other.canvas}/codeStyle?codebaseId=${project.id('src/App.tsx', tag)}` });
    const style = (file: string, line: number, column: number) => ({
      library: 'styled-components',
      file,
      line,
      column,
    });
    expect((await at('<Title')).json).toEqual({ ok: true, style: style('src/title.ts', 3, 21) });
    expect((await at('<Own')).json).toEqual({ ok: true, style: style('src/App.tsx', 5, 12) });
    expect((await at('<p')).json).toEqual({ ok: true, style: null });
    expect((await other.ask({ path: `${other.canvas}/codeStyle` })).status).toBe(400);
    const unknown = 'tempo-00000000-0000-4000-8000-000000000000';
    expect((await other.ask({ path: `${other.canvas}/codeStyle?codebaseId=${unknown}` })).status).toBe(404);
    await other.close();
  });

  test('where the words of an element stand, in files of the app as they are now', async () => {
    const list = (from: string) =>
      `import { names } from '${from}';\nexport const L = () => names.map((n) => <p>{n}</p>);\n`;
    const project = new TestProject({
      'src/App.tsx': list('./names.tsx'),
      'src/Other.tsx': list('../vite.config.ts'),
      'src/names.tsx': "export const names = ['Ann', 'Bob'];\n",
      'vite.config.ts': "export const names = ['secret'];\n",
    });
    const resolveImport = (specifier: string) => (specifier === './names.tsx' ? 'src/names.tsx' : null);
    const other = await TestServer.start({ ...project.options(), resolveImport }, project);
    const at = (file: string, more = '') =>
      other.ask({ path: `${other.canvas}/textSource?codebaseId=${project.id(file, '<p')}${more}` });
    const place = { file: 'src/names.tsx', line: 1, column: 30, start: 30, end: 33, text: 'Bob' };
    const part = { expression: '`n`', sources: [place], reasons: [] };
    expect((await at('src/App.tsx', '&dataIndex=1')).json).toEqual({ ok: true, parts: [part] });
    expect((await at('src/App.tsx', '&shown=Bob')).json).toEqual({ ok: true, parts: [{ ...part, shown: 'Bob' }] });
    expect((await at('src/App.tsx')).json.parts[0].sources).toHaveLength(2);
    expect((await at('src/App.tsx', '&dataIndex=')).status).toBe(400);
    const unknown = 'tempo-00000000-0000-4000-8000-000000000000';
    expect((await at('src/App.tsx', '&callSite=')).status).toBe(400);
    expect((await at('src/App.tsx', `&callSite=${unknown}&callSite=${unknown}`)).status).toBe(200);
    expect((await at('src/App.tsx', `&callSite=${unknown}&callSite=`)).status).toBe(400);
    expect((await at('src/App.tsx', '&dataIndex=-1')).status).toBe(400);
    const position = `&list=${project.id('src/App.tsx', '<p')}`;
    expect((await at('src/App.tsx', `${position}:1:2`)).json).toEqual({ ok: true, parts: [part] });
    for (const wrong of ['', ':1', ':-1:2', ':1:x'])
      expect((await at('src/App.tsx', position + wrong)).status).toBe(400);
    expect((await other.ask({ path: `${other.canvas}/textSource` })).status).toBe(400);
    expect((await other.ask({ path: `${other.canvas}/textSource?codebaseId=${unknown}` })).status).toBe(404);
    const outside = await at('src/Other.tsx');
    expect(outside.json.parts[0].reasons[0]).toContain('from outside the project');
    writeFileSync(project.path('src/names.tsx'), "export const names = ['Ann', 'Cid'];\n");
    expect((await at('src/App.tsx', '&dataIndex=1')).json.parts[0].sources[0].text).toBe('Cid');
    await other.close();
    project.remove();
  });

  test.each([
    ['vite.config.ts', 404],
    ['package.json', 404],
    ['src/none.tsx', 404],
    ['..%2F..%2Fetc%2Fpasswd', 404],
    ['src%2F..%2F..%2Fetc%2Fpasswd', 400],
    ['%2Fetc%2Fpasswd', 400],
    ['', 400],
  ])('[S-61] the source of %s is not shown', async (file, status) => {
    expect((await get(`/source?file=${file}`)).status).toBe(status);
  });

  test('[S-61] a file that was known but leads out now is not shown', async () => {
    const project = new TestProject({ 'src/App.tsx': APP, 'src/Card.tsx': APP });
    const other = await TestServer.start({}, project);
    const { rmSync, symlinkSync } = await import('node:fs');
    writeFileSync(join(project.base, 'secret.tsx'), 'secret');
    rmSync(project.path('src/Card.tsx'));
    symlinkSync(join(project.base, 'secret.tsx'), project.path('src/Card.tsx'));
    const answer = await other.ask({ path: `${other.canvas}/source?file=src/Card.tsx` });
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('secret.tsx" ');
    await other.close();
  });

  test('an unknown element is 404, one that is gone 409', async () => {
    expect((await get('/source?codebaseId=tempo-00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await get('/source?codebaseId=..')).status).toBe(400);
    const open = (codebaseId: unknown) => server.post(`${server.canvas}/openInEditor`, { codebaseId });
    expect((await open('tempo-00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await open('/etc/passwd')).status).toBe(400);
    expect((await open(undefined)).status).toBe(400);
  });
});

describe('scripts', () => {
  test('send change items, in order, until one is refused', async () => {
    const field = { codebaseIdToEditText: server.project.id('src/App.tsx', '<h1') };
    const changes = [
      createChange('00000000-0000-4000-8000-000000000001', 'EDIT_TEXT', { ...field, oldText: 'Hello', newText: 'A' }),
      createChange('00000000-0000-4000-8000-000000000002', 'EDIT_TEXT', { ...field, oldText: 'Hello', newText: 'B' }),
      createChange('00000000-0000-4000-8000-000000000003', 'EDIT_TEXT', { ...field, oldText: 'A', newText: 'C' }),
    ];
    const before = server.project.snapshot();
    const dry = await server.post(`${server.canvas}/changes`, { changes, dryRun: true });
    // Each item applies to the text on disk: the one before it was not written.
    expect(dry.json.answers.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true, false]);
    expect(server.project.snapshot()).toEqual(before);
    const { json } = await server.post(
      `${server.canvas}/changes`,
      { changes },
      { headers: [['X-Visual-Edit-Client', 'script <1>']] },
    );
    expect(json.answers.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false]);
    expect(server.project.read('src/App.tsx')).toContain('<h1>A</h1>');
    expect((await get('/activities')).json).toMatchObject([
      { origin: 'script 1', changeName: 'Edit Text', undone: false },
    ]);
  });

  test('see in the list of activities what an element was wrapped in', async () => {
    const codebaseIdsToWrap = [server.project.id('src/App.tsx', '<h1')];
    const fields = { codebaseIdsToWrap, wrapTag: 'a', wrapProps: { href: '/about' } };
    const changes = [createChange('00000000-0000-4000-8000-000000000004', 'WRAP_DIV', fields)];
    await server.post(`${server.canvas}/changes`, { changes });
    expect((await get('/activities')).json[0]).toMatchObject({ type: 'WRAP_DIV', changeName: 'Wrap In Link' });
  });

  test('[S-89] send at most 100 at a time', async () => {
    const answer = await server.post(`${server.canvas}/changes`, { changes: Array.from({ length: 101 }, () => ({})) });
    expect(answer.status).toBe(413);
    expect((await server.post(`${server.canvas}/changes`, { changes: 'x' })).status).toBe(400);
  });

  test('find the running server through a private file, which goes with it', async () => {
    const other = await TestServer.start();
    const { stateDir } = other.project;
    expect(readServerFile(stateDir)).toMatchObject({
      apiUrl: other.server.apiUrl,
      token: other.server.token,
      pid: process.pid,
    });
    await other.server.close();
    expect(readServerFile(stateDir)).toBeNull();
    writeFileSync(
      join(stateDir, 'server.json'),
      JSON.stringify({ apiUrl: 'x', token: 'x', pid: process.pid, startTime: '1' }),
    );
    expect(readServerFile(stateDir)).toBeNull();
    other.project.remove();
  });
});

describe('ports and names', () => {
  test('[S-29] a taken port is passed over, and two servers differ in port and token', async () => {
    const other = await TestServer.start({ port: server.port });
    expect(other.port).toBeGreaterThan(server.port);
    expect(other.server.token).not.toBe(server.server.token);
    expect(other.server.frameNonce).not.toBe(server.server.frameNonce);
    await other.close();
  });

  test('[S-29] a port that another program has under ::1 is passed over where the name is localhost', async () => {
    const { createServer } = await import('node:net');
    const squatter = createServer();
    const bound = await new Promise<boolean>((resolve) => {
      squatter.once('error', () => resolve(false));
      squatter.listen(0, '::1', () => resolve(true));
    });
    const address = squatter.address();
    const port = bound && typeof address === 'object' && address ? address.port : 0;
    const other = await TestServer.start({ hostname: 'localhost', port });
    expect(other.port).not.toBe(bound ? port : 0);
    expect(other.server.origin).toBe(`http://localhost:${other.port}`);
    await other.close();
    squatter.close();
  });

  test.each([
    '0.0.0.0',
    '::',
    '0',
    '0x0',
    '::ffff:0.0.0.0',
    '',
    '192.168.1.5',
    'example.invalid',
    '127.0.0.1.evil.com',
  ])('[S-24] the name %j is refused', async (hostname) => {
    const project = new TestProject();
    const options = {
      ...project.options(),
      hostname,
      port: 0,
      appUrl: () => null,
      typeCheck: false,
      editorDir: project.base,
    };
    await expect(startEditorServer(options)).rejects.toThrow(/localhost or 127\.0\.0\.1/);
    project.remove();
  });

  test('[S-24] only the loopback address listens', async () => {
    const { networkInterfaces } = await import('node:os');
    const { connect } = await import('node:net');
    const others = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others) {
      const reached = await new Promise((resolve) => {
        const socket = connect({ host: address, port: server.port });
        socket.once('connect', () => resolve(true));
        socket.once('error', () => resolve(false));
      });
      expect(reached, address).toBe(false);
    }
  });

  test('[S-90] a storm of changes is told to slow down, a steady stream passes', async () => {
    const { RateLimit } = await import('../../src/server/http/rate-limit.ts');
    let now = 0;
    const limit = new RateLimit(50, 1000, () => now);
    let passed = 0;
    for (; now < 60_000; now += 60) passed += limit.take() === 0 ? 1 : 0;
    expect(passed).toBe(1000);
    for (let i = 0; i < 1000; i++) limit.take();
    expect(limit.take()).toBeGreaterThan(0);
  });
});
