/** The set-up file over the API: one edit of the history, made of the app's entry. */
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FILES, TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

const FILE = '.visual-edit/setup.tsx';
const MAIN = `import { createRoot } from 'react-dom/client';
import { Theme } from 'look';
import { App } from './App';

createRoot(document.body).render(
  <Theme dark>
    <App />
  </Theme>,
);
`;
const TEXT = `import { Theme } from 'look';
import type { ReactNode } from 'react';

export default function Setup({ children }: { children: ReactNode }) {
  return <Theme dark>{children}</Theme>;
}
`;

let server: TestServer;
beforeEach(async () => {
  const project = new TestProject({ ...FILES, 'src/main.tsx': MAIN });
  project.freshIdentity();
  server = await TestServer.start({ identity: project.identity, entry: () => 'src/main.tsx' }, project);
});
afterEach(() => server.close());

const setup = async () => (await server.ask({ path: `${server.canvas}/setup` })).json;
const create = (body = {}) => server.post(`${server.canvas}/createSetup`, body);
const history = (operation: string) => server.post(server.mutatePath(operation), {});

test('it is made once, undone with its folder, and made again by redo', async () => {
  const before = server.project.snapshot();
  expect(await setup()).toEqual({ file: null, line: 1 });
  const changeId = '6f0b1f5e-3c0e-4a53-8a54-0d8f3a1d2c11';
  const [first, again] = [(await create({ changeId })).json, (await create({ changeId })).json];
  expect(first).toMatchObject({ ok: true, changeId, files: [{ path: FILE }], warnings: [] });
  expect(again.activityId).toBe(first.activityId);
  expect(server.project.read(FILE)).toBe(TEXT);
  expect(await setup()).toEqual({ file: FILE, line: 4 });
  expect(await create()).toMatchObject({
    status: 409,
    json: { ok: false, error: { code: 'file-exists', file: FILE } },
  });
  const [activity] = (await server.ask({ path: `${server.canvas}/activities` })).json;
  expect(activity).toMatchObject({ type: 'CANVAS', changeName: 'Create Set-up File' });
  await history('undoChangeToFiles');
  expect(server.project.snapshot()).toEqual(before);
  expect(existsSync(server.project.path('.visual-edit'))).toBe(false);
  await history('redoChangeToFiles');
  expect(server.project.read(FILE)).toBe(TEXT);
});

test('a folder with other files stays', async () => {
  server.project.write('.visual-edit/notes.txt', 'ours');
  await create();
  await history('undoChangeToFiles');
  expect(server.project.read('.visual-edit/notes.txt')).toBe('ours');
});

test('a file that was written by hand is found, and never overwritten', async () => {
  server.project.write('.visual-edit/setup.jsx', '\nexport default ({ children }) => children;\n');
  expect(await setup()).toEqual({ file: '.visual-edit/setup.jsx', line: 2 });
  expect((await create()).json.error.code).toBe('file-exists');
});
