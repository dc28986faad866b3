/** One edit from request to file and back, over real HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILES } from './support/project.ts';
import { TestServer } from './support/server.ts';

describe('an edit', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.close());

  test('changes the file by exactly the text, and undo and redo give the very bytes', async () => {
    const { project } = server;
    const element = { codebaseId: project.id('src/App.tsx', '<h1') };
    const answer = await server.mutate('editText', { element, oldText: 'Hello', newText: 'Good day' });
    expect(answer.json).toMatchObject({ ok: true, files: [{ path: 'src/App.tsx' }], warnings: [] });
    const edited = project.read('src/App.tsx');
    expect(edited).toBe(FILES['src/App.tsx']?.replace('Hello', 'Good day'));
    expect(answer.json.files[0].diff).toContain('-      <h1>Hello</h1>\n+      <h1>Good day</h1>\n');

    const undo = await server.mutate('undoChangeToFiles', { latestUuid: answer.json.changeId });
    expect(undo.json).toMatchObject({ ok: true, activityId: answer.json.activityId });
    expect(project.read('src/App.tsx')).toBe(FILES['src/App.tsx']);

    const redo = await server.mutate('redoChangeToFiles', { changeToRedoId: answer.json.changeId });
    expect(redo.json).toMatchObject({ ok: true });
    expect(project.read('src/App.tsx')).toBe(edited);
    expect(project.written).toEqual([['src/App.tsx'], ['src/App.tsx'], ['src/App.tsx']]);
  });
});
