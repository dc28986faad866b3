/**
 * Requests in the shapes of published clients of this protocol, written by hand: one body per operation and form, with the lookup
 * entry of each element, in which `{file text}` stands for the id. Each is accepted, and changes the element it names.
 */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { TestServer } from './support/server.ts';

interface Request {
  name: string;
  path: string;
  body: Record<string, unknown>;
  turns: { file: string; from: string; to: string }[];
}

const REQUESTS: Request[] = JSON.parse(readFileSync(new URL('./fixtures/client-bodies.json', import.meta.url), 'utf8'));

let server: TestServer;
afterEach(() => server.close());

/** The body with the ids of this project. */
function ofThisProject({ body }: Request): Record<string, unknown> {
  const { canvasId } = server.server.session;
  const text = JSON.stringify(body)
    .replaceAll('CANVAS', canvasId)
    .replace(/"\{(\S+) ([^}]+)\}"/g, (_, file, at) => `"${server.project.id(file, at)}"`);
  return JSON.parse(text);
}

function textsAfter(turns: Request['turns']): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file, from, to } of turns) {
    const before = texts.get(file) ?? (from === '' ? '' : server.project.read(file));
    expect(before).toContain(from);
    texts.set(
      file,
      before.replace(from, () => to),
    );
  }
  return texts;
}

// covers spec 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 7.7, 7.8, 7.9, 7.10, 7.11, 7.12
test.each(REQUESTS.filter(({ turns }) => turns.length > 0))('$name', async (request) => {
  server = await TestServer.start();
  const after = textsAfter(request.turns);
  const { status, json } = await server.post(`${server.canvas}/${request.path}`, ofThisProject(request));
  expect(json).toMatchObject({ ok: true });
  expect(status).toBe(200);
  for (const [file, text] of after) expect(server.project.read(file)).toBe(text);
});

// covers spec 7.15
test('an addition that its client has not shown, and a prop, come with the words of a toast', async () => {
  server = await TestServer.start();
  const at = (text: string) => ({ codebaseId: server.project.id('src/App.tsx', text) });
  const added = { destinationElement: at('<main'), newElement: { type: 'native', nativeTag: 'hr', propsToSet: {} } };
  expect((await server.mutate('addJsxElement', { ...added, hasInstantUpdate: false })).json.toast).toBe(
    'Successfully added',
  );
  expect((await server.mutate('addJsxElement', { ...added, hasInstantUpdate: true })).json.toast).toBeUndefined();
  const prop = { elementToModify: at('<h1'), propName: 'title', propValue: 'New' };
  expect((await server.mutate('changePropValue', prop)).json.toast).toBe('Prop changed');
});

test('an undo and a redo that hold the change: of that one, or refused', async () => {
  server = await TestServer.start();
  const before = server.project.read('src/App.tsx');
  const edit = (text: string) => {
    const element = { codebaseId: server.project.id('src/App.tsx', '<h1') };
    return server.mutate('editText', { element, newText: text });
  };
  const [first, second] = [await edit('Howdy'), await edit('Hey')].map(({ json }) => ({ id: json.changeId }));
  const [undo, redo] = REQUESTS.filter(({ turns }) => turns.length === 0).map(({ path }) => `${server.canvas}/${path}`);
  expect(await server.post(undo ?? '', { changeToUndo: first })).toMatchObject({ status: 409 });
  expect(await server.post(undo ?? '', { changeToUndo: second })).toMatchObject({ status: 200 });
  expect(await server.post(undo ?? '', { changeToUndo: first?.id })).toMatchObject({ status: 200 });
  expect(server.project.read('src/App.tsx')).toBe(before);
  expect(await server.post(redo ?? '', { changeToRedo: first })).toMatchObject({ status: 200 });
  expect(server.project.read('src/App.tsx')).toContain('Howdy');
});

test('an undo and a redo without a body', async () => {
  server = await TestServer.start();
  const before = server.project.read('src/App.tsx');
  const element = { codebaseId: server.project.id('src/App.tsx', '<h1') };
  await server.mutate('editText', { element, newText: 'Howdy' });
  const after = server.project.read('src/App.tsx');
  expect(after).toContain('Howdy');
  const [undo, redo] = REQUESTS.filter(({ turns }) => turns.length === 0);
  expect((await server.post(`${server.canvas}/${undo?.path}`, undo?.body)).json).toMatchObject({ ok: true });
  expect(server.project.read('src/App.tsx')).toBe(before);
  expect((await server.post(`${server.canvas}/${redo?.path}`, redo?.body)).json).toMatchObject({ ok: true });
  expect(server.project.read('src/App.tsx')).toBe(after);
});
