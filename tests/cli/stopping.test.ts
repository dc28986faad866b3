/** However the command is told to stop, nothing of it stays (S-125). */
import { readdirSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { stateHomeOf } from '../support/cli.ts';
import { isListening } from '../support/ports.ts';
import { runCli, sha256Tree, startCli, type TestProject } from '../support/project.ts';
import { createViteProject } from '../support/vite-project.ts';

let project: TestProject;
afterEach(() => project?.remove());

const portOf = (url: string) => Number(new URL(url).port);

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('[S-125] %s: ports free, no lock, exit 0', async (signal) => {
  project = createViteProject();
  const cli = await startCli(project.root);
  await fetch(`${cli.ready.appUrl}src/App.jsx`);
  expect(await cli.stop(signal)).toEqual({ exitCode: 0, signal: undefined });
  expect(cli.lines.at(-1)).toEqual({ event: 'closed' });
  expect(await isListening('localhost', portOf(cli.ready.appUrl))).toBe(false);
  expect(await isListening('127.0.0.1', portOf(cli.ready.editorUrl))).toBe(false);
  expect(locksIn(stateHomeOf(project.root))).toEqual([]);
});

test('[S-125] a signal while it starts: it stops, and exits 0', async () => {
  project = createViteProject({
    'vite.config.js': `process.stderr.write('config read\\n');\nawait new Promise((go) => setTimeout(go, 300));\nexport default {};\n`,
  });
  const child = runCli(project.root, ['dev', project.root, '--json']);
  for await (const line of child.iterable({ from: 'stderr' }))
    if (String(line).includes('config read')) child.kill('SIGTERM');
  const { exitCode, stdout } = await child;
  expect([exitCode, String(stdout).split('\n').at(-1)]).toEqual([0, '{"event":"closed"}']);
});

test('[S-125] a signal during a save: the file is whole, and the edit can be undone after the next start', async () => {
  project = createViteProject();
  const original = project.read('src/App.jsx');
  const edited = original.replace('Hello there', 'Goodbye');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const cli = await startCli(project.root);
    await fetch(`${cli.ready.appUrl}src/App.jsx`);
    const saving = (await ApiClient.connect(cli.ready)).editHeading('Hello there', 'Goodbye').catch(() => null);
    cli.process.kill(signal);
    const [answer, { exitCode }] = [await saving, await cli.process];
    expect(exitCode).toBe(0);
    const text = project.read('src/App.jsx');
    expect([original, edited]).toContain(text);
    if (answer?.ok) expect(text).toBe(edited);
    expect(Object.keys(sha256Tree(project.root)).filter((file) => file.includes('.tmp'))).toEqual([]);
    if (text === edited) await undoAfterRestart();
    expect(project.read('src/App.jsx')).toBe(original);
  }
});

test('[S-125] killed without warning: the next start takes over its lock, and undo still works', async () => {
  project = createViteProject();
  const original = project.read('src/App.jsx');
  const cli = await startCli(project.root);
  await fetch(`${cli.ready.appUrl}src/App.jsx`);
  expect(await (await ApiClient.connect(cli.ready)).editHeading('Hello there', 'Goodbye')).toMatchObject({ ok: true });
  await cli.stop('SIGKILL');
  await undoAfterRestart();
  expect(project.read('src/App.jsx')).toBe(original);
});

test('[S-125] nobody reads its output any more: it stops', async () => {
  project = createViteProject({ 'src/broken.jsx': 'export const App = () => <h1>Hi</h2>;\n' });
  const cli = await startCli(project.root);
  cli.process.stdout?.destroy();
  cli.process.stderr?.destroy();
  // Vite reports the error, and nobody is there to read it
  await fetch(`${cli.ready.appUrl}src/broken.jsx`).catch(() => {});
  await cli.process;
  expect(await isListening('localhost', portOf(cli.ready.appUrl))).toBe(false);
});

test('an error that nobody caught: said in a line, all closed, exit 1', async () => {
  project = createViteProject({
    'vite.config.js': `export default { plugins: [{ name: 'late', configureServer() { setTimeout(() => { throw new Error('Lost my way'); }, 600); } }] };\n`,
  });
  const cli = await startCli(project.root);
  const { exitCode, stdout } = await cli.process;
  const lines = String(stdout)
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.at(-2).error.message).toBe('visual-edit stopped on an error: Lost my way.');
  expect([lines.at(-1), exitCode]).toEqual([{ event: 'closed' }, 1]);
});

async function undoAfterRestart() {
  const cli = await startCli(project.root);
  expect(await (await ApiClient.connect(cli.ready)).undo()).toMatchObject({ ok: true });
  await cli.stop();
}

function locksIn(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).filter((name) => /lock|\.tmp$/.test(name));
}
