/** The effect of each option of `dev`, seen from outside. */
import { realpathSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { freePort, isListening, takePort } from '../support/ports.ts';
import { type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { APP_FILES, createViteProject, writeFiles } from '../support/vite-project.ts';

const open: { project: TestProject; cli: RunningCli }[] = [];
afterEach(async () => {
  for (const { project, cli } of open.splice(0)) {
    await cli.stop();
    project.remove();
  }
});

async function dev(args: string[] = [], files = {}, options = {}) {
  const project = createViteProject(files);
  const cli = await startCli(project.root, args, options);
  open.push({ project, cli });
  return { project, cli, ...cli.ready };
}

const textOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).text();
const portOf = (url: string) => Number(new URL(url).port);

test('ready is the first line, with everything that a program needs', async () => {
  const { cli, project, appUrl, editorUrl, apiUrl, token } = await dev();
  expect(cli.lines[0]).toEqual({
    event: 'ready',
    appUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/$/),
    editorUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/#token=[\w-]{32,}$/),
    apiUrl: new URL('api', editorUrl).href,
    token: expect.stringMatching(/^[\w-]{32,}$/),
    root: realpathSync(project.root),
    pid: cli.process.pid,
  });
  expect(editorUrl).toBe(`${new URL('/', editorUrl).href}#token=${token}`);
  expect(await textOf(appUrl)).toContain('id="root"');
  expect(await textOf(editorUrl)).toContain('<!doctype html>');
  const answer = await fetch(`${apiUrl}/session`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
});

test('--port and --editor-port are where the servers listen', async () => {
  const [port, editorPort] = [await freePort(), await freePort()];
  const { appUrl, editorUrl } = await dev(['--port', String(port), '--editor-port', String(editorPort)]);
  expect([portOf(appUrl), portOf(editorUrl)]).toEqual([port, editorPort]);
});

test('[S-29] ports that are taken: the next free ones, and never the stranger that listens there', async () => {
  const app = await takePort('localhost');
  const editor = await takePort('127.0.0.1');
  try {
    const { appUrl, editorUrl } = await dev(['--port', String(app.port), '--editor-port', String(editor.port)]);
    expect(portOf(appUrl)).toBeGreaterThan(app.port);
    expect(portOf(editorUrl)).toBeGreaterThan(editor.port);
    expect(await textOf(editorUrl)).toContain('<!doctype html>');
  } finally {
    await app.release();
    await editor.release();
  }
});

test('--mode is the mode of Vite', async () => {
  const { appUrl } = await dev(['--mode', 'staging'], { 'src/mode.js': 'export const mode = import.meta.env.MODE;\n' });
  expect(await textOf(`${appUrl}src/mode.js`)).toMatch(/"MODE":\s*"staging"/);
});

test('--config takes another file, with the path seen from the working folder', async () => {
  const project = createViteProject();
  writeFiles(project.root, {
    'other/vite.other.js': `import react from '@vitejs/plugin-react';\nexport default { base: '/shop/', plugins: [react()] };\n`,
  });
  const cli = await startCli(project.root, ['--config', 'other/vite.other.js'], { cwd: project.root });
  open.push({ project, cli });
  expect(cli.ready.appUrl).toMatch(/\/shop\/$/);
});

test('--config takes a file without its extension, as Vite does', async () => {
  const project = createViteProject();
  const config = `import react from '@vitejs/plugin-react';\nexport default { base: '/demo/', plugins: [react()] };\n`;
  writeFiles(project.root, { 'vite.demo.config.js': config });
  const cli = await startCli(project.root, ['--config', 'vite.demo.config'], { cwd: project.root });
  open.push({ project, cli });
  expect(cli.ready.appUrl).toMatch(/\/demo\/$/);
});

test("the config's own root is respected, as `vite` in that folder would", async () => {
  const inWeb = { 'web/index.html': APP_FILES['index.html'], 'web/src/main.jsx': APP_FILES['src/main.jsx'] };
  const config = `import react from '@vitejs/plugin-react';\nexport default { root: 'web', plugins: [react()] };\n`;
  const { appUrl } = await dev([], { ...inWeb, 'web/src/App.jsx': APP_FILES['src/App.jsx'], 'vite.config.js': config });
  expect(await textOf(`${appUrl}src/App.jsx`)).toContain('Hello there');
});

test('[S-24] --host opens the app to other machines, never the editor', async () => {
  const { appUrl, editorUrl } = await dev(['--host', '0.0.0.0']);
  expect(await isListening('127.0.0.2', portOf(appUrl))).toBe(true);
  expect(await isListening('127.0.0.2', portOf(editorUrl))).toBe(false);
  expect(await isListening('127.0.0.1', portOf(editorUrl))).toBe(true);
});

test('a project that has the plugin in its config gets it once', async () => {
  const config = `import react from '@vitejs/plugin-react';
import { visualEdit } from 'visual-edit';
export default { plugins: [react(), [visualEdit()]] };
`;
  const editorPort = await freePort();
  const { appUrl, editorUrl } = await dev(['--editor-port', String(editorPort)], { 'vite.config.js': config });
  expect((await textOf(`${appUrl}src/App.jsx`)).match(/__ve(?:Id|:)/g)).toHaveLength(2);
  const usual = await dev();
  const scriptsOf = async (url: string) => (await textOf(url)).match(/<script/g)?.length;
  expect(await scriptsOf(appUrl)).toBe(await scriptsOf(usual.appUrl));
  expect(portOf(editorUrl)).toBe(editorPort);
});

test("what the user's config prints never gets between the JSON lines", async () => {
  const config = `${APP_FILES['vite.config.js']}console.log('config speaks');\nprocess.stdout.write('and writes\\n');\n`;
  const { cli } = await dev([], { 'vite.config.js': config });
  await cli.stop();
  const { stdout, stderr } = await cli.process;
  expect(
    String(stdout)
      .split('\n')
      .map((line) => JSON.parse(line).event),
  ).toEqual(['ready', 'closed']);
  expect(stderr).toContain('config speaks');
  expect(stderr).toContain('and writes');
});

test('an edit, a refusal and an undo are a line each', async () => {
  const { cli, appUrl } = await dev();
  await textOf(`${appUrl}src/App.jsx`);
  const api = await ApiClient.connect(cli.ready);
  await api.editHeading('Hello there', 'Goodbye');
  await api.editHeading('Not what it says', 'Goodbye');
  await api.undo();
  await cli.waitFor(({ event }) => event === 'undo');
  expect(cli.lines.map(({ event }) => event)).toEqual(['ready', 'change', 'refused', 'undo']);
  const [, change, refused] = cli.lines as Record<string, unknown>[];
  expect(change?.activity).toMatchObject({ type: 'EDIT_TEXT', files: [{ path: 'src/App.jsx' }], undone: false });
  expect(refused?.error).toMatchObject({ code: expect.stringMatching(/^[a-z-]+$/), message: expect.any(String) });
});

test('a change of the config restarts Vite; the editor goes on', async () => {
  const { project, appUrl, apiUrl, token } = await dev();
  const config = project
    .read('vite.config.js')
    .replace('plugins:', `server: { headers: { 'x-round': 'two' } }, plugins:`);
  project.write('vite.config.js', config);
  const round = async () => (await fetch(appUrl)).headers.get('x-round');
  await expect.poll(() => round().catch(() => null), { timeout: 60_000 }).toBe('two');
  const answer = await fetch(`${apiUrl}/session`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
});

describe('[S-29] two projects at once', () => {
  test('have ports and tokens of their own, and refuse the token of the other', async () => {
    const [one, two] = [await dev(), await dev()];
    expect(new Set([one.appUrl, two.appUrl, one.editorUrl, two.editorUrl])).toHaveProperty('size', 4);
    expect(one.token).not.toBe(two.token);
    const answer = await fetch(`${one.apiUrl}/session`, { headers: { authorization: `Bearer ${two.token}` } });
    expect(answer.status).toBe(401);
  });
});
