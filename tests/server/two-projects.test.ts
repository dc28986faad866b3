/** A project's token, ids and paths open no other project, and a path that only resembles one of its parts is outside. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createChange } from '../../src/protocol/changes.ts';
import { APP, FILES, TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';
import { openSession, refused } from './support/sessions.ts';

let servers: TestServer[];
beforeEach(async () => {
  servers = await Promise.all([TestServer.start(), TestServer.start()]);
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

test("[S-57] one project's token and canvas are worth nothing with another's server", async () => {
  const [mine, other] = servers as [TestServer, TestServer];
  expect(mine.server.token).not.toBe(other.server.token);
  const element = { codebaseId: other.project.id('src/App.tsx', '<h1') };
  const body = JSON.stringify({ element, oldText: 'Hello', newText: 'Attacked' });
  const path = other.mutatePath('editText');
  const token: [string, string] = ['Authorization', `Bearer ${mine.server.token}`];
  expect((await other.ask({ method: 'POST', path, body, headers: [token] })).status).toBe(401);
  const origin: [string, string] = ['Origin', mine.server.origin];
  expect((await other.ask({ method: 'POST', path, body, headers: [origin] })).status).toBe(403);
  // Ids are made of paths in the project: a like one in the other project names that project's own element.
  expect((await mine.ask({ method: 'POST', path, body })).status).toBe(404);
  for (const { project } of servers) expect(project.read('src/App.tsx')).toBe(APP);
  // A canvas is a file, and may have the same name in both.
  const made = await Promise.all(servers.map((server) => server.post('/api/createCanvas', { name: 'Shop' })));
  const named = other.mutatePath('editText').replace(other.server.session.canvasId, made[1]?.json.canvasId);
  expect((await mine.ask({ method: 'POST', path: named, body })).status).toBe(404);
  expect(mine.project.read('src/App.tsx')).toBe(APP);
});

test('[S-55] a linked package outside is not written, however its files are named', async () => {
  const project = new TestProject();
  const outside = join(project.base, 'packages/ui/Button.tsx');
  mkdirSync(join(project.base, 'packages/ui'), { recursive: true });
  writeFileSync(outside, 'export const Button = () => <button>Press</button>;\n');
  mkdirSync(project.path('node_modules/@acme'), { recursive: true });
  symlinkSync(join(project.base, 'packages/ui'), project.path('node_modules/@acme/ui'));
  symlinkSync(join(project.base, 'packages/ui'), project.path('src/ui'));
  const before = readFileSync(outside, 'utf8');
  const session = await openSession(project);
  for (const file of ['node_modules/@acme/ui/Button.tsx', 'src/ui/Button.tsx', '../packages/ui/Button.tsx']) {
    const { elements } = project.identity.sync(file, before);
    const codebaseIdToEditText = elements[0]?.codebaseId as string;
    const fields = { codebaseIdToEditText, oldText: 'Press', newText: 'Attacked' };
    const code = await refused(session.apply(createChange(crypto.randomUUID(), 'EDIT_TEXT', fields) as never, 'a'));
    expect(code, file).toMatch(/^(?:forbidden-path|file-not-found|file-not-readable)$/);
  }
  expect(readFileSync(outside, 'utf8')).toBe(before);
  expect(Object.keys(FILES).map((file) => project.read(file))).toEqual(Object.values(FILES));
  await session.close();
  project.remove();
});
