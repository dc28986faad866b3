/**
 * The packed package in fresh projects: every Vite and React that we say we work with, TypeScript and JavaScript, through
 * the command and through the plugin in the project's own config.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa, type ResultPromise } from 'execa';
import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, type Connection } from '../support/api-client.ts';
import { launchBrowser } from '../support/browser.ts';
import { environmentOf, followCli } from '../support/cli.ts';
import { sha256Tree, type TestProject } from '../support/project.ts';
import { writeFiles } from '../support/vite-project.ts';
import { CONFIG_WITH_PLUGIN, type Versions } from './app-files.ts';
import { installAll } from './install.ts';
import { pack, type Tarball } from './tarball.ts';

const BY_COMMAND: Versions[] = [
  { name: 'Vite 8, React 19, TypeScript', language: 'ts', vite: '^8', react: '^19', plugin: '^6' },
  { name: 'Vite 7, React 18, JavaScript', language: 'js', vite: '^7', react: '^18', plugin: '^5' },
  { name: 'Vite 6.0, React 19, JavaScript', language: 'js', vite: '~6.0.0', react: '^19', plugin: '^4' },
  { name: 'Vite 5, React 18, TypeScript', language: 'ts', vite: '^5', react: '^18', plugin: '^4' },
];
const BY_PLUGIN: Versions[] = [
  { name: 'the plugin in the config, Vite 7, React 19', language: 'ts', vite: '^7', react: '^19', plugin: '^5' },
  {
    name: 'the plugin in the config, Vite 5.0, React 18',
    language: 'ts',
    vite: '5.0.0',
    react: '^18',
    plugin: '4.2.0',
  },
];

let tarball: Tarball;
let projects: Map<string, Promise<TestProject>>;
let browser: Browser;
beforeAll(async () => {
  tarball = await pack();
  projects = installAll([...BY_COMMAND, ...BY_PLUGIN], tarball.file);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  for (const project of await Promise.allSettled(projects?.values() ?? [])) {
    if (project.status === 'fulfilled') project.value.remove();
  }
  tarball?.remove();
});

describe.each(BY_COMMAND)('$name', (versions) => {
  test('npx visual-edit dev: an edit and its undo', async () => {
    const project = await installed(versions);
    const args = ['visual-edit', 'dev', '--no-open', '--json'];
    const cli = await followCli(inProject(project, 'npx', args));
    try {
      expect(cli.ready.root).toBe(project.root);
      await editAndUndo(project, versions, cli.ready.appUrl, cli.ready);
    } finally {
      await cli.stop();
    }
    expect(cli.lines.at(-1)).toEqual({ event: 'closed' });
  });

  test('vite build makes the same bytes with and without the plugin', () => sameBuild(versions));
});

describe.each(BY_PLUGIN)('$name', (versions) => {
  test('npx vite: an edit and its undo', async () => {
    const project = await installed(versions);
    writeFiles(project.root, { 'vite.config.ts': CONFIG_WITH_PLUGIN });
    const child = inProject(project, 'npx', ['vite'], { detached: true });
    try {
      const { app, connection } = await addressesOf(child);
      await editAndUndo(project, versions, app, connection);
    } finally {
      process.kill(-(child.pid as number), 'SIGTERM');
      await child;
    }
  });

  test('vite build makes the same bytes with and without the plugin', () => sameBuild(versions));

  test('its types hold in the project’s own TypeScript', async () => {
    const project = await installed(versions);
    writeFiles(project.root, { 'vite.config.ts': CONFIG_WITH_PLUGIN });
    const { exitCode, stdout } = await inProject(project, 'npx', ['tsc', '-p', '.']);
    expect([stdout, exitCode]).toEqual(['', 0]);
    const strict = await inProject(project, 'npx', ['tsc', '-p', '.', '--skipLibCheck', 'false']);
    const ofOurs = String(strict.stdout)
      .split('\n')
      .filter((line) => line.startsWith('node_modules/visual-edit'));
    expect(ofOurs).toEqual([]);
  });
});

async function installed({ name }: Versions): Promise<TestProject> {
  return (await projects.get(name)) as TestProject;
}

function inProject({ root }: TestProject, command: string, args: string[], options = {}): ResultPromise {
  const env = { ...environmentOf(root), NO_COLOR: '1', FORCE_COLOR: undefined };
  return execa(command, args, { cwd: root, env, reject: false, stdin: 'ignore', ...options }) as ResultPromise;
}

/** In the browser the heading changes and changes back, the file changes by just its text, the page carries nothing of ours. */
async function editAndUndo(project: TestProject, { language }: Versions, app: string, connection: Connection) {
  const file = `src/App.${language}x`;
  const before = sha256Tree(project.root);
  const text = project.read(file);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(app);
  const heading = page.locator('h1');
  await shows(heading, 'Vite + React');
  expect(await page.locator('#root').innerHTML()).not.toMatch(/__ve|tempo-/);

  const api = await ApiClient.connect(connection);
  expect(await api.editHeading('Vite + React', 'Edited by hand')).toMatchObject({ ok: true });
  expect(project.read(file)).toBe(text.replace('Vite + React', 'Edited by hand'));
  await shows(heading, 'Edited by hand');

  expect(await api.undo()).toMatchObject({ ok: true });
  expect(sha256Tree(project.root)).toEqual(before);
  await shows(heading, 'Vite + React');
  expect(complaints).toEqual([]);
  await page.close();
}

const shows = (heading: Locator, text: string) =>
  expect.poll(() => heading.textContent(), { timeout: 30_000 }).toBe(text);

/** [S-27] */
async function sameBuild(versions: Versions) {
  const project = await installed(versions);
  const config = `vite.config.${versions.language}`;
  const without = CONFIG_WITH_PLUGIN.replace(/^.*visual-edit.*\n/m, '').replace(', visualEdit()', '');
  const outputs = [];
  for (const text of [without, CONFIG_WITH_PLUGIN]) {
    writeFiles(project.root, { [config]: text });
    const outDir = join(project.root, '..', `out-${outputs.length}`);
    const { exitCode, stderr } = await inProject(project, 'npx', [
      'vite',
      'build',
      '--outDir',
      outDir,
      '--emptyOutDir',
    ]);
    expect([exitCode, stderr]).toEqual([0, expect.any(String)]);
    outputs.push({ outDir, tree: sha256Tree(outDir) });
  }
  writeFiles(project.root, { [config]: without });
  const [plain, ours] = outputs;
  expect(Object.keys(plain?.tree ?? {}).length).toBeGreaterThan(2);
  expect(ours?.tree).toEqual(plain?.tree);
  expect(readFileSync(join(ours?.outDir ?? '', 'index.html'), 'utf8')).not.toContain('visual-edit');
}

/** The two addresses that `vite` prints; the token is in the editor's. */
async function addressesOf(child: ResultPromise): Promise<{ app: string; connection: Connection }> {
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += String(chunk);
  });
  await expect.poll(() => text, { timeout: 60_000 }).toMatch(/Editor:\s+\S+#\S+\s/);
  const app = /Local:\s+(\S+)/.exec(text)?.[1] ?? '';
  const [, editor = '', token = ''] = /Editor:\s+(\S+)#(?:token=)?(\S+)/.exec(text) ?? [];
  return { app, connection: { apiUrl: new URL('api', editor).href, token } };
}
