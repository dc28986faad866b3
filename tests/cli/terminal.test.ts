/** The command as a person meets it: in a terminal, with keys to press and a browser that opens. */
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa, type ResultPromise } from 'execa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { BIN, ensureBuilt, environmentOf } from '../support/cli.ts';
import { isListening } from '../support/ports.ts';
import type { TestProject } from '../support/project.ts';
import { runScript } from '../support/script.ts';
import { APP_FILES, createViteProject, linkPackages, projectOf, writeFiles } from '../support/vite-project.ts';

let project: TestProject;
beforeEach(() => {
  ensureBuilt();
  project = createViteProject();
});
afterEach(() => project?.remove());

/** Runs the command in a pseudo terminal, as `script` makes one. */
function inTerminal(args: string[], env: Record<string, string | undefined> = {}) {
  const command = [process.execPath, BIN, 'dev', project.root, ...args];
  const scriptArgs =
    process.platform === 'darwin' ? ['-q', '/dev/null', ...command] : ['-qefc', command.join(' '), '/dev/null'];
  const child = execa('script', scriptArgs, {
    reject: false,
    env: {
      ...environmentOf(project.root),
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      DISPLAY: undefined,
      WAYLAND_DISPLAY: undefined,
      ...env,
    },
  });
  return { child, screen: screenOf(child) };
}

function screenOf(child: ResultPromise) {
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += String(chunk);
  });
  return { shows: (words: string) => expect.poll(() => text, { timeout: 30_000 }).toContain(words), text: () => text };
}

/** A browser that writes down the address it is given. */
function fakeBrowser() {
  const [program, seen] = [join(project.root, '../browser'), join(project.root, '../opened')];
  writeFiles(join(project.root, '..'), { browser: `#!/bin/sh\necho "$1" >> "${seen}"\n` });
  chmodSync(program, 0o755);
  return {
    env: { BROWSER: program, DISPLAY: ':99' },
    opened: () => (existsSync(seen) ? readFileSync(seen, 'utf8').trim().split('\n') : []),
  };
}

test('two addresses, the keys, and q ends it', async () => {
  const { child, screen } = inTerminal(['--no-open']);
  await screen.shows('q quit');
  expect(screen.text()).toMatch(/Editor {2}http:\/\/localhost:\d+\/#\S+\s+➜ {2}App {5}http:\/\/localhost:\d+\//);
  expect(screen.text()).toContain('o open the editor   u undo   q quit');
  child.stdin?.write('q');
  const { exitCode } = await child;
  await screen.shows('Stopped.');
  expect(exitCode).toBe(0);
});

test('Ctrl-C ends it, though the terminal is in raw mode', async () => {
  const { child, screen } = inTerminal(['--no-open']);
  await screen.shows('q quit');
  child.stdin?.write('\u0003');
  expect((await child).exitCode).toBe(0);
});

test('u with nothing to undo says so', async () => {
  const { child, screen } = inTerminal(['--no-open']);
  await screen.shows('q quit');
  child.stdin?.write('u');
  await screen.shows('✗ There is nothing to undo.');
  child.stdin?.write('q');
  expect((await child).exitCode).toBe(0);
  expect(screen.text().match(/✗/g)).toHaveLength(1);
});

test('an edit is one line, u takes it back, and a refusal says why', async () => {
  const { child, screen } = inTerminal(['--no-open']);
  await screen.shows('q quit');
  const [, editor = '', token = ''] = /(http:\S+)#token=(\w+)/.exec(screen.text()) ?? [];
  const [, app] = /App +(http:\S+)/.exec(screen.text()) ?? [];
  await fetch(`${app}src/App.jsx`);
  const api = await ApiClient.connect({ apiUrl: `${editor}api`, token });
  await api.editHeading('Hello there', 'Goodbye');
  await screen.shows('✓ Edit Text  src/App.jsx +1 −1');
  await api.editHeading('Not what it says', 'Goodbye');
  await screen.shows('✗ ');
  child.stdin?.write('u');
  await screen.shows('↶ Edit Text  src/App.jsx +1 −1');
  expect(project.read('src/App.jsx')).toContain('<h1>Hello there</h1>');
  // passing over a change names no file, because nothing is written
  await api.editHeading('Hello there', 'Goodbye');
  expect((await runScript(project.root, ['undo', '--leave'])).exitCode).toBe(0);
  await screen.shows('– Edit Text  left as it is');
  expect(project.read('src/App.jsx')).toContain('<h1>Goodbye</h1>');
  child.stdin?.write('q');
  await child;
});

test('an editor that runs already: its address, and y opens it', async () => {
  const browser = fakeBrowser();
  const first = inTerminal(['--no-open'], browser.env);
  await first.screen.shows('q quit');
  const [, address = ''] = /Editor {2}(http:\S+)/.exec(first.screen.text()) ?? [];
  const no = inTerminal([], browser.env);
  await no.screen.shows('Open it in the browser (y/N)?');
  expect(no.screen.text()).toContain(address);
  no.child.stdin?.write('\r');
  expect((await no.child).exitCode).toBe(1);
  expect(browser.opened()).toEqual([]);
  const yes = inTerminal([], browser.env);
  await yes.screen.shows('Open it in the browser (y/N)?');
  yes.child.stdin?.write('y\r');
  expect((await yes.child).exitCode).toBe(0);
  await expect.poll(() => browser.opened(), { timeout: 30_000 }).toHaveLength(1);
  expect((await inTerminal(['--open'], browser.env).child).exitCode).toBe(0);
  await expect.poll(() => browser.opened(), { timeout: 30_000 }).toHaveLength(2);
  expect(browser.opened().join()).not.toContain('token');
  first.child.stdin?.write('q');
  await first.child;
});

test('several apps: a number starts one', async () => {
  project.remove();
  const app = Object.entries(APP_FILES);
  project = projectOf({
    'package.json': '{ "workspaces": ["*"] }',
    ...Object.fromEntries(['a', 'b'].flatMap((folder) => app.map(([file, text]) => [`${folder}/${file}`, text]))),
  });
  linkPackages(project.root);
  const { child, screen } = inTerminal(['--no-open']);
  await screen.shows('Start which (1-2)?');
  child.stdin?.write('2\r');
  await screen.shows('q quit');
  expect(screen.text()).toMatch(/visual-edit \S+ {2}b, Vite/);
  child.stdin?.write('q');
  expect((await child).exitCode).toBe(0);
});

test('[S-125] the terminal is closed: it stops', async () => {
  const { child, screen } = inTerminal(['--no-open']);
  await screen.shows('q quit');
  const port = Number(/App +http:\/\/localhost:(\d+)/.exec(screen.text())?.[1]);
  expect(await isListening('localhost', port)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isListening('localhost', port), { timeout: 30_000 }).toBe(false);
  // wait for the process's last writes, or they get in the way of removing the project
  await expect.poll(() => commandsOf(project.root), { timeout: 30_000 }).toEqual([]);
});

/** Commands that run for a project, where the system tells. */
function commandsOf(root: string): string[] {
  const folders = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return folders.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(root);
    } catch {
      return false;
    }
  });
}

test('[S-20] the editor opens by itself, and again with o; a browser is told a code, never the token', async () => {
  const browser = fakeBrowser();
  const { child, screen } = inTerminal([], browser.env);
  await screen.shows('q quit');
  await expect.poll(() => browser.opened(), { timeout: 30_000 }).toHaveLength(1);
  child.stdin?.write('o');
  await expect.poll(() => browser.opened(), { timeout: 30_000 }).toHaveLength(2);
  const [, base = '', token = ''] = /Editor {2}(\S+#)token=([\w-]+)/.exec(screen.text()) ?? [];
  const addresses = browser.opened();
  expect(new Set(addresses).size).toBe(2);
  for (const address of addresses) {
    expect(address).not.toContain(token);
    const code = address.slice(`${base}code=`.length);
    expect(address).toBe(`${base}code=${code}`);
    const asked = { method: 'POST', headers: { authorization: `Code ${code}`, 'content-type': 'application/json' } };
    const answer = await fetch(new URL('/api/token', address), { ...asked, body: '{}' });
    expect([answer.status, await answer.json()]).toEqual([200, { token }]);
  }
  child.stdin?.write('q');
  await child;
});

test('--no-open opens nothing', async () => {
  const browser = fakeBrowser();
  const { child, screen } = inTerminal(['--no-open'], browser.env);
  await screen.shows('q quit');
  child.stdin?.write('q');
  await child;
  expect(browser.opened()).toEqual([]);
});

test('without a display it says so and goes on', async () => {
  const { child, screen } = inTerminal([]);
  await screen.shows('No browser could be opened here: open the editor address yourself.');
  child.stdin?.write('q');
  expect((await child).exitCode).toBe(0);
});
