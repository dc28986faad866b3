/** The running command keeps its secrets, and is safe without any setting. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { projectStateDir } from '../../src/server/index.ts';
import { ApiClient } from '../support/api-client.ts';
import { stateHomeOf } from '../support/cli.ts';
import { isListening } from '../support/ports.ts';
import { type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { applyChanges, changeTag, editText, runScript } from '../support/script.ts';
import { APP_FILES, createViteProject } from '../support/vite-project.ts';

let project: TestProject;
let cli: RunningCli | undefined;
afterEach(async () => {
  await cli?.stop();
  cli = undefined;
  project.remove();
});

/** A process and those it started. */
function family(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const);
  const found = [pid];
  for (const one of found) found.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child));
  return found;
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

test('[S-20] after the line that tells it, the token is nowhere', async () => {
  project = createViteProject();
  let stderr = '';
  cli = await startCli(project.root, [], { env: { DEBUG: '*', NODE_DEBUG: 'http' } });
  const { token, pid } = cli.ready;
  cli.process.stderr?.on('data', (chunk) => {
    stderr += String(chunk);
  });
  await applyChanges(project.root, editText('src/App.jsx:4:7', 'Hello there', 'Hi'));
  await applyChanges(project.root, changeTag('src/App.jsx:4:7', 'no such tag'));
  await runScript(project.root, ['undo', '--json']);
  const errors = await Promise.all(
    ['/api/none', '/api/session', '/none', `/api/${token}`].map((path) =>
      fetch(new URL(path, cli?.ready.apiUrl), { headers: { authorization: `Bearer ${token}x` } }).then((a) => a.text()),
    ),
  );
  for (const one of family(pid)) {
    expect(readFileSync(`/proc/${one}/cmdline`, 'utf8')).not.toContain(token);
    expect(readFileSync(`/proc/${one}/environ`, 'utf8')).not.toContain(token);
    expect(readFileSync(`/proc/${one}/comm`, 'utf8')).not.toContain(token.slice(0, 8));
  }
  const state = projectStateDir(project.root, { XDG_STATE_HOME: stateHomeOf(project.root) });
  for (const name of readdirSync(state).filter((file) => !/^(?:server\.json|key)$/.test(file))) {
    expect(readFileSync(join(state, name), 'utf8'), name).not.toContain(token);
  }
  await cli.stop();
  expect(readdirSync(state)).not.toContain('server.json');
  // for a day, for the editor that is open when the command is started again
  expect(statSync(join(state, 'key')).mode & 0o777).toBe(0o600);
  const [ready, ...later] = cli.lines;
  expect([ready?.event, later.length > 2]).toEqual(['ready', true]);
  // Node's own debugging of HTTP prints the requests; our lines must not repeat them.
  const ours = stderr.split('\n').filter((line) => !/^HTTP \d+:/.test(line));
  expect(JSON.stringify([later, errors, ours])).not.toContain(token);
});

/** A request as another program of this machine would send it. */
function ask(url: URL, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const req = request(url, { headers, agent: false }, (res) => {
      res.resume();
      resolve(res.statusCode ?? 0);
    });
    req.on('error', reject);
    req.end();
  });
}

test('[S-26] blank settings are no settings: every protection is on', async () => {
  const blank =
    '{ parentOrigins: [], include: undefined, exclude: [], ignoreComponents: [], appUrl: "", editorPort: undefined }';
  project = createViteProject({
    'vite.config.js': `import react from '@vitejs/plugin-react';
import { visualEdit } from 'visual-edit';
export default { plugins: [react(), visualEdit(${blank})], server: { cors: undefined } };
`,
  });
  const names = [
    'HOST',
    'PORT',
    'NODE_OPTIONS',
    'VISUAL_EDIT_TOKEN',
    'VISUAL_EDIT_HOST',
    'VITE_HOST',
    'TOKEN',
    'ORIGIN',
  ];
  cli = await startCli(project.root, [], { env: Object.fromEntries(names.map((name) => [name, ''])) });
  const { apiUrl, token, appUrl } = cli.ready;
  const session = new URL(`${apiUrl}/session`);
  const { host, port } = session;
  const authorization = `Bearer ${token}`;
  expect(await ask(session, { authorization })).toBe(200);
  expect(await ask(session, {})).toBe(401);
  for (const empty of ['', 'Bearer ', 'Bearer']) expect(await ask(session, { authorization: empty })).toBe(401);
  for (const origin of ['http://evil.test', 'null', '', new URL(appUrl).origin]) {
    expect(await ask(session, { authorization, origin }), `Origin ${origin}`).toBe(403);
  }
  for (const name of ['evil.test', `evil.test:${port}`, `0.0.0.0:${port}`]) {
    expect(await ask(session, { authorization, host: name }), `Host ${name}`).toBe(403);
  }
  expect([host.startsWith('localhost:'), await isListening('127.0.0.2', Number(port))]).toEqual([true, false]);
  const runtime = await (await fetch(new URL('@id/__x00__virtual:visual-edit/runtime', appUrl))).text();
  expect(runtime).toMatch(/parentOrigins"?:\s*\[\]/);
});

test('[S-40] after a sleep the server goes on, and what was asked on an old text is refused', async () => {
  project = createViteProject();
  cli = await startCli(project.root);
  const place = 'src/App.jsx:4:7';
  await applyChanges(project.root, editText(place, 'Hello there', 'Hi'));
  const api = await ApiClient.connect(cli.ready);
  const { codebaseId } = await api.element(({ componentName }) => componentName === 'h1');
  process.kill(cli.ready.pid, 'SIGSTOP');
  const late = api.editText(codebaseId, 'Hi', 'Late');
  const theirs = APP_FILES['src/App.jsx'].replace('Hello there', 'Edited while it slept');
  writeFileSync(join(project.root, 'src/App.jsx'), theirs);
  process.kill(cli.ready.pid, 'SIGCONT');
  expect(await late).toMatchObject({ ok: false });
  expect(project.read('src/App.jsx')).toBe(theirs);
  expect(await api.editText(codebaseId, 'Edited while it slept', 'Awake')).toMatchObject({ ok: true });
});
